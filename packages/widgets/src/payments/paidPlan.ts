import type { Client } from '@lia/sdk/http/client';
import { confirmOxxo, createIntent } from '@lia/sdk/payments/cards';
import { saveOxxo, subscribe, validatePlan } from '@lia/sdk/registrations/endpoints';
import type { PlanCheck } from '@lia/sdk/registrations/paidSchema';

import { type Chosen, orRefuse } from './PaymentStep.tsx';

/** A plan that is paid, or will be: `voucher` is the id of the page of its voucher. */
export interface PaidPlan {
  message: string;
  order: string;
  idParent: string | null;
  voucher: string | null;
}

/**
 * Pays for a plan (document 1 sections 4 and 7): the whole is validated first, which writes the order; then the card or the
 * voucher pays that order. Called again under the same key, it goes on with the same order.
 */
export async function payPlan(client: Client, key: string, purchase: PlanCheck, chosen: Chosen): Promise<PaidPlan> {
  const { payer, gateway } = chosen;
  const { data } = await client.call(validatePlan, { body: purchase, idempotencyKey: key });
  const order = data.order.id;
  const { prices, currency, amount } = purchase;

  if (payer.method === 'card') {
    const payment_method = orRefuse(await gateway.createPaymentMethod(payer.email));
    const body = { order, payment_method, email: payer.email, prices, currency };
    const ask = (time: number) =>
      client.call(subscribe, { body, idempotencyKey: `${key}.${time}.${payment_method}`.slice(0, MAX_KEY) });
    let answer = await ask(1);
    const { status, client_secret } = answer.data;
    if (status === 'requires_action' && client_secret !== null) {
      orRefuse(await gateway.authenticate(client_secret));
      // What became of it is the server's to say; should no answer come, it learns it from the company all the same.
      answer = await ask(2);
    }
    return { message: answer.message, order, idParent: answer.data.id_parent, voucher: null };
  }

  const asked = { paymentMethodType: 'oxxo' as const, email: payer.oxxo.email, currency, amount, order };
  const intent = await client.call(createIntent, { body: asked, idempotencyKey: key });
  orRefuse(await gateway.confirmOxxo(intent.client_secret, payer.oxxo));
  await client.call(confirmOxxo, { body: { payment_intent: intent.id }, idempotencyKey: key });
  const saved = await client.call(saveOxxo, {
    body: { order, ...intent, product: prices[0] ?? '' },
    idempotencyKey: `${key}.${intent.id}`.slice(0, MAX_KEY),
  });
  return { message: saved.message, order, idParent: saved.data.id_parent, voucher: saved.data.voucher };
}

/** Longest idempotency key that the API takes. */
const MAX_KEY = 128;
