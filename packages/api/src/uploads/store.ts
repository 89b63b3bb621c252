import { DAY_MS } from '@lia/sdk/calendar/durations';
import { UPLOAD_LIFE_MS } from '@lia/sdk/uploads/rules';
import { and, asc, eq, gt, lt, sql } from 'drizzle-orm';

import { type Database, inTransaction } from '../platform/database.ts';
import { discardFiles, keepBytes } from '../platform/discardFiles.ts';
import { deleteFiles } from '../platform/files.ts';
import { uploadParts, uploads } from './tables.ts';

export type UploadRow = typeof uploads.$inferSelect;

export interface UploadPart {
  start: number;
  size: number;
  storageKey: string;
}

/** An upload of a user; undefined where it is another's, or gone. */
export async function findUpload(db: Database, id: string, userId?: number): Promise<UploadRow | undefined> {
  const [row] = await db
    .select()
    .from(uploads)
    .where(and(eq(uploads.id, id), userId === undefined ? undefined : eq(uploads.userId, userId)));
  return row;
}

/** How many uploads of a user are on their way, or wait to be taken. */
export const openUploads = (db: Database, userId: number): Promise<number> =>
  db.$count(uploads, and(eq(uploads.userId, userId), gt(uploads.expiresAt, sql`now()`)));

export async function insertUpload(
  db: Database,
  upload: Pick<UploadRow, 'id' | 'userId' | 'purpose' | 'rowId' | 'name' | 'size'>,
): Promise<void> {
  await db.insert(uploads).values({ ...upload, expiresAt: new Date(Date.now() + UPLOAD_LIFE_MS) });
}

/**
 * Pieces of one upload at most: eight times those of the largest file, for a link that breaks within each. Every one is an object of the
 * file store, however small.
 */
export const MOST_PIECES = 2000;

/** How many pieces of an upload are there. */
export const countPieces = (db: Database, uploadId: string): Promise<number> =>
  db.$count(uploadParts, eq(uploadParts.uploadId, uploadId));

/** The pieces of an upload, from its first byte to its last. */
export const partsOf = (db: Database, uploadId: string): Promise<UploadPart[]> =>
  db
    .select({ start: uploadParts.start, size: uploadParts.size, storageKey: uploadParts.storageKey })
    .from(uploadParts)
    .where(eq(uploadParts.uploadId, uploadId))
    .orderBy(asc(uploadParts.start));

/** Adds a piece. False where the upload does not stand at its first byte any more, or would become too long. */
export const addPart = (db: Database, uploadId: string, part: UploadPart): Promise<boolean> =>
  inTransaction(db, async (tx) => {
    const end = part.start + part.size;
    const moved = await tx
      .update(uploads)
      .set({ received: end })
      .where(and(eq(uploads.id, uploadId), eq(uploads.received, part.start), sql`${uploads.size} >= ${end}`))
      .returning({ id: uploads.id });
    if (moved.length === 0) return false;
    await tx.insert(uploadParts).values({ uploadId, ...part });
    await keepBytes(tx, [part.storageKey]);
    return true;
  });

/** Deletes uploads with their pieces, and their files where they were not taken. */
async function discardUploads(db: Database, ids: readonly string[]): Promise<void> {
  for (const id of ids) {
    await inTransaction(db, async (tx) => {
      const parts = await partsOf(tx, id);
      const [removed] = await tx.delete(uploads).where(eq(uploads.id, id)).returning({ fileId: uploads.fileId });
      await discardFiles(
        tx,
        parts.map(({ storageKey }) => storageKey),
      );
      await deleteFiles(tx, [removed?.fileId ?? null]);
    });
  }
}

/** Deletes an upload whose sender gave it up, or whose bytes are of another kind than its name. */
export const discardUpload = (db: Database, id: string): Promise<void> => discardUploads(db, [id]);

/** Expired uploads are answered 410 for a day, and deleted then. */
const GONE_MS = DAY_MS;

/** Deletes uploads whose time is over; called every hour. */
export async function sweepUploads(db: Database): Promise<void> {
  const over = await db
    .select({ id: uploads.id })
    .from(uploads)
    .where(lt(uploads.expiresAt, new Date(Date.now() - GONE_MS)));
  await discardUploads(
    db,
    over.map(({ id }) => id),
  );
}
