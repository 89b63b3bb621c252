import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    projects: [
      'packages/!(api)',
      'packages/api/vitest.*.config.ts',
      'packages/widgets/vitest.*.config.ts',
      { test: { name: 'house', include: ['{scripts,examples,testing,bench}/**/*.test.ts'] } },
    ],
  },
});
