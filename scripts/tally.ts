import { readFile } from 'node:fs/promises';

/** How many tests ended which way, and how long each took. */
export interface Tally {
  passed: number;
  failed: number;
  times: { name: string; seconds: number }[];
}

interface VitestReport {
  numPassedTests: number;
  numFailedTests: number;
  testResults: {
    name: string;
    status: string;
    assertionResults: { fullName: string; duration?: number | null }[];
  }[];
}

interface PlaywrightSuite {
  specs: { title: string; file: string; tests: { projectName: string; results: { duration: number }[] }[] }[];
  suites?: PlaywrightSuite[];
}

interface PlaywrightReport {
  stats: { expected: number; unexpected: number; flaky: number };
  suites: PlaywrightSuite[];
}

export const NOTHING: Tally = { passed: 0, failed: 0, times: [] };

export const add = (one: Tally, other: Tally): Tally => ({
  passed: one.passed + other.passed,
  failed: one.failed + other.failed,
  times: [...one.times, ...other.times],
});

/** The tests that took longest, one a line. */
export const slowest = ({ times }: Tally, count: number): string[] =>
  times
    .toSorted((one, other) => other.seconds - one.seconds)
    .slice(0, count)
    .map(({ name, seconds }) => `  ${seconds.toFixed(1).padStart(6)} s  ${name}`);

/** Reads what Vitest or Playwright wrote as JSON; a suite without a report counts as one failure. */
export async function readReport(file: string): Promise<Tally> {
  try {
    const report: VitestReport | PlaywrightReport = JSON.parse(await readFile(file, 'utf8'));
    return 'stats' in report ? ofPlaywright(report) : ofVitest(report);
  } catch (error) {
    console.error(`No report in ${file}: ${String(error)}`);
    return { ...NOTHING, failed: 1 };
  }
}

function ofVitest({ numPassedTests, numFailedTests, testResults }: VitestReport): Tally {
  // A file that could not even be loaded has no failed test to show for it.
  const broken = testResults.filter((it) => it.status === 'failed' && it.assertionResults.length === 0);
  const times = testResults.flatMap(({ name, assertionResults }) =>
    assertionResults.map(({ fullName, duration }) => ({
      name: `${name.replace(/^.*\/(?=packages\/)/, '')}: ${fullName}`,
      seconds: (duration ?? 0) / 1000,
    })),
  );
  return { passed: numPassedTests, failed: numFailedTests + broken.length, times };
}

/** A test that passed only when repeated did not pass. */
function ofPlaywright({ stats: { expected, unexpected, flaky }, suites }: PlaywrightReport): Tally {
  return { passed: expected, failed: unexpected + flaky, times: suites.flatMap(timesOf) };
}

const timesOf = ({ specs, suites = [] }: PlaywrightSuite): Tally['times'] => [
  ...specs.flatMap(({ title, file, tests }) =>
    tests.map(({ projectName, results }) => ({
      name: `e2e/${file}: ${title} (${projectName})`,
      seconds: results.reduce((sum, { duration }) => sum + duration, 0) / 1000,
    })),
  ),
  ...suites.flatMap(timesOf),
];
