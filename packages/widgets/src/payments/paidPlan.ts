import type { Client } from '@lia/sdk/http/client';
import { derivedKey } from '@lia/sdk/http/idempotency';
import { createIntent } from '@lia/sdk/payments/cards';
import type { CardOutcome } from '@lia/sdk/payments/cardsSchema';
import { saveOxxo, subscribe, validatePlan } from '@lia/sdk/registrations/endpoints';
import type { PlanCheck } from '@lia/sdk/registrations/paidSchema';

import { type Chosen, orRefuse } from './PaymentStep.tsx';
import { reportPayment } from './reportPayment.ts';
import { reportVoucher } from './reportVoucher.ts';
import type { Saved, Settled } from './settled.ts';

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
      client.call(subscribe, { body, idempotencyKey: derivedKey(key, time, payment_method) });
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
  return reportVoucher(client, key, saveOxxo, { order, ...intent, product: prices[0] ?? '' });
}
