import { createServer } from 'node:net';
import { join } from 'node:path';

import { defineConfig, devices } from '@playwright/test';

import { findChromium } from '../testing/chromium.ts';
import { addresses, dataFolder } from './addresses.ts';

const root = join(import.meta.dirname, '..');

// Workers read this file as well, with the ports that the first reading chose.
if (process.env['LIA_PORT'] === undefined) {
  for (const variable of ['LIA_PORT', 'LIA_MARKETING_PORT', 'LIA_SCHOOL_PORT']) {
    process.env[variable] = String(await freePort());
  }
}

/** The started product and both example sites, as a newcomer gets them, on a world of their own. */
export default defineConfig({
  testDir: import.meta.dirname,
  outputDir: join(root, 'test-results'),
  fullyParallel: true,
  // One for each core of the smallest machine that all of this has to hold on.
  workers: 2,
  // Beside what the command line asks for, as every suite does (scripts/test.ts adds them up).
  reporter: [['list'], ['json', { outputFile: join(import.meta.dirname, '.cache/tests.json') }]],
  forbidOnly: Boolean(process.env['CI']),
  // Three times what the longest journey takes on a busy machine; what hangs is told by its own expectation long before.
  timeout: 90_000,
  expect: { timeout: 10_000 },
  use: {
    ...devices['Desktop Chrome'],
    baseURL: addresses().product,
    locale: 'es-MX',
    timezoneId: 'America/Mexico_City',
    launchOptions: await findChromium(),
    // What the page was made of at each step tells the same as a picture of it, which takes a core of its own.
    trace: { mode: 'retain-on-failure', screenshots: false },
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
  webServer: {
    // Emptied here: this file is read by whoever lists the journeys too, beside a run.
    command: `rm -rf "${dataFolder}" && mkdir -p "${dataFolder}" && exec node --import tsx scripts/start.ts`,
    cwd: root,
    url: `${addresses().product}/readyz`,
    // All journeys come from one address at once, as no visitors do; how many may come is tested in the API.
    env: { LIA_DATA_DIR: dataFolder, LIA_PUBLIC_URL: addresses().product, LIA_RATE_LIMITS: 'off' },
    timeout: 180_000,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 10_000 },
  },
});

async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => void server.listen(0, resolve));
  const address = server.address();
  await new Promise((resolve) => void server.close(resolve));
  if (address === null || typeof address === 'string') throw new Error('A listening server has an address.');
  return address.port;
}
