import { spawn } from 'node:child_process';

/** What a run may take: these programs parse files that anyone sends. */
interface ToolLimits {
  seconds: number;
  /** Address space; a system that cannot limit it runs without. */
  megabytes: number;
  signal: AbortSignal;
}

/** A program ended with an error, or took too long. */
export class ToolFailure extends Error {
  override readonly name = 'ToolFailure';
}

/** A program was ended from outside, which its file did not cause: with our service, by an operator, or for want of memory. */
class ToolInterrupted extends Error {
  override readonly name = 'ToolInterrupted';
}

const FROM_OUTSIDE: readonly (NodeJS.Signals | null)[] = ['SIGTERM', 'SIGINT', 'SIGHUP', 'SIGKILL'];

/** Characters that are read of what a program writes. */
const MOST_OUTPUT = 64 * 1024;

/** Runs a program with the lowest priority, within limits, with nothing of our environment; answers what it wrote. @throws {ToolFailure | ToolInterrupted} */
export function runTool(program: string, args: readonly string[], limits: ToolLimits): Promise<string> {
  const kilobytes = String(limits.megabytes * 1024);
  const script = 'ulimit -v "$0" 2>/dev/null; ulimit -c 0 2>/dev/null; exec nice -n 19 "$@"';
  return new Promise((resolve, reject) => {
    const child = spawn('/bin/sh', ['-c', script, kilobytes, program, ...args], {
      stdio: ['ignore', 'pipe', 'ignore'],
      env: { PATH: process.env['PATH'] ?? '' },
      timeout: limits.seconds * 1000,
      killSignal: 'SIGKILL',
      signal: limits.signal,
    });
    let output = '';
    child.stdout.setEncoding('utf8').on('data', (text: string) => {
      if (output.length < MOST_OUTPUT) output += text;
    });
    child.once('error', (error) => reject(limits.signal.aborted ? error : new ToolFailure(error.message)));
    child.once('close', (code, signal) => {
      if (code === 0) resolve(output);
      // `killed` where the limit of time ended it.
      else if (FROM_OUTSIDE.includes(signal) && !child.killed)
        reject(new ToolInterrupted(`${program} was ended by ${signal}`));
      else reject(new ToolFailure(`${program} ended with ${signal ?? code}`));
    });
  });
}
