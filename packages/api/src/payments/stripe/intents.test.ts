import { eq } from 'drizzle-orm';
import { describe, expect } from 'vitest';

import { openIntent, PLAN_TOTAL, placeOrder } from '../../testing/cards.ts';
import { event, notify, openOrder, reconcileNow, statusOf, test } from '../../testing/stripeApi.ts';
import { cardsOf } from '../configured.ts';
import { paymentContextOf } from '../fulfilment.ts';
import { disputes, payments, refunds } from '../tables.ts';
import { openVoucher } from '../vouchers/openVoucher.ts';
import { lastVoucherOfOrder } from '../vouchers/store.ts';

describe('an intent at Stripe', () => {
  test('is made for an order, with a key of ours, and is the same when asked again', async ({ api, stripe }) => {
    const orderId = await placeOrder(api);
    const first = await openIntent(api, orderId);
    const [request] = stripe.requests.slice(-1);
    expect(request).toMatchObject({ method: 'POST', path: '/v1/payment_intents' });
    expect(request?.headers).toMatchObject({
      authorization: 'Bearer sk_test_1',
      'idempotency-key': `intent:${orderId}:card:0:${PLAN_TOTAL}`,
    });
    expect(Object.fromEntries(new URLSearchParams(request?.body))).toEqual({
      amount: String(PLAN_TOTAL),
      currency: 'mxn',
      'allowed_payment_method_types[0]': 'card',
      description: 'Plan mensual para padres',
      'metadata[order]': orderId,
    });
    expect(await openIntent(api, orderId)).toEqual(first);
    expect((await openIntent(api, orderId, 'card', 1)).id).not.toBe(first.id);
  });

  test('for OXXO has the expiry of its voucher, and a description', async ({ api, stripe }) => {
    const { orderId, id } = await openOrder(api, 'oxxo');
    const body = new URLSearchParams(stripe.requests.at(-1)?.body);
    expect(body.get('payment_method_options[oxxo][expires_after_days]')).toBe('3');
    stripe.voucher(id);
    await notify(api, event('payment_intent.requires_action', { object: 'payment_intent', id }));
    expect(await statusOf(api, orderId)).toBe('pending');
    expect(await cardsOf(api.app).lookUpIntent(id)).toMatchObject({
      status: 'awaiting_cash',
      payment: {
        method: 'oxxo',
        voucher: { number: '12345678901234', hostedUrl: 'https://stripe.test/v', expiresAt: expect.any(Date) },
      },
    });
    stripe.expire(id);
    await notify(api, event('payment_intent.payment_failed', { object: 'payment_intent', id }));
    expect(await statusOf(api, orderId)).toBe('expired');
    stripe.outcome(id, 'approves');
    await notify(api, event('payment_intent.succeeded', { object: 'payment_intent', id }));
    expect(await statusOf(api, orderId)).toBe('approved');
  });

  test('prints a voucher without a browser, once, also where the answer is lost', async ({ api, stripe }) => {
    const orderId = await placeOrder(api);
    const request = {
      orderId,
      attempt: 0,
      amount: PLAN_TOTAL,
      currency: 'MXN',
      expiresAfterDays: 7,
      description: 'Plan',
      payer: { name: 'Lucía Herrera', email: 'lucia@example.mx' },
    };
    stripe.faults.push('answer lost');
    const printed = await cardsOf(api.app).createVoucher(request);
    expect(printed).toMatchObject({
      orderId,
      status: 'awaiting_cash',
      payment: { voucher: { number: '12345678901234' } },
    });
    const [first, again] = stripe.requests.slice(-2);
    expect(again?.headers['idempotency-key']).toBe(`voucher:${orderId}:0:${PLAN_TOTAL}:7`);
    expect(first?.headers['idempotency-key']).toBe(again?.headers['idempotency-key']);
    expect(Object.fromEntries(new URLSearchParams(again?.body))).toEqual({
      amount: String(PLAN_TOTAL),
      currency: 'mxn',
      'allowed_payment_method_types[0]': 'oxxo',
      'payment_method_options[oxxo][expires_after_days]': '7',
      'payment_method_data[type]': 'oxxo',
      'payment_method_data[billing_details][name]': 'Lucía Herrera',
      'payment_method_data[billing_details][email]': 'lucia@example.mx',
      confirm: 'true',
      description: 'Plan',
      'metadata[order]': orderId,
    });
    expect(await cardsOf(api.app).findIntents(orderId)).toHaveLength(1);
    // The process that printed it may have ended before it took it in.
    await openVoucher(paymentContextOf(api.app), cardsOf(api.app), orderId, 7);
    expect((await lastVoucherOfOrder(api.app.db, orderId))?.paymentId).toBe(printed.id);
    expect(await cardsOf(api.app).findIntents(orderId)).toHaveLength(1);
  });

  test.for([
    ['approves', 'approved', null],
    ['declines', 'rejected', 'insufficient_funds'],
    ['asks', 'pending', null],
  ] as const)('whose bank %s makes its order %s', async ([bank, status, failure], { api, stripe }) => {
    const { orderId, id } = await openOrder(api);
    stripe.outcome(id, bank);
    await notify(api, event('payment_intent.processing', { object: 'payment_intent', id }));
    expect(await statusOf(api, orderId)).toBe(status);
    const [kept] = await api.app.db.select().from(payments).where(eq(payments.id, id));
    expect(kept).toMatchObject({ provider: 'stripe', orderId, status, failure, method: 'card', amount: PLAN_TOTAL });
  });

  test('that was not reported is found by the reference of its order', async ({ api, stripe }) => {
    const { orderId, id } = await openOrder(api);
    stripe.outcome(id, 'approves');
    await reconcileNow(api);
    expect(await statusOf(api, orderId)).toBe('approved');
  });

  test('ends when it is cancelled, unless it is paid', async ({ api, stripe }) => {
    const [open, paid] = [await openOrder(api), await openOrder(api)];
    stripe.outcome(paid.id, 'approves');
    const provider = cardsOf(api.app);
    await Promise.all([provider.cancelIntent(open.id), provider.cancelIntent(paid.id)]);
    expect(await provider.lookUpIntent(open.id)).toMatchObject({ status: 'cancelled' });
    expect(await provider.lookUpIntent(paid.id)).toMatchObject({ status: 'approved' });
  });

  test('is not ours where it names no order, or is in another currency', async ({ api, stripe }) => {
    const { orderId, id } = await openOrder(api);
    const intent = stripe.intents.get(id);
    if (!intent) throw new Error('The intent is gone');
    stripe.outcome(id, 'approves');
    intent.currency = 'usd';
    await notify(api, event('payment_intent.succeeded', { object: 'payment_intent', id }));
    intent.currency = 'mxn';
    intent.metadata = { order: "'; drop table orders" };
    await notify(api, event('payment_intent.succeeded', { object: 'payment_intent', id }));
    expect(await statusOf(api, orderId)).toBe('pending');
    expect(await cardsOf(api.app).lookUpIntent('pi_unknown')).toBeNull();
  });
});

describe('money that goes back', () => {
  test('in part leaves the order as it is, and is booked', async ({ api, stripe }) => {
    const { orderId, id } = await openOrder(api);
    stripe.outcome(id, 'approves');
    stripe.refund(id, 98_00);
    await notify(api, event('charge.refunded', { object: 'charge', id: 'ch_1', payment_intent: id }));
    await notify(api, event('refund.updated', { object: 'refund', id: 're_1', payment_intent: id }));
    expect(await statusOf(api, orderId)).toBe('approved');
    const entries = () => api.app.db.select().from(refunds).where(eq(refunds.orderId, orderId));
    expect(await entries()).toMatchObject([{ paymentId: id, reason: 'reported', status: 'completed', amount: 98_00 }]);
    stripe.refund(id);
    await notify(api, event('charge.refunded', { object: 'charge', id: 'ch_1', payment_intent: id }));
    expect(await statusOf(api, orderId)).toBe('refunded');
    expect((await entries()).map(({ amount }) => amount).toSorted((a, b) => a - b)).toEqual([98_00, 200_00]);
  });

  test('is what came twice, by one call with a key of ours; cash stays', async ({ api, stripe }) => {
    const { orderId, id: card } = await openOrder(api);
    const { id: cash } = await openIntent(api, orderId, 'oxxo');
    for (const id of [card, cash]) {
      stripe.outcome(id, 'approves');
      await notify(api, event('payment_intent.succeeded', { object: 'payment_intent', id }));
    }
    await reconcileNow(api);
    const asked = stripe.requests.filter(({ path }) => path === '/v1/refunds');
    expect(asked.map(({ headers, body }) => [headers['idempotency-key'], body])).toEqual([
      [`refund:${card}`, `payment_intent=${card}`],
    ]);
    expect(await statusOf(api, orderId)).toBe('approved');
    const provider = cardsOf(api.app);
    expect(await provider.lookUpPayment(card)).toMatchObject({ status: 'refunded', refunded: PLAN_TOTAL });
    expect(await provider.lookUpPayment(cash)).toMatchObject({ status: 'approved', refunded: 0 });
    expect(await provider.refundPayment(card)).toBe(true);
    expect(await provider.refundPayment(cash)).toBe(false);
  });

  test('is a refund', async ({ api, stripe }) => {
    const { orderId, id } = await openOrder(api);
    stripe.outcome(id, 'approves');
    await notify(api, event('payment_intent.succeeded', { object: 'payment_intent', id }));
    stripe.refund(id);
    await notify(api, event('charge.refunded', { object: 'charge', id: 'ch_1', payment_intent: id }));
    expect(await statusOf(api, orderId)).toBe('refunded');
  });

  test.for([
    ['warning_needs_response', 'open', 'approved'],
    ['under_review', 'answered', 'approved'],
    ['won', 'won', 'approved'],
    ['lost', 'lost', 'refunded'],
  ] as const)(
    'is a dispute that is %s, and stands on its order: %s',
    async ([status, kept, ordered], { api, stripe }) => {
      const { orderId, id } = await openOrder(api);
      stripe.outcome(id, 'approves');
      stripe.dispute(id, status);
      await notify(api, event('charge.dispute.closed', { object: 'dispute', id: `dp_${id}`, payment_intent: id }));
      expect(await statusOf(api, orderId)).toBe(ordered);
      const stored = await api.app.db.select().from(disputes).where(eq(disputes.orderId, orderId));
      expect(stored).toMatchObject([
        { id: `dp_${id}`, paymentId: id, status: kept, reason: 'product_not_received', dueAt: expect.any(Date) },
      ]);
      expect(stored[0]?.closedAt === null).toBe(kept === 'open' || kept === 'answered');
    },
  );
});
