import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { endOnSignal } from '../../../scripts/signals.ts';
import { printTable } from '../table.ts';
import { copyRepository } from './copy.ts';
import { mutations } from './list.ts';
import { mutated, type Mutation } from './mutation.ts';
import { startTests, type Tests } from './tests.ts';

/** Mutations that may survive. */
const MAY_SURVIVE = 1;

// Words on the command line choose mutations by parts of their names, files or projects.
const words = process.argv.slice(2);
const chosen = mutations.filter(({ name, file, caughtBy }) =>
  [name, file, caughtBy.project].some((text) => words.length === 0 || words.some((word) => text.includes(word))),
);
if (chosen.length === 0) throw new Error('There is no such mutation.');

const folder = await mkdtemp(join(tmpdir(), 'lia-mutations-'));
const remove = () => rm(folder, { recursive: true, force: true, maxRetries: 5 });
endOnSignal(remove);
const rows: Record<string, string>[] = [];
try {
  await copyRepository(folder);
  for (const project of new Set(chosen.map(({ caughtBy }) => caughtBy.project)))
    await tryIn(
      project,
      chosen.filter(({ caughtBy }) => caughtBy.project === project),
    );
} finally {
  await remove();
}
printTable('Mutations', rows);
const caught = rows.filter(({ caught: answer }) => answer === 'yes').length;
console.log(`\n${caught} of ${chosen.length} caught`);
process.exit(caught < chosen.length - MAY_SURVIVE ? 1 : 0);

async function tryIn(project: string, group: readonly Mutation[]): Promise<void> {
  const tests = await startTests(folder, project);
  try {
    for (const mutation of group) {
      const since = performance.now();
      const { caught: isCaught, why } = await tryOne(tests, mutation);
      const seconds = ((performance.now() - since) / 1000).toFixed(1);
      const row = { mutation: mutation.name, project, caught: isCaught ? 'yes' : 'NO', seconds };
      console.log([...Object.values(row), why].join(' · '));
      rows.push(row);
    }
  } finally {
    await tests.close();
  }
}

async function tryOne(tests: Tests, mutation: Mutation): Promise<{ caught: boolean; why: string }> {
  const { file } = mutation.caughtBy;
  const failure = await withFault(tests, mutation, () => tests.run(file));
  if (!failure) return { caught: false, why: 'nothing failed' };
  // What fails by itself catches nothing. Few tests need those before them in their file.
  const isTheirs = (await tests.runAgain(failure)) === null || (await tests.run(file)) === null;
  return { caught: isTheirs, why: isTheirs ? failure.name : `fails without the fault as well: ${failure.name}` };
}

async function withFault<T>(tests: Tests, mutation: Mutation, work: () => Promise<T>): Promise<T> {
  const path = join(folder, mutation.file);
  const text = await readFile(path, 'utf8');
  await writeFile(path, mutated(text, mutation));
  tests.changed(mutation.file);
  try {
    return await work();
  } finally {
    await writeFile(path, text);
    tests.changed(mutation.file);
  }
}
