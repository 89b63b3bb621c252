import { archivedStatuses, givesArchive } from '@lia/sdk/dataRequests/rules';
import { and, desc, eq, gt, inArray, isNotNull, isNull, lt, or, sql } from 'drizzle-orm';

import { isChildOf } from '../../accounts/guardianships.ts';
import { users } from '../../accounts/tables.ts';
import { type Database, inTransaction, type Transaction } from '../../platform/database.ts';
import { ApiFailure, found } from '../../platform/errors.ts';
import type { FileStore, StoredFile } from '../../platform/files.ts';
import { enqueue } from '../../platform/jobs/enqueue.ts';
import type { ScopedCall } from '../../platform/lists/defineList.ts';
import type { Scope } from '../../platform/scope.ts';
import { storedFiles } from '../../platform/tables.ts';
import { isUserActive } from '../answeredBy.ts';
import { mayBeAnswered } from '../guardian.ts';
import { dataArchives, dataRequests } from '../tables.ts';
import { archiveJob, isBeingMade } from './make.ts';

/** Archives that one sweep deletes; more of them wait for the next. */
const AT_ONCE = 100;

/**
 * Has the archive of a member's data made, unless one is being made or can be downloaded.
 * @throws {ApiFailure} 404; 409 `DATA_REQUEST_WITHOUT_ARCHIVE` where access was not asked for, or was refused, or by who has no account
 * that could download it;
 * 409 `DATA_REQUEST_GUARDIAN_ENDED` where who asked answers for the student no more.
 */
export async function prepareArchive(tx: Transaction, scope: Scope<'everything'>, requestId: string): Promise<void> {
  const [row] = await tx
    .select({ request: dataRequests, isUserActive })
    .from(dataRequests)
    .leftJoin(users, eq(users.id, dataRequests.userId))
    .where(and(scope.where({}), eq(dataRequests.id, requestId)))
    .for('update', { of: dataRequests });
  const { request, isUserActive: isActive } = found(row);
  if (!isActive || !givesArchive(request)) {
    throw new ApiFailure(409, 'DATA_REQUEST_WITHOUT_ARCHIVE');
  }
  if (!(await mayBeAnswered(tx, request))) throw new ApiFailure(409, 'DATA_REQUEST_GUARDIAN_ENDED');
  const current = and(
    eq(dataArchives.requestId, requestId),
    or(and(isNull(dataArchives.expiresAt), isBeingMade), gt(dataArchives.expiresAt, sql`now()`)),
  );
  if ((await tx.$count(dataArchives, current)) > 0) return;
  const [archive] = await tx
    .insert(dataArchives)
    .values({ requestId, requestedBy: scope.userId })
    .returning({ id: dataArchives.id });
  if (!archive) throw new Error('The archive got no row');
  await enqueue(tx, archiveJob, { archive: archive.id }, { key: archive.id });
}

/**
 * The archive that a member may download now, which is noted with it: of their own data, or of a student whom they are still a
 * guardian of, unless the request was refused or withdrawn since. @throws {ApiFailure} 404
 */
export async function takeArchive({ db, scope }: ScopedCall<'own'>, requestId: string): Promise<StoredFile> {
  const [archive] = await db
    .select({ id: dataArchives.id, file: storedFiles })
    .from(dataArchives)
    .innerJoin(storedFiles, eq(storedFiles.id, dataArchives.fileId))
    .innerJoin(dataRequests, eq(dataRequests.id, dataArchives.requestId))
    .leftJoin(users, eq(users.id, dataRequests.childId))
    .where(
      and(
        eq(dataRequests.id, requestId),
        scope.where({
          own: (userId) =>
            sql`${dataRequests.userId} = ${userId} and (${dataRequests.childId} is null or ${isChildOf(userId)})`,
        }),
        inArray(dataRequests.status, archivedStatuses),
        gt(dataArchives.expiresAt, sql`now()`),
      ),
    )
    .orderBy(desc(dataArchives.createdAt))
    .limit(1);
  const { id, file } = found(archive);
  await db.update(dataArchives).set({ downloadedAt: new Date() }).where(eq(dataArchives.id, id));
  return file;
}

/** Deletes the files of archives whose days are over; the bytes go first, so that a crash leaves what the next sweep finds. */
export const sweepArchives = (db: Database, files: FileStore): Promise<void> =>
  inTransaction(db, async (tx) => {
    const over = await tx
      .select({ id: dataArchives.id, fileId: storedFiles.id, storageKey: storedFiles.storageKey })
      .from(dataArchives)
      .innerJoin(storedFiles, eq(storedFiles.id, dataArchives.fileId))
      .where(and(isNotNull(dataArchives.fileId), lt(dataArchives.expiresAt, sql`now()`)))
      .limit(AT_ONCE)
      .for('update', { of: dataArchives, skipLocked: true });
    for (const { id, fileId, storageKey } of over) {
      await files.discard(storageKey);
      await tx.update(dataArchives).set({ fileId: null }).where(eq(dataArchives.id, id));
      await tx.delete(storedFiles).where(eq(storedFiles.id, fileId));
    }
  });
