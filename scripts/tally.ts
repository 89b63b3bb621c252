import { readFile } from 'node:fs/promises';
import { relative } from 'node:path';
import { stripVTControlCharacters } from 'node:util';

import type { ErrorOutsideTests } from '../testing/jsonReport.ts';
import { root } from './run.ts';

/** A test that failed, with the first lines of why. */
interface Failure {
  name: string;
  message: string;
}

/** How many tests passed, which failed, which failed once and passed then, and how long each took. */
export interface Tally {
  passed: number;
  failures: Failure[];
  flaky: Failure[];
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
  stats: { expected: number; flaky: number };
  suites: PlaywrightSuite[];
  errors: { message: string }[];
}

/** Adds up what Vitest and Playwright wrote as JSON, each for its own suite; a missing report counts as one failure. */
export async function readReports(files: string[]): Promise<Tally> {
  const tallies = await Promise.all(files.map(readReport));
  return {
    passed: tallies.reduce((sum, { passed }) => sum + passed, 0),
    failures: tallies.flatMap(({ failures }) => failures),
    flaky: tallies.flatMap(({ flaky }) => flaky),
    times: tallies.flatMap(({ times }) => times),
  };
}

async function readReport(file: string): Promise<Tally> {
  try {
    const report: VitestReport | PlaywrightReport = JSON.parse(await readFile(file, 'utf8'));
    return 'stats' in report ? tallyOfPlaywright(report) : tallyOfVitest(report);
  } catch (error) {
    return { passed: 0, failures: [{ name: `No report in ${file}`, message: String(error) }], flaky: [], times: [] };
  }
}

function tallyOfVitest({ numPassedTests, testResults, errors }: VitestReport): Tally {
  const tests = testResults.flatMap(({ name, assertionResults }) =>
    assertionResults.map((test) => ({ ...test, name: `${relative(root, name)}: ${test.fullName}` })),
  );
  const failed = tests
    .filter(({ failureMessages }) => failureMessages.length > 0)
    .map(({ name, status, failureMessages }) => ({ status, failure: { name, message: beginningOf(failureMessages) } }));
  return {
    passed: numPassedTests,
    // What passed at the second attempt keeps the message of the first.
    flaky: failed.filter(({ status }) => status === 'passed').map(({ failure }) => failure),
    failures: [
      ...failed.filter(({ status }) => status === 'failed').map(({ failure }) => failure),
      ...errors.map(({ name, message }) => ({ name, message: beginningOf([message]) })),
    ],
    times: tests.map(({ name, duration }) => ({ name, seconds: (duration ?? 0) / 1000 })),
  };
}

function tallyOfPlaywright({ stats, suites, errors }: PlaywrightReport): Tally {
  const tests = suites.flatMap(testsOf);
  const ended = (as: string): Failure[] =>
    tests
      .filter(({ status }) => status === as)
      .map(({ name, results }) => ({
        name,
        message: beginningOf(results.flatMap((result) => result.errors.map(({ message }) => message))),
      }));
  return {
    passed: stats.expected + stats.flaky,
    flaky: ended('flaky'),
    failures: [
      ...ended('unexpected'),
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

/** Of each message, enough to see the page that a test looked at. */
const MESSAGE_LINES = 60;

/** The first lines of each message, without colours, empty lines and the calls within libraries. */
const beginningOf = (messages: string[]): string =>
  messages.flatMap((message) => readable(message).slice(0, MESSAGE_LINES)).join('\n');

const readable = (message: string): string[] =>
  stripVTControlCharacters(message)
    .trim()
    .split('\n')
    .filter((line) => line.trim() !== '' && !/^\s+at .*(node_modules|<anonymous>)/.test(line));
