import { randomUUID } from 'node:crypto';

import { createIntent, getPaymentSettings } from '@lia/sdk/payments/cards';
import { eq } from 'drizzle-orm';
import { describe, expect } from 'vitest';

import { placeOrder, PLAN_TOTAL } from '../../testing/cards.ts';
import type { Fault } from '../../testing/fakeServer.ts';
import {
  event,
  keys,
  notify,
  openOrder,
  reconcileNow,
  signed,
  statusOf,
  subscriptionOf,
  test,
  WEBHOOK_SECRET,
} from '../../testing/stripeApi.ts';
import type { FakeStripe } from '../../testing/fakeStripe.ts';
import { ProviderUnavailable } from '../provider.ts';
import { providerEvents } from '../tables.ts';
import { StripeCards } from './provider.ts';

const refusal = (call: Promise<unknown>) =>
  call.then(
    () => null,
    (error: unknown) => error,
  );

/** An adapter that does not wait long. */
const impatient = ({ url }: FakeStripe) => new StripeCards({ ...keys, apiUrl: url }, 200);

const someOrder = randomUUID();
const someIntent = {
  orderId: someOrder,
  attempt: 0,
  amount: PLAN_TOTAL,
  currency: 'MXN',
  method: 'card',
  expiresAfterDays: 3,
  description: 'Plan',
} as const;

/** Everything that is ever asked of Stripe. */
const calls: readonly (readonly [name: string, call: (provider: StripeCards) => Promise<unknown>])[] = [
  ['a payment', (provider) => provider.lookUpPayment('pi_1')],
  ['the payments of an order', (provider) => provider.findPayments(someOrder)],
  ['a new intent', (provider) => provider.createIntent(someIntent)],
  ['a refund', (provider) => provider.refundPayment('pi_1')],
  ['a subscription', (provider) => provider.lookUpSubscription('sub_1')],
  ['a new subscription', (provider) => provider.createSubscription(subscriptionOf(someOrder))],
];

/** Asks while Stripe is not well; the second fault is what a retry meets. */
async function expectNothingKnown(stripe: FakeStripe, fault: Fault, call: (provider: StripeCards) => Promise<unknown>) {
  stripe.faults.push(fault, fault);
  await expect(call(impatient(stripe))).rejects.toBeInstanceOf(ProviderUnavailable);
  stripe.faults.length = 0;
}

describe('while Stripe is not well', () => {
  const faults: Fault[] = ['silence', 'cut', 'answer lost', 500, 503, 429, 401, 'not json', 'no sense'];

  test.for(faults)('%s: nothing is known', async (fault, { stripe }) => {
    await expectNothingKnown(stripe, fault, (provider) => provider.createIntent(someIntent));
  });

  test.for(calls)('nothing is known of %s that was asked for', async ([, call], { stripe }) => {
    await expectNothingKnown(stripe, 500, call);
  });

  test.for([500, 'cut', 'answer lost'] as const)(
    'a second try after %s makes nothing twice',
    async (fault, { stripe }) => {
      const before = stripe.intents.size;
      stripe.faults.push(fault);
      const request = { orderId: randomUUID(), attempt: 0, amount: 100_00, currency: 'MXN', method: 'card' } as const;
      await impatient(stripe).createIntent({ ...request, expiresAfterDays: 3, description: 'Plan' });
      expect(stripe.intents.size).toBe(before + 1);
      const sent = stripe.requests.slice(-2).map(({ headers }) => headers['idempotency-key']);
      expect(new Set(sent).size).toBe(1);
    },
  );

  test('a request for a voucher answers that OXXO is unavailable', async ({ api, stripe }) => {
    const order = await placeOrder(api);
    const ask = async (paymentMethodType: 'card' | 'oxxo') => {
      const body = { paymentMethodType, email: 'lucia@example.mx', currency: 'mxn', amount: PLAN_TOTAL, order };
      stripe.outage.fault = 503;
      const failure = await refusal(api.visitor.call(createIntent, { body }));
      stripe.outage.fault = null;
      return failure;
    };
    expect(await ask('oxxo')).toMatchObject({
      status: 503,
      code: 'OXXO_UNREACHABLE',
      message: 'Ha ocurrido un error comunicandose con Oxxo',
    });
    expect(await ask('card')).toMatchObject({ status: 503, code: 'SERVICE_UNAVAILABLE' });
  });

  test('a provider event is kept, and processed when it is back', async ({ api, stripe }) => {
    const { orderId, id } = await openOrder(api);
    stripe.outcome(id, 'approves');
    stripe.outage.fault = 401;
    const body = event('payment_intent.succeeded', { object: 'payment_intent', id });
    expect(await notify(api, body)).toMatchObject({ status: 200, body: { received: true } });
    expect(await statusOf(api, orderId)).toBe('pending');
    const [waiting] = await api.app.db.select().from(providerEvents).where(eq(providerEvents.paymentId, id));
    expect(waiting).toMatchObject({ processedAt: null, outcome: null, attempts: expect.any(Number) });
    stripe.outage.fault = null;
    await reconcileNow(api);
    expect(await statusOf(api, orderId)).toBe('approved');
    const [processed] = await api.app.db.select().from(providerEvents).where(eq(providerEvents.paymentId, id));
    expect(processed).toMatchObject({ processedAt: expect.any(Date), outcome: 'processed' });
  });
});

describe('an event of Stripe', () => {
  test('is believed by its signature alone', async ({ api, stripe }) => {
    const { orderId, id } = await openOrder(api);
    stripe.outcome(id, 'approves');
    const body = event('payment_intent.succeeded', { object: 'payment_intent', id });
    const seconds = Math.floor(Date.now() / 1000);
    const forged = [
      '',
      't=1,v1=00',
      signed(body, 'whsec_another'),
      signed(body.replace(id, 'pi_other')),
      signed(body, WEBHOOK_SECRET, seconds - 400),
    ];
    for (const signature of forged) {
      expect(await notify(api, body, signature)).toMatchObject({ status: 401, body: { code: 'SIGNATURE_INVALID' } });
    }
    expect(await statusOf(api, orderId)).toBe('pending');
    expect(await notify(api, body)).toMatchObject({ status: 200 });
    expect(await statusOf(api, orderId)).toBe('approved');
  });

  test.for(['', '{', '[]', 'null', '{"id":1}', '{"id":"a","type":"b"}'])('%j makes no sense', async (body, { api }) => {
    expect(await notify(api, body)).toMatchObject({ status: 400, body: { code: 'MALFORMED_REQUEST' } });
  });

  test.for(['payment_intent.succeeded', 'charge.refunded', 'invoice.paid', 'customer.subscription.updated'])(
    'of %s without its parts is taken note of',
    async (type, { api }) => {
      for (const object of [{}, { id: null }, { payment_intent: 7 }, { parent: 'x' }]) {
        expect((await notify(api, event(type, object))).status).toBeLessThan(500);
      }
    },
  );

  test('of anything else is ignored', async ({ api }) => {
    const id = `evt_${randomUUID()}`;
    await notify(api, event('payout.paid', { object: 'payout', id: 'po_1' }, id));
    const [kept] = await api.app.db.select().from(providerEvents).where(eq(providerEvents.eventId, id));
    expect(kept).toMatchObject({ type: 'payout.paid', outcome: 'ignored', paymentId: null });
  });

  test('finds no sandbox beside it', async ({ api }) => {
    expect(await api.visitor.call(getPaymentSettings)).toEqual({ cards: 'stripe', publishable_key: 'pk_test_1' });
    const json = { number: '4242424242424242', exp_month: 12, exp_year: new Date().getFullYear() + 4, cvc: '123' };
    expect(await api.request('POST', '/sandbox/cards', { json })).toMatchObject({ status: 404 });
    const path = '/payments/notifications/sandbox-cards';
    expect(await api.request('POST', path, { json })).toMatchObject({ status: 404 });
  });
});
