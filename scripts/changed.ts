import { execFileSync } from 'node:child_process';

import { root } from './run.ts';

const git = (...args: string[]): string[] =>
  execFileSync('git', args, { cwd: root, encoding: 'utf8' }).split('\n').filter(Boolean);

/** Files that differ from the last commit, new ones among them. */
export const changedFiles = (): string[] => [
  ...git('diff', '--name-only', 'HEAD'),
  ...git('ls-files', '--others', '--exclude-standard'),
];

/**
 * The folders whose tests stand beside changed files: the domain of a package, `packages/api/src/giving/`, or all of the
 * package for a file outside of a domain.
 */
export function areasOf(files: readonly string[]): string[] {
  const folders = files.map((file) => /^packages\/[^/]+\/(?:src\/[^/]+\/)?/.exec(file)?.[0]);
  return [...new Set(folders.filter((folder) => folder !== undefined))].toSorted();
}
