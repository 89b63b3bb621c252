import type { Plugin } from 'vite';

/** V8 has to read it before anything else in a file. */
const HINT = '//# allFunctionsCalledOnLoad\n';

/**
 * Lets V8 compile whole files off the main thread while they arrive, rather than each function when it is first called: most functions
 * of what the first screen needs are called before its first row (docs/decisions/0137).
 */
export function compileAtOnce(names: readonly string[]): Plugin {
  return {
    name: 'lia:compile-at-once',
    apply: 'build',
    generateBundle: {
      // After Vite has put its table of files in front of the first chunk.
      order: 'post',
      handler(_, bundle) {
        for (const output of Object.values(bundle))
          if (output.type === 'chunk' && (output.isEntry || names.includes(output.name)))
            output.code = HINT + output.code;
      },
    },
  };
}
