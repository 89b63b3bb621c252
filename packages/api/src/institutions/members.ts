import { groupsOf } from '@lia/sdk/accounts/roles';
import { type MemberRole, memberRoles } from '@lia/sdk/institutions/rules';
import type { SessionUser } from '@lia/sdk/accounts/schema';
import { PUBLIC_SCHOOL_ID } from '@lia/sdk/registrations/rules';
import { and, asc, eq, isNull, ne, type SQL, sql, type SQLWrapper } from 'drizzle-orm';

import { users } from '../accounts/tables.ts';
import type { Database, Transaction } from '../platform/database.ts';
import { found } from '../platform/errors.ts';
import type { Scope } from '../platform/scope.ts';
import { groups, institutions, schoolMembers } from './tables.ts';

/** What an account is in a school, by its roles: each once, or a user like any other. */
export function memberRolesOf(role: readonly string[]): MemberRole[] {
  const roleGroups = groupsOf({ role });
  const named = memberRoles.filter((name) => roleGroups.has(name));
  return named.length > 0 ? named : ['user'];
}

/** Makes accounts members of a school as what their roles are. */
export const joinSchool = (
  tx: Transaction,
  members: readonly { userId: number; schoolId: number; role: readonly string[] }[],
): Promise<void> =>
  addMembers(
    tx,
    members.flatMap(({ role, ...member }) => memberRolesOf(role).map((as) => ({ ...member, role: as }))),
  );

/** Adds what accounts are in a school; what they are there already stays. */
export async function addMembers(
  tx: Transaction,
  rows: readonly { userId: number; schoolId: number; role: MemberRole }[],
): Promise<void> {
  if (rows.length === 0) return;
  await tx.execute(sql`
    insert into school_members (user_id, school_id, role)
    select "userId", "schoolId", role from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as given(
      "userId" int, "schoolId" int, role text)
    on conflict do nothing`);
}

/** Memberships of people in schools that last, as a condition on `school_members`. */
export const isCurrentMember: SQL = sql`(${schoolMembers.until} is null or ${schoolMembers.until} > now())`;

/** Groups of today, neither deleted nor of a school year that is over, as a condition on `groups`. */
export const isCurrentGroup: SQL = sql`(${groups.deletedAt} is null and ${groups.endedAt} is null)`;

/** Keeps a group of today one until the transaction ends: what ends or deletes it waits. @throws {ApiFailure} 404 */
export async function holdGroup(db: Database, id: string): Promise<void> {
  const [group] = await db
    .select({ id: groups.id })
    .from(groups)
    .where(and(eq(groups.id, id), isCurrentGroup))
    .for('share');
  found(group);
}

/** The school that a session names: of several the one that its user has been in longest. */
export async function sessionSchool(db: Database, userId: number): Promise<Partial<SessionUser>> {
  const [school] = await db
    .select({ id: institutions.id, name: institutions.name, type: institutions.type })
    .from(schoolMembers)
    .innerJoin(institutions, eq(institutions.id, schoolMembers.schoolId))
    .where(and(eq(schoolMembers.userId, userId), isCurrentMember))
    .orderBy(asc(schoolMembers.since), asc(schoolMembers.schoolId))
    .limit(1);
  if (!school) return {};
  const { id, name, type } = school;
  return { school_id: id, school_name: name, company: type === 'Empresa' ? { id, name } : null };
}

/** Schools that a user works for, as a condition on `institutions`. */
export const worksFor = (userId: number): SQL => sql`${institutions.id} in (
  select ${schoolMembers.schoolId} from ${schoolMembers}
  where ${schoolMembers.userId} = ${userId} and ${schoolMembers.role} = 'schoolAdmin' and ${isCurrentMember})`;

/** Whether a school has an administrator whose account is active, by its id. */
export const isAdministered = (schoolId: SQLWrapper): SQL => sql`exists (
  select from school_members as staff
  join users as account on account.id = staff.user_id and account.deleted_at is null
  join institutions as school on school.id = staff.school_id and school.deleted_at is null
  where staff.school_id = ${schoolId} and staff.role = 'schoolAdmin' and (staff.until is null or staff.until > now()))`;

/** Accounts of the people of the schools that a user works for, as a condition on `users`. */
export const isInSchoolOf = (userId: number): SQL => sql`${users.id} in (
  select ${schoolMembers.userId} from ${schoolMembers}
  where ${isCurrentMember} and ${schoolMembers.schoolId} in (
    select ${institutions.id} from ${institutions} where ${and(isNull(institutions.deletedAt), worksFor(userId))}))`;

/** Places of students in schools besides LIA's own, which takes every registration, as a condition on `school_members` and their `institutions`. */
const isAtSchool = and(
  eq(schoolMembers.role, 'student'),
  isCurrentMember,
  ne(institutions.id, PUBLIC_SCHOOL_ID),
  isNull(institutions.deletedAt),
);

/** Whether a student, named by a column, studies in a school besides LIA's own. */
export const studiesAtSchool = (studentId: SQLWrapper): SQL => sql`exists (
  select from ${schoolMembers} join ${institutions} on ${institutions.id} = ${schoolMembers.schoolId}
  where ${schoolMembers.userId} = ${studentId} and ${isAtSchool})`;

/** Whether a person is a student of a school today, both named by columns. */
export const isStudentOf = (userId: SQLWrapper, schoolId: SQLWrapper): SQL => sql`exists (
  select from ${schoolMembers} join ${institutions} on ${institutions.id} = ${schoolMembers.schoolId}
  where ${schoolMembers.userId} = ${userId} and ${schoolMembers.schoolId} = ${schoolId} and ${schoolMembers.role} = 'student'
    and ${isCurrentMember} and ${institutions.deletedAt} is null)`;

/** The name of the school that a student studies in, besides LIA's own; null without one. */
export async function schoolOfStudent(db: Database, studentId: number): Promise<string | null> {
  const [school] = await db
    .select({ name: institutions.name })
    .from(schoolMembers)
    .innerJoin(institutions, eq(institutions.id, schoolMembers.schoolId))
    .where(and(eq(schoolMembers.userId, studentId), isAtSchool))
    .orderBy(asc(schoolMembers.since))
    .limit(1);
  return school?.name ?? null;
}

/** The schools of a scope that were not deleted, as a condition on `institutions`: all those that its user works for. */
export const schoolsIn = (scope: Scope<'everything' | 'school'>): SQL | undefined =>
  and(isNull(institutions.deletedAt), scope.where({ school: worksFor }));
