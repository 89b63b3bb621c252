import { playwright } from '@vitest/browser-playwright';
import { defineConfig, mergeConfig } from 'vitest/config';

import { chromiumForTests } from '../../testing/chromium.ts';
import { inProduction } from '../../testing/inProduction.ts';
import vite from './vite.config.ts';

export default mergeConfig(
  // No other server is asked: one of a developer may be running there.
  mergeConfig({ ...vite, server: {} }, inProduction),
  defineConfig({
    base: '/',
    // Found late otherwise, by a test that is running: the page would be reloaded under it.
    optimizeDeps: {
      // A list of an earlier run lacks what is new since.
      force: true,
      // Screens are loaded when they are opened.
      entries: ['src/**/*.{ts,tsx}'],
      include: [
        'react-dom/client',
        'papaparse',
        'write-excel-file/universal',
        'read-excel-file/universal',
        'fflate',
        'fast-check',
      ],
    },
    test: {
      name: 'admin',
      // React, react-admin and MUI are loaded once, not by each file.
      isolate: false,
      include: ['src/**/*.test.{ts,tsx}'],
      globalSetup: ['src/testing/api.ts'],
      setupFiles: ['src/testing/setup.ts'],
      // Files share one API and its rows.
      maxWorkers: 1,
      // A keyboard scenario over the real API takes half of the usual limit on a machine that does nothing else.
      testTimeout: 40_000,
      // An answer of that API may take more than the usual second there.
      expect: { poll: { timeout: 10_000 } },
      browser: {
        enabled: true,
        headless: true,
        screenshotFailures: false,
        // Without movement a page is what it will be at once, and can be judged.
        provider: playwright({ launchOptions: await chromiumForTests(), contextOptions: { reducedMotion: 'reduce' } }),
        instances: [{ browser: 'chromium', viewport: { width: 1280, height: 860 } }],
      },
    },
  }),
);
