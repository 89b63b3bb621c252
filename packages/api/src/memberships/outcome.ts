import type { MembershipStatus } from '@lia/sdk/memberships/rules';
import type { OutcomeStatus } from '@lia/sdk/receipts/records';
import { eq, inArray, sql } from 'drizzle-orm';

import { users } from '../accounts/tables.ts';
import { orders } from '../payments/tables.ts';
import type { ReadOutcomes } from '../receipts/outcome.ts';
import { memberships } from './tables.ts';

const statuses = {
  active: 'given',
  grace: 'given',
  ended: 'withdrawn',
} as const satisfies Record<MembershipStatus, OutcomeStatus>;

/** Memberships that orders began or renewed. */
export const readMemberships: ReadOutcomes = async (db, orderIds) => {
  const found = await db
    .select({ orderId: orders.id, membership: memberships, username: users.username })
    .from(orders)
    .innerJoin(memberships, eq(memberships.orderId, sql`coalesce(${orders.renewalOf}, ${orders.id})`))
    .innerJoin(users, eq(users.id, memberships.userId))
    .where(inArray(orders.id, [...orderIds]));
  return new Map(
    found.map(({ orderId, membership, username }) => [
      orderId,
      { status: statuses[membership.status], username, until: membership.paidUntil.toISOString() },
    ]),
  );
};
