import { join } from 'node:path';

import { defineConfig, devices } from '@playwright/test';

import { readShots } from '../../scripts/screenRoutes.ts';
import { findChromium } from '../../testing/chromium.ts';
import { addresses } from '../addresses.ts';
import { startedProduct } from '../startedProduct.ts';

const root = join(import.meta.dirname, '../..');
// First: it chooses the ports that the addresses are made of.
const webServer = await startedProduct(join(root, '.cache/screens-data'));
// Workers read the configuration as well, with the list that the first reading made.
process.env['LIA_SHOTS'] ??= JSON.stringify(await readShots());

/** Pictures of every screen of the started product, to be looked at. They assert nothing. */
export default defineConfig({
  testDir: import.meta.dirname,
  testMatch: '*.shoot.ts',
  outputDir: join(root, 'test-results/screens'),
  fullyParallel: true,
  workers: 2,
  reporter: 'list',
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
});
