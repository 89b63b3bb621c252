import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    name: 'api (postgres)',
    include: ['src/**/*.test.ts'],
    globalSetup: 'src/testing/engine.postgres.ts',
    testTimeout: 30_000,
    hookTimeout: 60_000,
  },
});
