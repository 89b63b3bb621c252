import react from '@vitejs/plugin-react';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig, mergeConfig } from 'vitest/config';

import { findChromium } from '../../testing/chromium.ts';
import { inProduction } from '../../testing/inProduction.ts';

const launchOptions = await findChromium();

/** What both runtimes of the forms are tested with: the real libraries, and what the embed build puts in their place. */
export const inBrowser = mergeConfig(
  inProduction,
  defineConfig({
    plugins: [react()],
    // Found late otherwise, by a test that is running.
    optimizeDeps: { include: ['@stripe/stripe-js/pure'] },
    test: {
      globalSetup: ['src/testing/api.ts'],
      setupFiles: ['src/testing/font.ts'],
      // Longer than a test waits for what takes its time, so that what was missing is named.
      testTimeout: 40_000,
      browser: {
        enabled: true,
        headless: true,
        screenshotFailures: false,
        provider: playwright({ launchOptions }),
        instances: [{ browser: 'chromium', viewport: { width: 820, height: 1180 } }],
      },
    },
  }),
);

export default mergeConfig(
  inBrowser,
  defineConfig({ test: { name: 'widgets', include: ['src/**/*.test.tsx'], exclude: ['src/embed/**'] } }),
);
