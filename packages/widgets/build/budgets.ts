import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

import type { SizeLimitConfig } from 'size-limit';
import type { Plugin } from 'vite';

import { type Budget, fetchedFirst } from '../src/element/manifest.ts';
import { elements } from '../src/elements.ts';

const budgets: readonly Budget[] = [
  ...elements.flatMap((element): readonly Budget[] => element.budgets),
  { what: 'English', files: ['english'], after: fetchedFirst, bytes: 6_250 },
];

/** Each loader, with the first look of one form in it. */
const LOADER = /^lia(-[\w-]+)?\.js$/;
const LOADER_BYTES = 5_500;

const sizeLimit = join(dirname(createRequire(import.meta.url).resolve('size-limit/package.json')), 'bin.js');

/**
 * Fails the build where a budget is crossed. size-limit weighs files; which files a page fetches together follows from
 * their imports, so its configuration is written by the build.
 */
export function weigh(): Plugin {
  return {
    name: 'lia:weigh',
    async writeBundle({ dir = '' }, bundle) {
      const chunk = (file: string) => {
        const found = bundle[file];
        if (found?.type !== 'chunk') this.error(`${file} has a budget, but was not built`);
        return found;
      };
      /** Files, and all that they import before they run. */
      const closure = (files: readonly string[], into = new Set<string>()): Set<string> => {
        for (const file of files) if (!into.has(file)) closure(chunk(file).imports, into.add(file));
        return into;
      };
      const named = (names: readonly string[]) => names.map((name) => `${name}.js`);
      const check = (what: string, files: readonly string[], bytes: number): SizeLimitConfig[number] => ({
        name: `${what} (${files.join(' + ')})`,
        path: files.map((file) => join(dir, file)),
        gzip: true,
        limit: `${bytes} B`,
      });
      const checks = budgets.map(({ what, files, after, bytes }) => {
        const fetched = closure(named(after));
        return check(
          what,
          [...closure(named(files))].filter((file) => !fetched.has(file)),
          bytes,
        );
      });
      const loaders = Object.keys(bundle).filter((file) => LOADER.test(file));
      await weighWith([...checks, ...loaders.map((file) => check('the loader', [file], LOADER_BYTES))], dir);
    },
  };
}

/** Runs size-limit, which prints its report, with a configuration that is gone afterwards. */
async function weighWith(checks: SizeLimitConfig, dir: string): Promise<void> {
  const config = `${dir}.size-limit.json`;
  await writeFile(config, JSON.stringify(checks));
  const folder = join(import.meta.dirname, '..');
  const run = spawn(process.execPath, [sizeLimit, '--config', config], { cwd: folder, stdio: 'inherit' });
  const [code] = await once(run, 'close');
  await rm(config);
  if (code !== 0)
    throw new Error('A budget is crossed, as reported above; budgets stand in the manifests of the elements');
}
