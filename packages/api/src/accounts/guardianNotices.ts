import { randomUUID } from 'node:crypto';

import { and, eq, isNull } from 'drizzle-orm';

import type { Transaction } from '../platform/database.ts';
import { found } from '../platform/errors.ts';
import type { PasswordAfterMerge } from './notifications/data.ts';
import { notify } from './notifications/notify.ts';
import { guardianships, users } from './tables.ts';

interface Change {
  guardianId: number;
  studentId: number;
  event: 'ended' | 'restored';
  /** Who did it, and needs no notification of it. */
  by: number;
}

/** Notifies a guardian that they answer for a student no more, or again, and the other guardians that this changed. */
export async function notifyGuardians(tx: Transaction, { guardianId, studentId, event, by }: Change): Promise<void> {
  const about = await studentOf(tx, studentId);
  const others = (await guardiansOf(tx, studentId)).filter(({ id }) => id !== guardianId && id !== by);
  // A guardianship may be ended and restored several times; each call does so once.
  const cause = randomUUID();
  const notices = [
    ...(guardianId === by ? [] : [{ userId: guardianId, event }]),
    ...others.map(({ id: userId }) => ({ userId, event: 'changed' as const })),
  ];
  for (const { userId, event: noticed } of notices) {
    // One after another: a transaction has one connection.
    // oxlint-disable-next-line no-await-in-loop
    await notify(tx, 'guardianship', { userId, cause, data: { ...about, event: noticed } });
  }
}

/** Notifies the guardians of a student that another account was merged into theirs: one of two usernames opens nothing any more. */
export async function notifyGuardiansOfMerge(
  tx: Transaction,
  studentId: number,
  password: PasswordAfterMerge,
): Promise<void> {
  const about = await studentOf(tx, studentId);
  const cause = randomUUID();
  for (const { id: userId } of await guardiansOf(tx, studentId)) {
    // oxlint-disable-next-line no-await-in-loop
    await notify(tx, 'guardianship', { userId, cause, data: { ...about, event: 'merged', password } });
  }
}

async function studentOf(tx: Transaction, studentId: number): Promise<{ child: string; name: string }> {
  const [student] = await tx.select({ child: users.uuid, name: users.name }).from(users).where(eq(users.id, studentId));
  return found(student);
}

/** Who answers for a student now, and has an active account. */
const guardiansOf = (tx: Transaction, studentId: number): Promise<{ id: number }[]> =>
  tx
    .select({ id: guardianships.guardianId })
    .from(guardianships)
    .innerJoin(users, and(eq(users.id, guardianships.guardianId), isNull(users.deletedAt)))
    .where(and(eq(guardianships.studentId, studentId), isNull(guardianships.endedAt)))
    .orderBy(guardianships.guardianId);
