import { join } from 'node:path';

import { defineConfig } from 'vitest/config';

import { JsonReport } from './testing/jsonReport.ts';

export default defineConfig({
  test: {
    projects: [
      'packages/!(api)',
      'packages/api/vitest.*.config.ts',
      'packages/widgets/vitest.*.config.ts',
      { test: { name: 'scripts', include: ['{scripts,examples,testing,bench}/**/*.test.ts'] } },
    ],
    // Tests wait, for a database or a browser, more than they compute.
    maxWorkers: 2,
    // In the package whose suite it is (scripts/test.ts adds them up).
    reporters: ['default', new JsonReport({ outputFile: join(process.cwd(), '.cache/tests.json') })],
  },
});
