import { join } from 'node:path';

import { findChromium } from '../testing/chromium.ts';
import { buildFaces } from './faces.ts';
import { step } from './progress.ts';
import { root, runProgram } from './run.ts';
import { add, readPlaywrightReport, readVitestReport } from './tally.ts';

const reports = join(root, '.cache/test');

// Found once and handed on: processes that unpack one browser side by side get in each other's way.
const { executablePath } = await step('Finding a browser', findChromium);
process.env['CHROMIUM_PATH'] = executablePath;
await buildFaces();

const vitestReport = join(reports, 'vitest.json');
const vitestExit = await runProgram(join(root, 'node_modules/.bin/vitest'), [
  'run',
  '--reporter=default',
  '--reporter=json',
  `--outputFile.json=${vitestReport}`,
]);
const vitest = await readVitestReport(vitestReport, vitestExit);

const playwrightReport = join(reports, 'playwright.json');
const playwrightExit = await runProgram(
  join(root, 'e2e/node_modules/.bin/playwright'),
  ['test', '--config', join(root, 'e2e/playwright.config.ts'), '--reporter=list,json'],
  { ...process.env, PLAYWRIGHT_JSON_OUTPUT_FILE: playwrightReport },
);
const playwright = await readPlaywrightReport(playwrightReport, playwrightExit);

const { passed, failed } = add(vitest, playwright);
console.log(`\n${passed} passed, ${failed} failed`);
process.exitCode = failed === 0 ? 0 : 1;
