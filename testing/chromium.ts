import { existsSync } from 'node:fs';

/** How to launch the browser that tests and measurements use. */
export interface ChromiumLaunch {
  executablePath: string;
  args: string[];
}

const SYSTEM_PATHS = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

// Containers run as root, where Chromium's sandbox cannot start; no page from outside is ever opened.
const args = [
  '--no-sandbox',
  '--disable-dev-shm-usage',
  '--disable-background-networking',
  '--disable-component-update',
];

/** Finds a Chromium (`CHROMIUM_PATH`, else one of the system) or unpacks the one that the dependencies bring. */
export async function findChromium(): Promise<ChromiumLaunch> {
  const executablePath = process.env['CHROMIUM_PATH'] ?? SYSTEM_PATHS.find(existsSync) ?? (await unpackChromium());
  return { executablePath, args };
}

// No test runs long enough for V8's slowest compiler to pay off, or draws enough to need a process of its own for it.
const argsOfTests = ['--js-flags=--no-turbofan', '--in-process-gpu'];

/** How tests launch it; what is measured runs in the browser that people have. */
export async function chromiumForTests(): Promise<ChromiumLaunch> {
  const launch = await findChromium();
  return { ...launch, args: [...launch.args, ...argsOfTests] };
}

async function unpackChromium(): Promise<string> {
  // Makes the package unpack the shared libraries that a bare machine lacks, and add them to LD_LIBRARY_PATH.
  process.env['AWS_LAMBDA_JS_RUNTIME'] ??= 'nodejs22.x';
  const { default: chromium } = await import('@sparticuz/chromium');
  return chromium.executablePath();
}
