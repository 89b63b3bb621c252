import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { expect, onTestFinished, test } from 'vitest';

import { readReports } from './tally.ts';

const vitest = {
  numPassedTests: 2,
  numFailedTests: 1,
  testResults: [
    {
      name: '/x/packages/sdk/src/a.test.ts',
      assertionResults: [
        { fullName: 'quick', duration: 12 },
        { fullName: 'skipped', duration: null },
      ],
    },
  ],
};
const runs = [{ projectName: 'phone', results: [{ duration: 1000 }, { duration: 500 }] }];
const playwright = {
  stats: { expected: 4, unexpected: 1 },
  suites: [{ specs: [], suites: [{ specs: [{ title: 'gives', file: 'a.spec.ts', tests: runs }] }] }],
};

test('reports of both runners add up, and a missing one counts as one failure', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'lia-tally-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  const files = ['vitest', 'playwright', 'missing'].map((name) => join(folder, `${name}.json`));
  for (const [at, report] of [vitest, playwright].entries()) await writeFile(files[at] ?? '', JSON.stringify(report));
  expect(await readReports(files)).toEqual({
    passed: 6,
    failed: 3,
    times: [
      { name: 'packages/sdk/src/a.test.ts: quick', seconds: 0.012 },
      { name: 'packages/sdk/src/a.test.ts: skipped', seconds: 0 },
      { name: 'e2e/a.spec.ts: gives (phone)', seconds: 1.5 },
    ],
  });
});
