import type { StudentRecord } from '@lia/sdk/groups/schema';
import { and, eq, type SQL, sql } from 'drizzle-orm';

import { guardianships } from '../accounts/tables.ts';
import { schoolOfStudent } from '../institutions/members.ts';
import type { Database } from '../platform/database.ts';
import { isOpenInvitation } from './invitations.ts';
import { guardianInvitations, registeredStudents } from './tables.ts';

/** Students whom a teacher registered and for whom no one answers, as a condition on `registered_students`. */
export const isWithoutGuardian: SQL = sql`not exists (select from ${guardianships}
  where ${guardianships.studentId} = ${registeredStudents.studentId} and ${guardianships.endedAt} is null)`;

/** Where a student whom a teacher registered stands as long as no one answers for them; null for any other. */
export async function awaitedGuardian(db: Database, studentId: number): Promise<StudentRecord['guardian_awaited']> {
  const [student] = await db
    .select({ invitation: guardianInvitations.id })
    .from(registeredStudents)
    .leftJoin(guardianInvitations, and(eq(guardianInvitations.id, registeredStudents.invitationId), isOpenInvitation))
    .where(and(eq(registeredStudents.studentId, studentId), isWithoutGuardian));
  if (!student) return null;
  return student.invitation === null ? 'uninvited' : 'invited';
}

/** Whether neither a guardian nor a school answers for a student yet: they study with a teacher who registered them on their own. */
export const lacksConsent = async (db: Database, studentId: number): Promise<boolean> =>
  (await awaitedGuardian(db, studentId)) !== null && (await schoolOfStudent(db, studentId)) === null;
