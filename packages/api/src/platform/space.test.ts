import { randomUUID } from 'node:crypto';
import { request } from 'node:http';
import { readdirSync } from 'node:fs';
import { statfs } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';

import { createActivity } from '@lia/sdk/activities/endpoints';
import { donate } from '@lia/sdk/giving/endpoints';
import { splitRoute } from '@lia/sdk/http/endpoint';
import { commitImport, getImport } from '@lia/sdk/imports/endpoints';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';

import { inTransaction } from './database.ts';
import { demoLogo } from './demoLogo.ts';
import { discardFiles } from './discardFiles.ts';
import { LostFileError } from './files.ts';
import { jobs } from './jobs/tables.ts';
import { buildServer } from '../server.ts';
import { type Member, type RunningApi, startApi } from '../testing/api.ts';
import { donation } from '../testing/donations.ts';
import { draft, importingSchool, PASSWORD, student } from '../testing/imports.ts';
import { API_ROOT } from './serve.ts';

const DONATE = splitRoute(donate).path;
const FULL = { status: 507, body: { code: 'STORAGE_FULL', message: expect.stringContaining('espacio') } };

let api: RunningApi;
beforeAll(async () => {
  api = await startApi({ rateLimits: true });
});
afterAll(() => api.stop());

/** Has the server want so many times the space that is free to be free, for one test. */
async function want(times: number): Promise<void> {
  const { config } = api.app;
  const { freeSpace } = config;
  onTestFinished(() => void Object.assign(config, { freeSpace }));
  const { bavail, bsize } = await statfs(config.dataDir);
  config.freeSpace = bavail * bsize * times;
}

function upload() {
  const body = new FormData();
  for (const [field, value] of Object.entries(donation)) body.append(field, String(value));
  body.append('file', new File([new Uint8Array(demoLogo())], 'logo.png'));
  return api.request('POST', DONATE, { body });
}

test('uploads are refused while there is still room for everything else', async () => {
  await want(2);
  expect(await upload()).toMatchObject(FULL);
  expect(readdirSync(join(api.app.config.dataDir, 'files'))).toEqual([]);
  expect(await api.request('POST', DONATE, { json: donation })).toMatchObject({ status: 200 });
  expect(await api.request('GET', '//readyz')).toMatchObject({ status: 200 });
});

test('uploads are refused that would not leave the room free, by what they announce', async () => {
  const { config } = api.app;
  const { bavail, bsize } = await statfs(config.dataDir);
  const { freeSpace } = config;
  onTestFinished(() => void Object.assign(config, { freeSpace }));
  config.freeSpace = bavail * bsize - 400 * 1024 * 1024;
  const { token } = await api.member('maestro');
  expect(await announce(1, 800, splitRoute(createActivity).path, token)).toBe(507);
  expect(await upload()).toMatchObject({ status: 200 });
});

test('on a disk that is nearly full nothing is written, /readyz reports it, and reading goes on', async () => {
  await want(8);
  expect(await api.request('POST', DONATE, { json: donation })).toMatchObject(FULL);
  expect(await api.request('GET', '//readyz')).toMatchObject({
    status: 503,
    body: { status: 'the disk is full, nothing can be written' },
  });
  expect(await api.request('GET', '/membresia')).toMatchObject({ status: 200 });
});

test('on a disk that is nearly full an import waits, and goes on once there is room', async () => {
  const school = await importingSchool(api);
  const { client } = school.admin;
  const { id } = await draft({ client }, school.id, [student({})]);
  const params = { id };
  const status = async () => (await client.call(getImport, { params })).status;
  const { freeSpace } = api.app.config;
  await client.call(commitImport, { params, body: { password: PASSWORD, privacy_notice: true } });
  await want(8);
  await api.jobRunner.runDue();
  expect(await status()).toBe('running');
  api.app.config.freeSpace = freeSpace;
  await api.jobRunner.runDue();
  expect(await status()).toBe('done');
});

test('on a disk that is nearly full the bytes of deleted files go, as long as the database can write that they did', async () => {
  const { db, files } = api.app;
  const [storageKey, bytes] = [randomUUID(), demoLogo()];
  await files.write(storageKey, Readable.from([bytes]));
  const read = () => files.read({ storageKey, size: bytes.byteLength });
  await inTransaction(db, (tx) => discardFiles(tx, [storageKey]));
  await want(12);
  await api.jobRunner.runDue();
  expect(await read()).toHaveLength(bytes.byteLength);
  await want(6);
  await api.jobRunner.runDue();
  await expect(read()).rejects.toThrow(LostFileError);
});

test('on a disk that is nearly full the one recurring job that goes on deletes expired rows', async () => {
  const { config, db } = api.app;
  const { bavail, bsize } = await statfs(config.dataDir);
  const full = { ...config, freeSpace: bavail * bsize * 6, runsJobs: true };
  await db.delete(jobs);
  const { server } = await buildServer({ config: full, db, staticApps: { portal: '', console: '', embed: '' } });
  await server.ready();
  // It waits for the first look.
  await server.close();
  expect(await db.select({ kind: jobs.kind }).from(jobs)).toEqual([{ kind: 'delete expired rows' }]);
});

/** Announces so many uploads, before a byte of them is sent, and returns the first answer: one that is admitted waits for its bytes. */
async function announce(times: number, megabytes: number, path: string, token?: string): Promise<number | undefined> {
  const calls = Array.from({ length: times }, () =>
    request(api.origin + API_ROOT + path, {
      method: 'POST',
      headers: {
        'Content-Type': 'multipart/form-data; boundary=b',
        'Content-Length': megabytes * 1024 * 1024,
        ...(token !== undefined && { Authorization: `Bearer ${token}` }),
      },
    }),
  );
  const status = await new Promise<number | undefined>((resolve) => {
    for (const call of calls) {
      call.on('error', () => {}).on('response', ({ statusCode }) => resolve(statusCode));
      call.flushHeaders();
    }
  });
  for (const call of calls) call.destroy();
  return status;
}

test('visitors of one network upload 300 MB an hour and no more, and may still donate without a file', async () => {
  expect(await announce(31, 10, DONATE)).toBe(429);
  expect(await api.request('POST', DONATE, { json: donation })).toMatchObject({ status: 200 });
});

test('a person uploads 4 GB an hour whatever others at the same address upload, and what was refused does not count', async () => {
  const [ana, raul] = [await api.member('maestro'), await api.member('maestro')];
  const { path } = splitRoute(createActivity);
  const attach = ({ token }: Member) => {
    const body = new FormData();
    body.append('files[]', new File(['x'], 'hoja.pdf'));
    return api.request('POST', path, { token, body });
  };
  // The largest call is that of six videos.
  expect(await announce(5, 900, path, ana.token)).toBe(429);
  for (const teacher of [ana, raul]) expect(await attach(teacher)).toMatchObject({ status: 422 });
  expect(await announce(5, 900, path, raul.token)).toBe(429);
});
