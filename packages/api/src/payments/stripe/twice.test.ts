import { validatePlan } from '@lia/sdk/registrations/endpoints';
import { expect } from 'vitest';

import type { RunningApi } from '../../testing/api.ts';
import { PLAN_TOTAL } from '../../testing/cards.ts';
import { child, family } from '../../testing/families.ts';
import { round, stateOf, test } from '../../testing/stripeApi.ts';
import type { StripeStandIn } from '../../testing/stripeStandIn.ts';

/** An order of a plan that a family is about to pay. */
async function planOrder(api: RunningApi, name: string): Promise<string> {
  const { form, children } = family(name, child(`${name}.uno`), child(`${name}.dos`));
  const price = { amount: PLAN_TOTAL, prices: ['price_padre-mensual'], currency: 'mxn', extras: [] };
  const body = { email: form.email, ...price, form, children };
  return (await api.visitor.call(validatePlan, { body })).data.order.id;
}

const subscribe = (api: RunningApi, order: string, payment_method: string) =>
  api.request('POST', '/stripe/public/sub', {
    json: { order, payment_method, email: 'ana@example.mx', prices: ['price_padre-mensual'], currency: 'mxn' },
  });

/** Subscriptions of an order that go on, and what was charged for them. */
function chargedFor({ subscriptions, invoices, intents }: StripeStandIn, order: string) {
  const mine = [...subscriptions.values()].filter(({ metadata }) => metadata['order'] === order);
  const bills = invoices.filter(({ parent }) => mine.some(({ id }) => id === parent.subscription_details.subscription));
  const paid = bills.flatMap(({ payments }) => intents.get(payments.data[0]?.payment.payment_intent ?? '') ?? []);
  const held = paid.filter(({ status, latest_charge }) => status === 'succeeded' && !Object(latest_charge).refunded);
  return { running: mine.filter(({ status }) => status !== 'canceled').length, charges: held.length };
}

test('two cards at the same moment charge one, and the other is told', async ({ api, stripe }) => {
  const order = await planOrder(api, 'carrera');
  const answers = await Promise.all(['pm_1111', 'pm_2222', 'pm_3333'].map((card) => subscribe(api, order, card)));
  const told = answers.filter(({ status }) => status !== 200);
  expect(told.length).toBeLessThan(3);
  for (const { body } of told) expect(body).toMatchObject({ code: 'ORDER_BEING_PAID' });
  await round(api);
  expect(chargedFor(stripe, order)).toEqual({ running: 1, charges: 1 });
  expect(await stateOf(api, order)).toBe('approved');
});

test('another card after one whose holder never answered ends the first', async ({ api, stripe }) => {
  const order = await planOrder(api, 'relevo');
  stripe.bank = 'asks';
  expect((await subscribe(api, order, 'pm_1111')).body).toMatchObject({ data: { status: 'requires_action' } });
  stripe.bank = 'approves';
  expect((await subscribe(api, order, 'pm_2222')).body).toMatchObject({ data: { status: 'paid' } });
  expect(chargedFor(stripe, order)).toEqual({ running: 1, charges: 1 });
});

test('a card whose answer is lost is asked again, and charged once', async ({ api, stripe }) => {
  const order = await planOrder(api, 'perdida');
  // The company did it; then it is away while we ask what became of it.
  stripe.onRequest.listener = async ({ method, path }) => {
    if (method === 'POST' && path === '/v1/subscriptions') stripe.outage.fault = 503;
  };
  expect((await subscribe(api, order, 'pm_1111')).status).toBe(503);
  stripe.onRequest.listener = null;
  stripe.outage.fault = null;
  expect((await subscribe(api, order, 'pm_2222')).status).toBe(200);
  await round(api);
  expect(chargedFor(stripe, order)).toEqual({ running: 1, charges: 1 });
  expect(await stateOf(api, order)).toBe('approved');
});
