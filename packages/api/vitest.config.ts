import { defineConfig } from 'vitest/config';

// In full on PostgreSQL; on the embedded engine where the engine matters.
export default defineConfig({ test: { projects: ['vitest.pglite.config.ts', 'vitest.postgres.config.ts'] } });
