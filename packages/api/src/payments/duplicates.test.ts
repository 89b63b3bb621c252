import { confirmSandboxIntent, decideSandboxVoucher } from '@lia/sdk/payments/sandboxCards';
import { getOrder, listOrders, markManualRefund } from '@lia/sdk/receipts/administration';
import type { ShownRefundStatus } from '@lia/sdk/receipts/records';
import { and, eq, ne } from 'drizzle-orm';
import * as fc from 'fast-check';
import { describe, expect, inject } from 'vitest';

import { memberships } from '../memberships/tables.ts';
import { outbox } from '../platform/mail/tables.ts';
import { manualRefunds } from '../receipts/tables.ts';
import { type Member, type RunningApi, test } from '../testing/api.ts';
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
import { emailsTo } from '../testing/mail.ts';
import { orderPlan, planPayment, planPurchase } from '../testing/planPurchases.ts';
import { cardsOf } from './configured.ts';
import { carryOutRefund } from './refund.ts';
import { context } from '../testing/receipts.ts';
import { settleAll } from './reconcile.ts';
import { refunds, subscriptions } from './tables.ts';

const unreported = { notifications: 0 };
let families = 0;

/** An order of a plan that a family is about to pay. */
const planOrder = (api: RunningApi) => orderPlan(api, planPurchase(`doble${(families += 1)}`));

const subscribe = async (api: RunningApi, order: string, number: string = cards.good) =>
  api.request('POST', '/stripe/public/sub', { json: planPayment(order, await tokenise(api, number)) });

const openWay = (api: RunningApi, order: string, paymentMethodType: 'card' | 'oxxo') =>
  api.request('POST', '/stripe/pay', {
    json: { paymentMethodType, email: payer.email, currency: 'mxn', amount: PLAN_TOTAL, order },
  });

const secretIn = (body: unknown): string => String(Object(body).client_secret);

/** Pays an intent at the company; null where the company does not let it. */
async function payIntent(api: RunningApi, client_secret: string): Promise<void> {
  const body = { client_secret, payment_method: await tokenise(api), ...unreported };
  await api.visitor.call(confirmSandboxIntent, { body }).catch(() => null);
}

/** Gets a voucher and pays it at a shop, both without provider events. */
async function payVoucher(api: RunningApi, client_secret: string, late = false): Promise<void> {
  const { voucher } = await confirm(api, { client_secret, oxxo: payer, ...unreported });
  const params = { id: voucher?.id ?? '' };
  if (late) await api.visitor.call(decideSandboxVoucher, { params, body: { decision: 'expired', ...unreported } });
  await api.visitor.call(decideSandboxVoucher, {
    params,
    body: { decision: late ? 'paid_late' : 'paid', ...unreported },
  });
}

/** What the company holds of an order's money, and which of its subscriptions go on. */
async function atTheCompany(api: RunningApi, orderId: string) {
  const provider = cardsOf(api.app);
  const subs = await provider.findSubscriptions(orderId);
  const all = [
    ...(await provider.findPayments(orderId)),
    ...subs.flatMap(({ bills }) => bills.flatMap((it) => it.payment ?? [])),
  ];
  return {
    held: all.reduce((sum, { status, amount }) => (status === 'approved' ? sum + amount : sum), 0),
    running: subs.filter(({ status }) => status !== 'ended').length,
  };
}

const entriesOf = (api: RunningApi, orderId: string) =>
  api.app.db.select().from(refunds).where(eq(refunds.orderId, orderId)).orderBy(refunds.createdAt);

describe('two cards at the same moment', () => {
  test('charge one, and the other gets a 409', async ({ api }) => {
    const order = await planOrder(api);
    const answers = await Promise.all([subscribe(api, order), subscribe(api, order), subscribe(api, order)]);
    const paid = answers.filter(({ status }) => status === 200);
    const refused = answers.filter(({ status }) => status !== 200);
    expect(paid.length).toBeGreaterThan(0);
    for (const { status, body } of refused) {
      expect({ status, body }).toMatchObject({ status: 409, body: { code: 'ORDER_BEING_PAID' } });
    }
    await reconcileNow(api);
    expect(await atTheCompany(api, order)).toEqual({ held: PLAN_TOTAL, running: 1 });
    expect(await statusOf(api, order)).toBe('approved');
    expect(await entriesOf(api, order)).toEqual([]);
  });

  test('of which the first waits for its holder: the second one ends it', async ({ api }) => {
    const order = await planOrder(api);
    const first = await subscribe(api, order, cards.careful);
    expect(first.body).toMatchObject({ data: { status: 'requires_action' } });
    expect((await subscribe(api, order)).body).toMatchObject({ data: { status: 'paid' } });
    const secret = String(Object(Object(first.body).data).client_secret);
    const late = await api.request('POST', '/sandbox/intents/authenticate', {
      json: { client_secret: secret, approve: true },
    });
    expect(late.status).toBe(409);
    expect(await atTheCompany(api, order)).toEqual({ held: PLAN_TOTAL, running: 1 });
  });

  test('after a voucher: the card ends the voucher, and a new voucher is another one', async ({ api }) => {
    const order = await planOrder(api);
    const voucher = await openWay(api, order, 'oxxo');
    const { voucher: printed } = await confirm(api, { client_secret: secretIn(voucher.body), oxxo: payer });
    const card = await openWay(api, order, 'card');
    expect(card.status).toBe(200);
    const params = { id: printed?.id ?? '' };
    const paid = api.visitor.call(decideSandboxVoucher, { params, body: { decision: 'paid' } });
    await expect(paid).rejects.toMatchObject({ status: 409 });
    const again = await openWay(api, order, 'oxxo');
    expect(secretIn(again.body)).not.toBe(secretIn(voucher.body));
    await payIntent(api, secretIn(card.body));
    await payVoucher(api, secretIn(again.body));
    await reconcileNow(api);
    expect(await atTheCompany(api, order)).toEqual({ held: PLAN_TOTAL, running: 0 });
    expect(await openWay(api, order, 'card')).toMatchObject({ status: 409, body: { code: 'ORDER_CLOSED' } });
  });

  test('and vouchers, in any number and order, never leave more with us than the order costs', async ({ api }) => {
    const ways = fc.constantFrom('card', 'oxxo', 'sub', 'careful', 'declined');
    await fc.assert(
      fc.asyncProperty(fc.array(ways, { minLength: 2, maxLength: 5 }), async (chosen) => {
        const order = await planOrder(api);
        const payOne = async (way: (typeof chosen)[number]): Promise<void> => {
          if (way === 'sub') await subscribe(api, order);
          else if (way === 'careful') await subscribe(api, order, cards.careful);
          else if (way === 'declined') await subscribe(api, order, cards.declined);
          else {
            const { status, body } = await openWay(api, order, way);
            expect([200, 409]).toContain(status);
            if (status === 409) return;
            const pay = way === 'card' ? payIntent : payVoucher;
            await pay(api, secretIn(body)).catch(() => null);
          }
        };
        await Promise.all(chosen.map(payOne));
        await reconcileNow(api);
        await reconcileNow(api);
        const { held, running } = await atTheCompany(api, order);
        const isPaid = (await statusOf(api, order)) === 'approved';
        expect(held).toBe(isPaid ? PLAN_TOTAL : 0);
        expect(running).toBeLessThanOrEqual(1);
        for (const { status, reason } of await entriesOf(api, order))
          expect([status, reason]).toEqual(['completed', 'duplicate']);
      }),
      // What the embedded engine may do otherwise, locking, shows in each run; the number is for the rules.
      { numRuns: inject('template').engine === 'pglite' ? 4 : 12 },
    );
  }, 120_000);
});

describe('a second payment that came all the same', () => {
  test('is refunded once, however often it is reported, and is shown in the console and emailed to its payer', async ({
    api,
  }) => {
    const orderId = await placeOrder(api, { payer_email: 'doble@example.mx' });
    const [first, second] = [await openIntent(api, orderId), await openIntent(api, orderId, 'card', 1)];
    await payIntent(api, first.clientSecret);
    await payIntent(api, second.clientSecret);
    await Promise.all(Array.from({ length: 5 }, () => settleAll(context(api), cardsOf(api.app), orderId)));
    const [wanted] = await entriesOf(api, orderId);
    if (!wanted) throw new Error('Nothing is to go back');
    await Promise.all(Array.from({ length: 5 }, () => carryOutRefund(context(api), cardsOf(api.app), wanted)));
    await reconcileNow(api);
    expect(await atTheCompany(api, orderId)).toEqual({ held: PLAN_TOTAL, running: 0 });
    expect(await statusOf(api, orderId)).toBe('approved');
    const kept = await paymentsOf(api, orderId);
    expect(kept.map(({ id, status, refunded }) => [id, status, refunded])).toEqual([
      [first.id, 'approved', 0],
      [second.id, 'refunded', PLAN_TOTAL],
    ]);
    const admin = await api.member('admin');
    const shown = await admin.client.call(getOrder, { params: { id: orderId } });
    expect(shown).toMatchObject({
      status: 'approved',
      cancelled_at: null,
      refunds: [{ payment_id: second.id, reason: 'duplicate', status: 'completed', amount: PLAN_TOTAL }],
    });
    const emails = await emailsTo(api, 'doble@example.mx');
    expect(emails.map(({ subject }) => subject)).toContain('Te devolvimos $298.00 m.n.');
    expect(
      await api.app.db.$count(outbox, and(eq(outbox.kind, 'refund'), eq(outbox.recipient, 'doble@example.mx'))),
    ).toBe(1);
  });

  test('of a subscription ends it, and leaves the membership', async ({ api }) => {
    const order = await planOrder(api);
    await subscribe(api, order);
    const outcome = await cardsOf(api.app).createSubscription({
      orderId: order,
      paymentMethod: await tokenise(api),
      email: payer.email,
      unit_price: PLAN_TOTAL / 2,
      quantity: 2,
      interval: 'month',
      product: { id: 'padre-mensual', name: 'Plan mensual para padres' },
    });
    expect(outcome.status).toBe('active');
    expect(await atTheCompany(api, order)).toEqual({ held: 2 * PLAN_TOTAL, running: 2 });
    await settleAll(context(api), cardsOf(api.app), order);
    await reconcileNow(api);
    expect(await atTheCompany(api, order)).toEqual({ held: PLAN_TOTAL, running: 1 });
    const live = and(eq(subscriptions.orderId, order), ne(subscriptions.status, 'ended'));
    expect(await api.app.db.$count(subscriptions, live)).toBe(1);
    const [membership] = await api.app.db.select().from(memberships).where(eq(memberships.orderId, order));
    expect(membership).toMatchObject({ status: 'active', cancelled: false });
    expect(await entriesOf(api, order)).toMatchObject([{ status: 'completed', reason: 'duplicate' }]);
  });

  test('beside cash: the card goes back, since cash cannot', async ({ api }) => {
    const orderId = await placeOrder(api);
    const [card, oxxo] = [await openIntent(api, orderId), await openIntent(api, orderId, 'oxxo')];
    await payIntent(api, card.clientSecret);
    await payVoucher(api, oxxo.clientSecret);
    await settleAll(context(api), cardsOf(api.app), orderId);
    await reconcileNow(api);
    expect(await entriesOf(api, orderId)).toMatchObject([{ paymentId: card.id, status: 'completed' }]);
    expect(await statusOf(api, orderId)).toBe('approved');
  });

  test('that the company cannot refund is listed in the console for a manual refund', async ({ api }) => {
    const orderId = await placeOrder(api);
    await payVoucher(api, (await openIntent(api, orderId, 'oxxo')).clientSecret);
    await payVoucher(api, (await openIntent(api, orderId, 'oxxo', 1)).clientSecret, true);
    await settleAll(context(api), cardsOf(api.app), orderId);
    await reconcileNow(api);
    await reconcileNow(api);
    const admin = await api.member('admin');
    const shown = await admin.client.call(getOrder, { params: { id: orderId } });
    expect(shown).toMatchObject({ status: 'approved', refunds: [{ reason: 'duplicate', status: 'refused' }] });
    const found = async (refund: ShownRefundStatus) => {
      const query = { filter: JSON.stringify({ q: orderId, refund }) };
      return (await admin.client.call(listOrders, { query })).map(({ id }) => id);
    };
    expect(await found('refused')).toEqual([orderId]);
    expect(await found('completed')).toEqual([]);

    const [refund] = shown.refunds;
    const params = { id: orderId, refund: refund?.id ?? '' };
    const mark = (by: Member, completed: boolean) => by.client.call(markManualRefund, { params, body: { completed } });
    const shownRefunds = async () => (await admin.client.call(getOrder, { params })).refunds;
    await mark(admin, true);
    await mark(await api.member('admin'), true);
    const manual = { at: expect.stringMatching(/Z$/), by: 'Ana López' };
    expect(await shownRefunds()).toEqual([{ ...refund, status: 'manual', manual }]);
    expect([await found('manual'), await found('refused')]).toEqual([[orderId], []]);
    await mark(admin, false);
    await mark(admin, false);
    expect(await shownRefunds()).toEqual([refund]);
    await mark(admin, true);
    await mark(admin, false);
    const kept = await api.app.db.select().from(manualRefunds).where(eq(manualRefunds.refundId, params.refund));
    expect(kept.map(({ madeBy, undoneBy }) => [madeBy, undoneBy])).toEqual([
      [admin.id, admin.id],
      [admin.id, admin.id],
    ]);

    const path = `/orders/${orderId}/refunds/${params.refund}`;
    const json = { completed: true };
    expect((await api.request('PUT', path, { json })).status).toBe(401);
    const { token } = await api.member('director_escuela');
    expect((await api.request('PUT', path, { token, json })).status).toBe(403);
    for (const wrong of [
      `/orders/${params.refund}/refunds/${params.refund}`,
      `/orders/${orderId}/refunds/${orderId}`,
    ]) {
      expect((await api.request('PUT', wrong, { token: admin.token, json })).status).toBe(404);
    }
    expect((await api.request('PUT', path, { token: admin.token, json: {} })).status).toBe(422);
  });
});
