import { readFile, rm } from 'node:fs/promises';

/** How many tests ended which way. */
export interface Tally {
  passed: number;
  failed: number;
}

interface VitestReport {
  numPassedTests: number;
  numFailedTests: number;
  testResults: { status: string; assertionResults: unknown[] }[];
}

interface PlaywrightReport {
  stats: { expected: number; unexpected: number; flaky: number };
}

/** Reads what `vitest --reporter=json` wrote, and takes the file away so that no later run reads it again. */
export async function readVitestReport(file: string, exitCode: number): Promise<Tally> {
  const report: VitestReport | null = await takeReport(file);
  if (report === null) return NO_REPORT;
  // A file that could not even be loaded has no failed test to show for it.
  const broken = report.testResults.filter((it) => it.status === 'failed' && it.assertionResults.length === 0);
  return agree(exitCode, { passed: report.numPassedTests, failed: report.numFailedTests + broken.length });
}

/** Reads what `playwright test --reporter=json` wrote; a test that passed only when repeated did not pass. */
export async function readPlaywrightReport(file: string, exitCode: number): Promise<Tally> {
  const report: PlaywrightReport | null = await takeReport(file);
  if (report === null) return NO_REPORT;
  const { expected, unexpected, flaky } = report.stats;
  return agree(exitCode, { passed: expected, failed: unexpected + flaky });
}

export const add = (one: Tally, other: Tally): Tally => ({
  passed: one.passed + other.passed,
  failed: one.failed + other.failed,
});

const NO_REPORT: Tally = { passed: 0, failed: 1 };

async function takeReport(file: string) {
  try {
    return JSON.parse(await readFile(file, 'utf8'));
  } catch (error) {
    console.error(`No report in ${file}: ${String(error)}`);
    return null;
  } finally {
    await rm(file, { force: true });
  }
}

/** A runner that says no without naming a test (an error outside of tests, no tests at all) failed all the same. */
const agree = (exitCode: number, { passed, failed }: Tally): Tally => ({
  passed,
  failed: exitCode !== 0 && failed === 0 ? 1 : failed,
});
