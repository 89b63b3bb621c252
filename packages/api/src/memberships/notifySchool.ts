import { randomUUID } from 'node:crypto';

import { and, eq, isNull } from 'drizzle-orm';

import { notify } from '../accounts/notifications/notify.ts';
import { users } from '../accounts/tables.ts';
import { isCurrentMember } from '../institutions/members.ts';
import { institutions, schoolMembers } from '../institutions/tables.ts';
import type { Transaction } from '../platform/database.ts';
import type { MembershipRow } from './store.ts';

type Places = Pick<MembershipRow, 'orderId' | 'schoolId' | 'licences' | 'paidUntil'>;

/** Notifies who administers a school of places that a gift gives it, or gives it no more. */
export async function notifySchool(
  tx: Transaction,
  { orderId: order, schoolId, licences: places, paidUntil }: Places,
  event: 'given' | 'ended',
): Promise<void> {
  if (schoolId === null) return;
  const administrators = await tx
    .selectDistinct({ userId: users.id, school: institutions.name })
    .from(schoolMembers)
    .innerJoin(users, and(eq(users.id, schoolMembers.userId), isNull(users.deletedAt)))
    .innerJoin(institutions, and(eq(institutions.id, schoolMembers.schoolId), isNull(institutions.deletedAt)))
    .where(and(eq(schoolMembers.schoolId, schoolId), eq(schoolMembers.role, 'schoolAdmin'), isCurrentMember))
    .orderBy(users.id);
  // A school may lose places and get them again; each call does so once.
  const cause = randomUUID();
  const data = { order, event, places, until: paidUntil.toISOString() };
  for (const { userId, school } of administrators) {
    // One after another: a transaction has one connection.
    // oxlint-disable-next-line no-await-in-loop
    await notify(tx, 'giftPlaces', { userId, cause, data: { ...data, school } });
  }
}
