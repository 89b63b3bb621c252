import { createHash, randomUUID } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { mkdir, open, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';

import type { MessageKey } from '@lia/sdk/messages/es';
import { fileTypeFromBuffer } from 'file-type';

import type { Transaction } from './database.ts';
import { storedFiles } from './tables.ts';

/** What a field accepts. */
export interface FileRule {
  /** Extensions, of the name and of the content as `file-type` names it: a picture may not call itself a program. */
  extensions: readonly string[];
  maxMegabytes: number;
  /** What is said of any other kind of file; a sentence for all forms where absent. */
  refusal?: MessageKey;
}

/** A file whose bytes stand on the disk, but that no row names yet: keep it, or it goes. */
export interface ReceivedFile {
  storageKey: string;
  name: string;
  type: string;
  size: number;
  sha256: string;
}

/** Where the bytes of uploads live. */
export interface FileStore {
  /** Writes a stream to the disk under a random key. `oversized` once `maxBytes` are passed, `unknown` for a name or a type that the rule lacks. */
  receive(name: string, bytes: Readable, rule: FileRule): Promise<ReceivedFile | 'oversized' | 'unknown'>;
  read(storageKey: string): Readable;
  discard(storageKey: string): Promise<void>;
}

/** What is left of a character of two halves where a name is cut between them; PostgreSQL keeps no such text. */
const HALF = /\p{Surrogate}$/u;

const MEGABYTE = 1024 * 1024;
/** Enough for every signature that `file-type` knows of the types we take. */
const SNIFFED_BYTES = 8192;

/** Files in a local folder. */
export async function openFileFolder(folder: string): Promise<FileStore> {
  await mkdir(folder, { recursive: true });
  const pathOf = (storageKey: string): string => {
    if (!/^[0-9a-f-]{36}$/.test(storageKey)) throw new Error('Not a storage key');
    return join(folder, storageKey);
  };

  return {
    async receive(name, bytes, { extensions, maxMegabytes }) {
      const storageKey = randomUUID();
      const path = pathOf(storageKey);
      const file = await open(path, 'wx', 0o600);
      try {
        const hash = createHash('sha256');
        let head = Buffer.alloc(0);
        let size = 0;
        for await (const chunk of bytes) {
          const part: Buffer = Buffer.from(chunk);
          size += part.length;
          // What is too large is read to its end, or the answer would not reach the sender.
          if (size > maxMegabytes * MEGABYTE) continue;
          if (head.length < SNIFFED_BYTES) head = Buffer.concat([head, part]).subarray(0, SNIFFED_BYTES);
          hash.update(part);
          await file.write(part);
        }
        if (size > maxMegabytes * MEGABYTE) return await refuse('oversized');
        const sniffed = await fileTypeFromBuffer(head);
        const named = extensions.includes(name.split('.').at(-1)?.toLowerCase() ?? '');
        if (!named || !sniffed || !extensions.includes(sniffed.ext)) return await refuse('unknown');
        await file.sync();
        return {
          storageKey,
          name: name.slice(0, 255).replace(HALF, ''),
          type: sniffed.mime,
          size,
          sha256: hash.digest('hex'),
        };
      } catch (error) {
        await refuse('unknown');
        throw error;
      } finally {
        await file.close();
      }

      async function refuse<R>(reason: R): Promise<R> {
        await rm(path, { force: true });
        return reason;
      }
    },
    read: (storageKey) => createReadStream(pathOf(storageKey)),
    discard: (storageKey) => rm(pathOf(storageKey), { force: true }),
  };
}

const kept = new WeakSet<ReceivedFile>();

/** Whether `keepFile` gave the file a row. */
export const isKept = (file: ReceivedFile): boolean => kept.has(file);

/** Writes the row of a received file; the file is kept exactly when the transaction commits. Returns the row's id. */
export async function keepFile(tx: Transaction, file: ReceivedFile): Promise<string> {
  const [row] = await tx.insert(storedFiles).values(file).returning({ id: storedFiles.id });
  if (!row) throw new Error('The file got no row');
  kept.add(file);
  return row.id;
}

/** A file as an answer: always a download, never shown in our origin. */
export class Download {
  readonly name: string;
  readonly type: string;
  readonly size: number;
  readonly bytes: Readable;

  private constructor(name: string, type: string, size: number, bytes: Readable) {
    this.name = name;
    this.type = type;
    this.size = size;
    this.bytes = bytes;
  }

  /** One that somebody uploaded. */
  static stored({ storageKey, name, type, size }: Omit<ReceivedFile, 'sha256'>, store: FileStore): Download {
    return new Download(name, type, size, store.read(storageKey));
  }

  /** One that is made for the call. */
  static made(name: string, type: string, bytes: Buffer): Download {
    return new Download(name, type, bytes.length, Readable.from([bytes]));
  }
}
