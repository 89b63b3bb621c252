import { MAX_ANNOUNCEMENT_FILES } from '@lia/sdk/announcements/rules';
import { and, eq, inArray, isNull, sql } from 'drizzle-orm';

import { reportFiles } from '../moderation/tables.ts';
import type { Database, Transaction } from '../platform/database.ts';
import { found, invalidFields, notFound } from '../platform/errors.ts';
import { deleteFiles, type FileStore, keepFile, type ReceivedFile, type StoredFile } from '../platform/files.ts';
import type { Scope } from '../platform/scope.ts';
import { storedFileColumns, storedFiles } from '../platform/tables.ts';
import { announced } from './recipients.ts';
import { written } from './scope.ts';
import { announcementFiles, announcements } from './tables.ts';

/** The multipart field of files. */
export const FIELD = 'files[]';

/** Adds files to an announcement. @throws {ApiFailure} 422 where it would have too many */
export async function addFiles(tx: Transaction, announcementId: string, files: readonly ReceivedFile[]): Promise<void> {
  for (const file of files) {
    // One after another: a transaction has one connection.
    // oxlint-disable-next-line no-await-in-loop
    const fileId = await keepFile(tx, file);
    // oxlint-disable-next-line no-await-in-loop
    await tx.insert(announcementFiles).values({ announcementId, fileId, addedAt: sql`clock_timestamp()` });
  }
  const count = await tx.$count(announcementFiles, eq(announcementFiles.announcementId, announcementId));
  if (count > MAX_ANNOUNCEMENT_FILES)
    throw invalidFields({ [FIELD]: { key: 'documents.max', values: { max: MAX_ANNOUNCEMENT_FILES } } });
}

/** Takes files from an announcement, with their bytes where no report keeps them. @throws {ApiFailure} 404 */
export async function removeFiles(
  tx: Transaction,
  store: FileStore,
  announcementId: string,
  ids: readonly string[],
): Promise<void> {
  if (ids.length === 0) return;
  const removed = await tx
    .delete(announcementFiles)
    .where(and(eq(announcementFiles.announcementId, announcementId), inArray(announcementFiles.id, [...ids])))
    .returning({ fileId: announcementFiles.fileId });
  if (removed.length < new Set(ids).size) throw notFound();
  await deleteFiles(
    tx,
    store,
    removed.map(({ fileId }) => fileId),
    sql`not exists (select from ${reportFiles} where ${reportFiles.fileId} = ${storedFiles.id})`,
  );
}

type FileScope = Scope<'school' | 'groups' | 'children' | 'own'>;

/** A file of an announcement that a scope writes or reads. @throws {ApiFailure} 404 */
export async function findFile(db: Database, scope: FileScope, id: string, file: string): Promise<StoredFile> {
  const [row] = await db
    .select(storedFileColumns)
    .from(announcementFiles)
    .innerJoin(storedFiles, eq(storedFiles.id, announcementFiles.fileId))
    .innerJoin(announcements, eq(announcements.id, announcementFiles.announcementId))
    .where(
      and(
        eq(announcementFiles.id, file),
        eq(announcements.id, id),
        isNull(announcements.deletedAt),
        scope.where({ ...written, ...announced }),
      ),
    );
  return found(row);
}
