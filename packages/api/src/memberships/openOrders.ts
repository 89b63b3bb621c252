import type { OpenOrder } from '@lia/sdk/memberships/records';
import { and, desc, eq, isNotNull, or } from 'drizzle-orm';

import type { Scope } from '../platform/scope.ts';
import { checkoutWaits } from '../payments/checkoutWaits.ts';
import { ordersIn } from '../payments/owner.ts';
import { hasPendingPayment } from '../payments/store.ts';
import { orders } from '../payments/tables.ts';
import { isTaken } from '../payments/vouchers/store.ts';
import { vouchers } from '../payments/vouchers/tables.ts';
import type { Database } from '../platform/database.ts';
import { planOrders } from './tables.ts';

/**
 * The orders of a scope that wait for their payment: with a voucher that stands, or at the checkout of `provider`. One whose
 * payment is pending there, as cash or a card under review, is without a way to pay it: it would be paid twice.
 */
export async function openOrdersOf(db: Database, provider: string, scope: Scope<'own'>): Promise<OpenOrder[]> {
  const rows = await db
    .select({ order: orders, plan: planOrders.planId, voucher: vouchers, isPending: hasPendingPayment })
    .from(orders)
    .leftJoin(planOrders, eq(planOrders.orderId, orders.id))
    .leftJoin(vouchers, and(eq(vouchers.orderId, orders.id), isTaken))
    .where(and(ordersIn(scope), eq(orders.status, 'pending'), or(isNotNull(vouchers.id), checkoutWaits(provider))))
    .orderBy(desc(orders.createdAt))
    .limit(20);
  return rows.map(({ order: { id, reason, title, total, createdAt, initPoint }, plan, voucher, isPending }) => ({
    id,
    reason,
    plan,
    title,
    total,
    created_at: createdAt.toISOString(),
    voucher: voucher && {
      id: voucher.id,
      number: voucher.number,
      expires_at: voucher.expiresAt?.toISOString() ?? null,
    },
    init_point: voucher || isPending ? null : initPoint,
  }));
}

/** The pending voucher of a user's plan; null where there is none. */
export async function openVoucher(
  db: Database,
  userId: number,
  planId: number,
): Promise<{ orderId: string; id: string } | null> {
  const [found] = await db
    .select({ orderId: vouchers.orderId, id: vouchers.id })
    .from(vouchers)
    .innerJoin(planOrders, eq(planOrders.orderId, vouchers.orderId))
    .where(and(eq(planOrders.userId, userId), eq(planOrders.planId, planId), isTaken))
    .orderBy(desc(vouchers.createdAt))
    .limit(1);
  return found ?? null;
}
