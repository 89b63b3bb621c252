import { idsIn, readLinks } from '@lia/sdk/activities/jsonTexts';
import { REMINDER_HOURS } from '@lia/sdk/announcements/rules';
import type { AnnouncementUpdate, NewAnnouncement, SentAnnouncement } from '@lia/sdk/announcements/schema';
import { HOUR_MS } from '@lia/sdk/calendar/durations';
import { and, eq, inArray, isNull, or, sql } from 'drizzle-orm';

import { groupsIn, reachesWholeSchool } from '../groups/scope.ts';
import { groups, institutions, sections } from '../institutions/tables.ts';
import type { Database, Transaction } from '../platform/database.ts';
import { ApiFailure, found, invalidFields, notFound } from '../platform/errors.ts';
import { isRestorable } from '../platform/restorable.ts';
import type { Brought } from '../uploads/brought.ts';
import { addFiles, removeFiles } from './files.ts';
import { announcementList } from './lists.ts';
import { writtenBy, type WriterScope } from './scope.ts';
import { announcementGroups, announcements } from './tables.ts';

interface Call {
  db: Transaction;
  scope: WriterScope;
}

/** @throws {ApiFailure} 404, 422 */
export async function createAnnouncement(
  call: Call,
  given: NewAnnouncement,
  brought: Brought,
): Promise<SentAnnouncement> {
  const { db, scope } = call;
  const { audience } = given;
  const groupIds = audience === 'groups' ? [...new Set((given.group_id ?? '').toLowerCase().split(','))] : [];
  const levels =
    audience === 'levels'
      ? [...new Set((given.levels ?? '').split(',').map(Number))].toSorted((one, other) => one - other)
      : [];
  const schoolId =
    audience === 'groups' ? await schoolOfGroups(call, groupIds) : await wholeSchool(call, given.school_id ?? 0);
  const publishAt = given.publish_at ? new Date(given.publish_at) : new Date();
  const [row] = await db
    .insert(announcements)
    .values({
      ...columnsOf(given),
      schoolId,
      audience,
      levels,
      students: given.students === 1,
      publishAt,
      noticeDue: publishAt,
      createdBy: scope.userId,
    })
    .returning({ id: announcements.id });
  const { id } = found(row);
  if (groupIds.length > 0)
    await db.insert(announcementGroups).values(groupIds.map((groupId) => ({ announcementId: id, groupId })));
  await addFiles(db, id, brought);
  return read(call, id);
}

/** Changes an announcement; its readers see that it was changed once it was published. @throws {ApiFailure} 404, 422 */
export async function updateAnnouncement(
  call: Call,
  id: string,
  { toDeleteFiles, ...given }: AnnouncementUpdate,
  brought: Brought,
): Promise<SentAnnouncement> {
  const { db } = call;
  const { publishAt } = await lock(call, id);
  const now = new Date();
  const wasPublished = publishAt <= now;
  const planned = given.publish_at ? new Date(given.publish_at) : now;
  await db
    .update(announcements)
    .set({ ...columnsOf(given), ...(wasPublished ? { editedAt: now } : { publishAt: planned, noticeDue: planned }) })
    .where(eq(announcements.id, id));
  await removeFiles(db, id, idsIn(toDeleteFiles));
  await addFiles(db, id, brought);
  return read(call, id);
}

/** Takes an announcement back. @throws {ApiFailure} 404 */
export async function deleteAnnouncement({ db, scope }: { db: Database; scope: WriterScope }, id: string) {
  const deleted = await db
    .update(announcements)
    .set({ deletedAt: sql`now()` })
    .where(and(eq(announcements.id, id), isNull(announcements.deletedAt), writtenBy(scope)))
    .returning({ id: announcements.id });
  if (deleted.length === 0) throw notFound();
}

/** @throws {ApiFailure} 404, also where its time is over */
export async function restoreAnnouncement(call: Call, id: string): Promise<SentAnnouncement> {
  const lately = isRestorable(announcements.deletedAt);
  await call.db
    .update(announcements)
    .set({ deletedAt: null })
    .where(and(eq(announcements.id, id), or(isNull(announcements.deletedAt), lately), writtenBy(call.scope)));
  return read(call, id);
}

/** Has those who have not read it notified once more. @throws {ApiFailure} 404, 409 */
export async function remind(call: Call, id: string): Promise<SentAnnouncement> {
  const { publishAt, remindedAt } = await lock(call, id);
  const now = new Date();
  const last = Math.max(publishAt.getTime(), remindedAt?.getTime() ?? 0);
  if (now.getTime() - last < REMINDER_HOURS * HOUR_MS) throw new ApiFailure(409, 'ANNOUNCEMENT_REMINDED');
  await call.db.update(announcements).set({ remindedAt: now, noticeDue: now }).where(eq(announcements.id, id));
  return read(call, id);
}

const read = async (call: Call, id: string): Promise<SentAnnouncement> => found(await announcementList.find(call, id));

/** An announcement that a scope reaches, held until the end. @throws {ApiFailure} 404 */
async function lock({ db, scope }: Call, id: string) {
  const [row] = await db
    .select({ publishAt: announcements.publishAt, remindedAt: announcements.remindedAt })
    .from(announcements)
    .where(and(eq(announcements.id, id), isNull(announcements.deletedAt), writtenBy(scope)))
    .for('update');
  return found(row);
}

/** The school of groups that a scope reaches. @throws {ApiFailure} 404, 422 where they are of several */
async function schoolOfGroups({ db, scope }: Call, ids: readonly string[]): Promise<number> {
  const rows = await db
    .select({ schoolId: sections.schoolId })
    .from(groups)
    .innerJoin(sections, eq(sections.id, groups.sectionId))
    .where(and(inArray(groups.id, [...ids]), groupsIn(scope)));
  const [first] = rows;
  if (!first || rows.length < ids.length) throw notFound();
  if (rows.some(({ schoolId }) => schoolId !== first.schoolId))
    throw invalidFields({ group_id: { key: 'announcement.oneSchool' } });
  return first.schoolId;
}

/** A school that a scope reaches the whole of. @throws {ApiFailure} 404 */
async function wholeSchool({ db, scope }: Call, id: number): Promise<number> {
  const [row] = await db
    .select({ id: institutions.id })
    .from(institutions)
    .where(and(eq(institutions.id, id), isNull(institutions.deletedAt), reachesWholeSchool(scope, id)));
  return found(row).id;
}

type Written = Pick<NewAnnouncement, 'title' | 'text' | 'url_path' | 'acknowledge' | 'pinned_until'>;

const columnsOf = (given: Written) => ({
  title: given.title,
  text: given.text,
  urlPath: given.url_path ? (readLinks(given.url_path) ?? []) : [],
  acknowledge: given.acknowledge === 1,
  pinnedUntil: given.pinned_until || null,
});
