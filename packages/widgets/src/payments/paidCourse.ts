import { saveCourseOxxo, saveCoursePayment, validateCoursePayment } from '@lia/sdk/courses/cards';
import type { CoursePaymentCheck } from '@lia/sdk/courses/paidSchema';
import type { Client } from '@lia/sdk/http/client';
import { confirmOxxo, createIntent } from '@lia/sdk/payments/cards';
import type { Centavos } from '@lia/sdk/payments/money';

import { type Chosen, orRefuse } from './PaymentStep.tsx';
import type { Settled } from './settled.ts';
import { reportPayment } from './reportPayment.ts';

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
  const intent = await client.call(createIntent, { body: asked, idempotencyKey: `${key}.${payer.method}` });
  const made = { order, method: payer.method, payment: intent.id };

  if (payer.method === 'card') {
    orRefuse(await gateway.confirmCard(intent.client_secret, card));
    return reportPayment(made, async () => {
      const { message, data: outcome } = await client.call(saveCoursePayment, {
        body: { order, ...intent, amount, product },
        idempotencyKey: key,
      });
      return { message, order, idParent: outcome.id_parent, voucher: null, payment: outcome.payment };
    });
  }
  orRefuse(await gateway.confirmOxxo(intent.client_secret, payer.oxxo));
  return reportPayment(made, async () => {
    await client.call(confirmOxxo, { body: { payment_intent: intent.id }, idempotencyKey: key });
    const saved = await client.call(saveCourseOxxo, {
      body: { order, ...intent, product },
      idempotencyKey: `${key}.${intent.id}`.slice(0, MAX_KEY),
    });
    return {
      message: saved.message,
      order,
      idParent: saved.data.id_parent,
      voucher: saved.data.voucher,
      payment: null,
    };
  });
}

/** Longest idempotency key that the API takes. */
const MAX_KEY = 128;
