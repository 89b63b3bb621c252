import type { Plan } from '@lia/sdk/memberships/rules';
import { PUBLIC_SCHOOL_ID } from '@lia/sdk/registrations/rules';
import { and, isNull, type SQL, sql } from 'drizzle-orm';

import { isChildOf } from '../accounts/guardianships.ts';
import { users } from '../accounts/tables.ts';
import { isCurrentGroup, isCurrentMember } from '../institutions/members.ts';
import { groups, institutions, schoolEnrolments, schoolMembers } from '../institutions/tables.ts';

/**
 * Schools that a user works for, as a subquery of their ids. That of public registrations is left out: its people came on
 * their own.
 */
export const schoolsRunBy = (userId: SQL | number): SQL => sql`(
  select ${schoolMembers.schoolId} from ${schoolMembers}
  join ${institutions} on ${institutions.id} = ${schoolMembers.schoolId} and ${institutions.deletedAt} is null
  where ${schoolMembers.userId} = ${userId} and ${schoolMembers.role} = 'schoolAdmin' and ${isCurrentMember}
    and ${schoolMembers.schoolId} <> ${PUBLIC_SCHOOL_ID})`;

/** Whether two users work for a school that is one. */
export const shareSchool = (one: SQL | number, other: SQL | number): SQL =>
  sql`exists (select from ${schoolsRunBy(one)} as shared(id) where shared.id in ${schoolsRunBy(other)})`;

const studentsTaughtBy = (teacherId: number): SQL => sql`(
  select ${schoolEnrolments.userId} from ${schoolEnrolments}
  join ${groups} on ${groups.id} = ${schoolEnrolments.groupId} and ${isCurrentGroup}
  where ${groups.teacherId} = ${teacherId} and ${schoolEnrolments.until} is null)`;

/** Students and teachers of schools, those who left among them, as a subquery of their ids. */
export const peopleEverOfSchools = (schools: SQL): SQL => sql`(
  select ${schoolMembers.userId} from ${schoolMembers}
  where ${schoolMembers.schoolId} in ${schools} and ${schoolMembers.role} in ('student', 'teacher'))`;

/** Students and teachers of schools, as a subquery of their ids. */
export const peopleOfSchools = (schools: SQL): SQL => sql`(
  select ${schoolMembers.userId} from ${schoolMembers}
  where ${schoolMembers.schoolId} in ${schools} and ${schoolMembers.role} in ('student', 'teacher') and ${isCurrentMember})`;

/** Who has a membership: its payer, or the school that a gift pays it for. */
export interface Having {
  userId: number | null;
  schoolId: number | null;
}

/**
 * Who may hold a licence of a plan, as a condition on `users`: a parent's children; a teacher and the students of their groups;
 * students and teachers of the schools that the payer works for, or of the school that a gift pays it for.
 */
export function mayHold({ type }: Pick<Plan, 'type'>, { userId: payerId, schoolId }: Having): SQL {
  if (payerId === null)
    return sql`${and(isNull(users.deletedAt), sql`${users.id} in ${peopleOfSchools(sql`(${schoolId}::int)`)}`)}`;
  if (type === 'padre') return isChildOf(payerId);
  const who =
    type === 'maestro'
      ? sql`(${users.id} = ${payerId} or ${users.id} in ${studentsTaughtBy(payerId)})`
      : sql`${users.id} in ${peopleOfSchools(schoolsRunBy(payerId))}`;
  return sql`${and(isNull(users.deletedAt), who)}`;
}

/** Groups of those whom `mayHold` names: of the schools that the licences are for, of the teacher, of the child, as a condition on `school_enrolments` and `groups`. */
export function groupsOfHolders({ type }: Pick<Plan, 'type'>, { userId: payerId, schoolId }: Having): SQL {
  if (payerId === null) return sql`${schoolEnrolments.schoolId} = ${schoolId}::int`;
  if (type === 'padre') return sql`true`;
  return type === 'maestro'
    ? sql`${groups.teacherId} = ${payerId}`
    : sql`${schoolEnrolments.schoolId} in ${schoolsRunBy(payerId)}`;
}
