import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    name: 'sdk',
    include: ['src/**/*.test.ts'],
    setupFiles: ['testing/seed.ts'],
    // The contract is loaded once per worker, not by each file.
    isolate: false,
    testTimeout: 30_000,
  },
});
