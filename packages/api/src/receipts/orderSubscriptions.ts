import type { SubscriptionAfterRefund } from '@lia/sdk/receipts/records';
import { and, eq, gt, inArray, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';

import { CHARGES, WERE_PAID } from '../payments/subscriptionStore.ts';
import { orders, subscriptions } from '../payments/tables.ts';
import type { Database } from '../platform/database.ts';

const later = alias(orders, 'later');

/** What refunds of orders do to the subscriptions that they paid a period of, of those that go on. */
export async function subscriptionsAfterRefunds(
  db: Database,
  ids: readonly string[],
): Promise<Map<string, SubscriptionAfterRefund>> {
  if (ids.length === 0) return new Map();
  const followed = db
    .select({ id: later.id })
    .from(later)
    .where(
      and(
        eq(later.renewalOf, subscriptions.orderId),
        inArray(later.status, WERE_PAID),
        gt(later.createdAt, orders.createdAt),
      ),
    );
  const rows = await db
    .select({ id: orders.id, renewalOf: orders.renewalOf, isFollowed: sql<boolean>`exists ${followed}` })
    .from(orders)
    .innerJoin(
      subscriptions,
      and(
        eq(subscriptions.provider, orders.provider),
        eq(subscriptions.orderId, sql`coalesce(${orders.renewalOf}, ${orders.id})`),
      ),
    )
    .where(
      and(
        inArray(orders.id, [...ids]),
        inArray(subscriptions.status, CHARGES),
        eq(subscriptions.cancelAtPeriodEnd, false),
      ),
    );
  return new Map(rows.map(({ id, ...row }) => [id, afterRefund(row)]));
}

/** payments/refund.ts ends it with its first payment, memberships/supersededSubscriptions.ts with its last one. */
function afterRefund({ renewalOf, isFollowed }: { renewalOf: string | null; isFollowed: boolean }) {
  if (renewalOf === null) return 'ends_now';
  return isFollowed ? 'goes_on' : 'ends_with_period';
}
