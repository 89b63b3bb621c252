import { createHash } from 'node:crypto';
import { mkdir, readdir, readFile, stat, writeFile } from 'node:fs/promises';
import { dirname, join, relative } from 'node:path';

import { root } from './run.ts';

const SKIPPED = /^(node_modules|dist|coverage|test-results|testing|__screenshots__)$|\.test\.tsx?$|\.tsbuildinfo$/;

/** A digest of everything that a build could read: names and contents under `paths`. */
export async function fingerprint(paths: string[]): Promise<string> {
  const hash = createHash('sha256').update(process.versions.node);
  for (const file of (await Promise.all(paths.map(filesUnder))).flat().toSorted()) {
    hash.update(`\0${relative(root, file)}\0`);
    hash.update(await readFile(file));
  }
  return hash.digest('hex');
}

async function filesUnder(path: string): Promise<string[]> {
  if (!(await stat(path)).isDirectory()) return [path];
  const entries = await readdir(path);
  const found = entries.filter((name) => !SKIPPED.test(name)).map((name) => filesUnder(join(path, name)));
  return (await Promise.all(found)).flat();
}

/** What a finished build leaves behind: which sources it read, and how its output looked then. */
interface Stamp {
  sources: string;
  output: string;
}

const stampFile = (name: string): string => join(root, '.cache/build', `${name}.json`);

/** Whether `output` is still what the last build made of exactly these sources. */
export async function isFresh(name: string, sources: string, output: string): Promise<boolean> {
  try {
    const stamp: Stamp = JSON.parse(await readFile(stampFile(name), 'utf8'));
    return stamp.sources === sources && stamp.output === (await describeOutput(output));
  } catch {
    // No stamp or no output: nothing was built yet.
    return false;
  }
}

/** Remembers that `output` was built from `sources`. */
export async function remember(name: string, sources: string, output: string): Promise<void> {
  const stamp: Stamp = { sources, output: await describeOutput(output) };
  await mkdir(dirname(stampFile(name)), { recursive: true });
  await writeFile(stampFile(name), JSON.stringify(stamp));
}

/** Sizes and times are enough to notice that somebody else built or deleted in the meantime. */
async function describeOutput(folder: string): Promise<string> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const lines = entries
    .filter((entry) => entry.isFile())
    .map(async (entry) => {
      const path = join(entry.parentPath, entry.name);
      const { size, mtimeMs } = await stat(path);
      return `${relative(folder, path)} ${size} ${mtimeMs}`;
    });
  const described = (await Promise.all(lines)).toSorted();
  if (described.length === 0) throw new Error(`Nothing in ${folder}.`);
  return createHash('sha256').update(described.join('\n')).digest('hex');
}
