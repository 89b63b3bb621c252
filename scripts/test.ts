import { statSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';

import { mondayOf } from '../packages/sdk/src/calendar/days.ts';
import { findChromium } from '../testing/chromium.ts';
import { areasOf, changedFiles } from './changed.ts';
import { root, runProgram } from './run.ts';
import { readReports, type Tally } from './tally.ts';
import { runTasks } from './tasks.ts';

/** Folders whose suites leave a report in `.cache/tests.json`: the scripts' stands in the root. */
const suites = ['', 'packages/sdk', 'packages/api', 'packages/widgets', 'packages/portal', 'packages/admin', 'e2e'];

// Found once and handed on: processes that unpack one browser side by side get in each other's way.
const { executablePath } = await findChromium();
process.env['CHROMIUM_PATH'] = executablePath;
// Another browser at the same path asks for the tests again.
process.env['CHROMIUM_SIZE'] = String(statSync(executablePath).size);
// A test may fail by the day it runs on: what passed in an earlier week is run again.
process.env['TEST_WEEK'] = mondayOf(new Date().toISOString().slice(0, 10));

const words = process.argv.slice(2);
const ran = await runAsked(words);
const { passed, failures, flaky, times } = await readReports(ran.folders.map(reportOf));
const slowest = times.toSorted((one, other) => other.seconds - one.seconds).slice(0, 10);
console.log('\nThe ten slowest tests:');
for (const { name, seconds } of slowest) console.log(`  ${seconds.toFixed(1).padStart(6)} s  ${name}`);
// Each is a fault, of the test or of the product, that only shows at times.
list('Passed at the second attempt:', flaky);
list('Failed:', failures);
// A runner also fails without a failure in its report, as where no test is found.
const failed = failures.length === 0 && ran.exitCode !== 0 ? 1 : failures.length;
console.log(`\n${passed} passed, ${failed} failed`);
process.exitCode = failed === 0 ? 0 : 1;

function list(title: string, tests: Tally['failures']): void {
  if (tests.length > 0) console.log(`\n${title}`);
  for (const { name, message } of tests) console.log(`  ✗ ${name}\n${message.replaceAll(/^/gm, '      ')}`);
}

interface Ran {
  exitCode: number;
  folders: string[];
}

/** Everything without words; with `changed` the areas of what differs from the last commit. */
async function runAsked(asked: string[]): Promise<Ran> {
  if (asked.length === 0) return runEverything();
  if (asked[0] !== 'changed') return runArea(asked);
  const areas = areasOf(changedFiles());
  if (areas.length === 0) return { exitCode: 0, folders: [] };
  console.log(`Tests of ${areas.join(', ')}`);
  return runArea(areas, ['--passWithNoTests']);
}

/** Every suite; what nothing has changed for is answered from the cache, with the report of then. */
async function runEverything(): Promise<Ran> {
  await forget(suites);
  const options = ['--continue', '--log-order=grouped'];
  const beside = await runTasks(['test', 'test:scripts'], [...options, '--filter=!@lia/e2e', '--concurrency=3']);
  // By itself: the journeys alone ask for all that a small machine has.
  const journeys = await runTasks(['test'], [...options, '--filter=@lia/e2e']);
  return { exitCode: beside || journeys, folders: suites };
}

/** One area, never from the cache: names of packages choose among the suites, other words among the files. */
async function runArea(area: string[], options: string[] = []): Promise<Ran> {
  const names = area.filter((word) => suites.includes(`packages/${word}`));
  const paths = area.filter((word) => !names.includes(word) && word !== 'e2e');
  if (area.includes('e2e')) {
    await forget(['e2e']);
    const args = ['test', '--config', join(root, 'e2e/playwright.config.ts'), ...paths];
    return { exitCode: await runProgram(join(root, 'e2e/node_modules/.bin/playwright'), args), folders: ['e2e'] };
  }
  await forget(['']);
  const args = ['run', ...options, ...names.map((name) => `--project=${name}*`), ...paths];
  return { exitCode: await runProgram(join(root, 'node_modules/.bin/vitest'), args), folders: [''] };
}

/** A report of an earlier run must not be counted. */
async function forget(folders: string[]): Promise<void> {
  for (const folder of folders) await rm(reportOf(folder), { force: true });
}

function reportOf(folder: string): string {
  return join(root, folder, '.cache/tests.json');
}
