import { spawn } from 'node:child_process';
import { setTimeout as pause } from 'node:timers/promises';

/** A program that runs beside us, and not longer than we. */
export interface Program {
  stop: () => Promise<void>;
}

/** Starts a program and waits until `isReady`. `output` shows what it has to say. @throws when it ends before. */
export async function startProgram(
  path: string,
  args: readonly string[],
  isReady: () => Promise<boolean>,
  { env = {}, output = false }: { env?: NodeJS.ProcessEnv; output?: boolean } = {},
): Promise<Program> {
  const child = spawn(path, args, { stdio: output ? 'inherit' : 'ignore', env: { ...process.env, ...env } });
  const ended = new Promise<void>((resolve) => {
    child.once('exit', () => resolve());
    child.once('error', () => resolve());
  });
  const killWithUs = () => void child.kill('SIGKILL');
  process.once('exit', killWithUs);
  while (!(await isReady())) {
    if (child.pid === undefined || child.exitCode !== null) throw new Error(`${path} ended before it was ready.`);
    await pause(100);
  }
  return {
    async stop() {
      child.kill('SIGTERM');
      await ended;
      process.removeListener('exit', killWithUs);
    },
  };
}
