import { spawn } from 'node:child_process';
import { join } from 'node:path';

/** Folder of the repository. */
export const root = join(import.meta.dirname, '..');

/** Runs a program in the foreground; answers its exit code. */
export function runProgram(program: string, args: string[], env: NodeJS.ProcessEnv = process.env): Promise<number> {
  const child = spawn(program, args, { cwd: root, env, stdio: 'inherit' });
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('close', (code) => resolve(code ?? 1));
  });
}
