import { join } from 'node:path';

import type { PlaywrightTestConfig } from '@playwright/test';

import { freePort } from '../packages/api/src/testing/freePort.ts';
import { addresses } from './addresses.ts';

const root = join(import.meta.dirname, '..');

/** The started product and the example sites, as a newcomer gets them, on free ports and with a data folder of their own. */
export async function startedProduct(
  dataFolder: string,
): Promise<Exclude<PlaywrightTestConfig['webServer'], unknown[] | undefined>> {
  // Workers read the configuration as well, with the ports that the first reading chose.
  if (process.env['LIA_PORT'] === undefined) {
    for (const site of ['', 'MARKETING_', 'SCHOOL_', 'DESTINATIONS_', 'IDENTITY_PROVIDER_']) {
      process.env[`LIA_${site}PORT`] = String(await freePort());
    }
  }
  const { product } = addresses();
  return {
    // Emptied here: the configuration is read by whatever lists the tests too, beside a run.
    command: `rm -rf "${dataFolder}" && mkdir -p "${dataFolder}" && exec node --import tsx scripts/start.ts`,
    cwd: root,
    url: `${product}/readyz`,
    env: {
      LIA_DATA_DIR: dataFolder,
      LIA_PUBLIC_URL: product,
      // All journeys come from one address at once, as no visitors do; how many may come is tested in the API.
      LIA_RATE_LIMITS: 'off',
      // On a machine that does much else, a journey waits rather than being refused.
      LIA_BUSY_SECONDS: '60',
    },
    timeout: 180_000,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 10_000 },
  };
}
