import { type DBSchema, type IDBPDatabase, openDB } from 'idb';

import { removeOverUploads } from './storedDrafts.ts';

interface Files extends DBSchema {
  /** Sealed parts of files, by the id of the file and their place in it. */
  parts: { key: [string, number]; value: Uint8Array<ArrayBuffer> };
}

let opened: Promise<IDBPDatabase<Files>> | null = null;

function open(): Promise<IDBPDatabase<Files>> {
  opened ??= openDB<Files>('lia-files', 1, {
    upgrade: (database) => void database.createObjectStore('parts'),
    // Another tab has a newer version, or the browser closed it: it is opened again.
    terminated: () => {
      opened = null;
    },
  });
  opened.catch(() => {
    opened = null;
  });
  return opened;
}

const ofFile = (id: string): IDBKeyRange => IDBKeyRange.bound([id, 0], [id, Number.MAX_SAFE_INTEGER]);

/** Keeps a part of a file. @throws {DOMException} where the storage is full, or the browser has none */
export const storePart = async (id: string, place: number, sealed: Uint8Array<ArrayBuffer>): Promise<unknown> =>
  (await open()).put('parts', sealed, [id, place]);

export const readPart = async (id: string, place: number): Promise<Uint8Array<ArrayBuffer> | undefined> =>
  (await open()).get('parts', [id, place]);

export const removeFile = async (id: string): Promise<void> => (await open()).delete('parts', ofFile(id));

/** Removes the parts of files that no upload names any more: it is over, or was discarded. */
export async function sweepStoredFiles(): Promise<void> {
  const named = new Set(removeOverUploads());
  const database = await open();
  const ids = new Set((await database.getAllKeys('parts')).map(([id]) => id));
  for (const id of ids) if (!named.has(id)) await database.delete('parts', ofFile(id));
}
