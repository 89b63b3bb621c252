import type { RefundReason } from '@lia/sdk/payments/rules';
import type { PaymentStatus } from '@lia/sdk/payments/schema';

import { inTransaction, type Transaction } from '../platform/database.ts';
import { keepDisputes } from './disputeStore.ts';
import type { PaymentContext } from './fulfilment.ts';
import { orderStatus } from './orderStatus.ts';
import { notify } from '../accounts/notifications/notify.ts';
import { ownPaid } from './owner.ts';
import type { PaymentSource, ProviderPayment } from './provider.ts';
import { notifyOfRefunds } from './refundEmail.ts';
import { bookRefund, type Refund, refundedPayments, requestRefund } from './refundStore.ts';
import { findOrder, findPayment, keepPayment, lockOrder, type Order, paymentsOf, setOrderStatus } from './store.ts';
import { surplus } from './surplus.ts';

/**
 * What came of asking. `unknown`: the provider knows nothing by this id, or nothing of ours. `early`: it pays an order
 * that we do not have, or not yet.
 */
export type Settled = 'settled' | 'unknown' | 'early';

/**
 * Asks the provider what became of a payment and moves its order accordingly. May be done any number of times and in
 * any order; a payment that the provider does not know, or that pays no order of ours, changes nothing.
 */
export async function settlePayment(
  context: PaymentContext,
  source: PaymentSource,
  paymentId: string,
): Promise<Settled> {
  const payment = await source.lookUpPayment(paymentId);
  return payment ? settle(context, source.name, payment) : 'unknown';
}

/** Records a payment as its provider reports it, updates its order, and fulfils it, in one transaction. */
export async function settle(context: PaymentContext, provider: string, payment: ProviderPayment): Promise<Settled> {
  const orderId = payment.orderId ?? (await findPayment(context.db, provider, payment.id))?.order.id;
  if (orderId === undefined) return 'unknown';
  return inTransaction(context.db, async (tx) => {
    const order = await lockOrder(tx, orderId);
    if (!order) return 'early';
    if (order.provider !== provider) return 'unknown';
    await settleOrder(tx, context, order, payment);
    return 'settled';
  });
}

/** Takes in a payment of a locked order. One that the order did not need, or that came too late for it, is to go back (refund.ts). */
export async function settleOrder(
  tx: Transaction,
  context: PaymentContext,
  order: Order,
  payment: ProviderPayment,
): Promise<void> {
  const changed = await keepPayment(tx, order.provider, order.id, payment);
  await keepDisputes(tx, order, payment);
  if (!changed) return;
  await context.followers.payment(tx, order, payment);
  const kept = await paymentsOf(tx, order.id);
  const refunded = await refundedPayments(tx, order);
  for (const extra of surplus(order.total, kept, new Set(refunded.keys()))) {
    await requestRefund(tx, order, { id: extra.id, amount: extra.amount - extra.refunded }, { reason: 'duplicate' });
  }
  const booked = await bookRefund(tx, order, payment);
  // A duplicate pays nothing: one that a company cannot give back stays approved there, also once the order is refunded.
  const paying = kept.filter(({ id }) => refunded.get(id) !== 'duplicate');
  const status = await statusInTime(tx, context, order, paying, refunded);
  // Where the whole order is refunded, the email about its receipt covers it. What came too late has no receipt.
  const isWithoutReceipt = ({ reason }: Refund) =>
    status === 'approved' || (reason === 'late' && order.status === 'refunded');
  await notifyOfRefunds(tx, order, booked.filter(isWithoutReceipt));
  if (status === order.status) return;
  await setOrderStatus(tx, order.id, status);
  await context.fulfil(tx, { ...order, status });
  await context.followers.order(tx, { ...order, status });
  if (status === 'approved') {
    await ownPaid(tx, order);
    await notifyOfPayment(tx, order.id);
  }
}

/**
 * Status of an order by the payments that pay it. Those that came too late are requested back, and count as refunded from then on, so
 * that no receipt is written for them.
 */
async function statusInTime(
  tx: Transaction,
  { isTooLate }: PaymentContext,
  order: Order,
  paying: Awaited<ReturnType<typeof paymentsOf>>,
  refunded: ReadonlyMap<string, RefundReason>,
): Promise<PaymentStatus> {
  const inTime = paying.map((payment) =>
    refunded.get(payment.id) === 'late' ? { ...payment, status: 'refunded' as const } : payment,
  );
  const status = orderStatus(order.total, inTime);
  if (status !== 'approved' || order.status === 'approved' || !(await isTooLate(tx, order))) return status;
  for (const late of inTime.filter((payment) => payment.status === 'approved')) {
    await requestRefund(tx, order, { id: late.id, amount: late.amount - late.refunded }, { reason: 'late' });
  }
  return 'refunded';
}

/** Notifies the account that an order belongs to, where there is one. */
async function notifyOfPayment(tx: Transaction, orderId: string): Promise<void> {
  const order = await findOrder(tx, orderId);
  if (!order || order.ownerId === null) return;
  const { id, ownerId: userId, title, total } = order;
  await notify(tx, 'payment', { userId, cause: id, data: { order: id, title, total } });
}
