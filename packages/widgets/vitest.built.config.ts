import { defineConfig } from 'vitest/config';

import { sideBySide } from './src/testing/sideBySide.ts';

// What the embed build made, on pages of other origins, as visitors meet it.
export default defineConfig({
  test: {
    name: 'widgets (built)',
    ...sideBySide,
    setupFiles: ['../sdk/testing/seed.ts'],
    include: ['{src,build}/**/*.built.test.ts'],
    testTimeout: 30_000,
    hookTimeout: 60_000,
  },
});
