import { MAX_ANNOUNCEMENT_FILES } from '@lia/sdk/announcements/rules';
import { and, eq, isNull, sql } from 'drizzle-orm';

import { reportFiles } from '../moderation/tables.ts';
import { detachFiles, requireAtMost } from '../platform/attachedFiles.ts';
import type { Database, Transaction } from '../platform/database.ts';
import { found } from '../platform/errors.ts';
import type { StoredFile } from '../platform/files.ts';
import type { Scope } from '../platform/scope.ts';
import { storedFileColumns, storedFiles } from '../platform/tables.ts';
import { attachBrought, type Brought } from '../uploads/brought.ts';
import { announced } from './recipients.ts';
import { written } from './scope.ts';
import { announcementFiles, announcements } from './tables.ts';
import { announcementUploads } from './uploads.ts';

/** Adds files to an announcement. @throws {ApiFailure} 422 where it would have too many, 404 for an upload of another person */
export async function addFiles(tx: Transaction, announcementId: string, brought: Brought): Promise<void> {
  await attachBrought(tx, announcementUploads, brought, (fileId) =>
    tx.insert(announcementFiles).values({ announcementId, fileId, addedAt: sql`clock_timestamp()` }),
  );
  requireAtMost(
    MAX_ANNOUNCEMENT_FILES,
    await tx.$count(announcementFiles, eq(announcementFiles.announcementId, announcementId)),
  );
}

/** Takes files from an announcement, with their bytes where no report keeps them. @throws {ApiFailure} 404 */
export const removeFiles = (tx: Transaction, announcementId: string, ids: readonly string[]): Promise<void> =>
  detachFiles(tx, announcementFiles, {
    of: eq(announcementFiles.announcementId, announcementId),
    ids,
    keptBy: reportFiles.fileId,
  });

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
