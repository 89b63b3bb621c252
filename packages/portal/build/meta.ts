import type { Plugin } from 'vite';

/**
 * Lays `meta.json` beside the page: when the portal was built, for pages that are open or kept somewhere to compare
 * themselves with (document 1 sections 4 and 7).
 */
export const meta = (builtAt: string): Plugin => ({
  name: 'meta',
  apply: 'build',
  generateBundle() {
    this.emitFile({ type: 'asset', fileName: 'meta.json', source: JSON.stringify({ date: builtAt }) });
  },
});
