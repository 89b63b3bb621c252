import { getPaymentSettings } from '@lia/sdk/payments/cards';
import {
  authenticateSandboxIntent,
  confirmSandboxIntent,
  decideSandboxVoucher,
  getSandboxIntent,
  getSandboxVoucher,
  refundSandboxPayment,
  renewSandboxSubscription,
} from '@lia/sdk/payments/sandboxCards';
import type { SandboxConfirmation, SandboxVoucher } from '@lia/sdk/payments/sandboxCardsSchema';
import { asc, eq } from 'drizzle-orm';
import { describe, expect } from 'vitest';

import { followers, fulfilments } from '../fulfilments.ts';
import { type RunningApi, test } from '../testing/api.ts';
import { cards, openIntent, PLAN_TOTAL, placeOrder, tokenise } from '../testing/cards.ts';
import type { NewSubscription } from './cardProvider.ts';
import { cardsOf } from './configured.ts';
import { reconcile } from './receive.ts';
import { sandboxIntents } from './sandbox/cards/tables.ts';
import { findOrder, type Order } from './store.ts';
import { orders, payments, subscriptions, webhookEvents } from './tables.ts';

const payer = { name: 'Lucía Herrera', email: 'lucia@example.mx' };

async function orderOf(api: RunningApi, orderId: string): Promise<Order> {
  const order = await findOrder(api.house.db, orderId);
  if (!order) throw new Error('The order is gone');
  return order;
}

const stateOf = async (api: RunningApi, orderId: string) => (await orderOf(api, orderId)).state;

const paymentsOf = (api: RunningApi, orderId: string) =>
  api.house.db.select().from(payments).where(eq(payments.orderId, orderId)).orderBy(asc(payments.createdAt));

/** One round of the reconciler, late enough to ask again what the server's own round asked a moment ago. */
const round = ({ house }: RunningApi, now = new Date(Date.now() + 3_600_000)) =>
  reconcile({ db: house.db, fulfilments, followers }, cardsOf(house), now);

const confirm = (api: RunningApi, body: SandboxConfirmation) => api.visitor.call(confirmSandboxIntent, { body });

/** An order whose voucher stands. */
async function openVoucher(api: RunningApi): Promise<{ orderId: string; voucher: SandboxVoucher }> {
  const orderId = await placeOrder(api);
  const { clientSecret } = await openIntent(api, orderId, 'oxxo');
  const { voucher } = await confirm(api, { client_secret: clientSecret, oxxo: payer });
  if (!voucher) throw new Error('There is no voucher');
  return { orderId, voucher };
}

const decideVoucher = (api: RunningApi, id: string, decision: 'paid' | 'expired' | 'paid_late', notifications = 1) =>
  api.visitor.call(decideSandboxVoucher, { params: { id }, body: { decision, notifications } });

describe('a test card', () => {
  test.for([
    [cards.good, 'approved', null, 'approved'],
    [cards.declined, 'declined', 'card_declined', 'rejected'],
    [cards.poor, 'declined', 'insufficient_funds', 'rejected'],
    [cards.careful, 'requires_action', null, 'pending'],
    [cards.careful2, 'requires_action', null, 'pending'],
  ] as const)('%s makes an intent %s', async ([number, state, failure, ordered], { api }) => {
    const orderId = await placeOrder(api);
    const { id, clientSecret } = await openIntent(api, orderId);
    const confirmed = await confirm(api, { client_secret: clientSecret, payment_method: await tokenise(api, number) });
    expect(confirmed).toEqual({ id, state, method: 'card', amount: PLAN_TOTAL, failure, voucher: null });
    expect(await stateOf(api, orderId)).toBe(ordered);
    // It came in by the webhook, not by the page.
    const events = await api.house.db.select().from(webhookEvents).where(eq(webhookEvents.paymentId, id));
    expect(events).toMatchObject([{ provider: 'sandbox-cards', outcome: 'acted' }]);
    expect(await paymentsOf(api, orderId)).toMatchObject([{ id, state: ordered, method: 'card', failure }]);
  });

  test.for([
    ['5555555555554444', 12, 2040, 'number'],
    ['4242424242424241', 12, 2040, 'number'],
    ['', 12, 2040, 'number'],
    ['4242424242424242', 10, 2026, 'exp_month'],
    ['4242424242424242', 13, 2040, 'exp_month'],
  ] as const)('is the only kind that is taken: %s of %i/%i', async ([number, exp_month, exp_year, field], { api }) => {
    const json = { number, exp_month, exp_year, cvc: '123' };
    const refused = await api.request('POST', '/sandbox/cards', { json });
    expect(refused).toMatchObject({ status: 422, body: { fields: { [field]: expect.any(String) } } });
    expect(JSON.stringify(refused.body)).not.toContain(number || 'nothing');
  });

  test('that is declined leaves room for another one', async ({ api }) => {
    const orderId = await placeOrder(api);
    const { clientSecret } = await openIntent(api, orderId);
    await confirm(api, { client_secret: clientSecret, payment_method: await tokenise(api, cards.declined) });
    expect(await stateOf(api, orderId)).toBe('rejected');
    await confirm(api, { client_secret: clientSecret, payment_method: await tokenise(api) });
    expect(await stateOf(api, orderId)).toBe('approved');
    const again = { client_secret: clientSecret, payment_method: await tokenise(api) };
    await expect(confirm(api, again)).rejects.toMatchObject({ status: 409, code: 'CHECKOUT_DECIDED' });
  });

  test.for([
    [true, 'approved', 'approved', null],
    [false, 'declined', 'rejected', 'authentication_failed'],
  ] as const)('whose holder answers %s', async ([approve, state, ordered, failure], { api }) => {
    const orderId = await placeOrder(api);
    const { clientSecret: client_secret } = await openIntent(api, orderId);
    await confirm(api, { client_secret, payment_method: await tokenise(api, cards.careful) });
    const answered = await api.visitor.call(authenticateSandboxIntent, { body: { client_secret, approve } });
    expect(answered).toMatchObject({ state, failure });
    expect(await stateOf(api, orderId)).toBe(ordered);
    const seen = await api.visitor.call(getSandboxIntent, { params: { client_secret } });
    expect(seen).toEqual(answered);
  });
});

describe('an intent', () => {
  test('is the same however often it is asked for, until the attempt is another', async ({ api }) => {
    const orderId = await placeOrder(api);
    const same = await Promise.all(Array.from({ length: 5 }, () => openIntent(api, orderId)));
    expect(new Set(same.map(({ id }) => id)).size).toBe(1);
    expect((await openIntent(api, orderId, 'card', 1)).id).not.toBe(same[0]?.id);
    expect((await openIntent(api, orderId, 'oxxo')).id).not.toBe(same[0]?.id);
  });

  test('is no payment until somebody tries, and none once it is cancelled', async ({ api }) => {
    const orderId = await placeOrder(api);
    const { id, clientSecret } = await openIntent(api, orderId);
    const provider = cardsOf(api.house);
    expect(await provider.lookUpPayment(id)).toBeNull();
    expect(await provider.lookUpIntent(id)).toMatchObject({ state: 'open', orderId });
    await provider.cancelIntent(id);
    expect(await provider.lookUpIntent(id)).toMatchObject({ state: 'cancelled', payment: null });
    const late = { client_secret: clientSecret, payment_method: await tokenise(api) };
    await expect(confirm(api, late)).rejects.toMatchObject({ status: 409 });
  });

  test('is found by its secret alone, and knows its words', async ({ api }) => {
    const orderId = await placeOrder(api);
    const { id, clientSecret } = await openIntent(api, orderId);
    const payment_method = await tokenise(api);
    const path = '/sandbox/intents/confirm';
    const wrong = [
      [{ client_secret: id, payment_method }, 404],
      [{ client_secret: clientSecret, payment_method: 'pm_made_up' }, 422],
      [{ client_secret: clientSecret }, 422],
      [{ client_secret: clientSecret, oxxo: payer }, 422],
      [{ client_secret: clientSecret, oxxo: payer, payment_method }, 422],
      [{ client_secret: clientSecret, payment_method, notifications: -1 }, 422],
      [{ client_secret: clientSecret, oxxo: { name: 'Lucía', email: 'x' } }, 422],
    ] as const;
    for (const [json, status] of wrong) expect(await api.request('POST', path, { json })).toMatchObject({ status });
    expect(await api.request('GET', `/sandbox/intents/${id}`)).toMatchObject({ status: 404 });
    expect(await stateOf(api, orderId)).toBe('pending');
  });

  test('tells the page who takes cards', async ({ api }) => {
    const settings = await api.visitor.call(getPaymentSettings);
    expect(settings).toEqual({ cards: 'sandbox', publishable_key: null });
  });
});

describe('a voucher', () => {
  test('waits for cash, and is paid', async ({ api }) => {
    const { orderId, voucher } = await openVoucher(api);
    expect(voucher).toMatchObject({
      state: 'awaiting_cash',
      amount: PLAN_TOTAL,
      number: expect.stringMatching(/^\d{14}$/),
    });
    // 23:59 in Mexico City, which has kept UTC−6 since 2022.
    expect(voucher.expires_at).toMatch(/T05:59:00.000Z$/);
    expect(await paymentsOf(api, orderId)).toMatchObject([{ state: 'pending', method: 'oxxo' }]);
    expect(await decideVoucher(api, voucher.id, 'paid')).toMatchObject({ state: 'approved' });
    expect(await stateOf(api, orderId)).toBe('approved');
    await expect(decideVoucher(api, voucher.id, 'expired')).rejects.toMatchObject({ status: 409 });
    const seen = await api.visitor.call(getSandboxVoucher, { params: { id: voucher.id } });
    expect(seen).toMatchObject({ id: voucher.id, state: 'approved' });
  });

  test('is the same one when the page asks again', async ({ api }) => {
    const orderId = await placeOrder(api);
    const { clientSecret: client_secret } = await openIntent(api, orderId, 'oxxo');
    const first = await confirm(api, { client_secret, oxxo: payer });
    expect(await confirm(api, { client_secret, oxxo: payer })).toEqual(first);
  });

  test('that expired may still be paid, and counts', async ({ api }) => {
    const { orderId, voucher } = await openVoucher(api);
    await decideVoucher(api, voucher.id, 'expired');
    expect(await stateOf(api, orderId)).toBe('expired');
    await decideVoucher(api, voucher.id, 'paid_late');
    expect(await stateOf(api, orderId)).toBe('approved');
    const [payment] = await cardsOf(api.house).findPayments(orderId);
    expect(payment?.paidAt?.getTime()).toBeGreaterThan(payment?.voucher?.expiresAt?.getTime() ?? Infinity);
  });

  test('expires by itself, which the reconciler finds', async ({ api }) => {
    const { orderId, voucher } = await openVoucher(api);
    await api.house.db
      .update(sandboxIntents)
      .set({ voucherExpiresAt: new Date(Date.now() - 1000) })
      .where(eq(sandboxIntents.voucherId, voucher.id));
    await round(api);
    expect(await stateOf(api, orderId)).toBe('expired');
  });

  test('that was paid late unheard is found as well', async ({ api }) => {
    const { orderId, voucher } = await openVoucher(api);
    await decideVoucher(api, voucher.id, 'expired');
    await decideVoucher(api, voucher.id, 'paid_late', 0);
    expect(await stateOf(api, orderId)).toBe('expired');
    await round(api);
    expect(await stateOf(api, orderId)).toBe('approved');
  });

  test('is not there by another name', async ({ api }) => {
    const json = { decision: 'paid' };
    expect(await api.request('GET', '/sandbox/vouchers/nothing')).toMatchObject({ status: 404 });
    expect(await api.request('POST', '/sandbox/vouchers/nothing/decision', { json })).toMatchObject({ status: 404 });
  });
});

describe('a subscription', () => {
  async function subscribe(
    api: RunningApi,
    number: string = cards.good,
  ): Promise<{ orderId: string; outcome: NewSubscription }> {
    const orderId = await placeOrder(api);
    const outcome = await cardsOf(api.house).createSubscription({
      orderId,
      paymentMethod: await tokenise(api, number),
      email: payer.email,
      unitPrice: PLAN_TOTAL / 2,
      quantity: 2,
      interval: 'month',
      product: { id: 'padre-mensual', name: 'Plan mensual para padres' },
    });
    return { orderId, outcome };
  }

  /** One whose first period is paid, and known to be. */
  async function subscribed(api: RunningApi): Promise<{ orderId: string; id: string }> {
    const { orderId, outcome } = await subscribe(api);
    if (outcome.state !== 'active') throw new Error(`The subscription is ${outcome.state}`);
    await round(api);
    return { orderId, id: outcome.id };
  }

  const rowOf = async (api: RunningApi, id: string) => {
    const [row] = await api.house.db.select().from(subscriptions).where(eq(subscriptions.id, id));
    return row;
  };

  const renewalsOf = (api: RunningApi, orderId: string) =>
    api.house.db.select().from(orders).where(eq(orders.renewalOf, orderId)).orderBy(asc(orders.periodEnd));

  const renew = (api: RunningApi, id: string, decision: 'approved' | 'rejected' | 'ended', notifications = 1) =>
    api.visitor.call(renewSandboxSubscription, { params: { id }, body: { decision, notifications } });

  test('pays the order that it was made for, though nobody reported it', async ({ api }) => {
    const { orderId, id } = await subscribed(api);
    const order = await orderOf(api, orderId);
    expect(order).toMatchObject({ state: 'approved', renewalOf: null, periodEnd: expect.any(Date) });
    const row = await rowOf(api, id);
    expect(row).toMatchObject({
      state: 'active',
      orderId,
      cancelAtPeriodEnd: false,
      currentPeriodEnd: order.periodEnd,
    });
  });

  test('is the same one for the same order and card', async ({ api }) => {
    const orderId = await placeOrder(api);
    const request = {
      orderId,
      paymentMethod: await tokenise(api),
      email: payer.email,
      unitPrice: PLAN_TOTAL / 2,
      quantity: 2,
      interval: 'year',
      product: { id: 'padre-anual', name: 'Plan anual para padres' },
    } as const;
    const provider = cardsOf(api.house);
    const outcomes = await Promise.all([request, request, request].map((it) => provider.createSubscription(it)));
    expect(new Set(outcomes.map((it) => JSON.stringify(it))).size).toBe(1);
    expect(await provider.findSubscriptions(orderId)).toHaveLength(1);
  });

  test('does not come to be with a card that is declined', async ({ api }) => {
    const { orderId, outcome } = await subscribe(api, cards.poor);
    expect(outcome).toEqual({ state: 'declined', failure: 'insufficient_funds' });
    await round(api);
    expect(await stateOf(api, orderId)).toBe('pending');
  });

  test.for([
    [true, 'approved', 'active'],
    [false, 'rejected', 'incomplete'],
  ] as const)('whose holder answers %s', async ([approve, ordered, state], { api }) => {
    const { orderId, outcome } = await subscribe(api, cards.careful);
    if (outcome.state !== 'requires_action') throw new Error('Nothing is asked of the holder');
    await round(api);
    expect(await rowOf(api, outcome.id)).toMatchObject({ state: 'incomplete' });
    await api.visitor.call(authenticateSandboxIntent, { body: { client_secret: outcome.clientSecret, approve } });
    expect(await stateOf(api, orderId)).toBe(ordered);
    expect(await rowOf(api, outcome.id)).toMatchObject({ state });
  });

  test('is renewed by orders of its own', async ({ api }) => {
    const { orderId, id } = await subscribed(api);
    await renew(api, id, 'approved');
    await renew(api, id, 'approved', 10);
    // One that nobody hears of.
    await renew(api, id, 'approved', 0);
    const later = new Date(Date.now() + 200 * 86_400_000);
    await round(api, later);
    const renewals = await renewalsOf(api, orderId);
    const each = { state: 'approved', total: PLAN_TOTAL, quantity: 2, payerEmail: payer.email };
    expect(renewals).toMatchObject([each, each, each]);
    const ends = [await orderOf(api, orderId), ...renewals].map(({ periodEnd }) => periodEnd?.toISOString() ?? '');
    expect(new Set(ends).size).toBe(4);
    expect(ends).toEqual(ends.toSorted());
  });

  test('that cannot be renewed says so, and may be paid after all', async ({ api }) => {
    const { orderId, id } = await subscribed(api);
    await renew(api, id, 'rejected');
    expect(await renewalsOf(api, orderId)).toMatchObject([{ state: 'rejected' }]);
    expect(await rowOf(api, id)).toMatchObject({ state: 'past_due' });
    await renew(api, id, 'approved');
    expect(await renewalsOf(api, orderId)).toMatchObject([{ state: 'approved' }]);
    expect(await rowOf(api, id)).toMatchObject({ state: 'active' });
  });

  test('pays what it owes with another card', async ({ api }) => {
    const { orderId, id } = await subscribed(api);
    await renew(api, id, 'rejected');
    const provider = cardsOf(api.house);
    const poor = await provider.changeCard(id, await tokenise(api, cards.poor));
    expect(poor).toEqual({ state: 'declined', failure: 'insufficient_funds' });
    expect(await provider.changeCard(id, await tokenise(api))).toEqual({ state: 'changed' });
    await round(api);
    expect(await renewalsOf(api, orderId)).toMatchObject([{ state: 'approved' }]);
  });

  test('ends with its period, or at once', async ({ api }) => {
    const { id } = await subscribed(api);
    const provider = cardsOf(api.house);
    await provider.cancelSubscription(id, true);
    expect(await provider.lookUpSubscription(id)).toMatchObject({ state: 'active', cancelAtPeriodEnd: true });
    await renew(api, id, 'approved');
    expect(await rowOf(api, id)).toMatchObject({ state: 'ended', cancelAtPeriodEnd: true });
    const { id: other } = await subscribed(api);
    await provider.cancelSubscription(other, false);
    expect(await provider.lookUpSubscription(other)).toMatchObject({ state: 'ended' });
    await expect(renew(api, other, 'approved')).rejects.toMatchObject({ status: 409 });
  });
});

describe('a refund', () => {
  test('takes the payment back, and stays', async ({ api }) => {
    const orderId = await placeOrder(api);
    const { id, clientSecret } = await openIntent(api, orderId);
    await confirm(api, { client_secret: clientSecret, payment_method: await tokenise(api) });
    await api.visitor.call(refundSandboxPayment, { params: { id }, body: { notifications: 3 } });
    expect(await stateOf(api, orderId)).toBe('refunded');
    expect(await paymentsOf(api, orderId)).toMatchObject([{ id, state: 'refunded' }]);
    const again = api.visitor.call(refundSandboxPayment, { params: { id }, body: {} });
    await expect(again).rejects.toMatchObject({ status: 409 });
  });
});
