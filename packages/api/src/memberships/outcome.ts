import type { MembershipStatus } from '@lia/sdk/memberships/rules';
import type { OutcomeStatus } from '@lia/sdk/receipts/records';
import { and, eq, inArray, sql } from 'drizzle-orm';

import { users } from '../accounts/tables.ts';
import { orders } from '../payments/tables.ts';
import type { ReadItems, ReadOutcomes } from '../receipts/outcome.ts';
import { schoolNames } from './schoolNames.ts';
import { memberships } from './tables.ts';

const statuses = {
  active: 'given',
  grace: 'given',
  ended: 'withdrawn',
} as const satisfies Record<MembershipStatus, OutcomeStatus>;

/** Memberships that orders began or renewed. */
export const readMemberships: ReadOutcomes = async (db, orderIds) => {
  const found = await db
    .select({
      orderId: orders.id,
      membership: memberships,
      username: users.username,
      uuid: users.uuid,
      schools: schoolNames,
    })
    .from(orders)
    .innerJoin(memberships, eq(memberships.orderId, sql`coalesce(${orders.renewalOf}, ${orders.id})`))
    .innerJoin(users, eq(users.id, memberships.userId))
    .where(inArray(orders.id, [...orderIds]));
  return new Map(
    found.map(({ orderId, membership, username, uuid, schools }) => [
      orderId,
      {
        status: statuses[membership.status],
        username,
        user_id: uuid,
        schools,
        until: membership.paidUntil.toISOString(),
      },
    ]),
  );
};

/** Orders that began the memberships which orders began or renewed; those that gifts began are places of the gift. */
export const readOrderedMemberships: ReadItems = async (db, orderIds) => {
  const found = await db
    .select({ orderId: orders.id, begunBy: memberships.orderId })
    .from(orders)
    .innerJoin(memberships, eq(memberships.orderId, sql`coalesce(${orders.renewalOf}, ${orders.id})`))
    .where(and(inArray(orders.id, [...orderIds]), eq(orders.reason, 'membership')));
  return new Map(found.map(({ orderId, begunBy }) => [orderId, begunBy]));
};
