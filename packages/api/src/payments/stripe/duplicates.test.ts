import { expect } from 'vitest';

import type { RunningApi } from '../../testing/api.ts';
import { orderPlan, planPayment, planPurchase } from '../../testing/planPurchases.ts';
import { openOrder, reconcileNow, statusOf, test } from '../../testing/stripeApi.ts';
import type { FakeStripe } from '../../testing/fakeStripe.ts';
import { cardsOf } from '../configured.ts';

const subscribe = (api: RunningApi, order: string, payment_method: string) =>
  api.request('POST', '/stripe/public/sub', { json: planPayment(order, payment_method) });

/** Subscriptions of an order that go on, and what was charged for them. */
function chargedFor({ subscriptions, invoices, intents }: FakeStripe, order: string) {
  const mine = [...subscriptions.values()].filter(({ metadata }) => metadata['order'] === order);
  const bills = invoices.filter(({ parent }) => mine.some(({ id }) => id === parent.subscription_details.subscription));
  const paid = bills.flatMap(({ payments }) => intents.get(payments.data[0]?.payment.payment_intent ?? '') ?? []);
  const held = paid.filter(({ status, latest_charge }) => status === 'succeeded' && !Object(latest_charge).refunded);
  return { running: mine.filter(({ status }) => status !== 'canceled').length, charges: held.length };
}

test('two cards at the same moment charge one, and the other gets a 409', async ({ api, stripe }) => {
  const order = await orderPlan(api, planPurchase('carrera'));
  const answers = await Promise.all(['pm_1111', 'pm_2222', 'pm_3333'].map((card) => subscribe(api, order, card)));
  const refused = answers.filter(({ status }) => status !== 200);
  expect(refused.length).toBeLessThan(3);
  for (const { body } of refused) expect(body).toMatchObject({ code: 'ORDER_BEING_PAID' });
  await reconcileNow(api);
  expect(chargedFor(stripe, order)).toEqual({ running: 1, charges: 1 });
  expect(await statusOf(api, order)).toBe('approved');
});

test('another card after one whose holder never answered ends the first', async ({ api, stripe }) => {
  const order = await orderPlan(api, planPurchase('relevo'));
  stripe.bank = 'asks';
  expect((await subscribe(api, order, 'pm_1111')).body).toMatchObject({ data: { status: 'requires_action' } });
  stripe.bank = 'approves';
  expect((await subscribe(api, order, 'pm_2222')).body).toMatchObject({ data: { status: 'paid' } });
  expect(chargedFor(stripe, order)).toEqual({ running: 1, charges: 1 });
});

test('a card whose answer is lost is asked again, and charged once', async ({ api, stripe }) => {
  const order = await orderPlan(api, planPurchase('perdida'));
  // The company did it; then it is away while we ask what became of it.
  stripe.onRequest.listener = async ({ method, path }) => {
    if (method === 'POST' && path === '/v1/subscriptions') stripe.outage.fault = 503;
  };
  expect((await subscribe(api, order, 'pm_1111')).status).toBe(503);
  stripe.onRequest.listener = null;
  stripe.outage.fault = null;
  expect((await subscribe(api, order, 'pm_2222')).status).toBe(200);
  await reconcileNow(api);
  expect(chargedFor(stripe, order)).toEqual({ running: 1, charges: 1 });
  expect(await statusOf(api, order)).toBe('approved');
});

test('a refund whose answer is lost is requested again under the same key', async ({ api, stripe }) => {
  const { id } = await openOrder(api);
  stripe.outcome(id, 'approves');
  const before = stripe.requests.length;
  const cards = cardsOf(api.app);
  for (const fault of ['answer lost', null] as const) {
    stripe.outage.fault = fault;
    const refunded = await cards.refundPayment(id).catch(() => 'unknown');
    expect(refunded).toBe(fault === null ? true : 'unknown');
  }
  const asked = stripe.requests.slice(before).filter(({ path }) => path.endsWith('/refunds'));
  expect(asked.length).toBeGreaterThan(1);
  expect(new Set(asked.map(({ headers, body }) => `${String(headers['idempotency-key'])} ${body}`)).size).toBe(1);
});
