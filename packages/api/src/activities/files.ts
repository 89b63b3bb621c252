import { MAX_FILES } from '@lia/sdk/activities/rules';
import { eq, sql } from 'drizzle-orm';

import { detachFiles, requireAtMost } from '../platform/attachedFiles.ts';
import type { Transaction } from '../platform/database.ts';
import { attachBrought, type Brought } from '../uploads/brought.ts';
import { activityFiles } from './tables.ts';
import { activityUploads } from './uploads.ts';

/** Keeps files once, for each of some activities. @throws {ApiFailure} 422 where an activity would have too many, 404 for an upload of another person */
export async function addFiles(tx: Transaction, activityIds: readonly string[], brought: Brought): Promise<void> {
  await attachBrought(tx, activityUploads, brought, (fileId) =>
    tx
      .insert(activityFiles)
      .values(activityIds.map((activityId) => ({ activityId, fileId, addedAt: sql`clock_timestamp()` }))),
  );
  const [first] = activityIds;
  if (first === undefined || brought.files.length + brought.uploads.length === 0) return;
  requireAtMost(MAX_FILES, await tx.$count(activityFiles, eq(activityFiles.activityId, first)));
}

/** Takes files from an activity; their bytes go with the last activity that has them. @throws {ApiFailure} 404 */
export const removeFiles = (tx: Transaction, activityId: string, ids: readonly string[]): Promise<void> =>
  detachFiles(tx, activityFiles, {
    of: eq(activityFiles.activityId, activityId),
    ids,
    keptBy: activityFiles.fileId,
  });
