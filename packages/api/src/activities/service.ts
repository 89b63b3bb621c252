import { randomUUID } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';

import { idsIn, readLinks, readRubric } from '@lia/sdk/activities/jsonTexts';
import type { Activity, ActivityUpdate, NewActivity } from '@lia/sdk/activities/schema';
import { and, eq, inArray, isNull, or, type SQL, sql } from 'drizzle-orm';

import { notifications } from '../accounts/notifications/tables.ts';
import { type GroupScope, groupsIn } from '../groups/scope.ts';
import { groups } from '../institutions/tables.ts';
import type { Database, Transaction } from '../platform/database.ts';
import { found, invalidFields, notFound } from '../platform/errors.ts';
import { isRestorable } from '../platform/restorable.ts';
import type { Brought } from '../uploads/brought.ts';
import { addFiles, removeFiles } from './files.ts';
import { requireUngraded } from './gradedWork.ts';
import { activityList } from './lists.ts';
import { subjectsOf } from './subjectsOf.ts';
import { activities } from './tables.ts';

interface Call {
  db: Transaction;
  scope: GroupScope;
}

/** Makes an activity in each of some groups. @throws {ApiFailure} 404, 422 */
export async function createActivity(
  call: Call,
  { group_id: named, subject_id: subjectId, ...given }: NewActivity,
  brought: Brought,
): Promise<Activity[]> {
  const { db, scope } = call;
  // In one order, since each is held until the end.
  const groupIds = [...new Set(named.toLowerCase().split(','))].toSorted();
  await requireGroups(call, groupIds);
  const subjectOf = await subjectsOf(db, groupIds, subjectId || null, { sources: groupIds, isCopied: false });
  const common = { ...columnsOf(given), setId: randomUUID(), createdBy: scope.userId };
  const added = await db
    .insert(activities)
    .values(groupIds.map((groupId) => ({ ...common, groupId, subjectId: subjectOf.get(groupId) ?? null })))
    .returning({ id: activities.id });
  const ids = added.map(({ id }) => id);
  await addFiles(db, ids, brought);
  const made: Activity[] = [];
  // One after another: a transaction has one connection.
  // oxlint-disable-next-line no-await-in-loop
  for (const id of ids) made.push(await read(call, id));
  return made;
}

/** Changes an activity. @throws {ApiFailure} 404, 409 as `requireUngraded` does, 422 */
export async function updateActivity(
  call: Call,
  id: string,
  { group_id: groupId, subject_id: subjectId, toDeleteFiles, ...given }: ActivityUpdate,
  brought: Brought,
): Promise<Activity> {
  const { db } = call;
  const activity = await lockActivity(call, id);
  const own = [activity.groupId];
  // One that was deleted stays with what has it.
  const isKept = subjectId === activity.subjectId;
  if (groupId && groupId.toLowerCase() !== activity.groupId) throw invalidFields({ group_id: { key: 'invalid' } });
  const subjectOf = await subjectsOf(db, own, isKept ? null : subjectId || null, { sources: own, isCopied: false });
  const subject = isKept ? activity.subjectId : (subjectOf.get(activity.groupId) ?? null);
  const columns = columnsOf(given);
  const change = {
    rubric: !isDeepStrictEqual(columns.rubric, activity.rubric),
    points: columns.points !== undefined && columns.points !== activity.points,
  };
  if (change.rubric || change.points) await requireUngraded(db, id, change);
  await db
    .update(activities)
    .set({
      ...columns,
      ...(await publishedOnActivation(db, activity, columns)),
      subjectId: subject,
      updatedAt: sql`now()`,
    })
    .where(eq(activities.id, id));
  await addFiles(db, [id], brought);
  await removeFiles(db, id, idsIn(toDeleteFiles));
  return read(call, id);
}

/** Deletes an activity; the work of its students stays. @throws {ApiFailure} 404 */
export async function deleteActivity({ db, scope }: { db: Database; scope: GroupScope }, id: string): Promise<void> {
  const deleted = await db
    .update(activities)
    .set({ deletedAt: sql`now()` })
    .where(and(eq(activities.id, id), isNull(activities.deletedAt), inGroups(groupsIn(scope))))
    .returning({ id: activities.id });
  if (deleted.length === 0) throw notFound();
}

/** Puts a deleted activity back. @throws {ApiFailure} 404, also where its time is over */
export async function restoreActivity(call: Call, id: string): Promise<Activity> {
  const lately = isRestorable(activities.deletedAt);
  await call.db
    .update(activities)
    .set({ deletedAt: null })
    .where(and(eq(activities.id, id), or(isNull(activities.deletedAt), lately), inGroups(groupsIn(call.scope))));
  return read(call, id);
}

/**
 * An activity that was prepared out of sight is published as it is activated: by then the notice of an earlier date would be over. What
 * was announced already keeps its date: the reminder before it is due depends on that.
 */
async function publishedOnActivation(
  db: Transaction,
  { id, isActive: wasActive }: LockedActivity,
  { isActive, publishDate, finishDate }: ReturnType<typeof columnsOf>,
): Promise<{ publishDate?: Date }> {
  const now = new Date();
  if (wasActive || !isActive || publishDate >= now || now >= finishDate) return {};
  return (await isAnnounced(db, id)) ? {} : { publishDate: now };
}

/** Whether a student was notified of an activity. The folder of homework depends on this one, so that its table is named in words. */
async function isAnnounced(db: Transaction, id: string): Promise<boolean> {
  const announced = await db.$count(
    notifications,
    and(
      eq(notifications.kind, 'activityPublished'),
      sql`${notifications.cause} in (select user_id || ' ' || id from homework where activity_id = ${id})`,
    ),
  );
  return announced > 0;
}

type LockedActivity = Pick<
  typeof activities.$inferSelect,
  'id' | 'groupId' | 'subjectId' | 'rubric' | 'points' | 'isActive'
>;

/** An activity that a scope reaches, held until the end. @throws {ApiFailure} 404 */
export async function lockActivity({ db, scope }: Call, id: string): Promise<LockedActivity> {
  const [activity] = await db
    .select({
      id: activities.id,
      groupId: activities.groupId,
      subjectId: activities.subjectId,
      rubric: activities.rubric,
      points: activities.points,
      isActive: activities.isActive,
    })
    .from(activities)
    .where(and(eq(activities.id, id), isNull(activities.deletedAt), inGroups(groupsIn(scope))))
    .for('update');
  return found(activity);
}

const read = async (call: Call, id: string): Promise<Activity> => found(await activityList.find(call, id));

export const inGroups = (which: SQL | undefined): SQL =>
  sql`${activities.groupId} in (select ${groups.id} from ${groups} where ${which})`;

export async function requireGroups({ db, scope }: Call, ids: readonly string[]): Promise<void> {
  const there = await db.$count(groups, and(inArray(groups.id, [...ids]), groupsIn(scope)));
  if (there < ids.length) throw notFound();
}

type Given = Omit<NewActivity, 'group_id' | 'subject_id'>;

const columnsOf = (given: Given) => ({
  name: given.name,
  theme: given.theme ?? '',
  instructions: given.instructions ?? '',
  resources: given.resources ?? '',
  urlPath: given.url_path ? (readLinks(given.url_path) ?? []) : [],
  publishDate: new Date(given.publish_date),
  finishDate: new Date(given.finish_date),
  cutoffDate: given.cutoff_date ? new Date(given.cutoff_date) : null,
  isActive: given.is_active === 1,
  ...(given.points !== undefined && { points: given.points }),
  inTeams: given.in_teams === 1,
  maxAttempts: given.max_attempts ?? null,
  rubric: given.rubric ? readRubric(given.rubric) : null,
});
