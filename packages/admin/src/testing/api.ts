import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';

import type { TestProject } from 'vitest/node';

declare module 'vitest' {
  interface ProvidedContext {
    /** Origin of the product API that this run has to itself, with the demo data in it. */
    apiOrigin: string;
  }
}

/** Starts the real product API, as a process of its own, with an empty data folder and database. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const dataDir = await mkdtemp(join(tmpdir(), 'lia-admin-test-'));
  const api = spawn(process.execPath, ['--import', 'tsx', 'src/testing/demoServer.ts'], {
    cwd: fileURLToPath(new URL('../../../api/', import.meta.url)),
    env: {
      ...process.env,
      LIA_DATA_DIR: dataDir,
      LIA_RATE_LIMITS: 'off',
      // On a machine that does much else, a test waits rather than being refused.
      LIA_BUSY_SECONDS: '60',
      LIA_LOG: 'info',
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });

  const listening = new Promise<string>((resolve, reject) => {
    createInterface(api.stdout).on('line', (line) => {
      const port = /Server listening at http:\/\/\S+:(\d+)/.exec(line)?.[1];
      if (port) resolve(port);
    });
    api.once('exit', (code) => reject(new Error(`The API stopped with ${code} before it listened`)));
  });
  project.provide('apiOrigin', `http://127.0.0.1:${await listening}`);

  return async () => {
    const ended = once(api, 'exit');
    api.kill('SIGTERM');
    await ended;
    await rm(dataDir, { recursive: true, force: true });
  };
}
