import { saveCourseOxxo, saveCoursePayment, validateCoursePayment } from '@lia/sdk/courses/cards';
import type { CoursePaymentCheck } from '@lia/sdk/courses/paidSchema';
import type { Client } from '@lia/sdk/http/client';
import { ApiError } from '@lia/sdk/http/error';
import { derivedKey } from '@lia/sdk/http/idempotency';
import { createIntent } from '@lia/sdk/payments/cards';
import type { Intent } from '@lia/sdk/payments/cardsSchema';
import type { Centavos } from '@lia/sdk/payments/money';

import { type Chosen, orRefuse } from './PaymentStep.tsx';
import { reportPayment } from './reportPayment.ts';
import { reportVoucher } from './reportVoucher.ts';
import type { Settled } from './settled.ts';

/**
 * Pays for a course (document 1 section 7): the whole is validated first, which writes the order; then the card or the
 * voucher pays that order. Called again under the same key, it goes on with the same order.
 */
export async function payCourse(
  client: Client,
  key: string,
  purchase: CoursePaymentCheck,
  chosen: Chosen,
): Promise<Settled> {
  const { data } = await client.call(validateCoursePayment, { body: purchase, idempotencyKey: key });
  const { currency, amount, prices } = purchase;
  return payOrder(client, key, { order: data.order.id, amount, currency, product: prices[0] ?? '' }, chosen);
}

/** The order of a course, with what its next calls must carry. */
interface CourseOrder {
  order: string;
  amount: Centavos;
  currency: string;
  product: string;
}

/**
 * The intent of each order that was confirmed with the card company. The answer to that may be lost, and the order paid and
 * closed by the next press: its payment is then reported, and nothing is confirmed again.
 */
const confirmed = new Map<string, Intent>();

/** Pays the order of a course that stands, by card or with a voucher. */
export async function payOrder(
  client: Client,
  key: string,
  { order, amount, currency, product }: CourseOrder,
  { payer, gateway }: Chosen,
): Promise<Settled> {
  const email = payer.method === 'card' ? payer.email : payer.oxxo.email;
  const card = payer.method === 'card' ? orRefuse(await gateway.createPaymentMethod(email)) : '';
  const asked = { paymentMethodType: payer.method, email, currency, amount, order };
  const before = payer.method === 'card' ? confirmed.get(order) : undefined;
  const intent = await client
    .call(createIntent, { body: asked, idempotencyKey: derivedKey(key, payer.method) })
    .catch((error: unknown) => {
      if (before && error instanceof ApiError && error.code === 'ORDER_CLOSED') return before;
      throw error;
    });

  if (payer.method === 'card') {
    confirmed.set(order, intent);
    if (intent !== before) orRefuse(await gateway.confirmCard(intent.client_secret, card));
    return reportPayment({ order, method: 'card', payment: intent.id }, async () => {
      const { message, data: outcome } = await client.call(saveCoursePayment, {
        body: { order, ...intent, amount, product },
        idempotencyKey: key,
      });
      return { message, order, idParent: outcome.id_parent, voucher: null, payment: outcome.payment };
    });
  }
  orRefuse(await gateway.confirmOxxo(intent.client_secret, payer.oxxo));
  return reportVoucher(client, key, saveCourseOxxo, { order, ...intent, product });
}
