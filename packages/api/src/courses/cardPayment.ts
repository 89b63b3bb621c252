import { randomUUID } from 'node:crypto';

import type { CoursePayment, CoursePaymentCheck, CourseVoucher } from '@lia/sdk/courses/paidSchema';
import { coursePriceId } from '@lia/sdk/courses/rules';

import { consentsAgain, type GivenConsents, keepConsents } from '../consents/consent.ts';
import { assertSame } from '../payments/assertMatchesOrder.ts';
import type { CardProvider, ProviderIntent } from '../payments/cardProvider.ts';
import type { Payments } from '../payments/configured.ts';
import { orderColumns } from '../payments/openOrder.ts';
import { sameOrder, waitingOrder } from '../payments/sameOrder.ts';
import { settlePayment } from '../payments/settle.ts';
import { findOrder, insertOrder, type Order } from '../payments/store.ts';
import { lastVoucherOfOrder } from '../payments/vouchers/store.ts';
import type { AppContext } from '../platform/appContext.ts';
import { type Database, inTransaction, type Transaction } from '../platform/database.ts';
import { ApiFailure, invalidFields, notFound } from '../platform/errors.ts';
import { fingerprint } from '../platform/idempotency.ts';
import type { Language } from '../platform/language.ts';
import { ensureBuyer } from './buyer.ts';
import { cancelCompetingPayments } from './cancelCompetingPayments.ts';
import { type CheckedPurchase, checkPurchase, provenBuyer, writePurchase } from './purchase.ts';
import { type Enrolment, findEnrolment, keepBuyer, lockEnrolment } from './store.ts';

/** Who asks, and where. */
interface Asking {
  app: AppContext;
  language: Language;
  address: string;
}

/** A purchase that may be paid on our own pages. */
interface CheckedPayment {
  purchase: CheckedPurchase;
  userId: number | null;
  request: string;
}

/** Holds a purchase against every rule. @throws {ApiFailure} 422 naming the field, 409 `COURSE_OWNED` */
export async function checkPayment(
  { app, language, address }: Asking,
  body: CoursePaymentCheck,
): Promise<CheckedPayment> {
  const purchase = await checkPurchase(app, body.form, { language, address, at: 'form' });
  if (body.prices[0] !== coursePriceId(purchase.course.id)) throw invalidFields({ prices: { key: 'choice.unknown' } });
  if (body.amount !== purchase.course.price) throw invalidFields({ amount: { key: 'course.price' } });
  const userId = await provenBuyer({ app, address }, body.form, purchase.course);
  return { purchase, userId, request: fingerprint(app.secret, { course: body }) };
}

/** Ends every other way of the buyer to pay the course. @throws {ApiFailure} 409 `COURSE_OWNED` */
export async function cancelOtherPayments(
  payments: Payments,
  { purchase, userId, request }: CheckedPayment,
): Promise<void> {
  if (userId === null) return;
  const kept = await waitingOrder(payments.db, request);
  await cancelCompetingPayments(payments, { userId, course: purchase.course }, kept);
}

/** Writes the order of a purchase with its place; the id of the order that the same request wrote a short while ago, where it did. */
export async function writePayment(
  tx: Transaction,
  provider: string,
  { purchase, userId, request }: CheckedPayment,
): Promise<string> {
  const known = await sameOrder(tx, request);
  if (known !== null) return known;
  const id = randomUUID();
  await insertOrder(tx, { id, ...orderColumns(purchase.order), provider, request });
  await writePurchase(tx, purchase, id, userId ?? 'when paid', 'form');
  return id;
}

/** What became of a card payment that the browser reports. */
interface SavedPayment {
  status: 'paid' | 'processing' | 'requires_action';
  intent: ProviderIntent;
  order: Order;
  place: Enrolment;
}

/**
 * Takes in a card payment that the browser reports, as the provider knows it, with the consents.
 * @throws {ApiFailure} 402 `CARD_DECLINED`, 409 `PAYMENT_NOT_SAVED`, and as `openPurchase` does.
 */
export async function savePayment(payments: Payments, call: Asking, body: CoursePayment): Promise<SavedPayment> {
  const { db, cards } = payments;
  const { order, place } = await openPurchase(db, body);
  const consents = await consentsAgain(order, body.form, { db, ...call });
  if (body.amount !== order.total) throw invalidFields({ amount: { key: 'course.price' } });
  const intent = await intentOf(cards, order, body);
  // The truth is asked for, as a notification would: the place is given before we answer.
  if (intent.payment) await settlePayment(payments, cards, intent.payment.id);
  if (intent.status === 'declined') throw new ApiFailure(402, 'CARD_DECLINED');
  const status = statusOf(intent);
  await inTransaction(db, (tx) => keepConsents(tx, { kind: 'order', id: order.id }, consents));
  return { status, intent, order, place };
}

/** A purchase whose voucher the browser reports, with the consents that came again. */
interface CheckedVoucher {
  order: Order;
  consents: GivenConsents;
}

/** Holds what the browser reports of a voucher against its order. @throws {ApiFailure} as `openPurchase` does. */
export async function checkVoucher(call: Asking, body: CourseVoucher): Promise<CheckedVoucher> {
  const { order } = await openPurchase(call.app.db, body);
  return { order, consents: await consentsAgain(order, body.form, { db: call.app.db, ...call }) };
}

/** Records the voucher as the provider knows it. @throws {ApiFailure} 409 `PAYMENT_NOT_SAVED` where it knows of none. */
export async function settleVoucher(payments: Payments, { order }: CheckedVoucher, body: CourseVoucher): Promise<void> {
  const intent = await intentOf(payments.cards, order, body);
  if (intent.status !== 'awaiting_cash' && intent.status !== 'approved') throw notSaved();
  await settlePayment(payments, payments.cards, intent.payment?.id ?? intent.id);
}

/** Gives the place of an order whose voucher stands to its buyer, with an account. @throws {ApiFailure} 409 `PAYMENT_NOT_SAVED` */
export async function saveVoucher(tx: Transaction, { order, consents }: CheckedVoucher) {
  const { id, language } = order;
  const place = await lockEnrolment(tx, id);
  const voucher = await lastVoucherOfOrder(tx, id);
  if (!place || !voucher) throw notSaved();
  if (place.buyer) await keepBuyer(tx, place, await ensureBuyer(tx, place.buyer, language));
  await keepConsents(tx, { kind: 'order', id }, consents);
  return { order: { id }, id_parent: place.id, voucher: voucher.id };
}

const notSaved = (): ApiFailure => new ApiFailure(409, 'PAYMENT_NOT_SAVED');

/** The order of a course with its place. @throws {ApiFailure} 404, 409 `ORDER_CLOSED`, 422 for another course's price. */
async function openPurchase(
  db: Database,
  { order: id, product, form }: Pick<CourseVoucher, 'order' | 'product' | 'form'>,
): Promise<{ order: Order; place: Enrolment }> {
  const order = await findOrder(db, id);
  const place = order && (await findEnrolment(db, order.id));
  if (!place) throw notFound();
  if (order.status === 'refunded') throw new ApiFailure(409, 'ORDER_CLOSED');
  if (product !== coursePriceId(place.courseId)) throw invalidFields({ product: { key: 'choice.unknown' } });
  assertSame(order, { form });
  return { order, place };
}

/** The intent that the browser names, where it is this order's. @throws {ApiFailure} 409 `PAYMENT_NOT_SAVED` */
async function intentOf(
  cards: CardProvider,
  order: Order,
  { id, client_secret }: { id: string; client_secret: string },
): Promise<ProviderIntent> {
  const intent = await cards.lookUpIntent(id);
  if (intent?.orderId !== order.id || intent.clientSecret !== client_secret) throw notSaved();
  return intent;
}

function statusOf({ status }: ProviderIntent): 'paid' | 'processing' | 'requires_action' {
  if (status === 'approved') return 'paid';
  if (status === 'processing' || status === 'requires_action') return status;
  throw notSaved();
}
