import { randomUUID } from 'node:crypto';

import { PUBLIC_SCHOOL_ID } from '@lia/sdk/registrations/rules';
import { and, eq, isNotNull, isNull, or, sql } from 'drizzle-orm';

import { users } from '../accounts/tables.ts';
import { groupsIn } from '../groups/scope.ts';
import { isWithoutGuardian } from '../guardians/awaitedGuardian.ts';
import { invitationEnd, invitationToken } from '../guardians/invitations.ts';
import { guardianInvitations, registeredStudents } from '../guardians/tables.ts';
import { leaveOtherInvitations } from '../imports/invitations.ts';
import { sendInvitation } from '../imports/inviteGuardians.ts';
import { groups, schoolEnrolments } from '../institutions/tables.ts';
import { lockKey } from '../platform/database.ts';
import { ApiFailure, found } from '../platform/errors.ts';
import { countAttempt, type Limit } from '../platform/limits.ts';
import { hashToken } from '../platform/secret.ts';
import type { RegistrationCall } from './register.ts';

/** Invitations for one student: enough for typing errors. */
const INVITED: Limit = { times: 3, seconds: 3600 };

interface InvitedStudent {
  studentId: number;
  schoolId: number;
}

/**
 * Invites the owner of an address to answer for a student whom a teacher registered: by the invitation of the school that waits for
 * that address, or a new one.
 * @throws {ApiFailure} 409 where they declined, 429
 */
export async function inviteGuardian(
  { app: { config, secret }, db }: Pick<RegistrationCall, 'app' | 'db'>,
  { studentId, schoolId }: InvitedStudent,
  email: string,
): Promise<void> {
  if (config.rateLimits) await countAttempt(db, `student-guardian:${studentId}`, INVITED);
  const ofAddress = and(
    eq(guardianInvitations.schoolId, schoolId),
    sql`lower(${guardianInvitations.email}) = lower(${email})`,
  );
  await lockKey(db, `invitation ${schoolId} ${email.toLowerCase()}`);
  // Who declined the invitation of one teacher of public registrations may know another.
  const ofStudent = sql`${guardianInvitations.id} in (select ${registeredStudents.invitationId} from ${registeredStudents}
    where ${registeredStudents.studentId} = ${studentId})`;
  const declined = and(
    ofAddress,
    isNotNull(guardianInvitations.declinedAt),
    or(sql`${schoolId}::int <> ${PUBLIC_SCHOOL_ID}::int`, ofStudent),
  );
  if ((await db.$count(guardianInvitations, declined)) > 0) throw new ApiFailure(409, 'GUARDIAN_DECLINED');
  const again = { expiresAt: invitationEnd, emailedAt: sql`now()` };
  const [waiting] = await db
    .update(guardianInvitations)
    .set(again)
    .where(and(ofAddress, isNull(guardianInvitations.acceptedAt), isNull(guardianInvitations.declinedAt)))
    .returning();
  const invitation = waiting ?? (await addInvitation());
  await leaveOtherInvitations(db, schoolId, [{ studentId, mail: email.toLowerCase() }]);
  await db
    .update(registeredStudents)
    .set({ invitationId: invitation.id })
    .where(eq(registeredStudents.studentId, studentId));
  await sendInvitation(db, invitation);

  async function addInvitation() {
    const id = randomUUID();
    const [added] = await db
      .insert(guardianInvitations)
      .values({ id, schoolId, email, tokenHash: hashToken(invitationToken(secret, id)), ...again })
      .returning();
    return found(added);
  }
}

/** The same for a student of groups that a scope reaches, by their uuid. @throws {ApiFailure} 404, 409, 429 */
export async function inviteGuardianOf(call: RegistrationCall, uuid: string, email: string): Promise<void> {
  const [student] = await call.db
    .select({ studentId: users.id, schoolId: schoolEnrolments.schoolId })
    .from(registeredStudents)
    .innerJoin(users, and(eq(users.id, registeredStudents.studentId), isNull(users.deletedAt)))
    .innerJoin(schoolEnrolments, and(eq(schoolEnrolments.userId, users.id), isNull(schoolEnrolments.until)))
    .innerJoin(groups, eq(groups.id, schoolEnrolments.groupId))
    .where(and(eq(users.uuid, uuid), isWithoutGuardian, groupsIn(call.scope)))
    .limit(1)
    .for('update', { of: registeredStudents });
  await inviteGuardian(call, found(student), email);
}
