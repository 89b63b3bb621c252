import { authenticateSandboxIntent, decideSandboxVoucher } from '@lia/sdk/payments/sandboxCards';
import { getOrder, listOrders, markManualRefund, refundOrder } from '@lia/sdk/receipts/administration';
import type { ShownRefundStatus } from '@lia/sdk/receipts/records';
import { and, eq, ne } from 'drizzle-orm';
import { describe, expect } from 'vitest';

import { memberships } from '../memberships/tables.ts';
import { type Member, test } from '../testing/api.ts';
import {
  cards,
  confirm,
  openIntent,
  payer,
  PLAN_TOTAL,
  placeOrder,
  reconcileNow,
  statusOf,
  tokenise,
} from '../testing/cards.ts';
import { emailsTo } from '../testing/mail.ts';
import { context } from '../testing/receipts.ts';
import {
  atTheCompany,
  entriesOf,
  openWay,
  payIntent,
  payVoucher,
  planOrder,
  secretIn,
  subscribe,
} from '../testing/secondPayments.ts';
import { cardsOf } from './configured.ts';
import { settleAll } from './reconcile.ts';
import { manualRefunds, subscriptions } from './tables.ts';

describe('a card after another way to pay', () => {
  test('ends the card that waits for its holder', async ({ api }) => {
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

  test.for([0, 1])(
    'is not charged where the holder confirmed the first, and the page lost the answer (%i reports)',
    async (notifications, { api }) => {
      const order = await planOrder(api);
      const first = await subscribe(api, order, cards.careful);
      const client_secret = String(Object(Object(first.body).data).client_secret);
      const body = { client_secret, approve: true, notifications };
      await api.visitor.call(authenticateSandboxIntent, { body });
      expect((await subscribe(api, order)).body).toMatchObject({ data: { status: 'paid' } });
      expect(await atTheCompany(api, order)).toEqual({ held: PLAN_TOTAL, running: 1 });
    },
  );

  test('is not opened where the first was paid, and neither the page nor the company reported it', async ({ api }) => {
    const order = await planOrder(api);
    const first = await openWay(api, order, 'card');
    expect(secretIn((await openWay(api, order, 'card')).body)).toBe(secretIn(first.body));
    await payIntent(api, secretIn(first.body));
    expect(await openWay(api, order, 'card')).toMatchObject({ status: 409, body: { code: 'ORDER_CLOSED' } });
    expect(await statusOf(api, order)).toBe('approved');
  });

  test('ends the voucher, and a new voucher is another one', async ({ api }) => {
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
});

describe('a second payment that came all the same', () => {
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
    const refundEmails = async () =>
      (await emailsTo(api, payer.email)).filter(({ text }) => text?.includes(refund?.payment_id ?? '-'));
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
    const [email, ...others] = await refundEmails();
    expect(email?.text).toContain('Tu pedido se pagó dos veces y lo notamos: ya te devolvimos el segundo pago.');
    expect(others).toEqual([]);
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

    // With the first payment as well, nothing stands paid.
    await mark(admin, true);
    await admin.client.call(refundOrder, { params, body: { reason: 'payer', note: null } });
    await api.jobRunner.runDue();
    const rest = (await shownRefunds()).find(({ status }) => status === 'refused');
    const ofRest = { id: orderId, refund: rest?.id ?? '' };
    await admin.client.call(markManualRefund, { params: ofRest, body: { completed: true } });
    const back = await admin.client.call(getOrder, { params });
    expect(back).toMatchObject({ status: 'refunded', cancelled_at: expect.any(String) });
  });
});
