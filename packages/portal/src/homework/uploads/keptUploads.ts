import type { Client } from '@lia/sdk/http/client';
import { UPLOAD_CHUNK_BYTES, UPLOAD_LIFE_MS } from '@lia/sdk/uploads/rules';
import type { FileSource } from 'tus-js-client';

import { storedUploads, uploadName } from '../../storage/storedDrafts.ts';
import { storePart, readPart, removeFile, sweepStoredFiles } from '../../storage/storedFiles.ts';
import { memberKey, sealBytes, sealText, unsealBytes, unsealText } from '../../storage/memberKey.ts';

/** Left free for what else the browser keeps of us. */
const SPARE_BYTES = 5 * 1024 * 1024;

/** An upload that outlives its page. */
export interface KeptUpload {
  id: string;
  homework: string;
  name: string;
  size: number;
  /** The file as it was chosen, to know it again where its bytes could not be kept. */
  chosen: string;
  /** Where the server has it; null before. */
  url: string | null;
  hasBytes: boolean;
  isPaused: boolean;
  /** The id of the finished upload. */
  done: string | null;
}

/** Uploads of a member in this browser, sealed as their drafts are (decision 74). */
export interface UploadVault {
  all: () => Promise<KeptUpload[]>;
  /** As another tab may have left it; null where it is gone. */
  read: (id: string) => Promise<KeptUpload | null>;
  write: (upload: KeptUpload) => Promise<void>;
  /** Keeps the bytes, part by part; answers whether there was room. */
  keepBytes: (id: string, file: Blob) => Promise<boolean>;
  bytesOf: (upload: KeptUpload) => FileSource;
  dropBytes: (id: string) => Promise<void>;
  remove: (id: string) => Promise<void>;
}

const isUpload = (value: unknown): value is KeptUpload =>
  typeof value === 'object' &&
  value !== null &&
  ['id', 'homework', 'name', 'size', 'chosen', 'url', 'hasBytes', 'isPaused', 'done'].every((field) => field in value);

async function hasRoom(size: number): Promise<boolean> {
  // Absent on a page without TLS, though the types have it.
  const storage: StorageManager | undefined = navigator.storage;
  const { quota = 0, usage = 0 } = (await storage?.estimate()) ?? {};
  return quota - usage > size + SPARE_BYTES;
}

/** Null where nothing is kept: without a connection at the beginning, or without encryption of the page. */
export async function openUploadVault(client: Client, owner: string): Promise<UploadVault | null> {
  const opened = await memberKey(client, owner);
  if (!opened) return null;
  const key: CryptoKey = opened;
  await sweepStoredFiles().catch(() => {});
  const nameOf = (id: string) => storedUploads(owner).find((one) => one.id === id)?.name;

  async function read(id: string): Promise<KeptUpload | null> {
    const text = await unsealText(key, localStorage.getItem(nameOf(id) ?? '') ?? '');
    const upload: unknown = text === null ? null : JSON.parse(text);
    return isUpload(upload) ? upload : null;
  }

  async function remove(id: string): Promise<void> {
    const name = nameOf(id);
    if (name !== undefined) localStorage.removeItem(name);
    await removeFile(id).catch(() => {});
  }

  async function partOf(id: string, place: number): Promise<ArrayBuffer> {
    const sealed = await readPart(id, place);
    if (!sealed) throw new Error('A part of the file is gone');
    return unsealBytes(key, sealed);
  }

  return {
    read,
    remove,
    dropBytes: (id) => removeFile(id).catch(() => {}),
    async all() {
      const found = await Promise.all(storedUploads(owner).map(({ id }) => read(id)));
      return found.filter((one) => one !== null);
    },
    async write(upload) {
      const sealed = await sealText(key, JSON.stringify(upload));
      try {
        localStorage.setItem(nameOf(upload.id) ?? uploadName(owner, Date.now() + UPLOAD_LIFE_MS, upload.id), sealed);
      } catch {
        // A full storage costs the going on after a closed page, never the upload.
      }
    },
    async keepBytes(id, file) {
      try {
        if (!(await hasRoom(file.size))) return false;
        for (let start = 0; start < file.size; start += UPLOAD_CHUNK_BYTES) {
          const part = await file.slice(start, start + UPLOAD_CHUNK_BYTES).arrayBuffer();
          await storePart(id, start / UPLOAD_CHUNK_BYTES, await sealBytes(key, part));
        }
        return true;
      } catch {
        await removeFile(id).catch(() => {});
        return false;
      }
    },
    bytesOf: ({ id, size }) => ({
      size,
      async slice(start, end) {
        const last = Math.min(end, size);
        const parts: ArrayBuffer[] = [];
        // One after another: no more than what is sent is held in memory.
        for (let place = Math.floor(start / UPLOAD_CHUNK_BYTES); place * UPLOAD_CHUNK_BYTES < last; place += 1) {
          const from = place * UPLOAD_CHUNK_BYTES;
          parts.push((await partOf(id, place)).slice(Math.max(0, start - from), last - from));
        }
        return { value: new Blob(parts), done: last >= size };
      },
      close() {},
    }),
  };
}
