import { randomUUID } from 'node:crypto';

import type { MemberCoursePurchase } from '@lia/sdk/courses/memberSchema';

import type { Payments } from '../payments/configured.ts';
import { type OpenedOrder, openOrder, orderColumns, writeOrder } from '../payments/openOrder.ts';
import { sameOrder, waitingOrder } from '../payments/sameOrder.ts';
import { insertOrder } from '../payments/store.ts';
import type { AppContext } from '../platform/appContext.ts';
import type { Transaction } from '../platform/database.ts';
import { ApiFailure } from '../platform/errors.ts';
import { fingerprint } from '../platform/idempotency.ts';
import type { Language } from '../platform/language.ts';
import { cancelCompetingPayments } from './cancelCompetingPayments.ts';
import { checkMemberPurchase, giveIncluded, lockMemberPurchase, type MemberPurchase } from './memberPurchase.ts';
import { writePlace } from './purchase.ts';
import { findEnrolment, standingPurchase } from './store.ts';

/** Who asks, and where. */
interface Asking {
  app: AppContext;
  session: { userId: number };
  language: Language;
  address: string;
}

/** What a member may order: at a checkout, by card, or without paying. */
interface CheckedOrder {
  purchase: MemberPurchase;
  request: string;
  /** How it is to be paid; null where the plan includes it. */
  payment: MemberCoursePurchase['payment'] | null;
  /** Whether a checkout waits for it already. */
  waits: boolean;
}

const wanted = ({ course, price }: MemberPurchase) => ({ id: course.id, price: price.price });

/** Whose purchase it is: after their address was corrected, another one. */
const askedBy = ({ userId, order }: MemberPurchase, request: string) => ({ request, userId, email: order.payer.email });

/** Holds an order against what only we know. @throws {ApiFailure} 422 naming the field, 409 `COURSE_OWNED` */
export async function checkMemberOrder(
  { app, session, language, address }: Asking,
  { provider }: Pick<Payments, 'provider'>,
  body: MemberCoursePurchase,
): Promise<CheckedOrder> {
  const { userId } = session;
  const purchase = await checkMemberPurchase(app.db, body, { userId, language, address });
  const request = fingerprint(app.secret, { member: userId, email: purchase.order.payer.email, course: body });
  const payment = purchase.price.included ? null : body.payment;
  const standing =
    payment === 'checkout'
      ? await standingPurchase(app.db, provider.name, wanted(purchase), askedBy(purchase, request))
      : null;
  return { purchase, request, payment, waits: standing !== null };
}

/** Ends every other way to pay the course, and opens its checkout where it is to be paid at one; null where it is not. */
export async function openMemberOrder(
  payments: Payments,
  publicUrl: string,
  { purchase, request, payment, waits }: CheckedOrder,
): Promise<OpenedOrder | null> {
  if (waits) return null;
  const atCheckout = payment === 'checkout';
  await cancelCompetingPayments(payments, purchase, atCheckout ? null : await waitingOrder(payments.db, request));
  return atCheckout ? openOrder(payments.provider, publicUrl, purchase.order) : null;
}

/** What was ordered, and the key of what the member reads about it. */
interface KeptOrder {
  message: 'course.included' | 'course.ordered' | 'course.checked';
  id: string;
  place: string;
  init_point: string | null;
  /** Whether it is theirs without a payment. */
  given: boolean;
}

/**
 * Writes the order of a member, or answers the one that the same request, or another window, wrote before.
 * @throws {ApiFailure} 422 on `amount`, 409 `COURSE_OWNED`, 409 `ORDER_BEING_PAID`.
 */
export async function keepMemberOrder(
  tx: Transaction,
  { provider, cards }: Payments,
  { purchase, request, payment }: CheckedOrder,
  opened: OpenedOrder | null,
): Promise<KeptOrder> {
  const { userId } = purchase;
  await lockMemberPurchase(tx, purchase);
  if (payment === null) {
    return { message: 'course.included', ...(await giveIncluded(tx, purchase)), init_point: null, given: true };
  }
  if (payment === 'checkout') {
    const ordered = { message: 'course.ordered', given: false } as const;
    const standing = await standingPurchase(tx, provider.name, wanted(purchase), askedBy(purchase, request));
    if (standing)
      return { ...ordered, id: standing.id, place: standing.place, init_point: standing.checkout.init_point };
    // It was there when we looked: another window closed it, or pays at it.
    if (!opened) throw new ApiFailure(409, 'ORDER_BEING_PAID');
    await writeOrder(tx, opened, request);
    const place = await writePlace(tx, purchase, opened.id, { userId });
    return { ...ordered, id: opened.id, place, init_point: opened.checkout.init_point };
  }
  const checked = { message: 'course.checked', init_point: null, given: false } as const;
  const known = await sameOrder(tx, request);
  const place = known !== null && (await findEnrolment(tx, known));
  if (place) return { ...checked, id: place.orderId, place: place.id };
  const id = randomUUID();
  await insertOrder(tx, { id, ...orderColumns(purchase.order), provider: cards.name, request });
  return { ...checked, id, place: await writePlace(tx, purchase, id, { userId }) };
}
