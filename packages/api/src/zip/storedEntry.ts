import type { Readable } from 'node:stream';

import type { FileStore, StoredFile } from '../platform/files.ts';
import type { ZipEntry } from './zip.ts';

/** The others are compressed already. */
const COMPRESSIBLE = /^(?:text\/|image\/tiff|application\/x-cfb)/;

/**
 * A file of the store as an entry, or null where it cannot be opened. `onFailure` gets why it, or the rest of it, cannot be read; what it
 * throws ends the archive.
 */
export async function storedEntry(
  store: FileStore,
  file: StoredFile,
  place: Pick<ZipEntry, 'path' | 'modified'>,
  onFailure: (error: unknown) => void,
): Promise<ZipEntry | null> {
  try {
    const bytes = untilBroken(await store.stream(file), onFailure);
    return { ...place, isCompressible: COMPRESSIBLE.test(file.type), bytes };
  } catch (error) {
    onFailure(error);
    return null;
  }
}

async function* untilBroken(bytes: Readable, onFailure: (error: unknown) => void): AsyncGenerator<Buffer> {
  try {
    for await (const chunk of bytes) yield Buffer.from(chunk);
  } catch (error) {
    onFailure(error);
  }
}
