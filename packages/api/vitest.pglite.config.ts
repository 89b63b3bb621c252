import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    name: 'api (pglite)',
    // The whole suite runs on PostgreSQL; here is what depends on the engine.
    include: [
      'src/platform/{dataFolder,embedded,embeddedMigration,health,space}.test.ts',
      'src/{durability,production}.test.ts',
      // Lists and search.
      'src/institutions/list.test.ts',
      'src/platform/lists/lists.test.ts',
      // Idempotency and locking: requests that are repeated or arrive at once.
      'src/giving/repeatedDonations.test.ts',
      'src/payments/duplicates.test.ts',
      // Queues: emails and provider events are jobs.
      'src/platform/jobs/{jobs,recurring}.test.ts',
      // Batches and locks of imports.
      'src/imports/batches.test.ts',
      // Triggers.
      'src/audit/audit.test.ts',
      // The demo data: it loads, and is loaded again.
      'src/demoData.test.ts',
    ],
    globalSetup: 'src/testing/engine.pglite.ts',
    setupFiles: ['../sdk/testing/seed.ts'],
    // Files share one imported server per worker; each starts it over a database of its own.
    isolate: false,
    // Transformed modules are cached on disk: transforming them takes most of the time of one area.
    experimental: { fsModuleCache: true },
    // Several times what the longest takes on a quiet machine.
    testTimeout: 90_000,
    hookTimeout: 120_000,
    // What a job or a process of its own does on a busy machine may take more than the usual second.
    expect: { poll: { timeout: 20_000 } },
  },
});
