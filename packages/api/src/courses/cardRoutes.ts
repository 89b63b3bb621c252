import { saveCourseOxxo, saveCoursePayment, validateCoursePayment } from '@lia/sdk/courses/cards';
import { coursePaymentCheckSchema, coursePaymentSchema, courseVoucherSchema } from '@lia/sdk/courses/paidSchema';
import { cardOutcomeSchema, oxxoSavedSchema, validatedSchema } from '@lia/sdk/payments/cardsSchema';

import type { Payments } from '../payments/configured.ts';
import { type Api, serve } from '../platform/serve.ts';
import {
  cancelOtherPayments,
  checkPayment,
  checkVoucher,
  savePayment,
  saveVoucher,
  settleVoucher,
  writePayment,
} from './cardPayment.ts';

/** A whole staff room may sit behind one address; what tests stolen cards tries many. */
const CARDS = { times: 30, seconds: 60 };

const words = {
  paid: 'payment.succeeded',
  processing: 'payment.processing',
  requires_action: 'payment.confirm',
} as const;

/** Paying a course on our own pages: check, then by card or at OXXO. */
export function courseCardRoutes(api: Api, payments: Payments): void {
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
    prepare: (call) => checkPayment(call, call.body),
    charge: (_, checked) => cancelOtherPayments(payments, checked),
    async handle({ db, t }, checked) {
      const id = await writePayment(db, payments.cards.name, checked);
      return { message: t('course.checked'), data: { order: { id } } };
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
      const { status, intent, order, place } = await savePayment(payments, call, call.body);
      return {
        message: call.t(words[status]),
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
    prepare: (call) => checkVoucher(call, call.body),
    charge: ({ body }, checked) => settleVoucher(payments, checked, body),
    handle: async ({ db, t }, checked) => ({ message: t('oxxo.created'), data: await saveVoucher(db, checked) }),
  });
}
