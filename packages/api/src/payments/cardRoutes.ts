import { messageSchema } from '@lia/sdk/accounts/schema';
import { confirmOxxo, createIntent, getVoucher } from '@lia/sdk/payments/cards';
import {
  intentRequestSchema,
  intentSchema,
  oxxoConfirmationSchema,
  voucherSchema,
} from '@lia/sdk/payments/cardsSchema';
import { fitsOxxo } from '@lia/sdk/payments/rules';

import { ApiFailure, invalidFields, notFound } from '../platform/errors.ts';
import { rowUuid } from '../platform/list.ts';
import { type Api, serve } from '../platform/serve.ts';
import { attempt } from './attempt.ts';
import type { CardProvider } from './cardProvider.ts';
import type { PaymentContext } from './fulfilment.ts';
import { ProviderUnavailable } from './provider.ts';
import { settlePayment } from './settle.ts';
import { endedAttempts, findOrder } from './store.ts';
import { findVoucher } from './vouchers/store.ts';

/** Intents and guesses from one address. */
const CARDS = { times: 60, seconds: 60 };

/** Paying an order on our own pages: by card, or at OXXO. */
export function cardRoutes(api: Api, context: PaymentContext, cards: CardProvider): void {
  serve(api, createIntent, {
    summary: 'Make the intent to pay an order',
    description:
      'For an order that a validation call wrote. 422 where the amount is not the order’s, or OXXO cannot take it; 409 ' +
      '`ORDER_CLOSED` once it is paid, 409 `ORDER_BEING_PAID` while another way to pay it is being opened; 503 ' +
      '`OXXO_UNREACHABLE` where no voucher can be had. Asked again, ' +
      'it answers the same open intent; another method ends the intent of the one before.',
    permission: 'anyone',
    limit: CARDS,
    body: intentRequestSchema,
    returns: intentSchema,
    async handle({ db, app, body }) {
      const order = await findOrder(db, body.order);
      if (order?.provider !== cards.name) throw notFound();
      if (order.status === 'approved' || order.status === 'refunded') throw new ApiFailure(409, 'ORDER_CLOSED');
      const method = body.paymentMethodType;
      if (body.amount !== order.total) throw invalidFields({ amount: { key: 'plan.price' } });
      if (method === 'oxxo' && !fitsOxxo(order.total)) throw invalidFields({ amount: { key: 'oxxo.range' } });
      const opened = await attempt(context, cards, order.id, method, async ({ total, title }, attempts) => {
        const intent = await cards
          .createIntent({
            orderId: order.id,
            attempt: attempts + (await endedAttempts(db, order.id, method)),
            amount: total,
            currency: body.currency,
            method,
            expiresAfterDays: app.config.oxxoDays,
            description: title,
          })
          .catch((error: unknown) => {
            // Section 8 has words of its own for a voucher that cannot be had.
            const unreachable = method === 'oxxo' && error instanceof ProviderUnavailable;
            throw unreachable ? new ApiFailure(503, 'OXXO_UNREACHABLE') : error;
          });
        return { intentId: intent.id, result: intent };
      });
      if (!opened) throw new ApiFailure(409, 'ORDER_CLOSED');
      return { id: opened.id, client_secret: opened.clientSecret };
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
    description: 'For anyone with its unguessable id; it names no payer until it is paid.',
    permission: 'anyone',
    limit: CARDS,
    params: rowUuid,
    returns: voucherSchema,
    async handle({ db, params }) {
      const found = await findVoucher(db, params.id);
      if (!found) throw notFound();
      const { voucher, order } = found;
      const paid = voucher.status === 'paid' || voucher.status === 'paid_late';
      return {
        id: voucher.id,
        status: voucher.status,
        title: order.title,
        quantity: order.quantity,
        total: order.total,
        number: voucher.number,
        expires_at: voucher.expiresAt?.toISOString() ?? null,
        paid_at: voucher.paidAt?.toISOString() ?? null,
        payer: paid ? order.payerName : null,
        payment: paid ? voucher.paymentId : null,
        hosted_url: voucher.hostedUrl,
      };
    },
  });
}
