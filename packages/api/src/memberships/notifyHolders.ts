import { and, eq, inArray, isNull, ne, notExists, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';

import { notify } from '../accounts/notifications/notify.ts';
import { guardianships, users } from '../accounts/tables.ts';
import type { Transaction } from '../platform/database.ts';
import type { MembershipRow } from './store.ts';
import { licences, memberships } from './tables.ts';

type Licence = Pick<typeof licences.$inferSelect, 'id' | 'userId'>;

/**
 * Notifies people of licences that another person gave them or took from them; of those of a child, the guardians. Who acted is
 * not notified.
 */
export async function notifyHolders(
  tx: Transaction,
  kind: 'licenceGiven' | 'licenceTaken',
  { planId: plan, by, held }: { planId: number; by: number | null; held: readonly Licence[] },
): Promise<void> {
  const holders = held.flatMap(({ userId }) => userId ?? []);
  if (holders.length === 0) return;
  const reader = sql<number>`coalesce(${guardianships.guardianId}, ${users.id})`;
  const readers = await tx
    .selectDistinct({ holder: users.id, userId: reader, child: users.uuid, name: users.name })
    .from(users)
    .leftJoin(
      guardianships,
      and(eq(guardianships.studentId, users.id), isNull(guardianships.endedAt), eq(users.dependent, true)),
    )
    .where(and(inArray(users.id, holders), isNull(users.deletedAt)))
    .orderBy(reader, users.id);
  for (const { holder, userId, child, name } of readers) {
    const licence = held.find((one) => one.userId === holder);
    const data = userId === holder ? { plan } : { plan, child, name };
    // One after another: a transaction has one connection.
    // oxlint-disable-next-line no-await-in-loop
    if (licence && userId !== by) await notify(tx, kind, { userId, cause: licence.id, data });
  }
}

/** Notifies the holders of a membership that just ended early; not its payer, and not who has a licence of another one that stands. */
export async function notifyLastHolders(tx: Transaction, { id, planId, userId: by }: MembershipRow): Promise<void> {
  const others = alias(licences, 'others');
  const standing = tx
    .select({ id: others.id })
    .from(others)
    .innerJoin(memberships, eq(memberships.id, others.membershipId))
    .where(and(eq(others.userId, licences.userId), isNull(others.freedAt), ne(memberships.status, 'ended')));
  const held = await tx
    .select({ id: licences.id, userId: licences.userId })
    .from(licences)
    .where(and(eq(licences.membershipId, id), isNull(licences.freedAt), notExists(standing)));
  await notifyHolders(tx, 'licenceTaken', { planId, by, held });
}
