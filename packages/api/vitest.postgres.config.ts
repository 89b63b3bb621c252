import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    name: 'api (postgres)',
    include: ['src/**/*.test.ts'],
    // About the other engine alone, and the disk that it writes to.
    exclude: ['src/platform/{dataFolder,embedded,embeddedMigration,space}.test.ts', 'src/production.test.ts'],
    globalSetup: 'src/testing/engine.postgres.ts',
    setupFiles: ['../sdk/testing/seed.ts'],
    // Files share one imported server per worker; each starts it over a database of its own.
    isolate: false,
    // Transformed modules are cached on disk: transforming them takes most of the time of one area.
    experimental: { fsModuleCache: true },
    // Most of what a request makes is soon garbage: with more room for it, less time goes into collecting it.
    execArgv: ['--max-semi-space-size=64'],
    // Several times what the longest takes on a quiet machine.
    testTimeout: 90_000,
    hookTimeout: 120_000,
    // What a job or a process of its own does on a busy machine may take more than the usual second.
    expect: { poll: { timeout: 20_000 } },
  },
});
