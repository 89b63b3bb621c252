import { randomUUID } from 'node:crypto';

import { HOUR_MS } from '@lia/sdk/calendar/durations';
import Stripe from 'stripe';
import { test as base } from 'vitest';

import { paymentContextOf } from '../payments/fulfilment.ts';
import { cardsOf } from '../payments/configured.ts';
import { reconcile } from '../payments/reconcile.ts';
import { findOrder } from '../payments/store.ts';
import { type RawAnswer, type RunningApi, startApi } from './api.ts';
import { openIntent, PLAN_TOTAL, placeOrder } from './cards.ts';
import { startFakeStripe, type FakeStripe } from './fakeStripe.ts';

export const WEBHOOK_SECRET = 'whsec_of_this_test';
export const keys = { secretKey: 'sk_test_1', publishableKey: 'pk_test_1', webhookSecret: WEBHOOK_SECRET };

/** A test that gets a Stripe of its own, and an API that takes cards with it. */
export const test = base.extend<{ stripe: FakeStripe; api: RunningApi }>({
  stripe: [
    // oxlint-disable-next-line no-empty-pattern -- Vitest reads the pattern to see what the fixture needs
    async ({}, use) => {
      const stripe = await startFakeStripe();
      await use(stripe);
      await stripe.close();
    },
    { scope: 'file' },
  ],
  api: [
    async ({ stripe }, use) => {
      const api = await startApi({ stripe: { ...keys, apiUrl: stripe.url } });
      await use(api);
      await api.stop();
    },
    { scope: 'file' },
  ],
});

/** Where an order of ours stands. */
export const statusOf = async ({ app }: RunningApi, orderId: string) => (await findOrder(app.db, orderId))?.status;

/** Reconciles late enough to ask again what was asked a moment ago, and runs the jobs that are due by then. */
export async function reconcileNow({ app, jobRunner }: RunningApi): Promise<void> {
  const now = new Date(Date.now() + HOUR_MS);
  await reconcile(paymentContextOf(app), cardsOf(app), now);
  await jobRunner.runDue(now);
}

/** An event in Stripe's shape, with only the name of its object: what became of it is to be asked. */
export const event = (type: string, object: object, id = `evt_${randomUUID()}`): string =>
  JSON.stringify({ id, object: 'event', api_version: '2026-10-28.endive', created: 1, type, data: { object } });

/** The signature of a body. */
export const signed = (payload: string, secret = WEBHOOK_SECRET, timestamp = Math.floor(Date.now() / 1000)): string =>
  Stripe.webhooks.generateTestHeaderString({ payload, secret, timestamp });

/** Posts a provider event as Stripe would. */
export const notify = (api: RunningApi, body: string, signature = signed(body)): Promise<RawAnswer> =>
  api.request('POST', '/payments/notifications/stripe', {
    body,
    headers: { 'Content-Type': 'application/json', 'Stripe-Signature': signature },
  });

/** An order with an intent at Stripe. */
export async function openOrder(
  api: RunningApi,
  method: 'card' | 'oxxo' = 'card',
): Promise<{ orderId: string; id: string }> {
  const orderId = await placeOrder(api);
  const { id } = await openIntent(api, orderId, method);
  return { orderId, id };
}

/** What is asked for a subscription that pays an order. */
export const subscriptionOf = (orderId: string, paymentMethod = 'pm_good') => ({
  orderId,
  paymentMethod,
  email: 'lucia@example.mx',
  unit_price: PLAN_TOTAL / 2,
  quantity: 2,
  interval: 'month' as const,
  product: { id: 'padre-mensual', name: 'Plan mensual para padres' },
});
