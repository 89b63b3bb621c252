import { type ChildProcess, spawn } from 'node:child_process';

import { onTestFinished } from 'vitest';

import { API_ROOT } from '../platform/serve.ts';
import { builtServer } from './builtServer.ts';
import type { FreshDatabase } from './freshDatabase.ts';

/** The server as it runs in production: a process of its own, which can be killed. */
export interface ServerProcess {
  /** `http://127.0.0.1:…/api/api`; a restarted server keeps it. */
  baseUrl: string;
  /** What it wrote so far to the standard output: its log. */
  output(): string;
  /** What it wrote so far to the standard error. */
  complaints(): string;
  /** Ends it as a power cut would. Resolves once it is gone. */
  kill(): Promise<void>;
  /** Asks it to end, and waits until it has. Resolves to its exit code. */
  stop(): Promise<number | null>;
}

/** Starts the server on a database and waits until it is ready; it ends with the test at the latest. */
export async function startServerProcess(
  { databaseUrl, dataDir }: Pick<FreshDatabase, 'databaseUrl' | 'dataDir'>,
  port: number,
  settings: Readonly<Record<string, string>> = {},
  program: readonly string[] = builtServer(),
): Promise<ServerProcess> {
  const child = spawn(process.execPath, program, {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      PATH: process.env['PATH'],
      LIA_PORT: String(port),
      LIA_DATA_DIR: dataDir,
      ...(databaseUrl !== null && { DATABASE_URL: databaseUrl }),
      LIA_TOKEN_SECRET: 'a secret that only this test knows of',
      LIA_ADMIN_USERNAME: 'admin',
      LIA_ADMIN_PASSWORD: 'not the demo data',
      LIA_ADMIN_EMAIL: 'admin@example.com',
      LIA_RATE_LIMITS: 'off',
      // On a machine that does much else, a test waits rather than being refused.
      LIA_BUSY_SECONDS: '60',
      LIA_LOG: 'warn',
      ...settings,
    },
  });
  let output = '';
  child.stdout.on('data', (text: Buffer) => (output += text.toString()));
  let complaints = '';
  child.stderr.on('data', (text: Buffer) => (complaints += text.toString()));
  const ended = new Promise<number | null>((resolve) => child.once('exit', resolve));
  // A test that fails half way leaves nothing running.
  onTestFinished(async () => {
    child.kill('SIGKILL');
    await ended;
  });

  const origin = `http://127.0.0.1:${port}`;
  if (!(await ready(child, origin))) throw new Error(`The server ended before it was ready:\n${complaints}`);
  return {
    baseUrl: origin + API_ROOT,
    output: () => output,
    complaints: () => complaints,
    async kill() {
      child.kill('SIGKILL');
      await ended;
    },
    async stop() {
      child.kill('SIGTERM');
      return ended;
    },
  };
}

/** Asks until the server is ready; false when it has ended. */
async function ready(child: ChildProcess, origin: string): Promise<boolean> {
  while (child.exitCode === null && child.signalCode === null) {
    const response = await fetch(`${origin}/readyz`).catch(() => null);
    if (response?.ok) return true;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  return false;
}
