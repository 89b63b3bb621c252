import { paysNothing } from '@lia/sdk/payments/rules';
import { and, eq, isNull, sql } from 'drizzle-orm';

import type { PaymentContext } from '../payments/fulfilment.ts';
import { notifyOfRefunds } from '../payments/refundEmail.ts';
import { manualRefundOf, type Refund } from '../payments/refundStore.ts';
import { settleOrder } from '../payments/settle.ts';
import { findPayment, lockOrder, type Order } from '../payments/store.ts';
import { manualRefunds, refunds } from '../payments/tables.ts';
import type { Database, Transaction } from '../platform/database.ts';
import type { Scope } from '../platform/scope.ts';

/** Whether the team gave back itself what an order was paid with. */
export async function isRefundedByHand(db: Database, orderId: string): Promise<boolean> {
  const [found] = await db
    .select({ id: refunds.id })
    .from(refunds)
    .innerJoin(manualRefunds, manualRefundOf)
    // Of what paid nothing, the status stays `refused`.
    .where(and(eq(refunds.orderId, orderId), eq(refunds.status, 'completed')))
    .limit(1);
  return found !== undefined;
}

/**
 * Marks a refund that a company could not make as made manually, or removes the mark; a repeated mark changes nothing. What
 * the team refunds of its own accord takes what was sold with it, so its mark stays. False where the order has no such
 * refund.
 */
export async function markManualRefund(
  tx: Transaction,
  context: PaymentContext,
  scope: Scope<'everything'>,
  { id: orderId, refund: refundId }: { id: string; refund: string },
  completed: boolean,
): Promise<boolean> {
  // Before its refunds, as everything that settles a payment does.
  const order = await lockOrder(tx, orderId);
  const [refund] = await tx
    .select()
    .from(refunds)
    .where(and(scope.where({}), eq(refunds.id, refundId), eq(refunds.orderId, orderId), eq(refunds.status, 'refused')));
  if (!order || !refund) return false;
  if (completed) {
    await tx.insert(manualRefunds).values({ refundId, madeBy: scope.userId }).onConflictDoNothing();
    if (!paysNothing(refund.reason)) await settleByHand(tx, context, order, refund);
    else if (order.status === 'approved' || refund.reason === 'late') await notifyOfRefunds(tx, order, [refund]);
    return true;
  }
  await tx
    .update(manualRefunds)
    .set({ undoneBy: scope.userId, undoneAt: sql`now()` })
    .where(and(eq(manualRefunds.refundId, refundId), isNull(manualRefunds.undoneAt)));
  return true;
}

/** Enters that a payment went back without its company, with all that follows from it. */
async function settleByHand(tx: Transaction, context: PaymentContext, order: Order, refund: Refund): Promise<void> {
  const known = await findPayment(tx, refund.provider, refund.paymentId);
  if (!known) throw new Error('A refund has no payment');
  const { payment } = known;
  await tx.update(refunds).set({ status: 'completed' }).where(eq(refunds.id, refund.id));
  await settleOrder(tx, context, order, { ...payment, status: 'refunded', refunded: payment.amount, voucher: null });
}
