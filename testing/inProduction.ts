import type { ViteUserConfig } from 'vitest/config';

const define = { 'process.env.NODE_ENV': '"production"' };

/** React as people get it. What it checks in development takes a third of a test's time, and no test reads it. */
export const inProduction = {
  define,
  oxc: { jsx: { development: false } },
  optimizeDeps: { rolldownOptions: { transform: { define } } },
  server: { hmr: false },
} satisfies ViteUserConfig;
