import { chmod, lstat, mkdir, open, readdir } from 'node:fs/promises';
import { join } from 'node:path';

/** The data folder cannot be used. The message has the reason and the remedy, for the person who starts the server. */
export class DataFolderError extends Error {
  override readonly name: string = 'DataFolderError';
}

/** Permissions of the group and of everybody else. */
const OTHERS = 0o077;

/**
 * Makes the data folder, and keeps everybody else on this machine out of it: what this process creates from now on, and
 * what an earlier one left open to others.
 * @throws {DataFolderError} where the folder is not ours to close.
 */
export async function openDataFolder(folder: string): Promise<void> {
  process.umask(OTHERS);
  await mkdir(folder, { recursive: true });
  // Closed from the top: what is still open below is out of reach already.
  await close(folder, folder);
  const entries = await readdir(folder, { recursive: true });
  await Promise.all(entries.map((path) => close(folder, join(folder, path))));
}

async function close(folder: string, path: string): Promise<void> {
  try {
    const entry = await lstat(path);
    if (!entry.isSymbolicLink() && (entry.mode & OTHERS) !== 0) await chmod(path, entry.mode & ~OTHERS & 0o7777);
  } catch (error) {
    if (!(error instanceof Error) || !('code' in error)) throw error;
    // Another process that uses the folder removed it meanwhile.
    if (error.code === 'ENOENT') return;
    throw new DataFolderError(
      `${path} can be read by others on this machine, and LIA may not change that (${String(error.code)}). ` +
        `Give ${folder} to the user that LIA runs as, or choose another folder with LIA_DATA_DIR.`,
      { cause: error },
    );
  }
}

/** Has what was written to a file (`w` makes it), or the entries of a folder (`r`), reach the disk. */
export async function flush(path: string, flags: 'r' | 'w'): Promise<void> {
  const file = await open(path, flags);
  try {
    await file.sync();
  } finally {
    await file.close();
  }
}
