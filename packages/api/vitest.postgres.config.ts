import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    name: 'api (postgres)',
    include: ['src/**/*.test.ts'],
    // About the other engine alone, and the disk that it writes to.
    exclude: ['src/platform/{embedded,space}.test.ts'],
    globalSetup: 'src/testing/engine.postgres.ts',
    // Files share one imported server per worker; each starts it over a database of its own.
    isolate: false,
    testTimeout: 30_000,
    hookTimeout: 60_000,
  },
});
