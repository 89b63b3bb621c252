import { and, eq, isNull, type SQL, sql } from 'drizzle-orm';

import { fullName, shortName } from '../accounts/fullName.ts';
import { users } from '../accounts/tables.ts';
import { isOpenInvitation, isUnanswered } from '../guardians/invitations.ts';
import { guardianInvitations, registeredStudents } from '../guardians/tables.ts';
import { isCurrentMember } from '../institutions/members.ts';
import { institutions, schoolMembers } from '../institutions/tables.ts';
import { numberArray, textArray } from '../platform/arrays.ts';
import type { Database, Transaction } from '../platform/database.ts';
import { importGuardians } from './tables.ts';

/** An invitation that may be accepted, with what it shows of its children: first name and initial. Null where there is none. */
export async function openInvitation(db: Database, which: SQL) {
  const [invitation] = await db
    .select({
      id: guardianInvitations.id,
      email: guardianInvitations.email,
      schoolId: guardianInvitations.schoolId,
      school: institutions.name,
    })
    .from(guardianInvitations)
    .innerJoin(institutions, and(eq(institutions.id, guardianInvitations.schoolId), isNull(institutions.deletedAt)))
    .where(and(which, isOpenInvitation));
  if (!invitation) return null;
  const children = await db
    .select({ name: users.name, lastName: users.lastName })
    .from(users)
    .where(and(sql`${users.id} in ${invitedFor(invitation.id)}`, isNull(users.deletedAt)))
    .orderBy(users.id);
  return {
    ...invitation,
    children: children.map(({ name, lastName }) => shortName(name, lastName)),
    teachers: await teachersOf(db, invitation.id),
  };
}

/**
 * The students whom an invitation is about: those of imports that named its address, and those whom teachers registered, as long as
 * they study in the school that invites.
 */
export const invitedFor = (id: string): SQL => sql`(
  select ${schoolMembers.userId} from ${schoolMembers}
  join ${guardianInvitations} on ${guardianInvitations.id} = ${id} and ${guardianInvitations.schoolId} = ${schoolMembers.schoolId}
  where ${schoolMembers.role} = 'student' and ${isCurrentMember} and ${schoolMembers.userId} in (
    select ${importGuardians.studentId} from ${importGuardians} where ${importGuardians.invitationId} = ${id}
    union select ${registeredStudents.studentId} from ${registeredStudents} where ${registeredStudents.invitationId} = ${id}))`;

/**
 * Takes students out of the unanswered invitations of a school to other addresses than the one named now, in lower case: the
 * earlier address may be a stranger's, and an invitation that is renewed for another student would give them this one.
 */
export async function leaveOtherInvitations(
  tx: Transaction,
  schoolId: number,
  named: readonly { studentId: number; mail: string }[],
): Promise<void> {
  const ids = numberArray(named.map(({ studentId }) => studentId));
  const mails = textArray(named.map(({ mail }) => mail));
  for (const table of [importGuardians, registeredStudents]) {
    const other = sql`select from ${guardianInvitations}, unnest(${ids}, ${mails}) as named (student_id, mail)
      where ${guardianInvitations.id} = ${table.invitationId} and ${guardianInvitations.schoolId} = ${schoolId}
        and ${isUnanswered} and named.student_id = ${table.studentId} and named.mail <> lower(${guardianInvitations.email})`;
    // One after another: a transaction has one connection.
    // oxlint-disable-next-line no-await-in-loop
    await tx
      .update(table)
      .set({ invitationId: null })
      .where(sql`exists (${other})`);
  }
}

/** Names of the teachers who registered students of an invitation. */
async function teachersOf(db: Database, id: string): Promise<string[]> {
  const teachers = await db
    .selectDistinctOn([users.id], { name: fullName(users) })
    .from(registeredStudents)
    .innerJoin(users, and(eq(users.id, registeredStudents.registeredBy), isNull(users.deletedAt)))
    .where(eq(registeredStudents.invitationId, id))
    .orderBy(users.id);
  return teachers.map(({ name }) => name);
}
