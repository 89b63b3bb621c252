import { endGuardianshipOf, isGuardian, restoreGuardianshipOf } from '../accounts/guardianships.ts';
import { schoolOfStudent } from '../institutions/members.ts';
import { ApiFailure, found } from '../platform/errors.ts';
import { changeableOf, lockReached, type Reader, type UserAccount, type WritingCall } from './changeable.ts';
import { besidesPublicSchool } from './places.ts';

interface Named {
  /** Uuid of the student. */
  id: string;
  /** Id of the guardianship. */
  guardian: string;
}

/**
 * Whether the caller may end guardianships of a user whom they reach: a school those of who studies there and in no other one,
 * administrators all. Who answers for the student themselves decides neither: parents may be in conflict.
 */
export async function mayEndGuardianships(
  call: Reader,
  student: Pick<UserAccount, 'id' | 'role' | 'erasedAt'>,
): Promise<boolean> {
  const { db, scope, session } = call;
  if (await isGuardian(db, session.userId, student.id)) return false;
  if (!(await changeableOf(call, [student], besidesPublicSchool)).has(student.id)) return false;
  return scope.reachesEverything || (await schoolOfStudent(db, student.id)) !== null;
}

/** A user whose guardianships the caller may end, held until the transaction ends. @throws {ApiFailure} 404, 409 */
async function lockStudent(call: WritingCall, uuid: string): Promise<UserAccount> {
  const student = found((await lockReached(call, [uuid]))[0]);
  if (!(await mayEndGuardianships(call, student))) throw new ApiFailure(409, 'USER_PROTECTED');
  return student;
}

/** Ends a guardianship of a student, the last one as well: their school or LIA answers for them. @throws {ApiFailure} 404, 409 */
export async function endGuardianship(call: WritingCall, { id, guardian }: Named): Promise<void> {
  const { id: studentId } = await lockStudent(call, id);
  const endedBy = call.session.userId;
  await endGuardianshipOf(call.db, { id: guardian, studentId, endedBy, mayBeLast: true });
}

/** Restores a guardianship that the caller ended some minutes ago. @throws {ApiFailure} 404, 409, 410 */
export async function restoreGuardianship(call: WritingCall, { id, guardian }: Named): Promise<void> {
  const { id: studentId } = await lockStudent(call, id);
  await restoreGuardianshipOf(call.db, { id: guardian, studentId, endedBy: call.session.userId });
}
