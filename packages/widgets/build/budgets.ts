import { join } from 'node:path';

import type { Plugin } from 'vite';

import { closureOf, weigh, type Weighed } from '../../../scripts/weigh.ts';
import { type Budget, fetchedFirst } from '../src/element/manifest.ts';
import { elements } from '../src/elements.ts';

const budgets: readonly Budget[] = [
  ...elements.flatMap((element): readonly Budget[] => element.budgets),
  { what: 'English', files: ['english'], after: fetchedFirst, bytes: 6_315 },
];

/** Each loader, with the first look of one form in it. */
const LOADER = /^lia(-[\w-]+)?\.js$/;
const LOADER_BYTES = 5_500;

/**
 * Fails the build where a budget of an element's manifest is crossed. Which files a page fetches together follows from their
 * imports.
 */
export function weighElements(): Plugin {
  return {
    name: 'lia:weigh',
    async writeBundle({ dir = '' }, bundle) {
      const named = (names: readonly string[]) => names.map((name) => `${name}.js`);
      const check = (what: string, files: readonly string[], bytes: number): Weighed => ({
        what: `${what} (${files.join(' + ')})`,
        files,
        bytes,
      });
      const checks = budgets.map(({ what, files, after, bytes }) => {
        const fetched = closureOf(bundle, named(after));
        return check(
          what,
          [...closureOf(bundle, named(files))].filter((file) => !fetched.has(file)),
          bytes,
        );
      });
      const loaders = Object.keys(bundle).filter((file) => LOADER.test(file));
      await weigh([...checks, ...loaders.map((file) => check('the loader', [file], LOADER_BYTES))], {
        dir,
        folder: join(import.meta.dirname, '..'),
      });
    },
  };
}
