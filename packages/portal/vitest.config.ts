import react from '@vitejs/plugin-react';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig, mergeConfig } from 'vitest/config';

import { chromiumForTests } from '../../testing/chromium.ts';
import { inProduction } from '../../testing/inProduction.ts';

export default mergeConfig(
  inProduction,
  defineConfig({
    plugins: [react()],
    // From a list of an earlier run, a dependency that is new to it would reload the page in the middle of a test.
    optimizeDeps: { force: true },
    test: {
      name: 'portal',
      // React, MUI and the screens are loaded once, not by each file.
      isolate: false,
      include: ['src/**/*.test.{ts,tsx}'],
      setupFiles: ['src/testing/setup.ts'],
      // A screen is looked at in both languages, in the dark and on a narrow page: half of this on a busy machine.
      testTimeout: 40_000,
      // The first test of a page waits for its code to be built.
      expect: { poll: { timeout: 10_000 } },
      browser: {
        enabled: true,
        headless: true,
        screenshotFailures: false,
        // Without movement a page is what it will be at once, and can be judged.
        provider: playwright({ launchOptions: await chromiumForTests(), contextOptions: { reducedMotion: 'reduce' } }),
        instances: [{ browser: 'chromium', viewport: { width: 1280, height: 800 } }],
      },
    },
  }),
);
