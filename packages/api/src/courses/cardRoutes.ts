import { randomUUID } from 'node:crypto';

import { saveCourseOxxo, saveCoursePayment, validateCoursePayment } from '@lia/sdk/courses/cards';
import {
  type CourseVoucher,
  coursePaymentCheckSchema,
  coursePaymentSchema,
  courseVoucherSchema,
} from '@lia/sdk/courses/paidSchema';
import { coursePriceId } from '@lia/sdk/courses/rules';
import { cardOutcomeSchema, oxxoSavedSchema, validatedSchema } from '@lia/sdk/payments/cardsSchema';

import { keepConsents } from '../consents/consent.ts';
import type { CardProvider, ProviderIntent } from '../payments/cardProvider.ts';
import { cardsOf, providerOf } from '../payments/configured.ts';
import type { PaymentContext } from '../payments/fulfilment.ts';
import { orderColumns } from '../payments/openOrder.ts';
import { assertSame, consentsAgain } from '../payments/assertMatchesOrder.ts';
import { sameOrder, waitingOrder } from '../payments/sameOrder.ts';
import { settlePayment } from '../payments/settle.ts';
import { findOrder, insertOrder, type Order } from '../payments/store.ts';
import { voucherOfOrder } from '../payments/vouchers/store.ts';
import { type Database, inTransaction } from '../platform/database.ts';
import { ApiFailure, invalidFields, notFound } from '../platform/errors.ts';
import { fingerprint } from '../platform/idempotency.ts';
import { type Api, serve } from '../platform/serve.ts';
import { ensureBuyer } from './buyer.ts';
import { cancelCompetingPayments, closeCheckouts } from './cancelCompetingPayments.ts';
import { checkPurchase, provenBuyer, writePurchase } from './purchase.ts';
import { type Enrolment, findEnrolment, keepBuyer, lockEnrolment } from './store.ts';

/** A whole staff room may sit behind one address; what tests stolen cards tries many. */
const CARDS = { times: 30, seconds: 60 };

/** Paying a course on our own pages: check, then by card or at OXXO. */
export function courseCardRoutes(api: Api, context: PaymentContext): void {
  const cards = cardsOf(api.app);

  serve(api, validateCoursePayment, {
    summary: 'Check the purchase of a course',
    description:
      'Checks the purchase against every rule before payment, and writes its order; the password is kept as ' +
      'a hash alone, and everything is deleted where it is not paid. The same purchase sent again within an hour is the ' +
      'same order, also under another idempotency key.',
    permission: 'anyone',
    limit: CARDS,
    idempotent: true,
    body: coursePaymentCheckSchema,
    returns: validatedSchema,
    async prepare({ db, app, body, language, address }) {
      const purchase = await checkPurchase(app, body.form, { language, address, at: 'form' });
      if (body.prices[0] !== coursePriceId(purchase.course.id)) {
        throw invalidFields({ prices: { key: 'choice.unknown' } });
      }
      if (body.amount !== purchase.course.price) throw invalidFields({ amount: { key: 'course.price' } });
      const userId = await provenBuyer({ app, address }, body.form, purchase.course);
      const request = fingerprint(app.secret, { course: body });
      if (userId !== null) {
        const buying = { userId, course: purchase.course };
        await closeCheckouts(context, providerOf(app), buying);
        await cancelCompetingPayments(context, cards, buying, await waitingOrder(db, request));
      }
      return { purchase, userId, request };
    },
    async handle({ db, t }, { purchase, userId, request }) {
      const message = t('course.checked');
      const known = await sameOrder(db, request);
      if (known !== null) return { message, data: { order: { id: known } } };
      const id = randomUUID();
      await insertOrder(db, { id, ...orderColumns(purchase.order), provider: cards.name, request });
      await writePurchase(db, purchase, id, userId ?? 'when paid', 'form');
      return { message, data: { order: { id } } };
    },
  });

  serve(api, saveCoursePayment, {
    summary: 'Report that a course was paid by card',
    description:
      'Verified with the provider. 402 `CARD_DECLINED` where the bank refused: another card may be tried for ' +
      'the same order. 409 `PAYMENT_NOT_SAVED` where the provider knows of no such payment.',
    permission: 'anyone',
    limit: CARDS,
    body: coursePaymentSchema,
    returns: cardOutcomeSchema,
    async handle(call) {
      const { db, body, t } = call;
      const { order, place } = await openPurchase(db, body);
      const consents = consentsAgain(order, body.form, call);
      if (body.amount !== order.total) throw invalidFields({ amount: { key: 'course.price' } });
      const intent = await intentOf(cards, order, body);
      // The truth is asked for, as a notification would: the place is given before we answer.
      if (intent.payment) await settlePayment(context, cards, intent.payment.id);
      if (intent.status === 'declined') throw new ApiFailure(402, 'CARD_DECLINED');
      const status = statusOf(intent);
      await inTransaction(db, (tx) => keepConsents(tx, { kind: 'order', id: order.id }, consents));
      const words = {
        paid: 'payment.succeeded',
        processing: 'payment.processing',
        requires_action: 'payment.confirm',
      } as const;
      return {
        message: t(words[status]),
        data: {
          status,
          client_secret: status === 'requires_action' ? intent.clientSecret : null,
          order: { id: order.id },
          id_parent: place.id,
          payment: status === 'paid' ? (intent.payment?.id ?? null) : null,
        },
      };
    },
  });

  serve(api, saveCourseOxxo, {
    summary: 'Register the buyer of a course who pays at OXXO',
    description: 'Once the provider confirms that the voucher stands; the course is theirs when it is paid.',
    permission: 'anyone',
    limit: CARDS,
    idempotent: true,
    body: courseVoucherSchema,
    returns: oxxoSavedSchema,
    async prepare(call) {
      const { order } = await openPurchase(call.db, call.body);
      const consents = consentsAgain(order, call.body.form, call);
      const intent = await intentOf(cards, order, call.body);
      if (intent.status !== 'awaiting_cash' && intent.status !== 'approved') throw notSaved();
      await settlePayment(context, cards, intent.payment?.id ?? intent.id);
      return { order, consents };
    },
    async handle({ db, t }, { order, consents }) {
      const place = await lockEnrolment(db, order.id);
      const voucher = await voucherOfOrder(db, order.id);
      if (!place || !voucher) throw notSaved();
      if (place.buyer) await keepBuyer(db, place, await ensureBuyer(db, place.buyer, order.language));
      await keepConsents(db, { kind: 'order', id: order.id }, consents);
      return {
        message: t('oxxo.created'),
        data: { order: { id: order.id }, id_parent: place.id, voucher: voucher.id },
      };
    },
  });
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

/** The intent that the browser speaks of, where it is this order's. @throws {ApiFailure} 409 `PAYMENT_NOT_SAVED` */
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
