import { randomUUID } from 'node:crypto';
import type { Readable } from 'node:stream';

import { UPLOAD_LIFE_MS } from '@lia/sdk/uploads/rules';
import { DataStore, ERRORS, Upload } from '@tus/server';

import type { AppContext } from '../platform/appContext.ts';
import { discardingUnkept } from '../platform/unkeptFiles.ts';
import { addPart, discardUpload, findUpload } from './store.ts';

/** A piece ends here: what a server that dies loses, and what is read into memory at once. */
const PART_BYTES = 4 * 1024 * 1024;

/** Chunks of a stream, one after another; it ends where the sender leaves. */
interface Chunks {
  next: () => Promise<Buffer | null>;
}

/**
 * Uploads as tus sees them: rows in the database, and each piece an object of the file store, so that any instance goes on with any
 * of them. What had arrived when a connection broke is kept.
 */
export class PartStore extends DataStore {
  readonly #app: Pick<AppContext, 'db' | 'files'>;
  readonly #writing = new Map<string, Promise<unknown>>();
  override extensions = ['creation', 'expiration', 'termination'];

  constructor(app: Pick<AppContext, 'db' | 'files'>) {
    super();
    this.#app = app;
  }

  override getExpiration(): number {
    return UPLOAD_LIFE_MS;
  }

  /** Its row is there already: the call that creates it checks whose it is. */
  override async create(upload: Upload): Promise<Upload> {
    const { creation_date } = await this.getUpload(upload.id);
    upload.creation_date = creation_date;
    return upload;
  }

  override async getUpload(id: string): Promise<Upload> {
    const row = await findUpload(this.#app.db, id);
    if (!row) throw ERRORS.FILE_NOT_FOUND;
    const created = new Date(row.expiresAt.getTime() - UPLOAD_LIFE_MS);
    return new Upload({ id, size: row.size, offset: row.received, creation_date: created.toISOString() });
  }

  override remove(id: string): Promise<void> {
    return discardUpload(this.#app.db, id);
  }

  override async write(stream: Readable, id: string, offset: number): Promise<number> {
    const writing = this.#write(chunksOf(stream), id, offset);
    const done = writing.catch(() => {});
    this.#writing.set(id, done);
    try {
      return await writing;
    } finally {
      if (this.#writing.get(id) === done) this.#writing.delete(id);
    }
  }

  /** When nothing of an upload is being stored here any more. */
  async settled(id: string): Promise<void> {
    await this.#writing.get(id);
  }

  async #write(chunks: Chunks, id: string, offset: number): Promise<number> {
    const { db } = this.#app;
    const files = discardingUnkept(this.#app);
    let start = offset;
    for (let first = await chunks.next(); first !== null; first = await chunks.next()) {
      const part = { start, size: 0, storageKey: randomUUID() };
      await files.write(part.storageKey, pieceOf(first, chunks, part));
      if (!(await addPart(db, id, part))) {
        await files.discard(part.storageKey);
        throw ERRORS.INVALID_OFFSET;
      }
      start += part.size;
    }
    return start;
  }
}

/** One piece of a stream, from a chunk that was read already; counts its bytes. */
async function* pieceOf(first: Buffer, chunks: Chunks, part: { size: number }): AsyncGenerator<Buffer> {
  for (let chunk: Buffer | null = first; chunk !== null; chunk = await chunks.next()) {
    part.size += chunk.length;
    yield chunk;
    if (part.size >= PART_BYTES) return;
  }
}

function chunksOf(stream: Readable): Chunks {
  const iterator = stream[Symbol.asyncIterator]();
  return {
    async next() {
      try {
        const { done, value } = await iterator.next();
        return done ? null : Buffer.from(value);
      } catch (error) {
        // More than was announced is refused by tus; any other end is that of the connection.
        if (error instanceof Error && 'status_code' in error) throw error;
        return null;
      }
    },
  };
}
