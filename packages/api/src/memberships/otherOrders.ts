import { and, eq, inArray, ne } from 'drizzle-orm';

import { isHeld } from '../payments/attempt.ts';
import { mayBePaid } from '../payments/checkoutWaits.ts';
import { closeOrder } from '../payments/closeOrder.ts';
import type { Payments } from '../payments/configured.ts';
import type { Order } from '../payments/store.ts';
import { orders } from '../payments/tables.ts';
import type { Database } from '../platform/database.ts';
import { ApiFailure } from '../platform/errors.ts';
import { findPlanOrder } from './store.ts';
import { planOrders } from './tables.ts';

/** Orders of the same plan and owner as this one that could still be paid. */
async function otherOrders(db: Database, orderId: string): Promise<Order[]> {
  const planOrder = await findPlanOrder(db, orderId);
  if (!planOrder || planOrder.userId === null) return [];
  const { planId, userId } = planOrder;
  const same = and(eq(planOrders.planId, planId), eq(planOrders.userId, userId), ne(planOrders.orderId, orderId));
  const rows = await db
    .select({ order: orders })
    .from(planOrders)
    .innerJoin(orders, eq(orders.id, planOrders.orderId))
    .where(and(same, mayBePaid()));
  return rows.map(({ order }) => order);
}

/**
 * Ends every other way to pay the plan of an order before a card pays it: checkouts and vouchers of its owner, for however
 * many children.
 * @throws {ApiFailure} 409 `ORDER_BEING_PAID` while one of them is being opened, 409 `ORDER_CLOSED` where one was paid
 * meanwhile.
 */
export async function endOtherOrders(payments: Payments, orderId: string): Promise<void> {
  const { db } = payments;
  const others = await otherOrders(db, orderId);
  if (others.some(isHeld)) throw new ApiFailure(409, 'ORDER_BEING_PAID');
  for (const order of others) await closeOrder(payments, order);
  const ids = others.map(({ id }) => id);
  const paid = await db.$count(orders, and(inArray(orders.id, ids), eq(orders.status, 'approved')));
  if (paid > 0) throw new ApiFailure(409, 'ORDER_CLOSED');
}
