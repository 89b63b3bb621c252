import type { Plugin } from 'vite';

/**
 * Writes when the portal was built into the page and into `meta.json` beside it, for pages that are open or kept somewhere
 * to compare themselves with (document 1 sections 4 and 7). Fails where a script contains it: each build would give that
 * file, and all that import it, other names, and phones would fetch again what has not changed.
 */
export const meta = (builtAt: string): Plugin => ({
  name: 'meta',
  apply: 'build',
  transformIndexHtml: () => [{ tag: 'meta', attrs: { name: 'built-at', content: builtAt }, injectTo: 'head' }],
  generateBundle(_, bundle) {
    for (const file of Object.values(bundle)) {
      if (file.type === 'chunk' && file.code.includes(builtAt))
        this.error(`${file.fileName} contains the time of its build`);
    }
    this.emitFile({ type: 'asset', fileName: 'meta.json', source: JSON.stringify({ date: builtAt }) });
  },
});
