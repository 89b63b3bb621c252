import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    name: 'sdk',
    include: ['src/**/*.test.ts'],
    setupFiles: ['testing/seed.ts'],
    // The contract is loaded once per worker, not by each file.
    isolate: false,
    // What is transformed once is read from disk from then on: most of what one area waits for.
    experimental: { fsModuleCache: true },
    testTimeout: 30_000,
  },
});
