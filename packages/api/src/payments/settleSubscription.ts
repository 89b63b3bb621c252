import { randomUUID } from 'node:crypto';

import type { Centavos } from '@lia/sdk/payments/money';
import { chargeTotal } from '@lia/sdk/payments/subscriptionCharge';

import { inTransaction, type Transaction } from '../platform/database.ts';
import type { CardProvider, ProviderSubscription, SubscriptionBill } from './cardProvider.ts';
import type { PaymentContext } from './fulfilment.ts';
import { type Settled, settleOrder } from './settle.ts';
import { contactOfPayer } from './owner.ts';
import { insertOrder, lockOrder, type Order, setPeriodEnd } from './store.ts';
import { findBillOrder, keepSubscription } from './subscriptionStore.ts';

/**
 * Queries the provider for a subscription and stores it. Its first bill pays the order that it was
 * made for; each further one pays an order of its own, which is made here. May be done any number of times.
 */
export async function settleSubscription(context: PaymentContext, cards: CardProvider, id: string): Promise<Settled> {
  const reconciledAt = new Date();
  const subscription = await cards.lookUpSubscription(id);
  return subscription ? keepAndSettle(context, cards.name, subscription, reconciledAt) : 'unknown';
}

/** Stores a provider's subscription, as queried at `reconciledAt`. */
export async function keepAndSettle(
  context: PaymentContext,
  provider: string,
  subscription: ProviderSubscription,
  reconciledAt: Date,
): Promise<Settled> {
  const { orderId } = subscription;
  if (orderId === null) return 'unknown';
  return inTransaction(context.db, async (tx) => {
    const order = await lockOrder(tx, orderId);
    if (!order) return 'early';
    if (order.provider !== provider) return 'unknown';
    const changed = await keepSubscription(tx, provider, order.id, subscription, reconciledAt);
    if (changed) await context.followers.subscription(tx, order, changed);
    for (const bill of subscription.bills) await settleBill(tx, context, order, bill);
    return 'settled';
  });
}

async function settleBill(
  tx: Transaction,
  context: PaymentContext,
  first: Order,
  bill: SubscriptionBill,
): Promise<void> {
  const { payment, periodEnd } = bill;
  if (!payment || payment.amount <= 0) return;
  const order = bill.first ? first : await renewal(tx, first, bill, payment.amount);
  // Cash may still pay an order whose first card failed: its period begins then.
  const begun = !bill.first || payment.status === 'approved';
  if (begun && order.periodEnd?.getTime() !== periodEnd.getTime()) await setPeriodEnd(tx, order.id, periodEnd);
  await settleOrder(tx, context, begun ? { ...order, periodEnd } : order, payment);
}

/** The order that stands for a bill, new or known. The first order is locked, so no other transaction creates it meanwhile. */
async function renewal(tx: Transaction, first: Order, bill: SubscriptionBill, amount: Centavos): Promise<Order> {
  const known = await findBillOrder(tx, first.provider, bill.id);
  if (known) return known;
  const { reason, title, payer_name, provider } = first;
  await insertOrder(tx, {
    id: randomUUID(),
    reason,
    title,
    ...chargedBy(first, bill, amount),
    total: amount,
    payer_name,
    ...(await contactOfPayer(tx, first)),
    provider,
    renewalOf: first.id,
    billId: bill.id,
    periodEnd: bill.periodEnd,
  });
  const added = await findBillOrder(tx, first.provider, bill.id);
  if (!added) throw new Error('A renewal got no order');
  return added;
}

/** The line of a renewal's order. Further licences are part of its unit price. */
function chargedBy({ total, quantity, unit_price }: Order, { charge }: SubscriptionBill, amount: Centavos) {
  // An amount that the bill does not explain is known as a sum alone.
  if (!charge || chargeTotal(charge) !== amount) {
    return amount === total ? { quantity, unit_price } : { quantity: 1, unit_price: amount };
  }
  const { licences, licence_price } = charge;
  return licences === 0
    ? { quantity: charge.quantity, unit_price: charge.unit_price, licences, licence_price }
    : { quantity: 1, unit_price: amount, licences, licence_price };
}
