import type { OutcomeStatus } from '@lia/sdk/receipts/records';
import { eq, inArray } from 'drizzle-orm';

import { users } from '../accounts/tables.ts';
import { schoolNames } from '../memberships/schoolNames.ts';
import type { MembershipRow } from '../memberships/store.ts';
import { memberships } from '../memberships/tables.ts';
import type { Order } from '../payments/store.ts';
import { orders } from '../payments/tables.ts';
import type { ReadItems, ReadOutcomes } from '../receipts/outcome.ts';
import type { PurchaseRow } from './purchaseStore.ts';
import { licencePurchases } from './tables.ts';

/** Licences that orders gave to memberships. */
export const readGivenLicences: ReadOutcomes = async (db, orderIds) => {
  const found = await db
    .select({
      purchase: licencePurchases,
      order: { status: orders.status },
      membership: { status: memberships.status, paidUntil: memberships.paidUntil },
      username: users.username,
      uuid: users.uuid,
      schools: schoolNames,
    })
    .from(licencePurchases)
    .innerJoin(orders, eq(orders.id, licencePurchases.orderId))
    .innerJoin(memberships, eq(memberships.id, licencePurchases.membershipId))
    .leftJoin(users, eq(users.id, memberships.userId))
    .where(inArray(licencePurchases.orderId, [...orderIds]));
  return new Map(
    found.map(({ purchase, order, membership, username, uuid, schools }) => [
      purchase.orderId,
      {
        status: statusOf(purchase, order, membership),
        username,
        user_id: uuid,
        schools,
        until: purchase.until.toISOString(),
      },
    ]),
  );
};

/** Licences go with the money that paid them, or with that of the plan that they belong to. */
function statusOf(
  { grantedAt, until }: Pick<PurchaseRow, 'grantedAt' | 'until'>,
  order: Pick<Order, 'status'>,
  membership: Pick<MembershipRow, 'status' | 'paidUntil'>,
): OutcomeStatus {
  if (grantedAt === null) return order.status === 'refunded' ? 'withdrawn' : 'waiting';
  return membership.status === 'ended' && membership.paidUntil < until ? 'withdrawn' : 'given';
}

/** Orders that began the memberships which licences were ordered for. */
export const readLicencesOrdered: ReadItems = async (db, orderIds) => {
  const found = await db
    .select({ orderId: licencePurchases.orderId, begunBy: memberships.orderId })
    .from(licencePurchases)
    .innerJoin(memberships, eq(memberships.id, licencePurchases.membershipId))
    .where(inArray(licencePurchases.orderId, [...orderIds]));
  return new Map(found.map(({ orderId, begunBy }) => [orderId, begunBy]));
};
