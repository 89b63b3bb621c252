import type { OutcomeStatus } from '@lia/sdk/receipts/records';
import { eq, inArray } from 'drizzle-orm';

import { users } from '../accounts/tables.ts';
import { schoolNames } from '../memberships/schoolNames.ts';
import { memberships } from '../memberships/tables.ts';
import { orders } from '../payments/tables.ts';
import type { ReadItems, ReadOutcomes } from '../receipts/outcome.ts';
import { licencePurchases } from './tables.ts';

/** Licences that orders gave to memberships. */
export const readGivenLicences: ReadOutcomes = async (db, orderIds) => {
  const found = await db
    .select({
      purchase: licencePurchases,
      order: { status: orders.status },
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
    found.map(({ purchase: { orderId, grantedAt, until }, order, username, uuid, schools }) => [
      orderId,
      { status: statusOf(grantedAt, order.status), username, user_id: uuid, schools, until: until.toISOString() },
    ]),
  );
};

function statusOf(grantedAt: Date | null, order: (typeof orders.$inferSelect)['status']): OutcomeStatus {
  if (grantedAt !== null) return 'given';
  return order === 'refunded' ? 'withdrawn' : 'waiting';
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
