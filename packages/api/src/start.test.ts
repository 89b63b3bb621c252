import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { connect, createServer } from 'node:net';
import { join } from 'node:path';

import { login, verifySession } from '@lia/sdk/accounts/endpoints';
import { createClient } from '@lia/sdk/http/client';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';

import { readConfig } from './platform/config/config.ts';
import { startApi } from './start.ts';
import { builtServer } from './testing/builtServer.ts';
import { freePort } from './testing/freePort.ts';
import { type FreshDatabase, freshDatabase } from './testing/freshDatabase.ts';
import { startServerProcess } from './testing/serverProcess.ts';

let fresh: FreshDatabase;
beforeEach(async () => {
  fresh = await freshDatabase();
});
afterEach(() => fresh.remove());

/** Starts the server where it cannot start, and returns what it prints. */
async function failedStart(env: Record<string, string>): Promise<{ code: number | null; output: string }> {
  const child = spawn(process.execPath, builtServer(), {
    stdio: ['ignore', 'ignore', 'pipe'],
    env: { PATH: process.env['PATH'], LIA_LOG: 'silent', LIA_DATA_DIR: fresh.dataDir, ...env },
  });
  let output = '';
  child.stderr.on('data', (text: Buffer) => (output += text.toString()));
  const code = await new Promise<number | null>((resolve) => child.once('close', resolve));
  return { code, output };
}

/** Listens on a port of that address, as another program might. */
async function takePort(host: string): Promise<{ port: number; release: () => Promise<unknown> }> {
  const port = await freePort();
  const taken = createServer();
  await new Promise<void>((resolve) => void taken.listen(port, host, resolve));
  return { port, release: () => new Promise((resolve) => taken.close(resolve)) };
}

describe('a start that cannot be', () => {
  test('names the settings at fault, in words and without a stack', async () => {
    expect(await failedStart({ LIA_PORT: 'abc' })).toEqual({
      code: 1,
      output: 'LIA cannot start:\n- LIA_PORT must be a whole number from 0 to 65535, not "abc"\n',
    });
  });

  test('is one on which payments would be real, without a provider', async () => {
    const { code, output } = await failedStart({ NODE_ENV: 'production' });
    expect({ code, output }).toEqual({ code: 1, output: expect.stringContaining('set LIA_SANDBOX=allow') });
  });

  test('is one on a full disk, and prints the remedy', async () => {
    const { code, output } = await failedStart({ LIA_PORT: '0', LIA_FREE_SPACE_MB: '1000000000' });
    expect({ code, output }).toEqual({
      code: 1,
      output: expect.stringMatching(/ is full: \d+ MB are free.*LIA_DATA_DIR/),
    });
  });

  test('names the port that is taken', async () => {
    const { port, release } = await takePort('::');
    const database = fresh.databaseUrl === null ? {} : { DATABASE_URL: fresh.databaseUrl };
    const secret = { LIA_TOKEN_SECRET: 'a secret that only this test knows of' };
    const admin = { LIA_ADMIN_USERNAME: 'admin', LIA_ADMIN_PASSWORD: 'x-1-y-2', LIA_ADMIN_EMAIL: 'a@example.com' };
    expect(await failedStart({ LIA_PORT: String(port), ...database, ...secret, ...admin })).toEqual({
      code: 1,
      output: `Port ${port} is taken. Stop what uses it, or choose another one with LIA_PORT.\n`,
    });
    await release();
  });

  test('on a taken port touches neither the data folder nor the database', async () => {
    const { port, release } = await takePort('127.0.0.1');
    const dataDir = join(fresh.dataDir, 'untouched');
    for (const settings of [{ LIA_PORT: String(port) }, { LIA_PORT: '0', LIA_METRICS_PORT: String(port) }]) {
      const { code, output } = await failedStart({ ...settings, LIA_DATA_DIR: dataDir });
      expect({ code, output, touched: existsSync(dataDir) }).toEqual({
        code: 1,
        output: expect.stringContaining(`Port ${port} is taken`),
        touched: false,
      });
    }
    await release();
  });
});

describe('demo data, whose passwords everybody knows', () => {
  const settings = (port: number) => ({
    ...readConfig({ LIA_PORT: String(port), LIA_LOG: 'silent', LIA_DATA_DIR: fresh.dataDir }),
    databaseUrl: fresh.databaseUrl,
  });
  const reaches = (host: string, port: number): Promise<boolean> =>
    fetch(`http://${host}:${port}/readyz`).then(
      () => true,
      () => false,
    );

  test('is served on the loopback addresses alone, and never under a public address', async () => {
    const port = await freePort();
    for (const demoData of [true, false]) {
      const api = await startApi({ ...settings(port), demoData });
      const reached = await Promise.all(['localhost', '127.0.0.1', '127.0.0.2'].map((host) => reaches(host, port)));
      expect(reached).toEqual([true, true, false]);
      await api.close();
    }
    const opened = startApi({ ...settings(port), demoData: false, isPublic: true });
    await expect(opened).rejects.toThrow('holds the demo data');
  });

  test('is what keeps other servers from the network, and nothing else does', async () => {
    const port = await freePort();
    const api = await startApi({ ...settings(port), demoData: false });
    expect(await reaches('127.0.0.2', port)).toBe(true);
    await api.close();
  });
});

test('a client that sends a byte at a time does not keep the server from ending', async () => {
  const port = await freePort();
  const config = readConfig({ LIA_PORT: String(port), LIA_LOG: 'silent', LIA_DATA_DIR: fresh.dataDir });
  const api = await startApi({ ...config, databaseUrl: fresh.databaseUrl, demoData: false });
  const socket = connect(port, '127.0.0.1');
  socket.write(
    `POST /api/api/login HTTP/1.1\r\nHost: lia\r\nContent-Type: application/json\r\nContent-Length: 9999\r\n\r\n`,
  );
  const trickle = setInterval(() => socket.write(' '), 20);
  const cut = new Promise((resolve) => socket.on('error', resolve).on('close', resolve));
  await fetch(`http://127.0.0.1:${port}/healthz`);

  await api.close(200);
  await expect(cut).resolves.toBeDefined();
  clearInterval(trickle);
});

test('the first administrator signs in, once only is made, and keeps their session over a restart', async () => {
  const port = await freePort();
  const first = await startServerProcess(fresh, port);
  const body = { username: 'admin', password: 'not the demo data' };
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
