import { MAX_FILES } from '@lia/sdk/activities/rules';
import { and, eq, inArray, sql } from 'drizzle-orm';

import type { Transaction } from '../platform/database.ts';
import { invalidFields, notFound } from '../platform/errors.ts';
import { deleteFiles, type FileStore, keepFile, type ReceivedFile } from '../platform/files.ts';
import { storedFiles } from '../platform/tables.ts';
import { activityFiles } from './tables.ts';

/** The multipart field of files. */
export const FIELD = 'files[]';

/** Keeps files once, for each of some activities. @throws {ApiFailure} 422 where an activity would have too many */
export async function addFiles(
  tx: Transaction,
  activityIds: readonly string[],
  files: readonly ReceivedFile[],
): Promise<void> {
  for (const file of files) {
    // One after another: a transaction has one connection.
    // oxlint-disable-next-line no-await-in-loop
    const fileId = await keepFile(tx, file);
    // oxlint-disable-next-line no-await-in-loop
    await tx
      .insert(activityFiles)
      .values(activityIds.map((activityId) => ({ activityId, fileId, addedAt: sql`clock_timestamp()` })));
  }
  const [first] = activityIds;
  if (first === undefined || files.length === 0) return;
  if ((await tx.$count(activityFiles, eq(activityFiles.activityId, first))) > MAX_FILES)
    throw invalidFields({ [FIELD]: { key: 'documents.max', values: { max: MAX_FILES } } });
}

/** Takes files from an activity; their bytes go with the last activity that has them. @throws {ApiFailure} 404 */
export async function removeFiles(
  tx: Transaction,
  store: FileStore,
  activityId: string,
  ids: readonly string[],
): Promise<void> {
  const removed = await tx
    .delete(activityFiles)
    .where(and(eq(activityFiles.activityId, activityId), inArray(activityFiles.id, [...ids])))
    .returning({ fileId: activityFiles.fileId });
  if (removed.length < new Set(ids).size) throw notFound();
  const fileIds = removed.map(({ fileId }) => fileId);
  const unused = sql`not exists (select from ${activityFiles} where ${activityFiles.fileId} = ${storedFiles.id})`;
  await deleteFiles(tx, store, fileIds, unused);
}
