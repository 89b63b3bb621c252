import { mkdir, open, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

import { flush } from './dataFolder.ts';
import { Download, type FileStore, LostFileError } from './files.ts';

/** Files in a folder of this machine. */
export async function openFileFolder(folder: string): Promise<FileStore> {
  await mkdir(folder, { recursive: true });
  const pathOf = (storageKey: string): string => {
    if (!/^[0-9a-f-]{36}$/.test(storageKey)) throw new Error('Not a storage key');
    return join(folder, storageKey);
  };

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

    async download(file) {
      const opened = await open(pathOf(file.storageKey)).catch(noneWhereMissing);
      if (opened === null) throw new LostFileError(file.storageKey);
      const { size } = await opened.stat();
      if (size === file.size) return new Download(file, opened.createReadStream());
      await opened.close();
      throw new LostFileError(file.storageKey);
    },

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
