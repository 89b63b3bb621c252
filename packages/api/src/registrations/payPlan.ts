import { type Plan, planById, priceIdOf, slugOf } from '@lia/sdk/memberships/rules';

import { findPerson } from '../accounts/store.ts';
import { type GivenConsents, keepConsents } from '../consents/consent.ts';
import { endOtherOrders } from '../memberships/otherOrders.ts';
import { registerOwner } from '../memberships/owner.ts';
import { findPlanOrder, lockPlanOrder } from '../memberships/store.ts';
import { assertSame } from '../payments/assertMatchesOrder.ts';
import type { CardSubscription } from '../payments/cardOutcome.ts';
import type { Payments } from '../payments/configured.ts';
import { settlePayment } from '../payments/settle.ts';
import { findOrder, type Order } from '../payments/store.ts';
import { subscribeOnce } from '../payments/subscribeOnce.ts';
import { lastVoucherOfOrder } from '../payments/vouchers/store.ts';
import type { Database, Transaction } from '../platform/database.ts';
import { ApiFailure, invalidFields, notFound } from '../platform/errors.ts';

/** What the calls of a payment name of an order that was checked before. */
interface Resent {
  order: string;
  form?: { email: string } | undefined;
  children?: readonly unknown[] | undefined;
}

/** An order that may be paid, with its plan. */
interface OpenPlanOrder {
  order: Order;
  plan: Plan;
}

/**
 * An order of a plan that was checked to be paid here, with its plan. One that waits at a checkout is none: a card
 * payment for it would not be recorded. @throws {ApiFailure} 404, 409 `ORDER_CLOSED`, 422.
 */
export async function openPlanOrder(
  db: Database,
  { cards }: Pick<Payments, 'cards'>,
  resent: Resent,
  price: string | undefined,
): Promise<OpenPlanOrder> {
  const order: Order | undefined = await findOrder(db, resent.order);
  const planOrder = order?.provider === cards.name ? await findPlanOrder(db, order.id) : undefined;
  const plan = planOrder && planById(planOrder.planId);
  if (!order || !planOrder || !plan) throw notFound();
  if (order.status === 'refunded' || (!planOrder.family && planOrder.userId === null)) {
    throw new ApiFailure(409, 'ORDER_CLOSED');
  }
  if (price !== priceIdOf(plan)) throw invalidFields({ prices: { key: 'choice.unknown' } });
  assertSame(order, resent);
  return { order, plan };
}

/**
 * Charges the first period of a family's plan, once every other way to pay it has ended.
 * @throws {ApiFailure} 402 `CARD_DECLINED`, 409 `ORDER_BEING_PAID`, 409 `ORDER_CLOSED`.
 */
export async function subscribeFamily(
  payments: Payments,
  { order, plan }: OpenPlanOrder,
  { payment_method: paymentMethod, email }: { payment_method: string; email: string },
): Promise<CardSubscription> {
  if (order.status === 'approved') return { status: 'active', clientSecret: null };
  await endOtherOrders(payments, order.id);
  return subscribeOnce(payments, payments.cards, {
    orderId: order.id,
    paymentMethod,
    email,
    unit_price: order.unit_price,
    quantity: order.quantity,
    interval: plan.membership === 'anual' ? 'year' : 'month',
    product: { id: slugOf(plan), name: order.title },
  });
}

/**
 * Records the voucher that the browser reports, as the provider knows it.
 * @throws {ApiFailure} 409 `PAYMENT_NOT_SAVED` where the provider knows of none.
 */
export async function settleVoucher(
  payments: Payments,
  order: Order,
  { id, client_secret }: { id: string; client_secret: string },
): Promise<void> {
  const intent = await payments.cards.lookUpIntent(id);
  const ours = intent?.orderId === order.id && intent.clientSecret === client_secret;
  if (!ours || !['awaiting_cash', 'approved'].includes(intent.status)) throw notSaved();
  await settlePayment(payments, payments.cards, intent.payment?.id ?? id);
}

/** Registers the family of an order whose voucher stands, with its consents. @throws {ApiFailure} 409 `PAYMENT_NOT_SAVED` */
export async function saveVoucher(tx: Transaction, { id }: Order, consents: GivenConsents) {
  const id_parent = await registerFamilyOf(tx, id);
  await keepConsents(tx, { kind: 'order', id }, consents);
  const voucher = await lastVoucherOfOrder(tx, id);
  if (!voucher) throw notSaved();
  return { order: { id }, id_parent, voucher: voucher.id };
}

/** Registers the family of an order where that was not done yet; answers how the parent is named outside. */
export async function registerFamilyOf(tx: Transaction, orderId: string): Promise<string | null> {
  const planOrder = await lockPlanOrder(tx, orderId);
  const userId = planOrder && (await registerOwner(tx, planOrder));
  return userId == null ? null : ((await findPerson(tx, userId))?.uuid ?? null);
}

const notSaved = (): ApiFailure => new ApiFailure(409, 'PAYMENT_NOT_SAVED');
