import type { Plugin } from 'vite';

/**
 * Browsers compile a function when it is first called, on the thread that draws. Nearly all that forms share is called as
 * soon as one comes alive: this comment has Chromium compile it beside the download. Others read past it.
 */
const HINT = '//# allFunctionsCalledOnLoad\n';

/** Marks the code that all forms share. */
export function compileAhead(): Plugin {
  return {
    name: 'lia:compile-ahead',
    generateBundle(_, bundle) {
      const core = bundle['core.js'];
      if (core?.type !== 'chunk') return this.error('core.js was not built');
      core.code = HINT + core.code;
    },
  };
}
