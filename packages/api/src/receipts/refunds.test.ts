import { listAudit } from '@lia/sdk/audit/endpoints';
import {
  decideSandboxVoucher,
  disputeSandboxPayment,
  refundSandboxPayment,
  renewSandboxSubscription,
} from '@lia/sdk/payments/sandboxCards';
import type { DisputeStatus } from '@lia/sdk/payments/rules';
import { getOrder, listOrders, markManualRefund, refundOrder, resendReceipts } from '@lia/sdk/receipts/administration';
import { eq } from 'drizzle-orm';
import { describe, expect } from 'vitest';

import { cardsOf } from '../payments/configured.ts';
import { carryOutRefund } from '../payments/refund.ts';
import { findRefund } from '../payments/refundStore.ts';
import { settle, settlePayment } from '../payments/settle.ts';
import { orders, refunds, subscriptions } from '../payments/tables.ts';
import { type Member, type RunningApi, test as base } from '../testing/api.ts';
import {
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
import { becomes, context, paidOrder, pay, receiptOf } from '../testing/receipts.ts';
import { openDonation } from '../testing/donations.ts';

const test = base.extend<{ admin: Member }>({
  admin: [async ({ api }, use) => use(await api.member('admin')), { scope: 'file' }],
});

async function paidByCard(
  api: RunningApi,
  payer_email = 'devuelta@example.mx',
): Promise<{ orderId: string; id: string }> {
  const orderId = await placeOrder(api, { payer_email });
  const { id, clientSecret } = await openIntent(api, orderId);
  await confirm(api, { client_secret: clientSecret, payment_method: await tokenise(api) });
  return { orderId, id };
}

async function paidInCash(api: RunningApi, payer_email: string): Promise<string> {
  const orderId = await placeOrder(api, { payer_email });
  const { clientSecret } = await openIntent(api, orderId, 'oxxo');
  const { voucher } = await confirm(api, { client_secret: clientSecret, oxxo: payer });
  await api.visitor.call(decideSandboxVoucher, { params: { id: voucher?.id ?? '' }, body: { decision: 'paid' } });
  return orderId;
}

/** E-mails about cancelled receipts. */
const cancellationsTo = async (api: RunningApi, address: string) =>
  (await emailsTo(api, address)).filter(({ subject }) => /cancel/i.test(subject ?? ''));

const orderOf = ({ client }: Member, id: string) => client.call(getOrder, { params: { id } });

const refund = ({ client }: Member, id: string, idempotencyKey?: string) =>
  client.call(refundOrder, {
    params: { id },
    body: { reason: 'mistake', note: 'Pagó el plan equivocado' },
    ...(idempotencyKey !== undefined && { idempotencyKey }),
  });

/** A refund that the team asked for, without its job, which would be carried out at once. */
async function requestedRefund(
  { app }: RunningApi,
  { id: requestedBy }: Member,
  paid: { orderId: string; id: string },
) {
  const { orderId, id: paymentId } = paid;
  const requested = { provider: cardsOf(app).name, paymentId, orderId, amount: PLAN_TOTAL, requestedBy };
  const row = { ...requested, reason: 'mistake', status: 'requested' } as const;
  const [refunded] = await app.db.insert(refunds).values(row).returning();
  if (!refunded) throw new Error('The refund is not there');
  return refunded;
}

describe('a refund by the team', () => {
  test('goes back once, with its reason, and cancels the receipt', async ({ api, admin }) => {
    const { orderId, id } = await paidByCard(api, 'equivocada@example.mx');
    const key = crypto.randomUUID();
    expect(await refund(admin, orderId, key)).toEqual({ message: 'La devolución está en camino' });
    expect(await refund(admin, orderId, key)).toEqual({ message: 'La devolución está en camino' });
    await expect(refund(admin, orderId)).rejects.toMatchObject({ status: 409, code: 'ORDER_NOT_REFUNDABLE' });
    await api.jobRunner.runDue();
    expect(await orderOf(admin, orderId)).toMatchObject({
      status: 'refunded',
      cancelled_at: expect.any(String),
      refunds: [
        {
          payment_id: id,
          reason: 'mistake',
          note: 'Pagó el plan equivocado',
          requested_by: 'Ana López',
          status: 'completed',
          amount: PLAN_TOTAL,
        },
      ],
    });
    const emails = await cancellationsTo(api, 'equivocada@example.mx');
    expect(emails.map(({ text }) => text?.includes('por el mismo medio con el que pagaste'))).toEqual([true]);
  });

  test('that is asked for twice at once goes back once', async ({ api, admin }) => {
    const { orderId } = await paidByCard(api);
    const all = await Promise.allSettled([refund(admin, orderId), refund(admin, orderId)]);
    expect(all.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    expect(await api.app.db.$count(refunds, eq(refunds.orderId, orderId))).toBe(1);
  });

  test('is of what is left, where a part went back before it was carried out', async ({ api, admin }) => {
    const { orderId, id: paymentId } = await paidByCard(api);
    const provider = cardsOf(api.app);
    const asked = await requestedRefund(api, admin, { orderId, id: paymentId });
    await api.visitor.call(refundSandboxPayment, { params: { id: paymentId }, body: { amount: 49_00 } });
    await settlePayment(context(api), provider, paymentId);
    const left = await findRefund(api.app.db, asked.id);
    expect(left).toMatchObject({ status: 'requested', amount: PLAN_TOTAL - 49_00 });
    if (left) expect(await carryOutRefund(context(api), provider, left)).toBe('completed');
    const { status, refunds: entries } = await orderOf(admin, orderId);
    expect([status, entries.map(({ reason, status: at, amount }) => [reason, at, amount])]).toEqual([
      'refunded',
      [
        ['mistake', 'completed', PLAN_TOTAL - 49_00],
        ['reported', 'completed', 49_00],
      ],
    ]);
  });

  test('of cash waits to be handed back, and takes what was sold then, for good', async ({ api, admin }) => {
    const orderId = await paidInCash(api, 'efectivo@example.mx');
    expect(await refund(admin, orderId)).toEqual({
      message: 'Falta devolverlo a mano: haz la transferencia y márcala en «Devoluciones»',
    });
    await api.jobRunner.runDue();
    const waiting = await orderOf(admin, orderId);
    expect(waiting).toMatchObject({ status: 'approved', refunds: [{ status: 'refused', reason: 'mistake' }] });
    const params = { id: orderId, refund: waiting.refunds[0]?.id ?? '' };
    await admin.client.call(markManualRefund, { params, body: { completed: true } });
    expect(await orderOf(admin, orderId)).toMatchObject({
      status: 'refunded',
      cancelled_at: expect.any(String),
      refunds: [{ status: 'manual', manual: { by: 'Ana López' } }],
    });
    const [email] = await cancellationsTo(api, 'efectivo@example.mx');
    expect(email?.text).toMatch(/^Te devolvimos \$298\.00 m\.n\.; tu banco.* queda cancelado\.$/m);
    const found = await admin.client.call(listOrders, { query: { filter: '{"refund":"manual"}' } });
    expect(found.map(({ id }) => id)).toEqual([orderId]);
    await expect(admin.client.call(markManualRefund, { params, body: { completed: false } })).rejects.toMatchObject({
      status: 404,
    });
    // The company knows nothing of it, and reports the payment as it has it, with a later change.
    const back = await orderOf(admin, orderId);
    const payment = await cardsOf(api.app).lookUpPayment(back.payments[0]?.id ?? '');
    expect(payment?.status).toBe('approved');
    if (payment) await settle(context(api), cardsOf(api.app).name, { ...payment, changedAt: new Date() });
    expect(await orderOf(admin, orderId)).toEqual(back);
  });

  test('is refused of what is not paid, without a reason, and to others', async ({ api, admin }) => {
    const { orderId: open } = await openDonation(api);
    await expect(refund(admin, open)).rejects.toMatchObject({ code: 'ORDER_NOT_REFUNDABLE' });
    await expect(refund(admin, crypto.randomUUID())).rejects.toMatchObject({ status: 404 });
    const { token } = await api.member('admin_escuela');
    const path = `/orders/${await paidOrder(api)}/refunds`;
    expect(await api.request('POST', path, { token, json: { reason: 'mistake' } })).toMatchObject({ status: 403 });
    for (const reason of [undefined, 'duplicate', 'porque sí']) {
      const answer = await api.request('POST', path, { token: admin.token, json: { reason } });
      expect(answer).toMatchObject({ status: 422, body: { fields: { reason: expect.any(String) } } });
    }
  });
});

test('a refund of a period names what becomes of its subscription, and ends it where that was asked for', async ({
  api,
  admin,
}) => {
  const orderId = await placeOrder(api);
  const outcome = await cardsOf(api.app).createSubscription({
    orderId,
    paymentMethod: await tokenise(api),
    email: payer.email,
    unit_price: PLAN_TOTAL / 2,
    quantity: 2,
    interval: 'month',
    product: { id: 'padre-mensual', name: 'Plan mensual para padres' },
  });
  if (outcome.status !== 'active') throw new Error(`The subscription is ${outcome.status}`);
  await reconcileNow(api);
  for (const decision of ['approved', 'approved', 'approved'] as const) {
    await api.visitor.call(renewSandboxSubscription, { params: { id: outcome.id }, body: { decision } });
  }
  const renewals = await api.app.db
    .select({ id: orders.id })
    .from(orders)
    .where(eq(orders.renewalOf, orderId))
    .orderBy(orders.periodEnd);
  const [second, third, fourth] = renewals.map(({ id }) => id);
  if (!second || !third || !fourth) throw new Error('The subscription was not renewed');
  const afterRefunds = async () =>
    Promise.all([orderId, second, third, fourth].map(async (id) => (await orderOf(admin, id)).subscription));
  const ends = async () => {
    const [row] = await api.app.db.select().from(subscriptions).where(eq(subscriptions.id, outcome.id));
    return [row?.status, row?.cancelAtPeriodEnd];
  };
  expect(await afterRefunds()).toEqual(['ends_now', 'goes_on', 'goes_on', 'ends_with_period']);
  await refund(admin, second);
  await api.jobRunner.runDue();
  expect(await ends()).toEqual(['active', false]);

  const idempotencyKey = crypto.randomUUID();
  const body = { reason: 'payer', note: null, end_subscription: true } as const;
  const end = () => admin.client.call(refundOrder, { params: { id: third }, body, idempotencyKey });
  expect(await end()).toEqual(await end());
  await api.jobRunner.runDue();
  expect(await ends()).toEqual(['active', true]);
  expect(await afterRefunds()).toEqual([null, null, null, null]);
  expect(await Promise.all([second, third, fourth].map((id) => statusOf(api, id)))).toEqual([
    'refunded',
    'refunded',
    'approved',
  ]);
  const filter = JSON.stringify({ record: 'refunds', order: third });
  const [begun] = (await admin.client.call(listAudit, { query: { filter } })).filter(
    (one) => one.operation === 'insert',
  );
  expect(begun?.actor?.uuid).toBe(admin.uuid);
  expect(begun?.changes).toContainEqual(expect.objectContaining({ field: 'end_subscription', after: true }));
});

describe('a dispute', () => {
  const dispute = (api: RunningApi, id: string, status: DisputeStatus, notifications = 1) =>
    api.visitor.call(disputeSandboxPayment, { params: { id }, body: { status, notifications } });

  test('stands on its order until it is decided; a lost one takes the money once', async ({ api, admin }) => {
    const { orderId, id } = await paidByCard(api, 'reclama@example.mx');
    await dispute(api, id, 'open', 3);
    const disputed = async () => {
      const rows = await admin.client.call(listOrders, { query: { filter: '{"disputed":true}' } });
      return rows.map((row) => row.id);
    };
    expect(await orderOf(admin, orderId)).toMatchObject({
      status: 'approved',
      disputes: [
        { payment_id: id, status: 'open', reason: 'fraudulent', amount: PLAN_TOTAL, due_at: expect.any(String) },
      ],
    });
    expect(await disputed()).toEqual([orderId]);
    await dispute(api, id, 'answered');
    expect(await disputed()).toEqual([orderId]);
    await dispute(api, id, 'lost', 3);
    await dispute(api, id, 'lost');
    expect(await disputed()).toEqual([]);
    expect(await orderOf(admin, orderId)).toMatchObject({
      status: 'refunded',
      cancelled_at: expect.any(String),
      disputes: [{ status: 'lost', closed_at: expect.any(String) }],
      refunds: [{ reason: 'reported', status: 'completed', amount: PLAN_TOTAL }],
    });
    expect(await cancellationsTo(api, 'reclama@example.mx')).toHaveLength(1);
  });

  test('holds the refund of its payment until it is decided', async ({ api, admin }) => {
    const paid = await paidByCard(api);
    await dispute(api, paid.id, 'open');
    await expect(refund(admin, paid.orderId)).rejects.toMatchObject({ status: 409, code: 'ORDER_DISPUTED' });
    await dispute(api, paid.id, 'won');
    await refund(admin, paid.orderId);
    await api.jobRunner.runDue();
    expect(await orderOf(admin, paid.orderId)).toMatchObject({
      status: 'refunded',
      refunds: [{ reason: 'mistake', status: 'completed', amount: PLAN_TOTAL }],
    });
  });

  test('that begins after a refund was asked for holds it as well, and a lost one replaces it', async ({
    api,
    admin,
  }) => {
    const paid = await paidByCard(api);
    const asked = await requestedRefund(api, admin, paid);
    const carryOut = () => carryOutRefund(context(api), cardsOf(api.app), asked);
    const postponed = { name: 'Postponed', code: 'PAYMENT_DISPUTED' };
    // Its event is lost: the company refuses the refund first.
    await dispute(api, paid.id, 'open', 0);
    await expect(carryOut()).rejects.toMatchObject(postponed);
    await expect(carryOut()).rejects.toMatchObject(postponed);
    expect(await orderOf(admin, paid.orderId)).toMatchObject({ refunds: [{ status: 'requested' }] });
    await dispute(api, paid.id, 'lost');
    const { status, refunds: entries } = await orderOf(admin, paid.orderId);
    expect([status, entries.map((entry) => [entry.reason, entry.status, entry.amount])]).toEqual([
      'refunded',
      [['reported', 'completed', PLAN_TOTAL]],
    ]);
  });
});

describe('receipts', () => {
  const resend = ({ client }: Member, paid: string[], idempotencyKey: string = crypto.randomUUID()) =>
    client.call(resendReceipts, { body: { orders: paid }, idempotencyKey });

  test('are sent again, several at once, and once for each call', async ({ api, admin }) => {
    const made = await Promise.all(
      ['una', 'dos'].map(async (name) => {
        const open = await openDonation(api, { email: `${name}@recibos.example` });
        await pay(api, open);
        return open.orderId;
      }),
    );
    const key = crypto.randomUUID();
    await resend(admin, made, key);
    await resend(admin, made, key);
    for (const name of ['una', 'dos']) {
      const emails = await emailsTo(api, `${name}@recibos.example`);
      expect(emails.filter(({ subject }) => /recibo/i.test(subject ?? ''))).toHaveLength(2);
      expect(emails.at(-1)?.attachments).toHaveLength(1);
    }
  });

  test('are not sent where one is missing or cancelled, nor to others', async ({ api, admin }) => {
    const email = 'ninguno@recibos.example';
    const open = await openDonation(api, { email });
    const paymentId = await pay(api, open);
    const missing = { status: 409, code: 'RECEIPT_MISSING' };
    await expect(resend(admin, [open.orderId, crypto.randomUUID()])).rejects.toMatchObject(missing);
    await becomes(api, open, paymentId, 'refunded');
    expect((await receiptOf(api, paymentId)).cancelled_at).not.toBeNull();
    await expect(resend(admin, [open.orderId])).rejects.toMatchObject(missing);
    const emails = await emailsTo(api, email);
    expect(emails.filter(({ attachments }) => attachments.length > 0)).toHaveLength(1);
    const { token } = await api.member('director_escuela');
    const json = { orders: [open.orderId] };
    expect(await api.request('POST', '/orders/receipts/resend', { token, json })).toMatchObject({ status: 403 });
  });
});
