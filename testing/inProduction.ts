import type { ViteUserConfig } from 'vitest/config';

/** React as people get it. What it checks in development takes a third of a test's time, and no test reads it. */
export const inProduction = {
  oxc: { jsx: { development: false } },
  // Of the libraries alone: as a `define` of the whole, Vitest would make it the environment of all that it starts.
  optimizeDeps: { rolldownOptions: { transform: { define: { 'process.env.NODE_ENV': '"production"' } } } },
  // As a bundle for people is resolved: Emotion's build for development writes each style as text, to be parsed again.
  resolve: { conditions: ['module', 'browser', 'production'] },
  // A run reads what it serves once.
  server: { hmr: false, watch: null },
} satisfies ViteUserConfig;
