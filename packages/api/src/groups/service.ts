import type { Group, GroupUpdate, NewGroup } from '@lia/sdk/groups/schema';
import { and, eq, isNull, ne, or, sql } from 'drizzle-orm';

import { users } from '../accounts/tables.ts';
import { nameKey } from '../geography/names.ts';
import { presentYear } from '../institutions/groupYears.ts';
import { isCurrentGroup, isCurrentMember } from '../institutions/members.ts';
import { groups, institutions, schoolMembers, sections } from '../institutions/tables.ts';
import type { Database, Transaction } from '../platform/database.ts';
import { ApiFailure, found, invalidFields, notFound } from '../platform/errors.ts';
import { isRestorable } from '../platform/restorable.ts';
import { groupList } from './lists.ts';
import { groupsIn, type GroupScope, reachedGroups, reachesWholeSchool, schoolsForGroups } from './scope.ts';

interface Call {
  db: Database;
  scope: GroupScope;
}

/** Adds a group to a school; its section as well, where it is the first of that level. @throws {ApiFailure} 404, 409, 422 */
export async function createGroup(
  call: Call & { db: Transaction },
  { groupName, schoolId, level, grade, teacherId }: NewGroup,
): Promise<Group> {
  const { db, scope } = call;
  const reached = and(eq(institutions.id, schoolId), schoolsForGroups(scope));
  if ((await db.$count(institutions, reached)) === 0) throw notFound();
  const teacher = await teacherOf(call, schoolId, teacherId ?? null, teacherId === undefined);
  const year = await presentYear(db, schoolId);
  await db.insert(sections).values({ schoolId, level }).onConflictDoNothing();
  const section = await lockSection(db, and(eq(sections.schoolId, schoolId), eq(sections.level, level)));
  await refuseTaken(db, { sectionId: section, grade, name: groupName, externalId: null });
  const [added] = await db
    .insert(groups)
    .values({ sectionId: section, name: groupName, grade, teacherId: teacher, yearId: year?.id })
    .returning({ id: groups.id });
  return read(call, found(added).id);
}

/** Changes name, teacher and external id of a group. @throws {ApiFailure} 403, 404, 409, 422 */
export async function updateGroup(call: Call, update: GroupUpdate): Promise<Group> {
  const { db, scope } = call;
  const { groupId, groupTitle: name, teacherId } = update;
  const { school } = await read(call, groupId);
  const teacher = teacherId === undefined ? {} : { teacherId: await teacherOf(call, school.id, teacherId, false) };
  const group = await lockGroup(call, eq(groups.id, groupId));
  const { externalId = group.externalId } = update;
  const isGiven = externalId !== group.externalId;
  if (isGiven && !(await mayRun(call, school.id))) throw new ApiFailure(403, 'FORBIDDEN');
  const changed = { name, externalId: externalId?.toUpperCase() || null };
  await refuseTaken(db, { ...group, ...changed });
  await db
    .update(groups)
    .set({ ...changed, ...teacher })
    .where(and(eq(groups.id, groupId), groupsIn(scope)));
  return read(call, groupId);
}

/** Deletes a group; its students stay in the school. @throws {ApiFailure} 404 */
export async function deleteGroup({ db, scope }: Call, id: string): Promise<void> {
  const deleted = await db
    .update(groups)
    .set({ deletedAt: sql`now()` })
    .where(and(eq(groups.id, id), groupsIn(scope)))
    .returning({ id: groups.id });
  if (deleted.length === 0) throw notFound();
}

/** Puts a deleted group back. @throws {ApiFailure} 404 where its time is over, 409 where its name or id was given to another */
export async function restoreGroup(call: Call, id: string): Promise<Group> {
  const restorable = or(isNull(groups.deletedAt), isRestorable(groups.deletedAt));
  const group = await lockGroup(call, and(eq(groups.id, id), restorable));
  await refuseTaken(call.db, group);
  await call.db.update(groups).set({ deletedAt: null }).where(eq(groups.id, id));
  return read(call, id);
}

const read = async (call: Call, id: string): Promise<Group> => found(await groupList.find(call, id));

/** Names of a section are given one after another. */
async function lockSection(db: Database, where: ReturnType<typeof and>): Promise<string> {
  const [section] = await db.select({ id: sections.id }).from(sections).where(where).for('update');
  return found(section).id;
}

/** A group that a scope reaches, deleted or not, with its section locked. */
async function lockGroup({ db, scope }: Call, where: ReturnType<typeof and>) {
  const [group] = await db
    .select({
      id: groups.id,
      sectionId: groups.sectionId,
      grade: groups.grade,
      name: groups.name,
      externalId: groups.externalId,
    })
    .from(groups)
    .where(and(where, isNull(groups.endedAt), reachedGroups(scope)));
  const { sectionId } = found(group);
  await lockSection(db, eq(sections.id, sectionId));
  return found(group);
}

interface Named {
  id?: string;
  sectionId: string;
  grade: number;
  name: string;
  externalId: string | null;
}

/**
 * @throws {ApiFailure} 409 where another group of the grade has the name, whatever its case and accents, or another one of the section
 * the id
 */
async function refuseTaken(db: Database, { id, sectionId, grade, name, externalId }: Named): Promise<void> {
  const others = await db
    .select({ grade: groups.grade, name: groups.name, externalId: groups.externalId })
    .from(groups)
    .where(and(eq(groups.sectionId, sectionId), isCurrentGroup, id === undefined ? undefined : ne(groups.id, id)));
  if (others.some((other) => other.grade === grade && nameKey(other.name) === nameKey(name)))
    throw new ApiFailure(409, 'GROUP_NAME_TAKEN');
  if (externalId !== null && others.some((other) => other.externalId === externalId))
    throw new ApiFailure(409, 'GROUP_ID_TAKEN');
}

/** Whether the scope reaches all groups of a school. */
async function mayRun({ db, scope }: Call, schoolId: number): Promise<boolean> {
  const [school] = await db
    .select({ whole: sql<boolean>`${reachesWholeSchool(scope, schoolId)}` })
    .from(sql`(select 1) one`);
  return school?.whole ?? false;
}

/**
 * Who teaches a group: a teacher of the school, where the scope reaches the whole of it, and else the caller. `own`: the call
 * named none, so that it is the caller's where they teach there.
 */
async function teacherOf(
  { db, scope }: Call,
  schoolId: number,
  uuid: string | null,
  own: boolean,
): Promise<number | null> {
  const whole = await mayRun({ db, scope }, schoolId);
  if (uuid === null && !own) {
    if (whole) return null;
    throw invalidFields({ teacherId: { key: 'group.teacher' } });
  }
  const chosen = uuid === null ? eq(users.id, scope.userId) : eq(users.uuid, uuid);
  const [teacher] = await db
    .select({ id: users.id })
    .from(users)
    .innerJoin(schoolMembers, eq(schoolMembers.userId, users.id))
    .where(
      and(
        chosen,
        whole ? undefined : eq(users.id, scope.userId),
        isNull(users.deletedAt),
        eq(schoolMembers.schoolId, schoolId),
        eq(schoolMembers.role, 'teacher'),
        isCurrentMember,
      ),
    )
    .limit(1);
  if (!teacher && !own) throw invalidFields({ teacherId: { key: 'group.teacher' } });
  return teacher?.id ?? null;
}
