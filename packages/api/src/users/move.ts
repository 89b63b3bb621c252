import { isStudent } from '@lia/sdk/accounts/roles';
import { levels, studentRoleOf } from '@lia/sdk/registrations/rules';
import type { SchoolGroup, UserMove } from '@lia/sdk/users/schema';
import { and, asc, eq, inArray, isNull, sql } from 'drizzle-orm';

import { endSignInsOfFormerSchools } from '../institutions/formerStudents.ts';
import { holdGroup, isCurrentGroup, isCurrentMember, joinSchool } from '../institutions/members.ts';
import { groups, schoolEnrolments, schoolMembers, sections } from '../institutions/tables.ts';
import type { Database } from '../platform/database.ts';
import { invalidFields, notFound } from '../platform/errors.ts';
import { changeUser, lockUsers, type UserAccount, type WritingCall } from './changeable.ts';
import { refuseTaken } from './create.ts';
import type { UserScope } from './scope.ts';
import { isSchoolIn } from './store.ts';
import { isPlainStudent } from './update.ts';

/** The groups of a school, by level, grade and name. @throws {ApiFailure} 404 */
export async function groupsOf(call: { db: Database; scope: UserScope }, schoolId: number): Promise<SchoolGroup[]> {
  if (!(await isSchoolIn(call, schoolId))) throw notFound();
  return call.db
    .select({ id: groups.id, name: groups.name, level: sections.level, grade: groups.grade })
    .from(groups)
    .innerJoin(sections, eq(sections.id, groups.sectionId))
    .where(and(eq(sections.schoolId, schoolId), isCurrentGroup))
    .orderBy(asc(sections.level), asc(groups.grade), asc(groups.name));
}

/** Where users go in a school; null where they only become people of it. */
interface Place {
  level: number;
  grade: number;
  groupId: string | null;
}

/** Moves users into a school or to another place of it. Answers how many. @throws {ApiFailure} 404, 409, 422 */
export async function moveUsers(call: WritingCall, move: UserMove): Promise<number> {
  const { db } = call;
  const { school_id: schoolId, from_school_id: from = null } = move;
  for (const id of [schoolId, ...(from === null ? [] : [from])]) if (!(await isSchoolIn(call, id))) throw notFound();
  const place = await placeIn(call, move);
  const accounts = await lockUsers(call, move.users);
  const userIds = accounts.map(({ id }) => id);
  if (from !== null && from !== schoolId) await leaveSchool(call, userIds, from);
  await joinSchool(
    db,
    accounts.map(({ id, role }) => ({ userId: id, schoolId, role })),
  );
  for (const account of accounts) await settle(call, account, schoolId, place);
  return accounts.length;
}

/** @throws {ApiFailure} 404, 422 for a group of another school */
async function placeIn(call: WritingCall, { school_id, group_id, level, grade }: UserMove): Promise<Place | null> {
  if (!group_id) return level && grade ? { level, grade, groupId: null } : null;
  const group = (await groupsOf(call, school_id)).find(({ id }) => id === group_id.toLowerCase());
  if (!group) throw invalidFields({ group_id: { key: 'user.group' } });
  await holdGroup(call.db, group.id);
  return { level: group.level, grade: group.grade, groupId: group.id };
}

async function leaveSchool({ db }: WritingCall, userIds: readonly number[], schoolId: number): Promise<void> {
  const now = sql`now()`;
  const ids = [...userIds];
  await db
    .update(schoolMembers)
    .set({ until: now })
    .where(and(inArray(schoolMembers.userId, ids), eq(schoolMembers.schoolId, schoolId), isCurrentMember));
  await db
    .update(schoolEnrolments)
    .set({ until: now })
    .where(
      and(
        inArray(schoolEnrolments.userId, ids),
        eq(schoolEnrolments.schoolId, schoolId),
        isNull(schoolEnrolments.until),
      ),
    );
  await endSignInsOfFormerSchools(db, userIds);
}

/** Writes the enrolment of a user at a place; students without a named place keep their grade. */
async function settle(
  { db }: WritingCall,
  { id, role, level: had, grade: hadGrade }: UserAccount,
  schoolId: number,
  place: Place | null,
): Promise<void> {
  const known = had !== null && hadGrade !== null ? { level: had, grade: hadGrade, groupId: null } : null;
  const target = place ?? known;
  if (!target) return;
  await db
    .insert(schoolEnrolments)
    .values({ userId: id, schoolId, companyId: schoolId, ...target })
    .onConflictDoUpdate({
      target: [schoolEnrolments.userId, schoolEnrolments.schoolId],
      targetWhere: isNull(schoolEnrolments.until),
      // Without a named place, who is enrolled there stays where they are.
      set: place ? { ...place } : { schoolId },
    })
    .catch(refuseTaken);
  const level = levels.find((one) => one === target.level);
  if (!place || !level || !role.some(isStudent)) return;
  await changeUser(db, id, {
    level,
    grade: place.grade,
    role: role.map((one) => (isPlainStudent(one) ? studentRoleOf(level) : one)),
  });
}
