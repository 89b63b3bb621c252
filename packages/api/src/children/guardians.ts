import { and, eq, isNull } from 'drizzle-orm';

import { endGuardianshipOf, guardiansOf, isGuardian, restoreGuardianshipOf } from '../accounts/guardianships.ts';
import { guardianships, users } from '../accounts/tables.ts';
import { schoolOfStudent } from '../institutions/members.ts';
import type { Transaction } from '../platform/database.ts';
import { ApiFailure, found, notFound } from '../platform/errors.ts';
import type { Scope } from '../platform/scope.ts';
import { lockChild } from './store.ts';

interface Named {
  /** Uuid of the child. */
  id: string;
  /** Id of the guardianship. */
  guardian: string;
}

/**
 * Ends a guardianship of a child of the scope: the caller's own, or that of whom they invited. Answers whether it was the caller's
 * own.
 * @throws {ApiFailure} 403, 404, 409
 */
export async function endGuardianship(
  tx: Transaction,
  scope: Scope<'children'>,
  { id, guardian }: Named,
): Promise<boolean> {
  const child = await lockChild(tx, scope, id);
  const guardians = await guardiansOf(tx, child.id);
  const { guardianId, invitedBy } = found(guardians.find((one) => one.id === guardian));
  const isOwn = guardianId === scope.userId;
  if (!isOwn && invitedBy !== scope.userId) throw new ApiFailure(403, 'FORBIDDEN');
  const mayBeLast = (await schoolOfStudent(tx, child.id)) !== null;
  await endGuardianshipOf(tx, { id: guardian, studentId: child.id, endedBy: scope.userId, mayBeLast });
  return isOwn;
}

/** Restores a guardianship that the caller ended some minutes ago. @throws {ApiFailure} 404, 410 */
export async function restoreGuardianship(
  tx: Transaction,
  { userId }: Scope<'children'>,
  { id, guardian }: Named,
): Promise<void> {
  const [row] = await tx
    .select({ guardianId: guardianships.guardianId, studentId: guardianships.studentId })
    .from(guardianships)
    .innerJoin(users, and(eq(users.id, guardianships.studentId), isNull(users.deletedAt)))
    .where(and(eq(users.uuid, id), eq(guardianships.id, guardian)));
  const { guardianId, studentId } = found(row);
  if (guardianId !== userId && !(await isGuardian(tx, userId, studentId))) throw notFound();
  await restoreGuardianshipOf(tx, { id: guardian, studentId, endedBy: userId });
}
