import { asc, eq } from 'drizzle-orm';
import { describe, expect } from 'vitest';

import { PLAN_TOTAL, placeOrder } from '../../testing/cards.ts';
import { event, notify, reconcileNow, statusOf, subscriptionOf, test } from '../../testing/stripeApi.ts';
import { cardsOf } from '../configured.ts';
import { orders } from '../tables.ts';

describe('a subscription at Stripe', () => {
  test('is charged at once, with keys of ours', async ({ api, stripe }) => {
    stripe.bank = 'approves';
    const orderId = await placeOrder(api);
    const before = stripe.requests.length;
    const outcome = await cardsOf(api.app).createSubscription(subscriptionOf(orderId));
    expect(outcome).toMatchObject({ status: 'active', clientSecret: null });
    const made = stripe.requests
      .slice(before)
      .find(({ path, method }) => path === '/v1/subscriptions' && method === 'POST');
    expect(made?.headers['idempotency-key']).toBe(`subscription:${orderId}:pm_good`);
    expect(Object.fromEntries(new URLSearchParams(made?.body))).toMatchObject({
      default_payment_method: 'pm_good',
      'items[0][quantity]': '2',
      'items[0][price_data][currency]': 'mxn',
      'items[0][price_data][product]': 'lia-padre-mensual',
      'items[0][price_data][unit_amount]': String(PLAN_TOTAL / 2),
      'items[0][price_data][recurring][interval]': 'month',
      payment_behavior: 'allow_incomplete',
      'metadata[order]': orderId,
    });
    // Asked again after a crash, it is the same one.
    expect(await cardsOf(api.app).createSubscription(subscriptionOf(orderId))).toEqual(outcome);
    expect([...stripe.subscriptions.values()].filter(({ metadata }) => metadata['order'] === orderId)).toHaveLength(1);
    await reconcileNow(api);
    expect(await statusOf(api, orderId)).toBe('approved');
  });

  test('charges further licences by an item of their own, from the next period on', async ({ api, stripe }) => {
    stripe.bank = 'approves';
    const provider = cardsOf(api.app);
    const outcome = await provider.createSubscription(subscriptionOf(await placeOrder(api)));
    if (outcome.status !== 'active') throw new Error(`The subscription is ${outcome.status}`);
    const { id } = outcome;
    const charge = { unit_price: 100_00, quantity: 2, licences: 3, licence_price: 24_99 };
    const changes = () =>
      stripe.requests.filter(({ path, method }) => path === `/v1/subscriptions/${id}` && method === 'POST');
    const read = async () => (await provider.lookUpSubscription(id))?.charge;
    expect(await read()).toEqual({ unit_price: PLAN_TOTAL / 2, quantity: 2, licences: 0, licence_price: 0 });
    await provider.changeCharge(id, charge);
    expect(Object.fromEntries(new URLSearchParams(changes().at(-1)?.body))).toMatchObject({
      proration_behavior: 'none',
      'items[0][id]': expect.any(String),
      'items[1][price_data][product]': 'lia-padre-mensual-licence',
      'items[1][quantity]': '3',
    });
    expect(await read()).toEqual(charge);
    stripe.bill(id, 'subscription_cycle');
    const bills = (await provider.lookUpSubscription(id))?.bills.map((bill) => [
      bill.charge?.licences,
      bill.payment?.amount,
    ]);
    expect(bills).toEqual([
      [0, PLAN_TOTAL],
      [3, 274_97],
    ]);
    await provider.changeCharge(id, { ...charge, licences: 0, licence_price: 0 });
    expect(changes().at(-1)?.body).toContain('items[1][deleted]=true');
    expect(await read()).toEqual({ ...charge, licences: 0, licence_price: 0 });
  });

  test.for(['pm_refused', 'pm_made_up', 'pm_used'])('does not come to be with %s', async (card, { api, stripe }) => {
    const orderId = await placeOrder(api);
    const outcome = await cardsOf(api.app).createSubscription(subscriptionOf(orderId, card));
    expect(outcome).toMatchObject({ status: 'declined', failure: expect.any(String) });
    expect([...stripe.subscriptions.values()].filter(({ metadata }) => metadata['order'] === orderId)).toEqual([]);
  });

  test('whose first payment is declined is ended, and another card makes another', async ({ api, stripe }) => {
    stripe.bank = 'declines';
    const orderId = await placeOrder(api);
    const outcome = await cardsOf(api.app).createSubscription(subscriptionOf(orderId));
    expect(outcome).toEqual({ status: 'declined', failure: 'insufficient_funds' });
    stripe.bank = 'approves';
    const second = await cardsOf(api.app).createSubscription(subscriptionOf(orderId, 'pm_better'));
    expect(second).toMatchObject({ status: 'active' });
    const made = [...stripe.subscriptions.values()].filter(({ metadata }) => metadata['order'] === orderId);
    expect(made.map(({ status }) => status)).toEqual(['canceled', 'active']);
    await reconcileNow(api);
    expect(await statusOf(api, orderId)).toBe('approved');
  });

  test('asks the holder where their bank does', async ({ api, stripe }) => {
    stripe.bank = 'asks';
    const orderId = await placeOrder(api);
    const outcome = await cardsOf(api.app).createSubscription(subscriptionOf(orderId));
    stripe.bank = 'approves';
    if (outcome.status !== 'requires_action') throw new Error(`The subscription is ${outcome.status}`);
    expect(outcome.clientSecret).toMatch(/^pi_\d+_secret/);
    expect(await cardsOf(api.app).lookUpSubscription(outcome.id)).toMatchObject({
      status: 'incomplete',
      clientSecret: outcome.clientSecret,
    });
    await notify(api, event('customer.subscription.created', { object: 'subscription', id: outcome.id }));
    expect(await statusOf(api, orderId)).toBe('pending');
  });

  test('is renewed by orders of its own, whose money may go back', async ({ api, stripe }) => {
    stripe.bank = 'approves';
    const orderId = await placeOrder(api);
    const outcome = await cardsOf(api.app).createSubscription(subscriptionOf(orderId));
    if (outcome.status !== 'active') throw new Error(`The subscription is ${outcome.status}`);
    const { id } = outcome;
    const parent = { type: 'subscription_details', subscription_details: { subscription: id } };
    await notify(api, event('invoice.paid', { object: 'invoice', id: 'in_first', parent }));

    stripe.bank = 'declines';
    const invoice = stripe.bill(id, 'subscription_cycle');
    await notify(api, event('invoice.payment_failed', { object: 'invoice', id: invoice.id, parent }));
    const renewals = () =>
      api.app.db.select().from(orders).where(eq(orders.renewalOf, orderId)).orderBy(asc(orders.periodEnd));
    expect(await renewals()).toMatchObject([{ status: 'rejected', billId: invoice.id, total: PLAN_TOTAL }]);

    const provider = cardsOf(api.app);
    const shown = async () => (await provider.lookUpSubscription(id))?.card;
    const first = await shown();
    expect(await provider.changeCard(id, 'pm_poor')).toMatchObject({ status: 'declined' });
    stripe.bank = 'approves';
    expect(await provider.changeCard(id, 'pm_refused')).toEqual({ status: 'declined', failure: 'lost_card' });
    expect(await shown()).toEqual(first);
    stripe.bank = 'asks';
    const paymentId = invoice.payments.data[0]?.payment.payment_intent ?? '';
    const asking = { status: 'requires_action', clientSecret: `${paymentId}_secret_x` };
    expect(await provider.changeCard(id, 'pm_1881')).toEqual(asking);
    expect(await shown()).toEqual(first);
    // The holder answers in the browser; Stripe pays the bill, and the same is asked once more.
    stripe.bank = 'approves';
    stripe.outcome(paymentId, 'approves');
    invoice.status = 'paid';
    expect(await provider.changeCard(id, 'pm_1881')).toEqual({ status: 'changed' });
    expect(await shown()).toEqual({ brand: 'visa', last4: '1881' });
    await notify(api, event('invoice.paid', { object: 'invoice', id: invoice.id, parent }));
    expect(await renewals()).toMatchObject([{ status: 'approved' }]);

    // A payment of a subscription names no order of ours; we know it by its id.
    stripe.refund(paymentId);
    await notify(api, event('charge.refunded', { object: 'charge', id: 'ch_2', payment_intent: paymentId }));
    expect(await renewals()).toMatchObject([{ status: 'refunded' }]);
    expect(await statusOf(api, orderId)).toBe('approved');
  });

  test('is cancelled, now or later, and takes another card by a secret', async ({ api, stripe }) => {
    stripe.bank = 'approves';
    const provider = cardsOf(api.app);
    const outcome = await provider.createSubscription(subscriptionOf(await placeOrder(api)));
    if (outcome.status !== 'active') throw new Error(`The subscription is ${outcome.status}`);
    expect(await provider.createSetupIntent(outcome.id)).toMatchObject({ clientSecret: 'seti_secret' });
    await provider.cancelSubscription(outcome.id, true);
    expect(await provider.lookUpSubscription(outcome.id)).toMatchObject({ status: 'active', cancelAtPeriodEnd: true });
    await provider.resumeSubscription(outcome.id);
    expect(await provider.lookUpSubscription(outcome.id)).toMatchObject({ status: 'active', cancelAtPeriodEnd: false });
    await provider.cancelSubscription(outcome.id, false);
    expect(await provider.lookUpSubscription(outcome.id)).toMatchObject({ status: 'ended' });
    await provider.cancelSubscription('sub_unknown', false);
    expect(await provider.lookUpSubscription('sub_unknown')).toBeNull();
  });
});
