import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { expect, onTestFinished, test } from 'vitest';

import { add, readReport, slowest } from './tally.ts';

async function tallyOf(content: unknown) {
  const folder = await mkdtemp(join(tmpdir(), 'lia-tally-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  const file = join(folder, 'tests.json');
  await writeFile(file, JSON.stringify(content));
  return readReport(file);
}

test('a test file that does not load counts as failed', async () => {
  const passed = { name: '/x/packages/sdk/src/a.test.ts', status: 'passed' };
  const tally = await tallyOf({
    numPassedTests: 2,
    numFailedTests: 1,
    testResults: [
      { name: 'b', status: 'failed', assertionResults: [] },
      { name: 'c', status: 'failed', assertionResults: [{ fullName: 'no' }] },
      {
        ...passed,
        assertionResults: [
          { fullName: 'quick', duration: 12 },
          { fullName: 'slow', duration: 2300 },
        ],
      },
    ],
  });
  expect(tally).toMatchObject({ passed: 2, failed: 2 });
  expect(slowest(tally, 1)).toEqual(['     2.3 s  packages/sdk/src/a.test.ts: slow']);
});

test('a missing report counts as one failure', async () => {
  expect(await readReport('/nowhere/tests.json')).toEqual({ passed: 0, failed: 1, times: [] });
});

test('a journey that passed only when repeated counts as failed, with the time of all tries', async () => {
  const tests = [{ projectName: 'phone', results: [{ duration: 1000 }, { duration: 500 }] }];
  const suites = [{ specs: [], suites: [{ specs: [{ title: 'gives', file: 'a.spec.ts', tests }] }] }];
  const tally = await tallyOf({ stats: { expected: 4, unexpected: 0, flaky: 1 }, suites });
  expect(tally).toMatchObject({ passed: 4, failed: 1 });
  expect(slowest(tally, 10)).toEqual(['     1.5 s  e2e/a.spec.ts: gives (phone)']);
});

test('two tallies add up', () => {
  const [one, other] = [
    { name: 'a', seconds: 1 },
    { name: 'b', seconds: 2 },
  ];
  expect(add({ passed: 4, failed: 1, times: [one] }, { passed: 7, failed: 0, times: [other] })).toEqual({
    passed: 11,
    failed: 1,
    times: [one, other],
  });
});
