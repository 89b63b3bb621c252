import { readFile } from 'node:fs/promises';
import { relative } from 'node:path';
import { stripVTControlCharacters } from 'node:util';

import type { ErrorOutsideTests } from '../testing/jsonReport.ts';
import { root } from './run.ts';

/** How many tests passed, which failed and why, and how long each took. */
export interface Tally {
  passed: number;
  failures: { name: string; message: string }[];
  times: { name: string; seconds: number }[];
}

interface VitestReport {
  numPassedTests: number;
  testResults: VitestFile[];
  errors: ErrorOutsideTests[];
}

interface VitestFile {
  name: string;
  assertionResults: { fullName: string; status: string; duration?: number | null; failureMessages: string[] }[];
}

interface PlaywrightSuite {
  specs: { title: string; file: string; tests: PlaywrightTest[] }[];
  suites?: PlaywrightSuite[];
}

interface PlaywrightTest {
  projectName: string;
  status: string;
  results: { duration: number; errors: { message: string }[] }[];
}

interface PlaywrightReport {
  stats: { expected: number };
  suites: PlaywrightSuite[];
  errors: { message: string }[];
}

/** Adds up what Vitest and Playwright wrote as JSON, each for its own suite; a missing report counts as one failure. */
export async function readReports(files: string[]): Promise<Tally> {
  const tallies = await Promise.all(files.map(readReport));
  return {
    passed: tallies.reduce((sum, { passed }) => sum + passed, 0),
    failures: tallies.flatMap(({ failures }) => failures),
    times: tallies.flatMap(({ times }) => times),
  };
}

async function readReport(file: string): Promise<Tally> {
  try {
    const report: VitestReport | PlaywrightReport = JSON.parse(await readFile(file, 'utf8'));
    return 'stats' in report ? tallyOfPlaywright(report) : tallyOfVitest(report);
  } catch (error) {
    return { passed: 0, failures: [{ name: `No report in ${file}`, message: String(error) }], times: [] };
  }
}

function tallyOfVitest({ numPassedTests, testResults, errors }: VitestReport): Tally {
  const tests = testResults.flatMap(({ name, assertionResults }) =>
    assertionResults.map((test) => ({ ...test, name: `${relative(root, name)}: ${test.fullName}` })),
  );
  return {
    passed: numPassedTests,
    failures: [
      ...tests
        .filter(({ status }) => status === 'failed')
        .map(({ name, failureMessages }) => ({ name, message: beginningOf(failureMessages) })),
      ...errors.map(({ name, message }) => ({ name, message: beginningOf([message]) })),
    ],
    times: tests.map(({ name, duration }) => ({ name, seconds: (duration ?? 0) / 1000 })),
  };
}

function tallyOfPlaywright({ stats, suites, errors }: PlaywrightReport): Tally {
  const tests = suites.flatMap(testsOf);
  return {
    passed: stats.expected,
    failures: [
      ...tests
        .filter(({ status }) => status === 'unexpected')
        .map(({ name, results }) => ({
          name,
          message: beginningOf(results.flatMap((result) => result.errors.map(({ message }) => message))),
        })),
      // A file that does not load, or a server that does not start.
      ...errors.map(({ message }) => ({ name: 'e2e', message: beginningOf([message]) })),
    ],
    times: tests.map(({ name, results }) => ({
      name,
      seconds: results.reduce((sum, { duration }) => sum + duration, 0) / 1000,
    })),
  };
}

const testsOf = ({ specs, suites = [] }: PlaywrightSuite): (PlaywrightTest & { name: string })[] => [
  ...specs.flatMap(({ title, file, tests }) =>
    tests.map((test) => ({ ...test, name: `e2e/${file}: ${title} (${test.projectName})` })),
  ),
  ...suites.flatMap(testsOf),
];

/** The first lines of each message, without colours and the calls within libraries. */
const beginningOf = (messages: string[]): string =>
  messages.flatMap((message) => readable(message).slice(0, 8)).join('\n');

const readable = (message: string): string[] =>
  stripVTControlCharacters(message)
    .trim()
    .split('\n')
    .filter((line) => !/^\s+at .*(node_modules|<anonymous>)/.test(line));
