import type { NewRecording, Recording, RecordingUpdate } from '@lia/sdk/recordings/schema';
import { and, eq, isNull, or, sql } from 'drizzle-orm';

import { type GroupScope, groupsIn } from '../groups/scope.ts';
import { groups } from '../institutions/tables.ts';
import { addMedia, removeMedia } from '../media/store.ts';
import type { AppContext } from '../platform/appContext.ts';
import { type Database, inTransaction, type Transaction } from '../platform/database.ts';
import { found, invalidFields, notFound } from '../platform/errors.ts';
import type { Sweeping } from '../platform/module.ts';
import { isBeyondRestoring, isRestorable } from '../platform/restorable.ts';
import { subjects } from '../subjects/tables.ts';
import { takeUpload } from '../uploads/take.ts';
import { recordingList } from './lists.ts';
import { recordedIn } from './scope.ts';
import { recordings } from './tables.ts';
import { recordingUploads } from './uploads.ts';

interface Call {
  app: Pick<AppContext, 'config'>;
  db: Transaction;
  scope: GroupScope;
}

/** @throws {ApiFailure} 404 for a group, subject or upload that is not of the caller, 422 */
export async function createRecording(call: Call, given: NewRecording): Promise<Recording> {
  const { app, db, scope } = call;
  const [group] = await db
    .select({ id: groups.id })
    .from(groups)
    .where(and(eq(groups.id, given.group_id), groupsIn(scope)));
  const groupId = found(group).id;
  await requireSubject(db, groupId, given.subject_id);
  if (given.url && given.upload) throw invalidFields({ upload: { key: 'recording.source' } });
  const createdBy = scope.userId;
  const taken = { userId: createdBy, purpose: recordingUploads, rowId: null };
  const mediaId = given.upload
    ? await addMedia(db, app, {
        fileId: await takeUpload(db, taken, given.upload),
        duration: given.duration,
        createdBy,
      })
    : null;
  const [row] = await db
    .insert(recordings)
    .values({
      ...columnsOf(given),
      groupId,
      mediaId,
      url: given.url || null,
      meetingId: given.meeting_id || null,
      createdBy,
    })
    .returning({ id: recordings.id });
  return read(call, found(row).id);
}

/** @throws {ApiFailure} 404, 422 */
export async function updateRecording(call: Call, id: string, given: RecordingUpdate): Promise<Recording> {
  const { db, scope } = call;
  const [row] = await db
    .select({ groupId: recordings.groupId, url: recordings.url })
    .from(recordings)
    .where(and(eq(recordings.id, id), isNull(recordings.deletedAt), recordedIn(scope)))
    .for('update');
  const { groupId, url } = found(row);
  await requireSubject(db, groupId, given.subject_id);
  // What was an address stays one, and a file a file.
  if ((url === null) === Boolean(given.url)) throw invalidFields({ url: { key: 'recording.source' } });
  await db
    .update(recordings)
    .set({ ...columnsOf(given), url: given.url || null })
    .where(eq(recordings.id, id));
  return read(call, id);
}

/** @throws {ApiFailure} 404 */
export async function deleteRecording({ db, scope }: { db: Database; scope: GroupScope }, id: string): Promise<void> {
  const deleted = await db
    .update(recordings)
    .set({ deletedAt: sql`now()` })
    .where(and(eq(recordings.id, id), isNull(recordings.deletedAt), recordedIn(scope)))
    .returning({ id: recordings.id });
  if (deleted.length === 0) throw notFound();
}

/** @throws {ApiFailure} 404, also where its time is over */
export async function restoreRecording(call: Call, id: string): Promise<Recording> {
  const lately = isRestorable(recordings.deletedAt);
  await call.db
    .update(recordings)
    .set({ deletedAt: null })
    .where(and(eq(recordings.id, id), or(isNull(recordings.deletedAt), lately), recordedIn(call.scope)));
  return read(call, id);
}

/** Deletes recordings that can no longer be restored, with their files and what was watched of them. */
export async function sweepRecordings({ db }: Sweeping): Promise<void> {
  await inTransaction(db, async (tx) => {
    const over = await tx
      .delete(recordings)
      .where(isBeyondRestoring(recordings.deletedAt))
      .returning({ mediaId: recordings.mediaId });
    for (const { mediaId } of over) if (mediaId !== null) await removeMedia(tx, mediaId);
  });
}

const read = async (call: Call, id: string): Promise<Recording> => found(await recordingList.find(call, id));

/** @throws {ApiFailure} 404 for a subject of another group */
async function requireSubject(db: Database, groupId: string, id: string | undefined): Promise<void> {
  if (!id) return;
  const [subject] = await db
    .select({ id: subjects.id })
    .from(subjects)
    .where(and(eq(subjects.id, id), eq(subjects.groupId, groupId), isNull(subjects.deletedAt)));
  found(subject);
}

const columnsOf = (given: RecordingUpdate) => ({
  title: given.title,
  description: given.description ?? '',
  recordedOn: given.recorded_on,
  subjectId: given.subject_id || null,
});
