import { Readable } from 'node:stream';

import type { FileRule } from '@lia/sdk/files/rules';
import { eq } from 'drizzle-orm';

import type { AppContext } from '../platform/appContext.ts';
import { inTransaction } from '../platform/database.ts';
import { discardFiles } from '../platform/discardFiles.ts';
import { ApiFailure, invalidFields } from '../platform/errors.ts';
import { type FileStore, keepFile, receiveFile } from '../platform/files.ts';
import { discardingUnkept } from '../platform/unkeptFiles.ts';
import { discardUpload, partsOf, type UploadPart, type UploadRow } from './store.ts';
import { uploadParts, uploads } from './tables.ts';

/**
 * Puts the pieces of an upload together as one stored file, and reads from its bytes what it is; returns the row's id. Done once: a
 * second call answers what the first one made. @throws {ApiFailure} 409 where bytes are missing, 422 for another kind of file, which
 * is deleted
 */
export async function finishUpload(
  { db, files }: Pick<AppContext, 'db' | 'files'>,
  upload: UploadRow,
  rule: FileRule,
): Promise<string> {
  if (upload.fileId !== null) return upload.fileId;
  if (upload.received < upload.size) throw new ApiFailure(409, 'UPLOAD_UNFINISHED');
  const parts = await partsOf(db, upload.id);
  const bytes = Readable.from(bytesOf(files, parts), { objectMode: false });
  const received = await receiveFile(discardingUnkept({ db, files }), upload.name, bytes, rule);
  if ('refusal' in received) {
    await discardUpload(db, upload.id);
    const { refusal } = received;
    throw invalidFields({
      files:
        refusal.reason === 'oversized'
          ? { key: 'file.size', values: { max: refusal.maxMegabytes } }
          : { key: 'file.type' },
    });
  }
  const { file } = received;
  return inTransaction(db, async (tx) => {
    const [row] = await tx.select().from(uploads).where(eq(uploads.id, upload.id)).for('update');
    if (!row) throw new ApiFailure(404, 'NOT_FOUND');
    if (row.fileId !== null) {
      await discardFiles(tx, [file.storageKey]);
      return row.fileId;
    }
    const made = await keepFile(tx, file);
    await tx.update(uploads).set({ fileId: made }).where(eq(uploads.id, upload.id));
    await tx.delete(uploadParts).where(eq(uploadParts.uploadId, upload.id));
    await discardFiles(
      tx,
      parts.map(({ storageKey }) => storageKey),
    );
    return made;
  });
}

/** The bytes of the pieces, of which one is in memory at a time. */
async function* bytesOf(files: FileStore, parts: readonly UploadPart[]): AsyncGenerator<Buffer> {
  for (const part of parts) yield await files.read(part);
}
