// oxlint-disable-next-line triple-slash-reference -- scripts import this file too, whose programs do not include the declaration
/// <reference path="./fs-native-extensions.d.ts" />
import { closeSync, openSync } from 'node:fs';
import { readFile, rm, writeFile } from 'node:fs/promises';
import { hostname } from 'node:os';
import { join } from 'node:path';

import { tryLock } from 'fs-native-extensions';

import { DataFolderError } from './dataFolder.ts';

/** The data folder is in use by another process. */
export class FolderTakenError extends DataFolderError {
  override readonly name = 'FolderTakenError';

  constructor(folder: string, holder: string) {
    super(
      `The data folder ${folder} is in use by ${holder}. Stop it first, or choose another folder with LIA_DATA_DIR.`,
    );
  }
}

/**
 * Takes a folder for this process alone and returns what gives it back.
 * The lock is the system's own on a file of the folder: it holds for every container that mounts the folder, whatever
 * its namespaces, and ends with its process, `kill -9` included. The file is never removed, so no process can lock one that
 * another process has already replaced.
 * @throws {FolderTakenError} when another process (or this one) holds it.
 * @throws {DataFolderError} where the file system keeps no locks.
 */
export async function lockFolder(folder: string): Promise<() => Promise<void>> {
  const path = join(folder, 'lock');
  const holder = join(folder, 'holder');
  // Not a FileHandle: an unreferenced one is closed by the garbage collector, and the lock with it.
  const descriptor = openSync(path, 'a+', 0o600);
  try {
    if (!take(folder, descriptor)) {
      const known = await readFile(holder, 'utf8').catch(() => 'another process');
      throw new FolderTakenError(folder, known);
    }
    // A lock that does not keep us out would not keep others out either.
    const second = openSync(path, 'a+');
    try {
      if (take(folder, second)) throw unlockable(folder);
    } finally {
      closeSync(second);
    }
    await writeFile(holder, `process ${process.pid} on ${hostname()}`);
  } catch (error) {
    closeSync(descriptor);
    throw error;
  }
  return async () => {
    await rm(holder, { force: true });
    closeSync(descriptor);
  };
}

function take(folder: string, descriptor: number): boolean {
  try {
    return tryLock(descriptor);
  } catch (error) {
    throw unlockable(folder, error);
  }
}

const unlockable = (folder: string, cause?: unknown): DataFolderError =>
  new DataFolderError(
    `The file system of ${folder} keeps no locks, so that two servers could write there at once. ` +
      'Choose a folder on another one with LIA_DATA_DIR.',
    { cause },
  );
