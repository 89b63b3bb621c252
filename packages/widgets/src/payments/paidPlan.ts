import type { Client } from '@lia/sdk/http/client';
import { confirmOxxo, createIntent } from '@lia/sdk/payments/cards';
import type { CardOutcome } from '@lia/sdk/payments/cardsSchema';
import { saveOxxo, subscribe, validatePlan } from '@lia/sdk/registrations/endpoints';
import type { PlanCheck } from '@lia/sdk/registrations/paidSchema';

import { type Chosen, orRefuse } from './PaymentStep.tsx';
import type { Saved, Settled } from './settled.ts';
import { reportPayment } from './reportPayment.ts';

/**
 * Pays for a plan (document 1 sections 4 and 7): the whole is validated first, which writes the order; then the card or the
 * voucher pays that order. Called again under the same key, it goes on with the same order.
 */
export async function payPlan(client: Client, key: string, purchase: PlanCheck, chosen: Chosen): Promise<Settled> {
  const { payer, gateway } = chosen;
  const { data } = await client.call(validatePlan, { body: purchase, idempotencyKey: key });
  const order = data.order.id;
  const { prices, currency, amount } = purchase;

  if (payer.method === 'card') {
    const payment_method = orRefuse(await gateway.createPaymentMethod(payer.email));
    const body = { order, payment_method, email: payer.email, prices, currency };
    const ask = (time: number) =>
      client.call(subscribe, { body, idempotencyKey: `${key}.${time}.${payment_method}`.slice(0, MAX_KEY) });
    const settled = ({ message, data: { id_parent, payment } }: CardOutcome): Saved => ({
      message,
      order,
      idParent: id_parent,
      voucher: null,
      payment,
    });
    const first = await ask(1);
    const { status, client_secret } = first.data;
    if (status !== 'requires_action' || client_secret === null) return settled(first);
    orRefuse(await gateway.authenticate(client_secret));
    // The payment belongs to a bill that the company alone has the id of; the family has its accounts by now.
    return reportPayment({ order, method: 'card', payment: null }, async () => settled(await ask(2)));
  }

  const asked = { paymentMethodType: 'oxxo' as const, email: payer.oxxo.email, currency, amount, order };
  const intent = await client.call(createIntent, { body: asked, idempotencyKey: key });
  orRefuse(await gateway.confirmOxxo(intent.client_secret, payer.oxxo));
  return reportPayment({ order, method: 'oxxo', payment: intent.id }, async () => {
    await client.call(confirmOxxo, { body: { payment_intent: intent.id }, idempotencyKey: key });
    const saved = await client.call(saveOxxo, {
      body: { order, ...intent, product: prices[0] ?? '' },
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
