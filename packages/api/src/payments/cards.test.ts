import { getPaymentSettings } from '@lia/sdk/payments/cards';
import {
  authenticateSandboxIntent,
  decideSandboxVoucher,
  getSandboxIntent,
  getSandboxVoucher,
  refundSandboxPayment,
} from '@lia/sdk/payments/sandboxCards';
import type { SandboxVoucher } from '@lia/sdk/payments/sandboxCardsSchema';
import { eq } from 'drizzle-orm';
import { describe, expect } from 'vitest';

import { type RunningApi, test } from '../testing/api.ts';
import {
  cards,
  confirm,
  openIntent,
  payer,
  paymentsOf,
  PLAN_TOTAL,
  placeOrder,
  reconcileNow,
  statusOf,
  tokenise,
} from '../testing/cards.ts';
import { cardsOf } from './configured.ts';
import { sandboxIntents } from './sandbox/cards/tables.ts';
import { providerEvents } from './tables.ts';

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
  ] as const)('%s makes an intent %s', async ([number, status, failure, ordered], { api }) => {
    const orderId = await placeOrder(api);
    const { id, clientSecret } = await openIntent(api, orderId);
    const confirmed = await confirm(api, { client_secret: clientSecret, payment_method: await tokenise(api, number) });
    expect(confirmed).toEqual({ id, status, method: 'card', amount: PLAN_TOTAL, failure, voucher: null });
    expect(await statusOf(api, orderId)).toBe(ordered);
    // It came in by the webhook, not by the page.
    const events = await api.app.db.select().from(providerEvents).where(eq(providerEvents.paymentId, id));
    expect(events).toMatchObject([{ provider: 'sandbox-cards', outcome: 'processed' }]);
    expect(await paymentsOf(api, orderId)).toMatchObject([{ id, status: ordered, method: 'card', failure }]);
  });

  const validYear = new Date().getFullYear() + 4;
  test.for([
    ['5555555555554444', 12, validYear, 'number'],
    ['4242424242424241', 12, validYear, 'number'],
    ['', 12, validYear, 'number'],
    ['4242424242424242', 10, 2026, 'exp_month'],
    ['4242424242424242', 13, validYear, 'exp_month'],
  ] as const)('is the only kind that is taken: %s of %i/%i', async ([number, exp_month, exp_year, field], { api }) => {
    const json = { number, exp_month, exp_year, cvc: '123' };
    const refused = await api.request('POST', '/sandbox/cards', { json });
    expect(refused).toMatchObject({ status: 422, body: { fields: { [field]: expect.any(String) } } });
    expect(JSON.stringify(refused.body)).not.toContain(number || 'nothing');
  });

  test('that paid is not charged again when the page asks again', async ({ api }) => {
    const orderId = await placeOrder(api);
    const { clientSecret: client_secret } = await openIntent(api, orderId);
    const body = { client_secret, payment_method: await tokenise(api) };
    expect(await confirm(api, body)).toEqual(await confirm(api, body));
    expect(await paymentsOf(api, orderId)).toHaveLength(1);
  });

  test('may be reported late, and more than once', async ({ api }) => {
    const orderId = await placeOrder(api);
    const { clientSecret: client_secret } = await openIntent(api, orderId);
    const payment_method = await tokenise(api);
    await confirm(api, { client_secret, payment_method, delay_ms: 50, notifications: 5 });
    const later = async () => {
      await api.jobRunner.runDue();
      return statusOf(api, orderId);
    };
    await expect.poll(later).toBe('approved');
    expect(await paymentsOf(api, orderId)).toHaveLength(1);
  });

  test('that is declined leaves room for another one', async ({ api }) => {
    const orderId = await placeOrder(api);
    const { clientSecret } = await openIntent(api, orderId);
    await confirm(api, { client_secret: clientSecret, payment_method: await tokenise(api, cards.declined) });
    expect(await statusOf(api, orderId)).toBe('rejected');
    await confirm(api, { client_secret: clientSecret, payment_method: await tokenise(api) });
    expect(await statusOf(api, orderId)).toBe('approved');
    const again = { client_secret: clientSecret, payment_method: await tokenise(api) };
    await expect(confirm(api, again)).rejects.toMatchObject({ status: 409, code: 'CHECKOUT_DECIDED' });
  });

  test.for([
    [true, 'approved', 'approved', null],
    [false, 'declined', 'rejected', 'authentication_failed'],
  ] as const)('whose holder answers %s', async ([approve, status, ordered, failure], { api }) => {
    const orderId = await placeOrder(api);
    const { clientSecret: client_secret } = await openIntent(api, orderId);
    await confirm(api, { client_secret, payment_method: await tokenise(api, cards.careful) });
    const answered = await api.visitor.call(authenticateSandboxIntent, { body: { client_secret, approve } });
    expect(answered).toMatchObject({ status, failure });
    expect(await statusOf(api, orderId)).toBe(ordered);
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

  test('is no payment until one is tried, and none once it is cancelled', async ({ api }) => {
    const orderId = await placeOrder(api);
    const { id, clientSecret } = await openIntent(api, orderId);
    const provider = cardsOf(api.app);
    expect(await provider.lookUpPayment(id)).toBeNull();
    expect(await provider.lookUpIntent(id)).toMatchObject({ status: 'open', orderId });
    await provider.cancelIntent(id);
    expect(await provider.lookUpIntent(id)).toMatchObject({ status: 'cancelled' });
    await reconcileNow(api);
    expect(await paymentsOf(api, orderId)).toEqual([]);
    expect(await statusOf(api, orderId)).toBe('pending');
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
    expect(await statusOf(api, orderId)).toBe('pending');
  });

  test('names the card provider to the page', async ({ api }) => {
    const settings = await api.visitor.call(getPaymentSettings);
    expect(settings).toEqual({ cards: 'sandbox', publishable_key: null });
  });
});

describe('a voucher', () => {
  test('waits for cash, and is paid', async ({ api }) => {
    const { orderId, voucher } = await openVoucher(api);
    expect(voucher).toMatchObject({
      status: 'awaiting_cash',
      amount: PLAN_TOTAL,
      number: expect.stringMatching(/^\d{14}$/),
    });
    // 23:59 in Mexico City, which has kept UTC−6 since 2022.
    expect(voucher.expires_at).toMatch(/T05:59:00.000Z$/);
    expect(await paymentsOf(api, orderId)).toMatchObject([{ status: 'pending', method: 'oxxo' }]);
    expect(await decideVoucher(api, voucher.id, 'paid')).toMatchObject({ status: 'approved' });
    expect(await statusOf(api, orderId)).toBe('approved');
    await expect(decideVoucher(api, voucher.id, 'expired')).rejects.toMatchObject({ status: 409 });
    const seen = await api.visitor.call(getSandboxVoucher, { params: { id: voucher.id } });
    expect(seen).toMatchObject({ id: voucher.id, status: 'approved' });
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
    expect(await statusOf(api, orderId)).toBe('expired');
    await decideVoucher(api, voucher.id, 'paid_late');
    expect(await statusOf(api, orderId)).toBe('approved');
    const [payment] = await cardsOf(api.app).findPayments(orderId);
    expect(payment?.paidAt?.getTime()).toBeGreaterThan(payment?.voucher?.expiresAt?.getTime() ?? Infinity);
  });

  test('expires by itself, which the reconciler finds', async ({ api }) => {
    const { orderId, voucher } = await openVoucher(api);
    await api.app.db
      .update(sandboxIntents)
      .set({ voucherExpiresAt: new Date(Date.now() - 1000) })
      .where(eq(sandboxIntents.voucherId, voucher.id));
    await reconcileNow(api);
    expect(await statusOf(api, orderId)).toBe('expired');
  });

  test('that was paid late without a provider event is found as well', async ({ api }) => {
    const { orderId, voucher } = await openVoucher(api);
    await decideVoucher(api, voucher.id, 'expired');
    await decideVoucher(api, voucher.id, 'paid_late', 0);
    expect(await statusOf(api, orderId)).toBe('expired');
    await reconcileNow(api);
    expect(await statusOf(api, orderId)).toBe('approved');
  });

  test('is not there by another name', async ({ api }) => {
    const json = { decision: 'paid' };
    expect(await api.request('GET', '/sandbox/vouchers/nothing')).toMatchObject({ status: 404 });
    expect(await api.request('POST', '/sandbox/vouchers/nothing/decision', { json })).toMatchObject({ status: 404 });
  });
});

describe('what else was to pay an order that is paid', () => {
  test('is cancelled: a pending voucher', async ({ api }) => {
    const { orderId, voucher } = await openVoucher(api);
    const { clientSecret } = await openIntent(api, orderId);
    await confirm(api, { client_secret: clientSecret, payment_method: await tokenise(api) });
    expect(await statusOf(api, orderId)).toBe('approved');
    await reconcileNow(api);
    await expect(decideVoucher(api, voucher.id, 'paid')).rejects.toMatchObject({ status: 409 });
    const kept = await paymentsOf(api, orderId);
    expect(kept.map(({ method, status, failure }) => [method, status, failure])).toEqual([
      ['oxxo', 'rejected', 'cancelled'],
      ['card', 'approved', null],
    ]);
    expect(await statusOf(api, orderId)).toBe('approved');
  });
});

describe('a refund', () => {
  test('takes the payment back, and stays', async ({ api }) => {
    const orderId = await placeOrder(api);
    const { id, clientSecret } = await openIntent(api, orderId);
    await confirm(api, { client_secret: clientSecret, payment_method: await tokenise(api) });
    await api.visitor.call(refundSandboxPayment, { params: { id }, body: { notifications: 3 } });
    expect(await statusOf(api, orderId)).toBe('refunded');
    expect(await paymentsOf(api, orderId)).toMatchObject([{ id, status: 'refunded' }]);
    const again = api.visitor.call(refundSandboxPayment, { params: { id }, body: {} });
    await expect(again).rejects.toMatchObject({ status: 409 });
  });
});
