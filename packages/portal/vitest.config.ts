import react from '@vitejs/plugin-react';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';

import { findChromium } from '../../testing/chromium.ts';

const launchOptions = await findChromium();
const viewport = { width: 1280, height: 800 };

export default defineConfig({
  plugins: [react()],
  // From a list of an earlier run, a dependency that is new to it would reload the page in the middle of a test.
  optimizeDeps: { force: true },
  test: {
    name: 'portal',
    include: ['src/**/*.test.{ts,tsx}'],
    setupFiles: ['src/testing/setup.ts'],
    // The first test of a page waits for its code to be built.
    expect: { poll: { timeout: 10_000 } },
    browser: {
      enabled: true,
      headless: true,
      screenshotFailures: false,
      provider: playwright({ launchOptions }),
      instances: [
        { browser: 'chromium', name: 'portal light', viewport },
        // What can differ in the dark is how a screen looks.
        {
          browser: 'chromium',
          name: 'portal dark',
          viewport,
          include: ['src/testing/screens.test.tsx'],
          provider: playwright({ launchOptions, contextOptions: { colorScheme: 'dark' } }),
        },
      ],
    },
  },
});
