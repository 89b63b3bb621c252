import { spawn } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { delimiter, join } from 'node:path';

/** Folder of the repository. */
export const root = join(import.meta.dirname, '..');

/** Runs a script of a package's package.json as pnpm would, without paying for another pnpm. Rejects with its output. */
export async function runPackageScript(folder: string, script: string): Promise<void> {
  const { scripts }: { scripts: Record<string, string | undefined> } = JSON.parse(
    await readFile(join(folder, 'package.json'), 'utf8'),
  );
  const command = scripts[script];
  if (command === undefined) throw new Error(`${folder} has no script "${script}".`);
  const bins = [join(folder, 'node_modules/.bin'), join(root, 'node_modules/.bin'), process.env['PATH'] ?? ''];
  const child = spawn(command, {
    cwd: folder,
    shell: true,
    env: { ...process.env, PATH: bins.join(delimiter) },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  child.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()));
  child.stderr.on('data', (chunk: Buffer) => (output += chunk.toString()));
  const code = await ended(child);
  if (code !== 0) throw new Error(`${output}\n"${command}" failed in ${folder}.`);
}

/** Runs a program in the foreground; answers its exit code. */
export function runProgram(program: string, args: string[], env: NodeJS.ProcessEnv = process.env): Promise<number> {
  return ended(spawn(program, args, { cwd: root, env, stdio: 'inherit' }));
}

function ended(child: ReturnType<typeof spawn>): Promise<number> {
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('close', (code) => resolve(code ?? 1));
  });
}
