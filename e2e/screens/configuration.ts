import { join } from 'node:path';

import { devices, type PlaywrightTestConfig } from '@playwright/test';

import { readLooks } from '../../scripts/screenRoutes.ts';
import { findChromium } from '../../testing/chromium.ts';
import { addresses } from '../addresses.ts';
import { startedProduct } from '../startedProduct.ts';

const root = join(import.meta.dirname, '../..');

interface ScreenRun {
  /** The ending of the files that define what is done on a screen. */
  files: string;
  /** Roles that look at the portal, and at the console; visitors look as well. */
  members: readonly string[];
  administrators: readonly string[];
}

/** Every screen of the started product, as accounts of the demo data see it. */
export async function screensOf({ files, members, administrators }: ScreenRun): Promise<PlaywrightTestConfig> {
  // First: it chooses the ports that the addresses are made of.
  const webServer = await startedProduct(join(root, `.cache/${files}-data`));
  // Workers read the configuration as well, with the list that the first reading made.
  process.env['LIA_LOOKS'] ??= JSON.stringify(await readLooks(members, administrators));
  return {
    testDir: import.meta.dirname,
    testMatch: `*.${files}.ts`,
    outputDir: join(root, `test-results/${files}`),
    fullyParallel: true,
    workers: 2,
    timeout: 90_000,
    use: {
      ...devices['Desktop Chrome'],
      baseURL: addresses().product,
      locale: 'es-MX',
      timezoneId: 'America/Mexico_City',
      contextOptions: { reducedMotion: 'reduce' },
      launchOptions: await findChromium(),
    },
    webServer,
  };
}
