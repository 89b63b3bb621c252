import { MAX_FILES } from '@lia/sdk/activities/rules';
import { eq, sql } from 'drizzle-orm';

import { attachFiles, detachFiles, requireAtMost } from '../platform/attachedFiles.ts';
import type { Transaction } from '../platform/database.ts';
import type { ReceivedFile } from '../platform/files.ts';
import { attachUploads } from '../uploads/take.ts';
import { activityFiles } from './tables.ts';
import { takenBy } from './uploads.ts';

/** Files that a call brings: those in it, and the ids of uploads of its user. */
export interface Brought {
  userId: number;
  files: readonly ReceivedFile[];
  uploads: readonly string[];
}

/** Keeps files once, for each of some activities. @throws {ApiFailure} 422 where an activity would have too many, 404 for an upload of another person */
export async function addFiles(
  tx: Transaction,
  activityIds: readonly string[],
  { userId, files, uploads }: Brought,
): Promise<void> {
  const attach = (fileId: string) =>
    tx
      .insert(activityFiles)
      .values(activityIds.map((activityId) => ({ activityId, fileId, addedAt: sql`clock_timestamp()` })));
  await attachFiles(tx, files, attach);
  await attachUploads(tx, takenBy(userId), uploads, attach);
  const [first] = activityIds;
  if (first === undefined || files.length + uploads.length === 0) return;
  requireAtMost(MAX_FILES, await tx.$count(activityFiles, eq(activityFiles.activityId, first)));
}

/** Takes files from an activity; their bytes go with the last activity that has them. @throws {ApiFailure} 404 */
export const removeFiles = (tx: Transaction, activityId: string, ids: readonly string[]): Promise<void> =>
  detachFiles(tx, activityFiles, {
    of: eq(activityFiles.activityId, activityId),
    ids,
    keptBy: activityFiles.fileId,
  });
