import { join } from 'node:path';

import { defineConfig, devices } from '@playwright/test';

import { chromiumForTests } from '../testing/chromium.ts';
import { addresses, dataFolder } from './addresses.ts';
import { identityProviderVariables } from './identityProvider/settings.ts';
import { startedProduct } from './startedProduct.ts';

// First: it chooses the ports that the addresses are made of.
const webServer = await startedProduct(dataFolder);

/** The started product and the example sites, as a newcomer gets them, on data of their own. */
export default defineConfig({
  testDir: import.meta.dirname,
  outputDir: join(import.meta.dirname, '../test-results'),
  fullyParallel: true,
  // Journeys wait for their pages a third of the time: three keep two cores busy.
  workers: 3,
  // Beside what the command line asks for, as every suite does (scripts/test.ts adds them up).
  reporter: [['list'], ['json', { outputFile: join(import.meta.dirname, '.cache/tests.json') }]],
  forbidOnly: Boolean(process.env['CI']),
  // Three times what the longest journey takes on a busy machine; what hangs fails by its own expectation long before.
  timeout: 90_000,
  // A page that comes by way of three servers takes half of it where three journeys share two cores.
  expect: { timeout: 20_000 },
  use: {
    ...devices['Desktop Chrome'],
    baseURL: addresses().product,
    locale: 'es-MX',
    timezoneId: 'America/Mexico_City',
    launchOptions: await chromiumForTests(),
    // A trace of every step takes a quarter of the time; `--trace on` writes one where a journey is looked into.
    trace: 'off',
  },
  projects: [
    { name: 'desktop' },
    {
      name: 'phone',
      // What is laid out in another way there: steps, bars that stay, a drawer, cards in the place of tables.
      grep: /@phone/,
      use: { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true },
    },
  ],
  webServer: { ...webServer, env: { ...webServer.env, ...identityProviderVariables() } },
  // In this process: one that is started beside it is asked until it answers, without a limit to one question.
  globalSetup: join(import.meta.dirname, 'identityProvider/start.ts'),
});
