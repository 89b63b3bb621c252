import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { freePort } from '../../packages/api/src/testing/freePort.ts';
import { type Addresses, addresses } from '../addresses.ts';
import { startProgram } from './program.ts';

/** The started product and both example sites on ports and a world of their own. */
export async function startProduct(): Promise<{ addresses: Addresses; stop: () => Promise<void> }> {
  // Whoever asks for the addresses later reads them here.
  for (const variable of ['LIA_PORT', 'LIA_MARKETING_PORT', 'LIA_SCHOOL_PORT'])
    process.env[variable] = String(await freePort());
  const found = addresses();
  const folder = await mkdtemp(join(tmpdir(), 'lia-browsers-'));
  const isReady = async () => (await fetch(`${found.product}/readyz`).catch(() => null))?.ok === true;
  const start = ['--import', 'tsx', join(import.meta.dirname, '../../scripts/start.ts')];
  const { stop } = await startProgram(process.execPath, start, isReady, {
    env: { LIA_DATA_DIR: folder, LIA_PUBLIC_URL: found.product },
    output: true,
  });
  return {
    addresses: found,
    async stop() {
      await stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
