import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { expect, onTestFinished, test } from 'vitest';

import { root } from './run.ts';
import { readReports } from './tally.ts';

const vitest = {
  numPassedTests: 2,
  testResults: [
    {
      name: join(root, 'packages/sdk/src/a.test.ts'),
      assertionResults: [
        { fullName: 'quick', status: 'passed', duration: 12, failureMessages: [] },
        {
          fullName: 'waits too little',
          status: 'passed',
          duration: 30,
          failureMessages: ['AssertionError: expected 3 to be 4'],
        },
        { fullName: 'skipped', status: 'pending', duration: null, failureMessages: [] },
      ],
    },
    {
      name: join(root, 'packages/api/src/b.test.ts'),
      assertionResults: [
        {
          fullName: 'adds up',
          status: 'failed',
          duration: 20,
          failureMessages: [
            `AssertionError: \u001B[31mexpected 1 to be 2\u001B[39m\n${'    at node_modules/x\n    at line\n'.repeat(80)}`,
          ],
        },
      ],
    },
  ],
  errors: [{ name: 'packages/api/src/c.test.ts', message: "Cannot find module './gone.ts'" }],
};
const runs = [
  {
    projectName: 'phone',
    status: 'unexpected',
    results: [
      { duration: 1000, errors: [] },
      {
        duration: 500,
        errors: [{ message: '\u001B[31mTest timeout\u001B[39m' }, { message: 'Error: not visible\n\nLocator: button' }],
      },
    ],
  },
  {
    projectName: 'tablet',
    status: 'flaky',
    results: [
      { duration: 100, errors: [{ message: 'Error: not there yet' }] },
      { duration: 200, errors: [] },
    ],
  },
  { projectName: 'desktop', status: 'expected', results: [{ duration: 250, errors: [] }] },
];
const playwright = {
  stats: { expected: 4, flaky: 1 },
  suites: [{ specs: [], suites: [{ specs: [{ title: 'gives', file: 'a.spec.ts', tests: runs }] }] }],
  errors: [{ message: 'Error: server was not able to start' }],
};

test('reports of both runners add up, with the names and first lines of what failed', async () => {
  expect(await tallyOf({ vitest, playwright })).toEqual({
    passed: 7,
    failures: [
      {
        name: 'packages/api/src/b.test.ts: adds up',
        message: ['AssertionError: expected 1 to be 2', ...Array<string>(59).fill('    at line')].join('\n'),
      },
      { name: 'packages/api/src/c.test.ts', message: "Cannot find module './gone.ts'" },
      { name: 'e2e/a.spec.ts: gives (phone)', message: 'Test timeout\nError: not visible\nLocator: button' },
      { name: 'e2e', message: 'Error: server was not able to start' },
    ],
    flaky: [
      {
        name: 'packages/sdk/src/a.test.ts: waits too little',
        message: 'AssertionError: expected 3 to be 4',
      },
      { name: 'e2e/a.spec.ts: gives (tablet)', message: 'Error: not there yet' },
    ],
    times: [
      { name: 'packages/sdk/src/a.test.ts: quick', seconds: 0.012 },
      { name: 'packages/sdk/src/a.test.ts: waits too little', seconds: 0.03 },
      { name: 'packages/sdk/src/a.test.ts: skipped', seconds: 0 },
      { name: 'packages/api/src/b.test.ts: adds up', seconds: 0.02 },
      { name: 'e2e/a.spec.ts: gives (phone)', seconds: 1.5 },
      { name: 'e2e/a.spec.ts: gives (tablet)', seconds: expect.closeTo(0.3) },
      { name: 'e2e/a.spec.ts: gives (desktop)', seconds: 0.25 },
    ],
  });
});

test('a missing report counts as one failure', async () => {
  expect(await tallyOf({ missing: undefined })).toEqual({
    passed: 0,
    failures: [
      { name: expect.stringMatching(/^No report in .*missing\.json$/), message: expect.stringContaining('ENOENT') },
    ],
    flaky: [],
    times: [],
  });
});

async function tallyOf(reports: Record<string, object | undefined>): Promise<unknown> {
  const folder = await mkdtemp(join(tmpdir(), 'lia-tally-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  const files = Object.entries(reports).map(async ([name, report]) => {
    const file = join(folder, `${name}.json`);
    if (report) await writeFile(file, JSON.stringify(report));
    return file;
  });
  return readReports(await Promise.all(files));
}
