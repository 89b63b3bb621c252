import { existsSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { expect, onTestFinished, test } from 'vitest';

import { add, readPlaywrightReport, readVitestReport } from './tally.ts';

async function report(content: unknown): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'lia-tally-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  const file = join(folder, 'report.json');
  await writeFile(file, JSON.stringify(content));
  return file;
}

test('a report is counted once and then taken away', async () => {
  const file = await report({ numPassedTests: 7, numFailedTests: 0, testResults: [] });
  expect(await readVitestReport(file, 0)).toEqual({ passed: 7, failed: 0 });
  expect(existsSync(file)).toBe(false);
});

test('a test file that does not load counts as failed', async () => {
  const file = await report({
    numPassedTests: 3,
    numFailedTests: 1,
    testResults: [
      { status: 'failed', assertionResults: [] },
      { status: 'failed', assertionResults: [{}] },
      { status: 'passed', assertionResults: [{}, {}, {}] },
    ],
  });
  expect(await readVitestReport(file, 1)).toEqual({ passed: 3, failed: 2 });
});

test('a runner that fails without a failed test counts as one failure', async () => {
  const file = await report({ numPassedTests: 7, numFailedTests: 0, testResults: [] });
  expect(await readVitestReport(file, 1)).toEqual({ passed: 7, failed: 1 });
});

test('a missing report counts as one failure', async () => {
  expect(await readPlaywrightReport('/nowhere/report.json', 0)).toEqual({ passed: 0, failed: 1 });
});

test('a flaky browser test counts as failed', async () => {
  const file = await report({ stats: { expected: 4, unexpected: 0, flaky: 1 } });
  expect(await readPlaywrightReport(file, 0)).toEqual({ passed: 4, failed: 1 });
});

test('two tallies add up', () => {
  expect(add({ passed: 4, failed: 1 }, { passed: 7, failed: 0 })).toEqual({ passed: 11, failed: 1 });
});
