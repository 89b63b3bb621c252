import { execFile } from 'node:child_process';
import { copyFile, mkdir } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);

/** Folder of the repository. */
export const root = join(import.meta.dirname, '../../..');

/** Copies the repository as it stands, with what is not committed, into a folder, and installs its dependencies there. */
export async function copyRepository(folder: string): Promise<void> {
  const gone = new Set(await listFiles('--deleted'));
  for (const file of await listFiles('--cached', '--others', '--exclude-standard', '--deduplicate')) {
    if (gone.has(file)) continue;
    await mkdir(dirname(join(folder, file)), { recursive: true });
    await copyFile(join(root, file), join(folder, file));
  }
  await run('pnpm', ['install', '--frozen-lockfile', '--prefer-offline'], { cwd: folder });
}

async function listFiles(...which: string[]): Promise<string[]> {
  const { stdout } = await run('git', ['ls-files', '-z', ...which], { cwd: root, maxBuffer: 10_000_000 });
  return stdout.split('\0').filter((name) => name !== '');
}
