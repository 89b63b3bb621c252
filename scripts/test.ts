import { join } from 'node:path';

import { findChromium } from '../testing/chromium.ts';
import { buildFaces } from './faces.ts';
import { step } from './progress.ts';
import { root, runProgram } from './run.ts';
import { add, readPlaywrightReport, readVitestReport, type Tally } from './tally.ts';

const reports = join(root, '.cache/test');

// Found once and handed on: processes that unpack one browser side by side get in each other's way.
const { executablePath } = await step('Finding a browser', findChromium);
process.env['CHROMIUM_PATH'] = executablePath;
await buildFaces();

// One after the other: a keyboard test needs its browser awake, and all of them at once are more than a small machine
// can carry in time.
const inBrowsers = ['widgets*', 'portal*', 'admin*'];
const tallies = [await runVitest(inBrowsers.map((name) => `!${name}`))];
for (const name of inBrowsers) tallies.push(await runVitest([name]));
tallies.push(await runPlaywright());
const { passed, failed } = tallies.reduce(add);
console.log(`\n${passed} passed, ${failed} failed`);
process.exitCode = failed === 0 ? 0 : 1;

async function runVitest(projects: string[]): Promise<Tally> {
  const report = join(reports, 'vitest.json');
  const exitCode = await runProgram(join(root, 'node_modules/.bin/vitest'), [
    'run',
    ...projects.map((name) => `--project=${name}`),
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${report}`,
  ]);
  return readVitestReport(report, exitCode);
}

async function runPlaywright(): Promise<Tally> {
  const report = join(reports, 'playwright.json');
  const exitCode = await runProgram(
    join(root, 'e2e/node_modules/.bin/playwright'),
    ['test', '--config', join(root, 'e2e/playwright.config.ts'), '--reporter=list,json'],
    { ...process.env, PLAYWRIGHT_JSON_OUTPUT_FILE: report },
  );
  return readPlaywrightReport(report, exitCode);
}
