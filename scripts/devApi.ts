import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';

import { root } from './run.ts';

/** The API as a process of its own, which restarts when its source or the contract changes. */
export interface WatchedApi {
  origin: string;
  end: () => Promise<void>;
}

/** Starts the API on a free port; resolves when it is ready, rejects when it ends before that. */
export async function startWatchedApi(publicUrl: string): Promise<WatchedApi> {
  const port = await freePort();
  const origin = `http://localhost:${port}`;
  // Node's own watching waits until the old process let go of the data folder; tsx's starts the new one beside it.
  const child = spawn(
    process.execPath,
    ['--watch', '--watch-preserve-output', '--import', 'tsx', join(root, 'packages/api/src/main.ts')],
    {
      cwd: root,
      env: { LIA_LOG: 'warn', ...process.env, LIA_PORT: String(port), LIA_PUBLIC_URL: publicUrl },
      stdio: ['ignore', 'inherit', 'inherit'],
      // A group of its own: Ctrl-C reaches it through `end` alone, for a second signal would kill it on the spot.
      detached: true,
    },
  );
  const ended = once(child, 'exit');
  while (!(await isReady(origin))) {
    if (child.exitCode !== null) throw new Error('The API ended before it was ready.');
    await pause(150);
  }
  return {
    origin,
    async end() {
      if (child.exitCode === null) child.kill();
      await ended;
    },
  };
}

async function isReady(origin: string): Promise<boolean> {
  try {
    return (await fetch(`${origin}/readyz`)).ok;
  } catch {
    return false;
  }
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0);
  await once(server, 'listening');
  const address = server.address();
  server.close();
  if (address === null || typeof address === 'string') throw new Error('A listening server has an address.');
  return address.port;
}
