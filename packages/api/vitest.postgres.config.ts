import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    name: 'api (postgres)',
    include: ['src/**/*.test.ts'],
    // About the other engine alone.
    exclude: ['src/platform/embedded.test.ts'],
    globalSetup: 'src/testing/engine.postgres.ts',
    testTimeout: 30_000,
    hookTimeout: 60_000,
  },
});
