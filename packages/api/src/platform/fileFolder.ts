import { type FileHandle, mkdir, open, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

import { flush } from './dataFolder.ts';
import { Download, type FileStore, LostFileError, type StoredFile } from './files.ts';

/** Files in a folder of this machine. */
export async function openFileFolder(folder: string): Promise<FileStore> {
  await mkdir(folder, { recursive: true });
  const pathOf = (storageKey: string): string => {
    if (!/^[0-9a-f-]{36}$/.test(storageKey)) throw new Error('Not a storage key');
    return join(folder, storageKey);
  };

  /** @throws {LostFileError} where it is missing, or not whole */
  async function openWhole({ storageKey, size }: Pick<StoredFile, 'storageKey' | 'size'>): Promise<FileHandle> {
    const opened = await open(pathOf(storageKey)).catch(noneWhereMissing);
    if (opened === null) throw new LostFileError(storageKey);
    if ((await opened.stat()).size === size) return opened;
    await opened.close();
    throw new LostFileError(storageKey);
  }

  return {
    async write(storageKey, bytes) {
      const path = pathOf(storageKey);
      const file = await open(path, 'wx', 0o600);
      try {
        // Unlike `file.write`, which may write less than it is given, this goes on until all is there.
        await writeFile(file, bytes);
        await file.sync();
      } catch (error) {
        await rm(path, { force: true });
        throw error;
      } finally {
        await file.close();
      }
      await flush(folder, 'r');
    },

    download: async (file) => new Download(file, (await openWhole(file)).createReadStream()),

    stream: async (file) => (await openWhole(file)).createReadStream(),

    part: async (file, { first, last }) => (await openWhole(file)).createReadStream({ start: first, end: last }),

    async read(file) {
      const bytes = await readFile(pathOf(file.storageKey)).catch(noneWhereMissing);
      if (bytes?.length !== file.size) throw new LostFileError(file.storageKey);
      return bytes;
    },

    discard: (storageKey) => rm(pathOf(storageKey), { force: true }),
  };
}

function noneWhereMissing(error: unknown): null {
  if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null;
  throw error;
}
