import type { ChildUpdate } from '@lia/sdk/children/schema';
import { PUBLIC_SCHOOL_ID, studentRoleOf } from '@lia/sdk/registrations/rules';
import { and, eq } from 'drizzle-orm';

import { endCodes } from '../accounts/accessCodes.ts';
import { allowAgain } from '../accounts/signInPictures.ts';
import { users } from '../accounts/tables.ts';
import { schoolOfStudent } from '../institutions/members.ts';
import { schoolEnrolments } from '../institutions/tables.ts';
import { type Database, inTransaction, type Transaction } from '../platform/database.ts';
import { ApiFailure, notFound } from '../platform/errors.ts';
import type { Scope } from '../platform/scope.ts';
import { enrolAt, isPlainStudent } from '../users/update.ts';
import { isPublicEnrolment, lockChild, picturesOf } from './store.ts';

/**
 * Changes what a parent keeps of a child. The role follows the level; in another grade the child leaves the group of a teacher of public
 * registrations.
 * @throws {ApiFailure} 404, 409
 */
export async function updateChild(
  tx: Transaction,
  scope: Scope<'children'>,
  uuid: string,
  { name, last_name, level, grade }: ChildUpdate,
): Promise<void> {
  const child = await lockChild(tx, scope, uuid);
  if ((await schoolOfStudent(tx, child.id)) !== null) throw new ApiFailure(409, 'CHILD_OF_SCHOOL');
  const role = child.role.map((one) => (isPlainStudent(one) ? studentRoleOf(level) : one));
  await tx.update(users).set({ name, lastName: last_name, level, grade, role }).where(eq(users.id, child.id));
  await enrolAt(tx, child.id, { level, grade }, eq(schoolEnrolments.schoolId, PUBLIC_SCHOOL_ID));
}

/** Takes a child out of a group of public registrations. @throws {ApiFailure} 404, also for a group that the child is not in */
export async function leaveGroup(
  tx: Transaction,
  scope: Scope<'children'>,
  { id: uuid, group }: { id: string; group: string },
): Promise<void> {
  const { id } = await lockChild(tx, scope, uuid);
  const left = await tx
    .update(schoolEnrolments)
    .set({ groupId: null })
    .where(and(isPublicEnrolment(id), eq(schoolEnrolments.groupId, group)))
    .returning({ id: schoolEnrolments.id });
  if (left.length === 0) throw notFound();
}

/** Ends the access card of a child. @throws {ApiFailure} 404 */
export async function endCard(tx: Transaction, scope: Scope<'children'>, uuid: string): Promise<void> {
  const { id } = await lockChild(tx, scope, uuid);
  await endCodes(tx, [id]);
}

/** Lets a child try their pictures again. @throws {ApiFailure} 404, 409 where those of a school stay blocked */
export async function allowPictures(db: Database, scope: Scope<'children'>, uuid: string): Promise<void> {
  const stand = await inTransaction(db, async (tx) => {
    const { id } = await lockChild(tx, scope, uuid);
    if ((await picturesOf(tx, id)) === 'none') throw notFound();
    await allowAgain(tx, [id]);
    return picturesOf(tx, id);
  });
  // Not before: those of another school are allowed all the same.
  if (stand === 'blocked') throw new ApiFailure(409, 'PICTURES_SPENT');
}
