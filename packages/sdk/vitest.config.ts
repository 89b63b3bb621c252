import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    name: 'sdk',
    include: ['src/**/*.test.ts'],
    setupFiles: ['testing/seed.ts'],
    // The contract is loaded once per worker, not by each file.
    isolate: false,
    // Transformed modules are cached on disk: transforming them takes most of the time of one area.
    experimental: { fsModuleCache: true },
    testTimeout: 30_000,
  },
});
