import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

import type { TestProject } from 'vitest/node';

import { freePort } from '../../../api/src/testing/freePort.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Origin of the product API that this run has to itself, with the demo data in it. */
    apiOrigin: string;
  }
}

/**
 * Starts the real product API, as a process of its own, with an empty data folder and database. It gets ready while the
 * browser starts; `setup.ts` waits for it.
 */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const dataDir = await mkdtemp(join(tmpdir(), 'lia-admin-test-'));
  // The sandbox reports payments to this address, so that it has to be known before the server listens.
  const port = await freePort();
  const api = spawn(process.execPath, ['--import', 'tsx', 'src/testing/demoServer.ts'], {
    cwd: fileURLToPath(new URL('../../../api/', import.meta.url)),
    env: {
      ...process.env,
      LIA_PORT: String(port),
      LIA_DATA_DIR: dataDir,
      LIA_RATE_LIMITS: 'off',
      // On a machine that does much else, a test waits rather than being refused.
      LIA_BUSY_SECONDS: '60',
      LIA_LOG: 'silent',
    },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  // Nothing could be tested: the run ends at once.
  const failed = (code: number | null) => {
    throw new Error(`The API stopped with ${code}`);
  };
  api.once('exit', failed);
  project.provide('apiOrigin', `http://127.0.0.1:${port}`);

  return async () => {
    api.off('exit', failed);
    const ended = once(api, 'exit');
    api.kill('SIGTERM');
    await ended;
    await rm(dataDir, { recursive: true, force: true });
  };
}
