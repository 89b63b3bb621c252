import { once } from 'node:events';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { expect, onTestFinished, test } from 'vitest';

import { startApi } from '../testing/api.ts';

/** More than the machine keeps for a client that does not read it yet. */
const LARGE = 32 * 1024 * 1024;

test('a connection whose answer is under way when the server ends is closed with that answer', async () => {
  const portal = await mkdtemp(join(tmpdir(), 'lia-apps-'));
  onTestFinished(() => rm(portal, { recursive: true }));
  await mkdir(join(portal, 'assets'));
  await writeFile(join(portal, 'assets/film-abc12345.js'), Buffer.alloc(LARGE, ' '));
  const api = await startApi({}, { portal, console: '', embed: '' });

  const socket = connect(Number(new URL(api.origin).port), '127.0.0.1');
  socket.write('GET /assets/film-abc12345.js HTTP/1.1\r\nHost: lia.example\r\n\r\n');
  await once(socket, 'readable');
  const stopped = api.stop();
  let received = 0;
  socket.on('data', (chunk: Buffer) => (received += chunk.length));
  // Idle connections are otherwise kept for longer than this waits.
  await expect.poll(() => socket.closed).toBe(true);
  await stopped;
  expect(received).toBeGreaterThan(LARGE);
});
