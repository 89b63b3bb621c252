import { createHash, randomUUID } from 'node:crypto';
import { Readable } from 'node:stream';

import { extensionOf, type FileKind, type FileRule, kindOf, largestMegabytes } from '@lia/sdk/files/rules';
import { and, inArray, type SQL } from 'drizzle-orm';
import { fileTypeFromBuffer } from 'file-type';

import type { Transaction } from './database.ts';
import { discardFiles, keepBytes } from './discardFiles.ts';
import { mayBePicture, withoutMetadata } from './metadata/clean.ts';
import { storedFiles } from './tables.ts';

/** A file whose bytes are in the store, but that no row names yet: keep it, or it goes. */
export interface ReceivedFile {
  storageKey: string;
  name: string;
  type: string;
  /** In bytes. */
  size: number;
  sha256: string;
}

/** Bytes of a file: from the first to the last one, both counted from 0. */
export interface ByteRange {
  first: number;
  last: number;
}

/** What a download needs to know of a file. */
export type StoredFile = Pick<ReceivedFile, 'storageKey' | 'name' | 'type' | 'size'>;

/** Where the bytes of uploads live. Any number of servers may use one store at once. */
export interface FileStore {
  /** Stores bytes under a new key: all of them, and durably, or none. Passes on what `bytes` throws. */
  write(storageKey: string, bytes: AsyncIterable<Buffer>): Promise<void>;
  /** A stored file as an answer. @throws {LostFileError} where its bytes are missing, or fewer than were stored. */
  download(file: StoredFile): Promise<Download>;
  /** The bytes one after another, as fast as they are read. @throws {LostFileError} as `download` does; it may fail later as well. */
  stream(file: Pick<StoredFile, 'storageKey' | 'size'>): Promise<Readable>;
  /** Some of its bytes, which are all that is read. @throws {LostFileError} as `download` does. */
  part(file: Pick<StoredFile, 'storageKey' | 'size'>, range: ByteRange): Promise<Readable>;
  /** All bytes of a stored file, for what is small. @throws {LostFileError} as `download` does. */
  read(file: Pick<StoredFile, 'storageKey' | 'size'>): Promise<Buffer>;
  /** Deletes the bytes, where there are any. */
  discard(storageKey: string): Promise<void>;
}

/** A file has a row, but its bytes are missing or not whole. */
export class LostFileError extends Error {
  override readonly name = 'LostFileError';

  constructor(storageKey: string) {
    super(`The bytes of ${storageKey} are missing or not whole`);
  }
}

/** The store of files cannot be reached, or refuses us. */
export class FileStoreError extends Error {
  override readonly name = 'FileStoreError';

  constructor(cause: unknown) {
    super('The file store failed', { cause });
  }
}

/** What is left of a character of two halves where a name is cut between them; PostgreSQL keeps no such text. */
const HALF = /\p{Surrogate}$/u;

const MEGABYTE = 1024 * 1024;
/** Enough for every signature that `file-type` knows of the types we take. */
const SNIFFED_BYTES = 8192;

/** Why a file was not taken; `maxMegabytes` is the limit of its kind. */
type Refusal = { reason: 'oversized'; maxMegabytes: number } | { reason: 'unknown' };

/** Ends the writing of a file that its rule does not take, so that the store keeps none of it. */
class RefusedFileError extends Error {
  override readonly name = 'RefusedFileError';
  readonly refusal: Refusal;

  constructor(refusal: Refusal) {
    super(refusal.reason);
    this.refusal = refusal;
  }
}

/**
 * Stores an upload under a random key, a picture without its metadata. `oversized` once the limit of the kind that its name claims is
 * passed, `unknown` for a name that the rule lacks, or bytes of another kind than the name's (as `file-type` reads them).
 */
export async function receiveFile(
  store: FileStore,
  name: string,
  bytes: Readable,
  rule: FileRule,
): Promise<{ file: ReceivedFile } | { refusal: Refusal }> {
  const kind = kindOf(rule, extensionOf(name));
  const maxMegabytes = kind?.maxMegabytes ?? largestMegabytes(rule);
  const hash = createHash('sha256');
  const file = { storageKey: randomUUID(), name: name.slice(0, 255).replace(HALF, ''), type: '', size: 0 };

  const counted = (part: Buffer): Buffer => {
    file.size += part.length;
    hash.update(part);
    return part;
  };

  async function* checked(): AsyncGenerator<Buffer> {
    // A picture is small, and cleaned as a whole; all else is stored as it arrives.
    const held: Buffer[] = [];
    let head = Buffer.alloc(0);
    let sent = 0;
    for await (const chunk of bytes) {
      const part: Buffer = Buffer.from(chunk);
      sent += part.length;
      // What is too large is read to its end, or the answer would not reach the sender.
      if (sent > maxMegabytes * MEGABYTE) continue;
      if (head.length < SNIFFED_BYTES) head = Buffer.concat([head, part]).subarray(0, SNIFFED_BYTES);
      held.push(part);
      if (kind && mayBePicture(kind, head)) continue;
      for (const one of held.splice(0)) yield counted(one);
    }
    if (sent > maxMegabytes * MEGABYTE) throw new RefusedFileError({ reason: 'oversized', maxMegabytes });
    const sniffed = await fileTypeFromBuffer(head);
    if (!kind || !sniffed || !isReadAs(kind, sniffed.ext)) throw new RefusedFileError({ reason: 'unknown' });
    file.type = sniffed.mime;
    if (held.length > 0) yield counted(withoutMetadata(Buffer.concat(held), sniffed.ext));
  }

  try {
    await store.write(file.storageKey, checked());
  } catch (error) {
    if (error instanceof RefusedFileError) return { refusal: error.refusal };
    throw error;
  }
  return { file: { ...file, sha256: hash.digest('hex') } };
}

/** Whether bytes that are read as the type of an extension are a file of the kind. */
const isReadAs = ({ extensions, sniffed = [] }: FileKind, extension: string): boolean =>
  extensions.includes(extension) || sniffed.includes(extension);

const kept = new WeakSet<ReceivedFile>();

/** Whether `keepFile` gave the file a row. */
export const isKept = (file: ReceivedFile): boolean => kept.has(file);

/** Writes the row of a received file; the file is kept exactly when the transaction commits. Returns the row's id. */
export async function keepFile(tx: Transaction, file: ReceivedFile): Promise<string> {
  const [row] = await tx.insert(storedFiles).values(file).returning({ id: storedFiles.id });
  if (!row) throw new Error('The file got no row');
  await keepBytes(tx, [file.storageKey]);
  kept.add(file);
  return row.id;
}

/** Of files, those that are still there: until the transaction ends, `deleteFiles` of others waits. */
export async function holdFiles(tx: Transaction, ids: readonly string[]): Promise<string[]> {
  const rows = await tx
    .select({ id: storedFiles.id })
    .from(storedFiles)
    .where(inArray(storedFiles.id, [...ids]))
    .orderBy(storedFiles.id)
    .for('key share');
  return rows.map(({ id }) => id);
}

/**
 * Deletes the rows of files that no other row names any more, and their bytes after the commit. `only` narrows them, and sees what others
 * did about these files meanwhile.
 */
export async function deleteFiles(tx: Transaction, ids: readonly (string | null)[], only?: SQL): Promise<void> {
  const named = ids.filter((id) => id !== null);
  if (named.length === 0) return;
  const these = inArray(storedFiles.id, named);
  if (only)
    await tx.select({ id: storedFiles.id }).from(storedFiles).where(these).orderBy(storedFiles.id).for('update');
  const removed = await tx.delete(storedFiles).where(and(these, only)).returning({ key: storedFiles.storageKey });
  await discardFiles(
    tx,
    removed.map(({ key }) => key),
  );
}

/** The part of a file that an answer has, of how many bytes; or none, since the request asked for what is behind its end. */
export type SentPart = (ByteRange & { of: number }) | { none: true; of: number };

/** A file as an answer: a download, unless it is of a type that may be shown, in a sandbox. */
export class Download {
  #isShown = false;
  #etag: string | null = null;
  #kept: string | null = null;
  #part: SentPart | null = null;
  readonly name: string;
  readonly type: string;
  /** Null where it is not known before all bytes were sent. */
  readonly size: number | null;
  /** The bytes, or a short-lived address that has them. */
  readonly content: Readable | URL;

  constructor({ name, type, size }: Pick<Download, 'name' | 'type' | 'size'>, content: Readable | URL) {
    this.name = name;
    this.type = type;
    this.size = size;
    this.content = content;
  }

  get isShown(): boolean {
    return this.#isShown;
  }

  /** The same, to be shown where it is; a bucket sends it as a download. */
  shown(): this {
    this.#isShown = true;
    return this;
  }

  /** Its tag, where who has it already is answered without its bytes. */
  get kept(): string | null {
    return this.#kept;
  }

  /** The same, which its reader keeps, and asks for with its tag. */
  keptAs(tag: string): this {
    this.#kept = tag;
    return this;
  }

  /** Its tag, where it may be asked for by ranges. */
  get etag(): string | null {
    return this.#etag;
  }

  /** Null where all of it is sent. */
  get part(): SentPart | null {
    return this.#part;
  }

  /** The same, which may be asked for by ranges: of the file that a tag names, a part, or null for all of it. */
  ranged(etag: string, part: SentPart | null): this {
    this.#etag = etag;
    this.#part = part;
    return this;
  }

  /** One that is made for the call. */
  static made(name: string, type: string, bytes: Buffer): Download {
    return new Download({ name, type, size: bytes.length }, Readable.from([bytes]));
  }
}

/** Has a browser save a file under its name, whatever it is. */
export const asAttachment = (name: string): string => `attachment; filename*=UTF-8''${encodeURIComponent(name)}`;
