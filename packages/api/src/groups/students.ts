import { MAX_ADDED } from '@lia/sdk/groups/rules';
import type { Group, GroupStudent } from '@lia/sdk/groups/schema';
import { PUBLIC_SCHOOL_ID } from '@lia/sdk/registrations/rules';
import { and, asc, eq, inArray, isNull, ne, or, type SQL, sql } from 'drizzle-orm';

import { users } from '../accounts/tables.ts';
import { registeredStudents } from '../guardians/tables.ts';
import { holdGroup, isCurrentGroup, isCurrentMember } from '../institutions/members.ts';
import { groups, schoolEnrolments, schoolMembers } from '../institutions/tables.ts';
import type { Database } from '../platform/database.ts';
import { found, notFound } from '../platform/errors.ts';
import { contains } from '../platform/search.ts';
import { groupList, studentText } from './lists.ts';
import { type GroupScope, reachesWholeSchool } from './scope.ts';

interface Call {
  db: Database;
  scope: GroupScope;
}

/**
 * Level and grade of a student in a school, in a query of `users` and their enrolments there. In LIA's own school they are the account's,
 * as parents keep them; in the others the enrolment's, since a child of two schools has one account.
 */
const gradeIn = (schoolId: number): SQL =>
  schoolId === PUBLIC_SCHOOL_ID
    ? sql`(${users.level}, ${users.grade})`
    : sql`(coalesce(${schoolEnrolments.level}, ${users.level}), coalesce(${schoolEnrolments.grade}, ${users.grade}))`;

/** Students whom a scope may put into a group: none of another school, and for a teacher none whom they do not know. */
const candidatesOf = ({ db, scope }: Call, { id, school, level, grade }: Group, more?: SQL) =>
  db
    .select({
      id: users.id,
      uuid: users.uuid,
      name: users.name,
      last_name: users.lastName,
      username: users.username,
      level: sql<number>`${level}::int`,
      grade: sql<number>`${grade}::int`,
      matricula: schoolEnrolments.matricula,
      group: { id: groups.id, name: groups.name },
    })
    .from(users)
    .leftJoin(
      schoolEnrolments,
      and(
        eq(schoolEnrolments.userId, users.id),
        eq(schoolEnrolments.schoolId, school.id),
        isNull(schoolEnrolments.until),
      ),
    )
    .leftJoin(groups, and(eq(groups.id, schoolEnrolments.groupId), isCurrentGroup))
    .where(
      and(
        isNull(users.deletedAt),
        sql`${gradeIn(school.id)} = (${level}::int, ${grade}::int)`,
        sql`${users.id} in (select ${schoolMembers.userId} from ${schoolMembers}
          where ${schoolMembers.schoolId} = ${school.id} and ${schoolMembers.role} = 'student' and ${isCurrentMember})`,
        or(isNull(groups.id), ne(groups.id, id)),
        or(
          reachesWholeSchool(scope, school.id),
          and(isNull(groups.id), or(sql`${school.id}::int <> ${PUBLIC_SCHOOL_ID}::int`, registeredBy(scope))),
        ),
        more,
      ),
    )
    .orderBy(asc(users.sortName), asc(users.id))
    .$dynamic();

/** Students whom the user of a scope registered. */
const registeredBy = (scope: GroupScope): SQL =>
  scope.where({
    school: () => sql`false`,
    groups: (userId) => sql`${users.id} in (select ${registeredStudents.studentId} from ${registeredStudents}
      where ${registeredStudents.registeredBy} = ${userId})`,
  });

/** Students who may be put into a group, the first hundred. @throws {ApiFailure} 404 */
export async function listCandidates(call: Call, groupId: string, words = ''): Promise<GroupStudent[]> {
  const group = found(await groupList.find(call, groupId));
  const named = words.trim() === '' ? undefined : contains(studentText, words.trim());
  const rows = await candidatesOf(call, group, named).limit(MAX_ADDED);
  return rows.map(({ id: _id, ...student }) => student);
}

/** Puts students into a group, out of the one that they were in. @throws {ApiFailure} 404, of whomever it is not for */
export async function addStudents(call: Call, groupId: string, uuids: readonly string[]): Promise<void> {
  const group = found(await groupList.find(call, groupId));
  const wanted = [...new Set(uuids.map((uuid) => uuid.toLowerCase()))];
  // Before they are looked up: of two such calls at once the second one finds them in the group.
  await call.db
    .select({ id: users.id })
    .from(users)
    .where(inArray(users.uuid, wanted))
    .orderBy(asc(users.id))
    .for('update');
  const here = await call.db
    .select({ uuid: users.uuid })
    .from(users)
    .innerJoin(schoolEnrolments, eq(schoolEnrolments.userId, users.id))
    .where(and(inArray(users.uuid, wanted), eq(schoolEnrolments.groupId, group.id), isNull(schoolEnrolments.until)));
  // Who is in it already stays: the same call again changes nothing.
  const missing = wanted.filter((uuid) => here.every((student) => student.uuid !== uuid));
  if (missing.length === 0) return;
  const students = await candidatesOf(call, group, inArray(users.uuid, missing));
  if (students.length < missing.length) throw notFound();
  await placeStudents(
    call.db,
    group,
    students.map(({ id }) => id),
  );
}

/** Enrols students in a group, in the place of the group of its school that they were in. @throws {ApiFailure} 404 where it has ended */
export async function placeStudents(
  db: Database,
  { id, level, grade, school }: Pick<Group, 'id' | 'grade'> & { level: number; school: { id: number } },
  userIds: readonly number[],
): Promise<void> {
  await holdGroup(db, id);
  const place = { level, grade, groupId: id };
  await db
    .insert(schoolEnrolments)
    .values(userIds.map((userId) => ({ userId, schoolId: school.id, companyId: school.id, ...place })))
    .onConflictDoUpdate({
      target: [schoolEnrolments.userId, schoolEnrolments.schoolId],
      targetWhere: isNull(schoolEnrolments.until),
      set: place,
    });
}

/** Takes a student out of a group; they stay in the school. @throws {ApiFailure} 404 where the group or the student is not there */
export async function removeStudent(call: Call, groupId: string, uuid: string): Promise<void> {
  const group = found(await groupList.find(call, groupId));
  const removed = await call.db
    .update(schoolEnrolments)
    .set({ groupId: null })
    .where(
      and(
        eq(schoolEnrolments.groupId, group.id),
        isNull(schoolEnrolments.until),
        sql`${schoolEnrolments.userId} in (select ${users.id} from ${users} where ${users.uuid} = ${uuid})`,
      ),
    )
    .returning({ id: schoolEnrolments.id });
  if (removed.length === 0) throw notFound();
}
