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
  testResults: { name: string; assertionResults: { fullName: string; duration?: number | null }[] }[];
}

interface PlaywrightSuite {
  specs: { title: string; file: string; tests: { projectName: string; results: { duration: number }[] }[] }[];
  suites?: PlaywrightSuite[];
}

interface PlaywrightReport {
  stats: { expected: number; unexpected: number };
  suites: PlaywrightSuite[];
}

/** Adds up what Vitest and Playwright wrote as JSON, each for its own suite; a missing report counts as one failure. */
export async function readReports(files: string[]): Promise<Tally> {
  const tallies = await Promise.all(files.map(readReport));
  return {
    passed: tallies.reduce((sum, { passed }) => sum + passed, 0),
    failed: tallies.reduce((sum, { failed }) => sum + failed, 0),
    times: tallies.flatMap(({ times }) => times),
  };
}

async function readReport(file: string): Promise<Tally> {
  try {
    const report: VitestReport | PlaywrightReport = JSON.parse(await readFile(file, 'utf8'));
    return 'stats' in report
      ? { passed: report.stats.expected, failed: report.stats.unexpected, times: report.suites.flatMap(timesOf) }
      : { passed: report.numPassedTests, failed: report.numFailedTests, times: report.testResults.flatMap(timesIn) };
  } catch (error) {
    console.error(`No report in ${file}: ${String(error)}`);
    return { passed: 0, failed: 1, times: [] };
  }
}

const timesIn = ({ name, assertionResults }: VitestReport['testResults'][number]): Tally['times'] =>
  assertionResults.map(({ fullName, duration }) => ({
    name: `${name.replace(/^.*\/(?=packages\/)/, '')}: ${fullName}`,
    seconds: (duration ?? 0) / 1000,
  }));

const timesOf = ({ specs, suites = [] }: PlaywrightSuite): Tally['times'] => [
  ...specs.flatMap(({ title, file, tests }) =>
    tests.map(({ projectName, results }) => ({
      name: `e2e/${file}: ${title} (${projectName})`,
      seconds: results.reduce((sum, { duration }) => sum + duration, 0) / 1000,
    })),
  ),
  ...suites.flatMap(timesOf),
];
