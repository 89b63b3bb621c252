import { authenticateSandboxIntent, renewSandboxSubscription } from '@lia/sdk/payments/sandboxCards';
import { asc, eq } from 'drizzle-orm';
import { describe, expect } from 'vitest';

import { type RunningApi, test } from '../testing/api.ts';
import { cards, orderOf, payer, PLAN_TOTAL, placeOrder, reconcileNow, statusOf, tokenise } from '../testing/cards.ts';
import type { NewSubscription } from './cardProvider.ts';
import { cardsOf } from './configured.ts';
import { orders, subscriptions } from './tables.ts';

describe('a subscription', () => {
  async function subscribe(
    api: RunningApi,
    number: string = cards.good,
  ): Promise<{ orderId: string; outcome: NewSubscription }> {
    const orderId = await placeOrder(api);
    const outcome = await cardsOf(api.app).createSubscription({
      orderId,
      paymentMethod: await tokenise(api, number),
      email: payer.email,
      unit_price: PLAN_TOTAL / 2,
      quantity: 2,
      interval: 'month',
      product: { id: 'padre-mensual', name: 'Plan mensual para padres' },
    });
    return { orderId, outcome };
  }

  /** One whose first period is paid, and known to be. */
  async function subscribed(api: RunningApi): Promise<{ orderId: string; id: string }> {
    const { orderId, outcome } = await subscribe(api);
    if (outcome.status !== 'active') throw new Error(`The subscription is ${outcome.status}`);
    await reconcileNow(api);
    return { orderId, id: outcome.id };
  }

  const rowOf = async (api: RunningApi, id: string) => {
    const [row] = await api.app.db.select().from(subscriptions).where(eq(subscriptions.id, id));
    return row;
  };

  const renewalsOf = (api: RunningApi, orderId: string) =>
    api.app.db.select().from(orders).where(eq(orders.renewalOf, orderId)).orderBy(asc(orders.periodEnd));

  const renew = (api: RunningApi, id: string, decision: 'approved' | 'rejected' | 'ended', notifications = 1) =>
    api.visitor.call(renewSandboxSubscription, { params: { id }, body: { decision, notifications } });

  test('pays the order that it was made for, without a provider event', async ({ api }) => {
    const { orderId, id } = await subscribed(api);
    const order = await orderOf(api, orderId);
    expect(order).toMatchObject({ status: 'approved', renewalOf: null, periodEnd: expect.any(Date) });
    const row = await rowOf(api, id);
    expect(row).toMatchObject({
      status: 'active',
      orderId,
      cancelAtPeriodEnd: false,
      cardBrand: 'visa',
      cardLast4: '4242',
      currentPeriodEnd: order.periodEnd,
    });
  });

  test('is the same one for the same order and card', async ({ api }) => {
    const orderId = await placeOrder(api);
    const request = {
      orderId,
      paymentMethod: await tokenise(api),
      email: payer.email,
      unit_price: PLAN_TOTAL / 2,
      quantity: 2,
      interval: 'year',
      product: { id: 'padre-anual', name: 'Plan anual para padres' },
    } as const;
    const provider = cardsOf(api.app);
    const outcomes = await Promise.all([request, request, request].map((it) => provider.createSubscription(it)));
    expect(new Set(outcomes.map((it) => JSON.stringify(it))).size).toBe(1);
    expect(await provider.findSubscriptions(orderId)).toHaveLength(1);
  });

  test('does not come to be with a card that is declined', async ({ api }) => {
    const { orderId, outcome } = await subscribe(api, cards.poor);
    expect(outcome).toEqual({ status: 'declined', failure: 'insufficient_funds' });
    await reconcileNow(api);
    expect(await statusOf(api, orderId)).toBe('pending');
  });

  test.for([
    [true, 'approved', 'active'],
    [false, 'rejected', 'incomplete'],
  ] as const)('whose holder answers %s', async ([approve, ordered, status], { api }) => {
    const { orderId, outcome } = await subscribe(api, cards.careful);
    if (outcome.status !== 'requires_action') throw new Error('Nothing is asked of the holder');
    await reconcileNow(api);
    expect(await rowOf(api, outcome.id)).toMatchObject({ status: 'incomplete' });
    await api.visitor.call(authenticateSandboxIntent, { body: { client_secret: outcome.clientSecret, approve } });
    expect(await statusOf(api, orderId)).toBe(ordered);
    expect(await rowOf(api, outcome.id)).toMatchObject({ status });
  });

  test('is renewed by orders of its own', async ({ api }) => {
    const { orderId, id } = await subscribed(api);
    await renew(api, id, 'approved');
    await renew(api, id, 'approved', 10);
    // One without a provider event.
    await renew(api, id, 'approved', 0);
    const later = new Date(Date.now() + 200 * 86_400_000);
    await reconcileNow(api, later);
    const renewals = await renewalsOf(api, orderId);
    const each = { status: 'approved', total: PLAN_TOTAL, quantity: 2, payer_email: payer.email };
    expect(renewals).toMatchObject([each, each, each]);
    const ends = [await orderOf(api, orderId), ...renewals].map(({ periodEnd }) => periodEnd?.toISOString() ?? '');
    expect(new Set(ends).size).toBe(4);
    expect(ends).toEqual(ends.toSorted());
  });

  test('that cannot be renewed is past due, and may be paid after all', async ({ api }) => {
    const { orderId, id } = await subscribed(api);
    await renew(api, id, 'rejected');
    expect(await renewalsOf(api, orderId)).toMatchObject([{ status: 'rejected' }]);
    expect(await rowOf(api, id)).toMatchObject({ status: 'past_due' });
    await renew(api, id, 'approved');
    expect(await renewalsOf(api, orderId)).toMatchObject([{ status: 'approved' }]);
    expect(await rowOf(api, id)).toMatchObject({ status: 'active' });
  });

  test('pays what it owes with another card', async ({ api }) => {
    const { orderId, id } = await subscribed(api);
    await renew(api, id, 'rejected');
    const provider = cardsOf(api.app);
    const poor = await provider.changeCard(id, await tokenise(api, cards.poor));
    expect(poor).toEqual({ status: 'declined', failure: 'insufficient_funds' });
    expect(await provider.changeCard(id, await tokenise(api))).toEqual({ status: 'changed' });
    await reconcileNow(api);
    expect(await renewalsOf(api, orderId)).toMatchObject([{ status: 'approved' }]);
  });

  test('ends with its period, or at once', async ({ api }) => {
    const { id } = await subscribed(api);
    const provider = cardsOf(api.app);
    await provider.cancelSubscription(id, true);
    expect(await provider.lookUpSubscription(id)).toMatchObject({ status: 'active', cancelAtPeriodEnd: true });
    await renew(api, id, 'approved');
    expect(await rowOf(api, id)).toMatchObject({ status: 'ended', cancelAtPeriodEnd: true });
    const { id: other } = await subscribed(api);
    await provider.cancelSubscription(other, false);
    expect(await provider.lookUpSubscription(other)).toMatchObject({ status: 'ended' });
    await expect(renew(api, other, 'approved')).rejects.toMatchObject({ status: 409 });
  });

  test('whose holder never answered is cancelled where another one pays', async ({ api }) => {
    const orderId = await placeOrder(api);
    const provider = cardsOf(api.app);
    const request = {
      orderId,
      email: payer.email,
      unit_price: PLAN_TOTAL / 2,
      quantity: 2,
      interval: 'month',
      product: { id: 'padre-mensual', name: 'Plan mensual para padres' },
    } as const;
    const asked = await provider.createSubscription({ ...request, paymentMethod: await tokenise(api, cards.careful) });
    const taken = await provider.createSubscription({ ...request, paymentMethod: await tokenise(api) });
    if (asked.status !== 'requires_action') throw new Error(`The subscription is ${asked.status}`);
    await reconcileNow(api);
    expect(await statusOf(api, orderId)).toBe('approved');
    const statuses = await Promise.all(
      [asked, taken].map(async (it) => ('id' in it ? (await provider.lookUpSubscription(it.id))?.status : null)),
    );
    expect(statuses).toEqual(['ended', 'active']);
    const late = api.visitor.call(authenticateSandboxIntent, {
      body: { client_secret: asked.clientSecret, approve: true },
    });
    await expect(late).rejects.toMatchObject({ status: 409 });
  });
});
