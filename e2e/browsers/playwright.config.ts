import { existsSync } from 'node:fs';
import { join } from 'node:path';

import { defineConfig } from '@playwright/test';

import { freePort } from '../../packages/api/src/testing/freePort.ts';
import { startedProduct } from '../startedProduct.ts';
import { WEBKIT_DRIVER } from './drivers.ts';

const root = join(import.meta.dirname, '../..');
const hasWebKit = existsSync(WEBKIT_DRIVER);
process.env['WEBKIT_DRIVER_PORT'] ??= String(await freePort());

if (!hasWebKit && process.env['TEST_WORKER_INDEX'] === undefined)
  console.warn('WebKitGTK is left out, for it is not installed: apt-get install webkit2gtk-driver xvfb xauth');

/** Playwright runs these scenarios, Selenium the browsers, which are those that are installed on this machine. */
export default defineConfig({
  testDir: import.meta.dirname,
  testMatch: '*.scenario.ts',
  outputDir: join(root, 'test-results/browsers'),
  // WebKit's driver opens one browser at a time.
  workers: 1,
  reporter: 'list',
  timeout: 90_000,
  expect: { timeout: 20_000, toPass: { timeout: 20_000 } },
  projects: [
    { name: 'firefox', use: { browserName: 'firefox' } },
    ...(hasWebKit ? [{ name: 'webkit', use: { browserName: 'webkit' as const } }] : []),
  ],
  webServer: [
    await startedProduct(join(root, '.cache/browsers')),
    ...(hasWebKit
      ? [
          {
            // It shows its windows on a screen in memory.
            command: `xvfb-run -a ${WEBKIT_DRIVER} --port=${process.env['WEBKIT_DRIVER_PORT']}`,
            url: `http://127.0.0.1:${process.env['WEBKIT_DRIVER_PORT']}/status`,
            gracefulShutdown: { signal: 'SIGTERM' as const, timeout: 5_000 },
          },
        ]
      : []),
  ],
});
