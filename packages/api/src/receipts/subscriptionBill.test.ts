import { getPreapproval, getPreapprovalCourse } from '@lia/sdk/payments/endpoints';
import { refundSandboxPayment, renewSandboxSubscription } from '@lia/sdk/payments/sandboxCards';
import { frequencyOf } from '@lia/sdk/payments/rules';
import { eq } from 'drizzle-orm';
import { describe, expect } from 'vitest';

import { cardsOf } from '../payments/configured.ts';
import { payments, subscriptions } from '../payments/tables.ts';
import { type RunningApi, test } from '../testing/api.ts';
import { cards, PLAN_TOTAL, placeOrder, tokenise } from '../testing/cards.ts';
import { emailsTo } from '../testing/mail.ts';

interface Subscriber {
  interval?: 'month' | 'year';
  number?: string;
  email?: string;
}

async function subscribe(
  api: RunningApi,
  { interval = 'month', number = cards.good, email = 'lucia@example.mx' }: Subscriber = {},
): Promise<{ orderId: string; id: string }> {
  const orderId = await placeOrder(api, { reason: 'membership', payer_email: email });
  const outcome = await cardsOf(api.app).createSubscription({
    orderId,
    paymentMethod: await tokenise(api, number),
    email,
    unit_price: PLAN_TOTAL / 2,
    quantity: 2,
    interval,
    product: { id: 'padre', name: 'Plan para padres' },
  });
  if (outcome.status === 'declined') throw new Error('The card was declined');
  return { orderId, id: outcome.id };
}

const billOf = async (api: RunningApi, preapproval_id: string) =>
  (await api.visitor.call(getPreapproval, { params: { preapproval_id }, body: {} })).data.data;

const renew = (api: RunningApi, id: string) =>
  api.visitor.call(renewSandboxSubscription, { params: { id }, body: { decision: 'approved', notifications: 1 } });

describe('the bill of a subscription', () => {
  test('is there although no notification came, and counts what is charged', async ({ api }) => {
    const { orderId, id } = await subscribe(api);
    const first = await billOf(api, id);
    expect(first).toMatchObject({
      id,
      application_id: orderId,
      status: 'authorized',
      reason: 'membership',
      folio: expect.stringMatching(/^LIA-\d{6}$/),
      payment_type: 'card',
      auto_recurring: { frequency: 1, transaction_amount: PLAN_TOTAL / 100 },
      summarized: { charged_quantity: 1, last_charged_amount: PLAN_TOTAL / 100 },
    });
    await renew(api, id);
    const second = await billOf(api, id);
    expect(second.summarized).toEqual({ charged_quantity: 2, last_charged_amount: PLAN_TOTAL / 100 });
    // Each period has a receipt of its own; the bill shows the latest.
    expect(Number(second.folio?.slice(4))).toBe(Number(first.folio?.slice(4)) + 1);
    expect(second.receipt_id).not.toBe(first.receipt_id);
  });

  test('shows how often it is charged', async ({ api }) => {
    const { id } = await subscribe(api, { interval: 'year' });
    const { auto_recurring } = await billOf(api, id);
    expect(auto_recurring?.frequency).toBe(12);
    expect(frequencyOf(auto_recurring?.frequency ?? 0)).toBe('annual');
  });

  test('waits where the holder has yet to answer their bank', async ({ api }) => {
    const { id } = await subscribe(api, { number: cards.careful });
    expect(await billOf(api, id)).toMatchObject({
      status: 'pending',
      folio: null,
      summarized: { charged_quantity: 0, last_charged_amount: 0 },
    });
  });

  test('is cancelled once the subscription ended', async ({ api }) => {
    const { id } = await subscribe(api);
    await billOf(api, id);
    await api.app.db.update(subscriptions).set({ status: 'ended' }).where(eq(subscriptions.id, id));
    expect(await billOf(api, id)).toMatchObject({ status: 'cancelled' });
  });
});

test('a membership’s email links to the invoice request, and a refund cancels its receipt', async ({ api }) => {
  const { orderId, id } = await subscribe(api, { email: 'factura@example.mx' });
  await billOf(api, id);
  const read = () => emailsTo(api, 'factura@example.mx');
  await expect.poll(async () => (await read()).length).toBe(1);
  const [email] = await read();
  expect(email?.text).toContain('¡Gracias, Lucía! Recibimos tu pago');
  expect(email?.text).toContain('¿Necesitas factura? Pídela desde la página de tu recibo');

  const [payment] = await api.app.db.select().from(payments).where(eq(payments.orderId, orderId));
  const payment_id = payment?.id ?? '';
  await api.visitor.call(refundSandboxPayment, { params: { id: payment_id }, body: { notifications: 1 } });
  const { data } = await api.visitor.call(getPreapprovalCourse, { params: { payment_id }, body: {} });
  expect(data.data).toMatchObject({ status: 'refunded', payment_type: 'card', cancelled_at: expect.any(String) });
});
