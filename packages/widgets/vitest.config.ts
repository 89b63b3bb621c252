import react from '@vitejs/plugin-react';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig, mergeConfig } from 'vitest/config';

import { chromiumForTests } from '../../testing/chromium.ts';
import { inProduction } from '../../testing/inProduction.ts';
import { sideBySide } from './src/testing/sideBySide.ts';

const launchOptions = await chromiumForTests();

/** What both runtimes of the forms are tested with: the real libraries, and what the embed build puts in their place. */
export const inBrowser = mergeConfig(
  inProduction,
  defineConfig({
    plugins: [react()],
    // Found late otherwise, by a test that is running.
    optimizeDeps: { include: ['@stripe/stripe-js/pure'] },
    test: {
      // React, formik, yup and the styles are loaded once, not by each file.
      isolate: false,
      ...sideBySide,
      globalSetup: ['src/testing/api.ts'],
      setupFiles: ['src/testing/setup.ts'],
      // Longer than a test waits for what takes its time, so that what was missing is named.
      testTimeout: 40_000,
      // With so many pages on two cores, what is drawn at once may take more than the usual second.
      expect: { poll: { timeout: 5000 } },
      browser: {
        enabled: true,
        headless: true,
        screenshotFailures: false,
        // Without movement a form is what it will be at once, and can be judged.
        provider: playwright({ launchOptions, contextOptions: { reducedMotion: 'reduce' } }),
        instances: [{ browser: 'chromium', viewport: { width: 820, height: 1180 } }],
      },
    },
  }),
);

export default mergeConfig(
  inBrowser,
  defineConfig({ test: { name: 'widgets', include: ['src/**/*.test.tsx'], exclude: ['src/embed/**'] } }),
);
