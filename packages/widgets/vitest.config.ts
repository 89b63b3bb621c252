import react from '@vitejs/plugin-react';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';

import { findChromium } from '../../testing/chromium.ts';

export default defineConfig({
  plugins: [react()],
  // Found late otherwise, by a test that is running.
  optimizeDeps: { include: ['@stripe/stripe-js/pure'] },
  test: {
    name: 'widgets',
    include: ['src/**/*.test.tsx'],
    globalSetup: ['src/testing/api.ts'],
    // Longer than a test waits for what takes its time, so that what was missing is named.
    testTimeout: 40_000,
    browser: {
      enabled: true,
      headless: true,
      screenshotFailures: false,
      provider: playwright({ launchOptions: await findChromium() }),
      instances: [{ browser: 'chromium', viewport: { width: 820, height: 1180 } }],
    },
  },
});
