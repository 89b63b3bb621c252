import { RESTORE_MINUTES } from '@lia/sdk/children/rules';
import { and, eq, gt, isNull, sql } from 'drizzle-orm';

import { isGuardian } from '../accounts/guardianships.ts';
import { guardianships, users } from '../accounts/tables.ts';
import { schoolOfStudent } from '../institutions/members.ts';
import type { Transaction } from '../platform/database.ts';
import { ApiFailure, found } from '../platform/errors.ts';
import type { Scope } from '../platform/scope.ts';
import { guardiansOf, lockChild } from './store.ts';

interface Named {
  /** Uuid of the child. */
  id: string;
  /** Id of the guardianship. */
  guardian: string;
}

/**
 * Ends a guardianship of a child of the scope: the caller's own, or that of whom they invited. Answers whether it was the caller's own. The child is locked, so that of two
 * guardians who leave at once one stays.
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
  const isLast = guardians.length === 1;
  if (isLast && (await schoolOfStudent(tx, child.id)) === null) throw new ApiFailure(409, 'CHILD_LAST_GUARDIAN');
  await tx
    .update(guardianships)
    .set({ endedAt: sql`now()`, endedBy: scope.userId })
    .where(eq(guardianships.id, guardian));
  return isOwn;
}

/** Restores a guardianship that the caller ended some minutes ago. @throws {ApiFailure} 404, 410 */
export async function restoreGuardianship(
  tx: Transaction,
  { userId }: Scope<'children'>,
  { id, guardian }: Named,
): Promise<void> {
  const [row] = await tx
    .select({
      guardianId: guardianships.guardianId,
      studentId: guardianships.studentId,
      isRecent: gt(guardianships.endedAt, sql`now() - make_interval(mins => ${RESTORE_MINUTES})`).mapWith(Boolean),
    })
    .from(guardianships)
    .innerJoin(users, and(eq(users.id, guardianships.studentId), isNull(users.deletedAt)))
    .where(and(eq(users.uuid, id), eq(guardianships.id, guardian), eq(guardianships.endedBy, userId)))
    .for('no key update');
  const { guardianId, studentId, isRecent } = found(row);
  if (guardianId !== userId && !(await isGuardian(tx, userId, studentId))) found(undefined);
  if (!isRecent) throw new ApiFailure(410, 'RESTORE_OVER');
  // They may have been made a guardian again meanwhile, by an import.
  if (await isGuardian(tx, guardianId, studentId)) return;
  await tx.update(guardianships).set({ endedAt: null, endedBy: null }).where(eq(guardianships.id, guardian));
}
