import type { NewSubject, Subject } from '@lia/sdk/subjects/schema';
import { and, asc, eq, isNull, or, type SQL, sql } from 'drizzle-orm';

import { type GroupScope, groupsIn } from '../groups/scope.ts';
import { groups } from '../institutions/tables.ts';
import { type Database, violatedConstraint } from '../platform/database.ts';
import { ApiFailure, found } from '../platform/errors.ts';
import { isRestorable } from '../platform/restorable.ts';
import { subjects } from './tables.ts';

interface Call {
  db: Database;
  scope: GroupScope;
}

/** What of a subject its record has. The table of activities is named as SQL: its folder imports this one. */
const columns = {
  id: subjects.id,
  group_id: subjects.groupId,
  name: subjects.name,
  activities: sql<number>`(select count(*)::int from activities
    where activities.subject_id = "subjects"."id" and activities.deleted_at is null)`,
};

/** Subjects of a group by name. @throws {ApiFailure} 404 for a group that the scope does not reach */
export async function readSubjects(call: Call, groupId: string): Promise<Subject[]> {
  await requireGroup(call, groupId);
  return call.db
    .select(columns)
    .from(subjects)
    .where(and(eq(subjects.groupId, groupId), isNull(subjects.deletedAt)))
    .orderBy(asc(sql`plain(${subjects.name})`));
}

/** @throws {ApiFailure} 404, 409 */
export async function addSubject(call: Call, { group_id: groupId, name }: NewSubject): Promise<Subject> {
  await requireGroup(call, groupId);
  const [added] = await unlessTaken(() => call.db.insert(subjects).values({ groupId, name }).returning(columns));
  return found(added);
}

/** Adds those that a group does not have. @throws {ApiFailure} 404 */
export async function addSubjects(call: Call, groupId: string, names: readonly string[]): Promise<Subject[]> {
  await requireGroup(call, groupId);
  await call.db
    .insert(subjects)
    .values(names.map((name) => ({ groupId, name })))
    .onConflictDoNothing();
  return readSubjects(call, groupId);
}

/** @throws {ApiFailure} 404, 409 */
export const renameSubject = (call: Call, id: string, name: string): Promise<Subject> =>
  change(call, id, { name }, isNull(subjects.deletedAt));

/** Deletes a subject; its activities keep it. @throws {ApiFailure} 404 */
export async function deleteSubject({ db, scope }: Call, id: string): Promise<void> {
  const [deleted] = await db
    .update(subjects)
    .set({ deletedAt: sql`now()` })
    .where(and(eq(subjects.id, id), isNull(subjects.deletedAt), inReach(scope)))
    .returning({ id: subjects.id });
  found(deleted);
}

/** Puts a deleted subject back. @throws {ApiFailure} 404, also where its time is over; 409 */
export function restoreSubject(call: Call, id: string): Promise<Subject> {
  const lately = isRestorable(subjects.deletedAt);
  return change(call, id, { deletedAt: null }, or(isNull(subjects.deletedAt), lately));
}

async function change(
  { db, scope }: Call,
  id: string,
  changed: Partial<typeof subjects.$inferInsert>,
  where: SQL | undefined,
): Promise<Subject> {
  const [row] = await unlessTaken(() =>
    db
      .update(subjects)
      .set(changed)
      .where(and(eq(subjects.id, id), where, inReach(scope)))
      .returning(columns),
  );
  return found(row);
}

/** Subjects of the groups that a scope reaches, as a condition on `subjects`; deleted ones among them. */
export const inReach = (scope: GroupScope): SQL =>
  sql`${subjects.groupId} in (select ${groups.id} from ${groups} where ${groupsIn(scope)})`;

async function requireGroup({ db, scope }: Call, id: string): Promise<void> {
  const [group] = await db
    .select({ id: groups.id })
    .from(groups)
    .where(and(eq(groups.id, id), groupsIn(scope)));
  found(group);
}

async function unlessTaken<T>(write: () => Promise<T>): Promise<T> {
  try {
    return await write();
  } catch (error) {
    throw violatedConstraint(error) === 'subjects_name_taken' ? new ApiFailure(409, 'SUBJECT_NAME_TAKEN') : error;
  }
}
