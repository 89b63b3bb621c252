import { spawnSync } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { rm, stat, truncate } from 'node:fs/promises';
import { join } from 'node:path';

import { donate, getDonationFile, listDonations } from '@lia/sdk/giving/endpoints';
import { splitRoute } from '@lia/sdk/http/endpoint';
import { eq, sql } from 'drizzle-orm';
import { expect, onTestFinished } from 'vitest';

import { inTransaction } from './database.ts';
import { receiveLogo } from './demoLogo.ts';
import { discardHandler } from './discardFiles.ts';
import { deleteFiles, keepFile } from './files.ts';
import { JobRunner } from './jobs/runner.ts';
import { jobs } from './jobs/tables.ts';
import { type RawAnswer, type RunningApi, test } from '../testing/api.ts';
import { donation } from '../testing/donations.ts';
import { pngOf } from '../testing/photos.ts';
import { storedFiles } from './tables.ts';
import { discardingUnkept } from './unkeptFiles.ts';

/** Sets limits of a process that runs: part of Linux systems. */
const PRLIMIT = 'prlimit';

/** The most that this process may write into one file, in bytes, until the test ends. */
function limitFiles(bytes: number): void {
  const set = (limit: number | 'unlimited') =>
    spawnSync(PRLIMIT, ['--pid', String(process.pid), `--fsize=${limit}:unlimited`]);
  expect(set(bytes).status).toBe(0);
  onTestFinished(() => void set('unlimited'));
}

/** Donates as `email` with a picture of so many bytes. */
function donateWith(api: RunningApi, email: string, bytes: number): Promise<RawAnswer> {
  const form = new FormData();
  for (const [field, value] of Object.entries({ ...donation, email })) form.append(field, String(value));
  form.append('file', new File([new Uint8Array(pngOf(bytes))], 'logo.png'));
  return api.request('POST', splitRoute(donate).path, { body: form });
}

const files = (api: RunningApi): string => join(api.app.config.dataDir, 'files');

/** A sender who is not read waits until the connection is given up, 72 seconds. */
const ANSWERED = { timeout: 30_000 };

test.for([
  ['last', 5_000_010, 5_000_000],
  // The answer has to reach a sender who has most of it yet to send.
  ['first', 10_000_000, 200_000],
] as const)(
  'an upload whose %s bytes find no room is refused, and leaves nothing behind',
  ANSWERED,
  async ([, bytes, room], { api, skip }) => {
    skip(spawnSync(PRLIMIT, ['--version']).status !== 0, 'the system has no prlimit');
    const before = readdirSync(files(api));
    limitFiles(room);
    expect(await donateWith(api, 'corto@example.mx', bytes)).toMatchObject({
      status: 507,
      body: { code: 'STORAGE_FULL', message: expect.stringContaining('espacio') },
    });
    expect(readdirSync(files(api))).toEqual(before);
    expect((await donateWith(api, 'corto@example.mx', room)).status).toBe(200);
  },
);

test('a stored file that is not whole, or gone, is answered in one shape', async ({ api }) => {
  expect((await donateWith(api, 'perdido@example.mx', 100_000)).status).toBe(200);
  const admin = await api.member('admin');
  const [record] = await admin.client.call(listDonations, { query: { filter: '{"q":"perdido@example.mx"}' } });
  const [row] = await api.app.db.select().from(storedFiles).where(eq(storedFiles.size, 100_000));
  const path = join(files(api), row?.storageKey ?? '');
  const download = () =>
    api.request('GET', splitRoute(getDonationFile).path.replace('{id}', record?.id ?? ''), { token: admin.token });
  expect(await download()).toMatchObject({ status: 200 });

  const lost = { status: 404, body: { code: 'FILE_LOST', message: expect.stringContaining('completo') } };
  await truncate(path, (await stat(path)).size - 1);
  expect(await download()).toMatchObject(lost);
  await rm(path);
  expect(await download()).toMatchObject(lost);
});

test('bytes of deleted files go once that is committed, also where the store fails first, and stay where it is not', async ({
  api,
}) => {
  const { db, files: store } = api.app;
  const file = await receiveLogo(store, 'logo.png');
  const id = await inTransaction(db, (tx) => keepFile(tx, file));
  const isStored = () => readdirSync(files(api)).includes(file.storageKey);

  const undone = inTransaction(db, async (tx) => {
    await deleteFiles(tx, [id]);
    throw new Error('rolled back');
  });
  await expect(undone).rejects.toThrow('rolled back');
  await inTransaction(db, (tx) => deleteFiles(tx, [id, null], sql`false`));
  expect(isStored()).toBe(true);

  await inTransaction(db, (tx) => deleteFiles(tx, [id, null]));
  // The process may end here.
  const discard = () => Promise.reject(new Error('The store is away'));
  const log = { warn: () => {}, error: () => {} };
  await new JobRunner({ db, log, handlers: [discardHandler({ db, files: { ...store, discard } })] }).runDue();
  expect(isStored()).toBe(true);
  await api.jobRunner.runDue(new Date(Date.now() + 3_600_000));
  expect(isStored()).toBe(false);
  expect(await db.$count(storedFiles, eq(storedFiles.id, id))).toBe(0);
});

test('bytes whose row is never committed are deleted after a day, and others are not', async ({ api }) => {
  const { db } = api.app;
  const receive = () => receiveLogo(discardingUnkept(api.app), 'logo.png');
  const [kept, lost, undone] = [await receive(), await receive(), await receive()];
  await inTransaction(db, (tx) => keepFile(tx, kept));
  const failed = inTransaction(db, async (tx) => {
    await keepFile(tx, undone);
    throw new Error('rolled back');
  });
  await expect(failed).rejects.toThrow('rolled back');
  const stored = () => {
    const names = readdirSync(files(api));
    return [kept, lost, undone].map(({ storageKey }) => names.includes(storageKey));
  };
  await api.jobRunner.runDue(new Date(Date.now() + 23 * 3_600_000));
  expect(stored()).toEqual([true, true, true]);
  await api.jobRunner.runDue(new Date(Date.now() + 25 * 3_600_000));
  expect(stored()).toEqual([true, false, false]);
});

test('a file that a call keeps is not deleted after a day', async ({ api }) => {
  expect((await donateWith(api, 'guardado@example.mx', 100_001)).status).toBe(200);
  const [row] = await api.app.db.select().from(storedFiles).where(eq(storedFiles.size, 100_001));
  expect(await api.app.db.$count(jobs, eq(jobs.key, row?.storageKey ?? ''))).toBe(0);
  await api.jobRunner.runDue(new Date(Date.now() + 25 * 3_600_000));
  expect(readdirSync(files(api))).toContain(row?.storageKey);
});
