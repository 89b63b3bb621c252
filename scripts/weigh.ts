import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';

import type { Rolldown } from 'vite';

/** Files that are fetched together, and how many bytes they may have compressed (gzip). */
export interface Weighed {
  what: string;
  files: readonly string[];
  bytes: number;
}

/** Files of a build, and all that they import before they run. @throws {Error} where one was not built. */
export function closureOf(
  bundle: Rolldown.OutputBundle,
  files: readonly string[],
  into = new Set<string>(),
): Set<string> {
  for (const file of files) {
    if (into.has(file)) continue;
    const found = bundle[file];
    if (found?.type !== 'chunk') throw new Error(`${file} has a budget, but was not built`);
    closureOf(bundle, found.imports, into.add(file));
  }
  return into;
}

/**
 * Holds the files of a build against their budgets: size-limit of `folder` prints its report, with a configuration that is
 * gone afterwards. @throws {Error} where one is crossed.
 */
export async function weigh(
  checks: readonly Weighed[],
  { dir, folder }: { dir: string; folder: string },
): Promise<void> {
  const config = `${dir}.size-limit.json`;
  const settings = checks.map(({ what, files, bytes }) => ({
    name: what,
    path: files.map((file) => join(dir, file)),
    gzip: true,
    limit: `${bytes} B`,
  }));
  await writeFile(config, JSON.stringify(settings));
  const sizeLimit = createRequire(join(folder, 'package.json')).resolve('size-limit/package.json');
  const run = spawn(process.execPath, [join(sizeLimit, '../bin.js'), '--config', config], {
    cwd: folder,
    stdio: 'inherit',
  });
  const [code] = await once(run, 'close');
  await rm(config);
  if (code !== 0) throw new Error('A budget is crossed, as reported above');
}
