import type { UserPurchases } from '@lia/sdk/users/details';
import { formatFolio } from '@lia/sdk/receipts/rules';
import { and, desc, eq, or, sql } from 'drizzle-orm';

import { licences, memberships } from '../memberships/tables.ts';
import { orders } from '../payments/tables.ts';
import type { ScopedCall } from '../platform/lists/defineList.ts';
import { receipts } from '../receipts/tables.ts';

const ORDERS = 50;

const latestFolio = sql`
  select ${receipts.folio} from ${receipts} where ${receipts.orderId} = ${orders.id}
  order by ${receipts.edition} desc limit 1`;

/** Memberships that a user pays for or has a licence of, and their orders with the latest receipt of each. */
export async function purchasesOf(
  { db, scope }: ScopedCall<'everything'>,
  userId: number,
): Promise<UserPurchases['data']> {
  const licensed = sql`${memberships.id} in (
    select ${licences.membershipId} from ${licences} where ${licences.userId} = ${userId} and ${licences.freedAt} is null)`;
  const plans = await db
    .select()
    .from(memberships)
    .where(and(or(eq(memberships.userId, userId), licensed), scope.where({})))
    .orderBy(desc(memberships.paidUntil));
  const owned = await db
    .select({
      id: orders.id,
      title: orders.title,
      status: orders.status,
      total: orders.total,
      folio: sql<number | null>`(${latestFolio})`,
      createdAt: orders.createdAt,
    })
    .from(orders)
    .where(and(eq(orders.ownerId, userId), scope.where({})))
    .orderBy(desc(orders.createdAt))
    .limit(ORDERS);
  return {
    memberships: plans.map(({ id, orderId, planId, status, paidUntil, cancelled, userId: payer }) => ({
      id,
      order_id: orderId,
      plan_id: planId,
      status,
      paid_until: paidUntil.toISOString(),
      cancelled,
      own: payer === userId,
    })),
    orders: owned.map(({ folio, createdAt, ...order }) => ({
      ...order,
      folio: folio === null ? null : formatFolio(folio),
      created_at: createdAt.toISOString(),
    })),
  };
}
