import type { MemberSubscription } from '@lia/sdk/memberships/records';
import { type Plan, planById, plans, priceIdOf, slugOf } from '@lia/sdk/memberships/rules';

import { takeMemberConsents } from '../consents/memberConsents.ts';
import type { CardSubscription } from '../payments/cardOutcome.ts';
import type { Payments } from '../payments/configured.ts';
import { findOrder } from '../payments/store.ts';
import { subscribeOnce, subscriptionMethod } from '../payments/subscribeOnce.ts';
import type { Database } from '../platform/database.ts';
import { ApiFailure, invalidFields } from '../platform/errors.ts';
import type { Asking } from './checkout.ts';
import { soldPlan } from './carriedOver.ts';
import { givesAsMuch, standingOfType } from './following.ts';
import { endOtherOrders } from './otherOrders.ts';
import { assertNotPaidByOther } from './paidByOthers.ts';
import { type Buyer, buyerOf, type CardSale, cardOrder, planFor, renewingFor, seatsOf } from './sale.ts';
import { endSupersededSubscriptions } from './supersededSubscriptions.ts';
import { firstPriceOf, pricedPlan } from './terms.ts';

/** What a card is to begin: a subscription of a plan, or one that the same card began already. */
type CheckedSubscription = { person: Buyer } & (
  | { known: { orderId: string; made: CardSubscription } }
  | { known: null; sale: CardSale }
);

/**
 * Holds a subscription of the caller against what only we know: the plan, its price, the licences, the texts in force.
 * @throws {ApiFailure} 422 naming the field, 409 `MEMBERSHIP_RENEWS` where the same plan renews itself by another card, 409
 * `MEMBERSHIP_STANDS` where a plan that gives more is paid, 409 `PLAN_PAID_BY_OTHER`, 409
 * `SCHOOL_PLAN_PAID_BY_OTHER`.
 */
export async function checkSubscription(call: Asking, body: MemberSubscription): Promise<CheckedSubscription> {
  const { app, session, t, language } = call;
  const { db } = app;
  const asked = plans.find((known) => priceIdOf(known) === body.prices[0]);
  if (!asked) throw invalidFields({ prices: { key: 'choice.unknown' } });
  const wanted = planFor({ id_licenses_type: asked.id }, session.role);
  const person = await buyerOf(db, session.userId);
  const { seats, further } = await seatsOf(db, wanted, person.id);
  const before = await renewingFor(db, person.id, wanted, seats);
  if (before) {
    // The bank's answer reached us before the browser asked again with the same card: that is no second subscription.
    const { orderId, status } = before;
    const paid = await findOrder(db, orderId);
    const isSame = status === 'active' && paid?.method === subscriptionMethod(body.payment_method);
    if (!isSame) throw new ApiFailure(409, 'MEMBERSHIP_RENEWS');
    return { person, known: { orderId, made: { status, clientSecret: null } } };
  }
  await assertNotPaidByOther(db, person.id, wanted);
  const plan = await pricedPlan(db, wanted);
  const sold = soldPlan(plan, further, t);
  if (body.children && body.children.length !== seats) throw invalidFields({ children: { key: 'invalid' } });
  if (body.quantity !== undefined && body.quantity !== seats) throw invalidFields({ quantity: { key: 'plan.price' } });
  // A caller that names no amount knows the prices of document 1: another one has to be shown before it is charged.
  const { amount = firstPriceOf(plan) * seats } = body;
  if (amount !== sold.unit_price * seats) throw invalidFields({ amount: { key: 'plan.price' } });
  if (await hasBetterPlan(db, person.id, plan)) throw new ApiFailure(409, 'MEMBERSHIP_STANDS');
  const consents = await takeMemberConsents(db, person.id, body.consents, call);
  return { person, known: null, sale: { person, plan, sold, seats, consents, language } };
}

/**
 * Whether a plan of the type that gives more is paid: a card would be charged at once, and again each month until that ends
 * (decision 83). For more children it is that plan which is paid again.
 */
async function hasBetterPlan(db: Database, userId: number, plan: Plan): Promise<boolean> {
  return (await standingOfType(db, userId, plan)).some(({ planId, status }) => {
    const other = planById(planId);
    return status === 'active' && other !== undefined && !givesAsMuch(plan.id, other);
  });
}

/**
 * Charges the first period, once every other way to pay the plan has ended; other plans of the caller are not charged again.
 * @throws {ApiFailure} 402 `CARD_DECLINED`, 409 `ORDER_BEING_PAID`, 409 `ORDER_CLOSED`.
 */
export async function chargeSubscription(
  payments: Payments,
  checked: CheckedSubscription,
  { payment_method: paymentMethod, email }: Pick<MemberSubscription, 'payment_method' | 'email'>,
): Promise<{ orderId: string; made: CardSubscription }> {
  const begun = checked.known ?? (await begin(payments, checked.sale, paymentMethod, email));
  await endSupersededSubscriptions(payments, payments.cards, { userId: checked.person.id });
  return begun;
}

async function begin(payments: Payments, sale: CardSale, paymentMethod: string, email: string) {
  const { db, cards } = payments;
  const { plan, sold, seats } = sale;
  const order = await cardOrder(db, cards.name, sale);
  await endOtherOrders(payments, order.id);
  const made = await subscribeOnce(payments, cards, {
    orderId: order.id,
    paymentMethod,
    email,
    unit_price: plan.price,
    licences: sold.licences,
    licence_price: sold.licence_price,
    quantity: seats,
    interval: plan.membership === 'anual' ? 'year' : 'month',
    product: { id: slugOf(plan), name: order.title },
  });
  return { orderId: order.id, made };
}
