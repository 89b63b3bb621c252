import { spawn } from 'node:child_process';
import { createServer } from 'node:net';
import { fileURLToPath } from 'node:url';

import { login, verifySession } from '@lia/sdk/accounts/endpoints';
import { createClient } from '@lia/sdk/http/client';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';

import { freePort } from './testing/freePort.ts';
import { type FreshDatabase, freshDatabase } from './testing/freshDatabase.ts';
import { startServerProcess } from './testing/serverProcess.ts';

let fresh: FreshDatabase;
beforeEach(async () => {
  fresh = await freshDatabase();
});
afterEach(() => fresh.remove());

/** Starts the server where it cannot start, and returns what it says. */
async function failedStart(env: Record<string, string>): Promise<{ code: number | null; said: string }> {
  const main = fileURLToPath(new URL('main.ts', import.meta.url));
  const child = spawn(process.execPath, ['--import', 'tsx', main], {
    stdio: ['ignore', 'ignore', 'pipe'],
    env: { PATH: process.env['PATH'], LIA_LOG: 'silent', LIA_DATA_DIR: fresh.dataDir, ...env },
  });
  let said = '';
  child.stderr.on('data', (text: Buffer) => (said += text.toString()));
  const code = await new Promise<number | null>((resolve) => child.once('close', resolve));
  return { code, said };
}

describe('a start that cannot be', () => {
  test('names the settings at fault, in words and without a stack', async () => {
    expect(await failedStart({ LIA_PORT: 'abc' })).toEqual({
      code: 1,
      said: 'LIA cannot start:\n- LIA_PORT must be a whole number from 0 to 65535, not "abc"\n',
    });
  });

  test('is one on which payments would be real, and nobody takes them', async () => {
    const { code, said } = await failedStart({ NODE_ENV: 'production' });
    expect({ code, said }).toEqual({ code: 1, said: expect.stringContaining('set LIA_SANDBOX=allow') });
  });

  test('names the port that is taken', async () => {
    const taken = createServer();
    const port = await new Promise<number>((resolve) => {
      taken.listen(0, () => {
        const address = taken.address();
        resolve(typeof address === 'object' && address ? address.port : 0);
      });
    });
    const database = fresh.databaseUrl === null ? {} : { DATABASE_URL: fresh.databaseUrl };
    const secret = { LIA_TOKEN_SECRET: 'a secret that only this test knows of' };
    const admin = { LIA_ADMIN_USERNAME: 'admin', LIA_ADMIN_PASSWORD: 'x-1-y-2', LIA_ADMIN_EMAIL: 'a@example.com' };
    expect(await failedStart({ LIA_PORT: String(port), ...database, ...secret, ...admin })).toEqual({
      code: 1,
      said: `Port ${port} is taken. Stop what uses it, or choose another one with LIA_PORT.\n`,
    });
    await new Promise((resolve) => taken.close(resolve));
  });
});

test('the first administrator signs in, once only is made, and keeps their session over a restart', async () => {
  const port = await freePort();
  const first = await startServerProcess(fresh, port);
  const body = { username: 'admin', password: 'not the demo world' };
  const { access_token: token, user } = await createClient(first).call(login, { body });
  expect(user.role).toEqual(['admin']);
  await first.stop();

  const second = await startServerProcess(fresh, port);
  const client = createClient({ ...second, token: () => token });
  expect(await client.call(verifySession)).toMatchObject({ success: true });
  const again = await client.call(login, { body });
  expect(again.user.uuid).toBe(user.uuid);
  await second.stop();
});
