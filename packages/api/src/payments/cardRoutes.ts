import { messageSchema } from '@lia/sdk/accounts/schema';
import { confirmOxxo, createIntent, getVoucher } from '@lia/sdk/payments/cards';
import {
  intentRequestSchema,
  intentSchema,
  oxxoConfirmationSchema,
  voucherSchema,
} from '@lia/sdk/payments/cardsSchema';

import { ApiFailure, notFound } from '../platform/errors.ts';
import { rowUuid } from '../platform/list.ts';
import { type Api, serve } from '../platform/serve.ts';
import type { CardProvider } from './cardProvider.ts';
import type { PaymentContext } from './fulfilment.ts';
import { openIntent } from './openIntent.ts';
import { settlePayment } from './settle.ts';
import { findVoucher } from './vouchers/store.ts';

/** Intents and guesses from one address. */
const CARDS = { times: 60, seconds: 60 };

/** Paying an order on our own pages: by card, or at OXXO. */
export function cardRoutes(api: Api, context: PaymentContext, cards: CardProvider): void {
  serve(api, createIntent, {
    summary: 'Make the intent to pay an order',
    description:
      'For an order that a validation call wrote. 422 where the amount is not the order’s, or OXXO cannot take it; 409 ' +
      '`ORDER_CLOSED` once it is paid, 409 `ORDER_EXPIRED` 30 days after it was written, 409 `COURSE_OWNED` where another order paid its course, 409 ' +
      '`PLAN_PAID_BY_OTHER` where another guardian pays its plan, 409 `SCHOOL_PLAN_PAID_BY_OTHER` where another administrator does, 409 ' +
      '`ORDER_BEING_PAID` while another way to pay it is being opened, or one of them is paying; 503 ' +
      '`OXXO_UNREACHABLE` where no voucher can be had. Asked again, ' +
      'it answers the same open intent; another method ends the intent of the one before.',
    permission: 'anyone',
    limit: CARDS,
    body: intentRequestSchema,
    returns: intentSchema,
    async handle({ app, body }) {
      const { id, clientSecret } = await openIntent(context, cards, body, app.config.oxxoDays);
      return { id, client_secret: clientSecret };
    },
  });

  serve(api, confirmOxxo, {
    summary: 'Report that the browser got a voucher',
    description: 'Verified with the provider before anything changes. 404 `OXXO_NOT_CONFIRMED` where it knows of none.',
    permission: 'anyone',
    limit: CARDS,
    body: oxxoConfirmationSchema,
    returns: messageSchema,
    async handle({ body, t }) {
      const intent = await cards.lookUpIntent(body.payment_intent);
      const stands = intent?.status === 'awaiting_cash' || intent?.status === 'approved';
      if (!stands || (await settlePayment(context, cards, intent.id)) !== 'settled')
        throw new ApiFailure(404, 'OXXO_NOT_CONFIRMED');
      return { message: t('oxxo.created') };
    },
  });

  serve(api, getVoucher, {
    summary: 'A voucher',
    description: 'For anyone with its unguessable id; it names no payer.',
    permission: 'anyone',
    limit: CARDS,
    params: rowUuid,
    returns: voucherSchema,
    async handle({ db, params }) {
      const found = await findVoucher(db, params.id);
      if (!found) throw notFound();
      const { voucher, order } = found;
      return {
        id: voucher.id,
        status: voucher.status,
        title: order.title,
        quantity: order.quantity,
        total: order.total,
        number: voucher.number,
        expires_at: voucher.expiresAt?.toISOString() ?? null,
        paid_at: voucher.paidAt?.toISOString() ?? null,
        hosted_url: voucher.hostedUrl,
      };
    },
  });
}
