import { defineConfig } from 'vitest/config';

// Every test runs on both engines.
export default defineConfig({ test: { projects: ['vitest.pglite.config.ts', 'vitest.postgres.config.ts'] } });
