import { chmod, lstat, mkdir, readdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

import { donate } from '@lia/sdk/giving/endpoints';
import { splitRoute } from '@lia/sdk/http/endpoint';
import { expect, onTestFinished, test } from 'vitest';

import { demoLogo } from './demoLogo.ts';
import { donation } from '../testing/donations.ts';
import { freePort } from '../testing/freePort.ts';
import { freshDatabase } from '../testing/freshDatabase.ts';
import { startServerProcess } from '../testing/serverProcess.ts';

const OTHERS = 0o077;

/** The folder and all that is in it. */
const everything = async (folder: string): Promise<string[]> => [
  folder,
  ...(await readdir(folder, { recursive: true })).map((path) => join(folder, path)),
];

/** What others on this machine could read, write or enter. */
async function openToOthers(folder: string): Promise<string[]> {
  const paths = await everything(folder);
  const modes = await Promise.all(paths.map(async (path) => (await lstat(path)).mode));
  return paths.filter((_, n) => ((modes[n] ?? 0) & OTHERS) !== 0);
}

test('a database whose first start was cut short is made again, and is closed to other users of the machine, as is a folder that an earlier version left open', async () => {
  const { dataDir, remove } = await freshDatabase();
  onTestFinished(remove);
  // An earlier first start was cut short: what it left is removed, and the database made.
  await rm(join(dataDir, 'database/LIA_COMPLETE'));
  await rm(join(dataDir, 'database/cluster/global'), { recursive: true });
  const port = await freePort();

  const first = await startServerProcess({ databaseUrl: null, dataDir }, port);
  const form = new FormData();
  for (const [field, value] of Object.entries(donation)) form.append(field, String(value));
  form.append('file', new File([new Uint8Array(demoLogo())], 'logo.png'));
  const response = await fetch(first.baseUrl + splitRoute(donate).path, { method: 'POST', body: form });
  expect(response.status).toBe(200);
  expect(await readdir(join(dataDir, 'files'))).toHaveLength(1);
  expect(await openToOthers(dataDir)).toEqual([]);
  expect(await readdir(join(dataDir, 'database'))).toContain('LIA_COMPLETE');
  await first.stop();

  for (const path of await everything(dataDir)) await chmod(path, (await lstat(path)).isDirectory() ? 0o777 : 0o666);
  await mkdir(join(dataDir, 'mail'), { recursive: true });
  await writeFile(join(dataDir, 'mail', 'old.eml'), 'Hola', { mode: 0o644 });
  const second = await startServerProcess({ databaseUrl: null, dataDir }, port);
  expect(await openToOthers(dataDir)).toEqual([]);
  await second.stop();
});
