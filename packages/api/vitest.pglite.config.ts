import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    name: 'api (pglite)',
    include: ['src/**/*.test.ts'],
    globalSetup: 'src/testing/engine.pglite.ts',
    testTimeout: 30_000,
    hookTimeout: 60_000,
  },
});
