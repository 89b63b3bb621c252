import { RESTORE_DAYS } from '@lia/sdk/deletions/rules';
import type { NewResource, Resource, ResourceUpdate } from '@lia/sdk/resources/schema';
import { and, eq, isNull, or, sql } from 'drizzle-orm';

import { addMedia, removeMedia } from '../media/store.ts';
import type { AppContext } from '../platform/appContext.ts';
import { inTransaction, lockKey, type Transaction } from '../platform/database.ts';
import { found, invalidFields, notFound } from '../platform/errors.ts';
import { deleteFiles } from '../platform/files.ts';
import type { Sweeping } from '../platform/module.ts';
import { storedFiles } from '../platform/tables.ts';
import { isRestorable } from '../platform/restorable.ts';
import { takeUpload } from '../uploads/take.ts';
import { audienceOf, shareWith } from './audience.ts';
import { recordOf, rowsOf, withManaged } from './lists.ts';
import { move, type Place, placeIn, requireDepth } from './place.ts';
import { isThere, type KeeperScope, keptBy } from './scope.ts';
import { resources } from './tables.ts';
import { resourceUploads } from './uploads.ts';

interface Call {
  app: Pick<AppContext, 'config'>;
  db: Transaction;
  scope: KeeperScope;
}

const atTop = (schoolId: number | null): Place => ({ parentId: null, path: [], schoolId });

/** @throws {ApiFailure} 404 for a folder, group, school or upload that is not the caller's, 409, 422 */
export async function createResource(call: Call, given: NewResource): Promise<Resource> {
  const { db, scope } = call;
  const { kind, parent_id: parent } = given;
  // One at a time: a folder that is moved meanwhile would have another path.
  await lockKey(db, 'resources');
  const audience = parent ? null : await audienceOf(db, scope, given);
  const place = parent ? await placeIn(db, scope, parent) : atTop(audience?.schoolId ?? null);
  requireDepth(place, kind === 'folder' ? 1 : 0);
  const [row] = await db
    .insert(resources)
    .values({
      ...columnsOf(given),
      ...place,
      ...(audience && { visibility: audience.visibility }),
      ...(await contentOf(call, given)),
      kind,
      createdBy: scope.userId,
    })
    .returning({ id: resources.id });
  const { id } = found(row);
  if (audience) await shareWith(db, id, audience.groupIds);
  return read(call, id);
}

/** What a link, a file or a video has. @throws {ApiFailure} 404, 422 */
async function contentOf({ app, db, scope }: Call, { kind, url, upload, duration }: NewResource) {
  if (kind === 'folder') return {};
  if (kind === 'link') return { url: found(url) };
  const createdBy = scope.userId;
  const fileId = await takeUpload(db, { userId: createdBy, purpose: resourceUploads, rowId: null }, found(upload));
  const [file] = await db.select({ type: storedFiles.type }).from(storedFiles).where(eq(storedFiles.id, fileId));
  const isPlayed = /^(?:video|audio)\//.test(found(file).type);
  if (isPlayed !== (kind === 'video')) throw invalidFields({ upload: { key: 'file.type' } });
  return isPlayed ? { mediaId: await addMedia(db, app, { fileId, duration, createdBy }) } : { fileId };
}

/** Changes a resource; moves it where another folder is named. @throws {ApiFailure} 404, 409, 422 */
export async function updateResource(call: Call, id: string, given: ResourceUpdate): Promise<Resource> {
  const { db, scope } = call;
  await lockKey(db, 'resources');
  const [row] = await db
    .select({
      kind: resources.kind,
      path: resources.path,
      parentId: resources.parentId,
      schoolId: resources.schoolId,
      createdBy: resources.createdBy,
    })
    .from(resources)
    .where(and(eq(resources.id, id), isThere, keptBy(scope)));
  const { kind, path, parentId, schoolId, createdBy } = found(row);
  if (kind === 'link' && !given.url) throw invalidFields({ url: { key: 'required' } });
  const parent = given.parent_id === undefined ? parentId : given.parent_id || null;
  const audience = parent === null ? await audienceOf(db, scope, { ...given, school_id: schoolId }) : null;
  if (parent !== parentId || audience) {
    const place = parent === null || parent === parentId ? null : await placeIn(db, scope, parent);
    if (place) await move(db, id, path, place);
    else if (audience) await move(db, id, path, atTop(audience.schoolId));
  }
  await db
    .update(resources)
    .set({
      ...columnsOf(given),
      ...(audience && { visibility: audience.visibility }),
      ...(kind === 'link' && { url: given.url }),
    })
    .where(eq(resources.id, id));
  await shareWith(db, id, audience?.groupIds ?? []);
  // In a folder of the caller's alone its author would not find it any more.
  const [changed] = await rowsOf(db, {}).where(eq(resources.id, id));
  if (found(changed).visibility === 'own' && createdBy !== scope.userId)
    throw invalidFields({ [parent === null ? 'visibility' : 'parent_id']: { key: 'resource.others' } });
  return read(call, id);
}

/** Deletes a resource with all that it contains. @throws {ApiFailure} 404 */
export async function deleteResource({ db, scope }: Pick<Call, 'scope'> & { db: AppContext['db'] }, id: string) {
  const deleted = await db
    .update(resources)
    .set({ deletedAt: sql`now()` })
    .where(and(eq(resources.id, id), isThere, keptBy(scope)))
    .returning({ id: resources.id });
  if (deleted.length === 0) throw notFound();
}

/** @throws {ApiFailure} 404, also where its time is over, or the folder that it stood in is deleted */
export async function restoreResource(call: Call, id: string): Promise<Resource> {
  const lately = isRestorable(resources.deletedAt);
  await call.db
    .update(resources)
    .set({ deletedAt: null })
    .where(and(eq(resources.id, id), or(isNull(resources.deletedAt), lately), keptBy(call.scope)));
  return read(call, id);
}

/** Deletes resources that can no longer be restored, with what they contain and their files. */
export async function sweepResources({ db }: Sweeping): Promise<void> {
  await inTransaction(db, async (tx) => {
    await lockKey(tx, 'resources');
    const over = sql`select over.id from ${resources} as over
      where over.deleted_at < now() - make_interval(days => ${RESTORE_DAYS})`;
    const removed = await tx
      .delete(resources)
      .where(sql`(${resources.id} in (${over}) or ${resources.path} && array(${over}))`)
      .returning({ fileId: resources.fileId, mediaId: resources.mediaId });
    await deleteFiles(
      tx,
      removed.map(({ fileId }) => fileId),
    );
    for (const { mediaId } of removed) if (mediaId !== null) await removeMedia(tx, mediaId);
  });
}

/** @throws {ApiFailure} 404 */
async function read(call: Pick<Call, 'db' | 'scope'>, id: string): Promise<Resource> {
  const [row] = await rowsOf(call.db, {}).where(and(eq(resources.id, id), isThere, keptBy(call.scope)));
  const [record] = await withManaged(call, [recordOf(found(row))]);
  return found(record);
}

const columnsOf = (given: ResourceUpdate) => ({
  name: given.name,
  description: given.description ?? '',
  teacherNotes: given.teacher_notes ?? '',
  level: given.level ?? null,
  grade: given.grade ?? null,
  subject: given.subject ?? '',
});
