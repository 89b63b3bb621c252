import { randomUUID } from 'node:crypto';

import { formatDay } from '@lia/sdk/calendar/days';
import { dayOf } from '@lia/sdk/calendar/instants';
import {
  cancelMembership,
  getMyMembership,
  listMyOrders,
  listOpenOrders,
  resumeMembership,
  storeOrder,
} from '@lia/sdk/memberships/endpoints';
import { periodEnd } from '@lia/sdk/memberships/rules';
import { getOrder, markManualRefund, refundOrder } from '@lia/sdk/receipts/administration';
import { listNotifications } from '@lia/sdk/notifications/endpoints';
import { formatPesos } from '@lia/sdk/payments/money';
import { decideSandboxVoucher } from '@lia/sdk/payments/sandboxCards';
import type { VoucherDecision } from '@lia/sdk/payments/sandboxCardsSchema';
import { askForCashVoucher, getCashRenewal } from '@lia/sdk/renewals/endpoints';
import { and, eq, sql } from 'drizzle-orm';
import * as fc from 'fast-check';
import { expect } from 'vitest';

import { users } from '../../accounts/tables.ts';
import { endMemberships } from '../../memberships/settle.ts';
import { memberships } from '../../memberships/tables.ts';
import { configuredPayments } from '../../payments/configured.ts';
import { sandboxIntents } from '../../payments/sandbox/cards/tables.ts';
import { orders } from '../../payments/tables.ts';
import { lockOrder } from '../../payments/store.ts';
import { openVoucher } from '../../payments/vouchers/openVoucher.ts';
import { findVoucher } from '../../payments/vouchers/store.ts';
import { inTransaction } from '../../platform/database.ts';
import { type RunningApi, test } from '../../testing/api.ts';
import { orderOf } from '../../testing/cards.ts';
import { payPlan } from '../../testing/licences.ts';
import { emailsTo } from '../../testing/mail.ts';
import { refusal } from '../../testing/refusal.ts';
import { familyWithVoucher } from '../../testing/vouchers.ts';
import { waitingOn } from '../../testing/waitingOn.ts';
import { cashRenewals } from '../tables.ts';
import { remindCashPayers } from './reminders.ts';
import { inDays } from './store.ts';
import { offerVouchers } from './vouchers.ts';

const TOTAL = 298_00;

type Family = Awaited<ReturnType<typeof familyWithVoucher>>;

/** Looks for plans that end soon, and has their vouchers printed. */
async function look(api: RunningApi, now = new Date()): Promise<void> {
  await offerVouchers(configuredPayments(api.app), now);
  await api.jobRunner.runDue();
}

/** Lets the plan of a family end in so many days. */
async function endIn({ app: { db } }: RunningApi, { id }: Family, days: number): Promise<Date> {
  const paidUntil = inDays(new Date(), days);
  const [row] = await db
    .update(memberships)
    .set({ paidUntil })
    .where(and(eq(memberships.userId, id), eq(memberships.status, 'active')))
    .returning();
  await db
    .update(orders)
    .set({ periodEnd: paidUntil })
    .where(eq(orders.id, row?.orderId ?? ''));
  return paidUntil;
}

/** A family of two that paid its monthly plan at OXXO, which ends in so many days. */
async function cashFamily(api: RunningApi, days: number): Promise<{ family: Family; until: Date }> {
  const family = await familyWithVoucher(api, `efectivo-${randomUUID().slice(0, 8)}`);
  await family.atTheCounter();
  return { family, until: await endIn(api, family, days) };
}

const renewalOf = async ({ client }: Family) => (await client.call(getCashRenewal)).data;

const ask = ({ client }: Family) => client.call(askForCashVoucher, { idempotencyKey: randomUUID() });

/** What becomes at the counter of the voucher of the next period. */
async function atTheCounter(api: RunningApi, family: Family, decision: VoucherDecision): Promise<void> {
  const found = await findVoucher(api.app.db, (await renewalOf(family))?.voucher?.id ?? '');
  const id = found?.voucher.hostedUrl?.split('/').at(-1) ?? '';
  await api.visitor.call(decideSandboxVoucher, { params: { id }, body: { decision } });
}

/** Has the team give back what was paid in cash, by hand. */
async function giveBack(api: RunningApi, id: string): Promise<void> {
  const admin = await api.member('admin');
  await admin.client.call(refundOrder, { params: { id }, body: { reason: 'payer', note: null } });
  await api.jobRunner.runDue();
  const [refund] = (await admin.client.call(getOrder, { params: { id } })).refunds;
  const marked = { params: { id, refund: refund?.id ?? '' }, body: { completed: true } };
  await admin.client.call(markManualRefund, marked);
  await api.jobRunner.runDue();
}

const mailed = async (api: RunningApi, { email }: Family, subject: RegExp) =>
  (await emailsTo(api, email)).filter((one) => subject.test(one.subject ?? ''));

test('a plan that was paid in cash and given back leaves no voucher to pay', async ({ api }) => {
  const { family } = await cashFamily(api, 6);
  await look(api);
  const voucher = (await renewalOf(family))?.voucher;
  expect(voucher).toMatchObject({ open: true });
  const { data: paid } = await family.client.call(listMyOrders, { query: {} });
  await giveBack(api, paid.find(({ status }) => status === 'approved')?.id ?? '');
  expect((await family.client.call(listOpenOrders)).data).toEqual([]);
  expect((await findVoucher(api.app.db, voucher?.id ?? ''))?.voucher.status).toBe('expired');
});

test('a plan that was paid ahead in cash and given back is not asked for again, unless its payer resumes it', async ({
  api,
}) => {
  const { family, until } = await cashFamily(api, 6);
  await look(api);
  const first = (await renewalOf(family))?.voucher?.id ?? '';
  await atTheCounter(api, family, 'paid');
  const [ahead] = (await family.client.call(listMyOrders, { query: {} })).data;
  await giveBack(api, ahead?.id ?? '');
  const { data: standing } = await family.client.call(getMyMembership);
  expect(standing).toMatchObject({ status: 'active', cancelled: true, paid_until: until.toISOString() });
  expect(await renewalOf(family)).toMatchObject({ voucher: null, may_ask: false });
  await remindCashPayers(api.app.db, inDays(until, -0.5));
  await endMemberships(api.app.db, inDays(until, 1));
  await api.jobRunner.runDue();
  expect(await mailed(api, family, /^Tu plan termina el|^Falta el siguiente pago/)).toEqual([]);

  const other = await cashFamily(api, 6);
  await look(api);
  await atTheCounter(api, other.family, 'paid');
  const [paid] = (await other.family.client.call(listMyOrders, { query: {} })).data;
  await giveBack(api, paid?.id ?? '');
  await other.family.client.call(resumeMembership);
  const { data: asked } = await ask(other.family);
  expect(asked?.voucher).toMatchObject({ open: true });
  expect(asked?.voucher?.id).not.toBe(first);
  await atTheCounter(api, other.family, 'paid');
  const { data: renewed } = await other.family.client.call(getMyMembership);
  expect(renewed).toMatchObject({ paid_until: periodEnd(other.until, 'mensual').toISOString() });
});

test('who pays in cash gets one voucher a week before the plan ends, and keeps the days when it is paid early', async ({
  api,
}) => {
  const { family, until } = await cashFamily(api, 8);
  await look(api);
  const data = await renewalOf(family);
  expect(data).toMatchObject({ total: TOTAL, voucher: null, may_ask: false, takes_cash: true, cancelled: false });
  expect(await refusal(ask(family))).toEqual([404, 'NOT_FOUND', []]);

  // Two instances look at the same moment, and again later.
  await Promise.all([look(api, inDays(new Date(), 2)), look(api, inDays(new Date(), 2))]);
  await look(api, inDays(new Date(), 3));
  const voucher = (await renewalOf(family))?.voucher;
  expect(voucher).toMatchObject({ open: true, number: expect.stringMatching(/^\d{14}$/) });
  expect(new Date(voucher?.expires_at ?? 0) > inDays(new Date(), 6)).toBe(true);
  const { data: open } = await family.client.call(listOpenOrders);
  expect(open).toMatchObject([{ plan: 2, total: TOTAL, voucher: { id: voucher?.id, number: voucher?.number } }]);
  const emails = (await mailed(api, family, /Tu pago en OXXO/)).filter(({ text }) => text?.includes(voucher?.id ?? ''));
  expect(emails).toHaveLength(1);
  const { data: notified } = await family.client.call(listNotifications, { query: {} });
  expect(notified.filter(({ path }) => path === `/voucher/${voucher?.id}`)).toHaveLength(1);

  await atTheCounter(api, family, 'paid');
  const { data: membership } = await family.client.call(getMyMembership);
  expect(membership).toMatchObject({ status: 'active', paid_until: periodEnd(until, 'mensual').toISOString() });
  expect(membership?.licences).toHaveLength(2);
  expect(await renewalOf(family)).toMatchObject({ voucher: null, may_ask: false });
  await look(api, inDays(new Date(), 3));
  expect((await family.client.call(listMyOrders)).data).toHaveLength(2);
});

test('reminds on the third and the last day, with the voucher while one stands', async ({ api }) => {
  const { family, until } = await cashFamily(api, 6);
  const before = (days: number) => inDays(until, -days);
  const remind = async (days: number) => {
    await remindCashPayers(api.app.db, before(days));
    return (await mailed(api, family, /^Tu plan termina el/)).map(({ text }) => text ?? '');
  };
  await look(api);
  const total = (await renewalOf(family))?.total ?? 0;
  // The voucher keeps its price.
  await family.addChild();
  expect(await remind(5)).toEqual([]);
  for (const days of [2.9, 2.5]) await remind(days);
  const number = (await renewalOf(family))?.voucher?.number ?? '';
  const [third, ...others] = await remind(2);
  expect(others).toEqual([]);
  expect(third?.replaceAll(/\s/g, '')).toContain(number);
  expect(third).toContain(formatPesos(total));
  // The voucher has an e-mail of its own on its last day.
  expect(await remind(0.9)).toHaveLength(1);
  const { data: notified } = await family.client.call(listNotifications, { query: {} });
  expect(notified.filter(({ title }) => title === 'Tu plan termina pronto')).toHaveLength(2);
  expect(notified.map(({ title }) => title).join()).not.toMatch(/se renueva/);

  const late = await cashFamily(api, 6);
  await look(api);
  await atTheCounter(api, late.family, 'expired');
  await remindCashPayers(api.app.db, inDays(late.until, -0.5));
  const [last] = await mailed(api, late.family, /^Tu plan termina el/);
  expect(last?.text).toContain('/apps/suscription/');
  expect(last?.text).not.toContain('/voucher/');
});

test('the reminder of a voucher names its last day, on which it may be read', async ({ api }) => {
  const { client, email } = await familyWithVoucher(api, `recordatorio-${randomUUID().slice(0, 8)}`);
  const [order] = (await client.call(listOpenOrders)).data;
  const ends = (await findVoucher(api.app.db, order?.voucher?.id ?? ''))?.voucher.expiresAt ?? new Date(0);
  const subjects = (await emailsTo(api, email, inDays(ends, -1))).map(({ subject }) => subject);
  expect(subjects).toContain(`Tu ficha de OXXO termina el ${formatDay(dayOf(ends.toISOString()))}`);
});

test('is not asked to change a card when the plan was not paid on time', async ({ api }) => {
  const { family } = await cashFamily(api, -1);
  await endMemberships(api.app.db, new Date());
  const [email, ...others] = await mailed(api, family, /membresía/);
  expect(others).toEqual([]);
  expect(email?.subject).toBe('Falta el siguiente pago de tu membresía');
  expect(email?.text).toContain('elige tu plan y cómo pagarlo');
  expect(email?.html).not.toMatch(/tarjeta|renova/);
  const { data: notified } = await family.client.call(listNotifications, { query: {} });
  expect(notified.find(({ kind }) => kind === 'membershipOwes')?.title).toBe('Falta un pago de tu membresía');
});

test('another voucher is asked for after one ended, by its payer alone', async ({ api }) => {
  const { family } = await cashFamily(api, 2);
  const { family: other } = await cashFamily(api, 20);
  await look(api);
  const first = (await renewalOf(family))?.voucher?.id;
  expect((await ask(family)).data?.voucher?.id).toBe(first);
  await atTheCounter(api, family, 'expired');
  expect(await renewalOf(family)).toMatchObject({ may_ask: true, voucher: { id: first, open: false } });
  const answers = await Promise.all([ask(family), ask(family)].map((call) => call.catch(() => null)));
  const again = answers.flatMap((answer) => answer?.data?.voucher?.id ?? []);
  expect(new Set(again).size).toBe(1);
  expect(again[0]).not.toBe(first);
  expect((await family.client.call(listMyOrders)).data).toHaveLength(2);
  expect(await refusal(ask(other))).toEqual([404, 'NOT_FOUND', []]);
  expect((await renewalOf(other))?.voucher).toBeNull();
  const byCheckout = await api.member('padre');
  await payPlan(api, byCheckout, 2);
  expect((await byCheckout.client.call(getCashRenewal)).data).toBeNull();
  expect(await refusal(byCheckout.client.call(askForCashVoucher, {}))).toEqual([404, 'NOT_FOUND', []]);
});

test('another voucher names the address that its payer corrected', async ({ api }) => {
  const { family } = await cashFamily(api, 2);
  await look(api);
  await atTheCounter(api, family, 'expired');
  const email = `corregida-${family.id}@example.mx`;
  await api.app.db.update(users).set({ email }).where(eq(users.id, family.id));
  const voucher = (await ask(family)).data?.voucher?.id ?? '';
  await atTheCounter(api, family, 'paid');
  const found = await findVoucher(api.app.db, voucher);
  expect(await orderOf(api, found?.voucher.orderId ?? '')).toMatchObject({ status: 'approved', payer_email: email });
});

test('a voucher that stands for an order of the same plan gets the address that its payer corrected', async ({
  api,
}) => {
  const { family } = await cashFamily(api, 5);
  await look(api);
  const voucher = (await renewalOf(family))?.voucher?.id ?? '';
  const email = `corregida-${family.id}@example.mx`;
  await api.app.db.update(users).set({ email }).where(eq(users.id, family.id));
  const ordered = await family.client.call(storeOrder, { body: { id_licenses_type: 2 } });
  expect(ordered.redirect).toContain(`/voucher/${voucher}`);
  await atTheCounter(api, family, 'paid');
  expect(await orderOf(api, ordered.order.id)).toMatchObject({ status: 'approved', payer_email: email });
});

test('a voucher that was printed before a crash is found, and not printed twice', async ({ api }) => {
  const { family } = await cashFamily(api, 5);
  const payments = configuredPayments(api.app);
  await offerVouchers(payments, new Date());
  const { client, email } = family;
  const [order] = (await client.call(listMyOrders)).data.filter(({ status }) => status === 'pending');
  // The process ends between the company's answer and our commit.
  await payments.cards.createVoucher({
    orderId: order?.id ?? '',
    attempt: 0,
    amount: TOTAL,
    currency: 'MXN',
    expiresAfterDays: 7,
    description: '',
    payer: { name: 'Ana López', email },
  });
  await api.jobRunner.runDue();
  expect(await api.app.db.$count(sandboxIntents, eq(sandboxIntents.orderId, order?.id ?? ''))).toBe(1);
  expect((await renewalOf(family))?.voucher?.open).toBe(true);
});

test('a voucher that is asked for while another call prints it is the same one', async ({ api }) => {
  const { family } = await cashFamily(api, 5);
  await look(api);
  await atTheCounter(api, family, 'expired');
  const payments = configuredPayments(api.app);
  const { data } = await family.client.call(listMyOrders);
  const orderId = data.find(({ status }) => status === 'expired')?.id ?? '';
  const { db, config } = api.app;
  const waiting = () =>
    db.$count(sql`pg_stat_activity`, sql`datname = current_database() and wait_event_type = 'Lock'`);
  let asked: ReturnType<typeof ask> | undefined;
  let printed: Promise<void> | undefined;
  await inTransaction(db, async (tx) => {
    await lockOrder(tx, orderId);
    asked = ask(family);
    await expect.poll(waiting).toBe(1);
    // Next in line for the order, after the call has seen that no voucher stands.
    printed = inTransaction(db, async (next) => {
      await lockOrder(next, orderId);
      await expect.poll(() => waitingOn(next)).toBe(1);
      await openVoucher({ ...payments, db: next }, payments.cards, orderId, config.oxxoDays);
    });
    await expect.poll(waiting).toBe(2);
  });
  await printed;
  expect((await asked)?.data?.voucher?.open).toBe(true);
  // The one that ended, and its successor.
  expect(await api.app.db.$count(sandboxIntents, eq(sandboxIntents.orderId, orderId))).toBe(2);
});

test('who chose to end the plan gets no voucher, and the one that stands is cancelled', async ({ api }) => {
  const { family, until } = await cashFamily(api, 5);
  await look(api);
  await family.client.call(cancelMembership);
  expect(await renewalOf(family)).toMatchObject({ cancelled: true, may_ask: false, voucher: { open: false } });
  await expect(atTheCounter(api, family, 'paid')).rejects.toMatchObject({ code: 'CHECKOUT_DECIDED' });
  expect(await refusal(ask(family))).toEqual([404, 'NOT_FOUND', []]);
  await remindCashPayers(api.app.db, inDays(until, -1));
  expect(await mailed(api, family, /^Tu plan termina el/)).toEqual([]);
  await family.client.call(resumeMembership);
  expect((await ask(family)).data).toMatchObject({ cancelled: false, voucher: { open: true } });

  const { family: early } = await cashFamily(api, 9);
  await early.client.call(cancelMembership);
  await endIn(api, early, 5);
  await look(api);
  expect((await renewalOf(early))?.voucher).toBeNull();
});

test('one voucher stands at a time, whatever is done in whatever order', async ({ api }) => {
  const steps = fc.constantFrom('look', 'ask', 'expire', 'pay', 'pay late', 'cancel', 'resume');
  await fc.assert(
    fc.asyncProperty(fc.array(steps, { minLength: 6, maxLength: 12 }), async (taken) => {
      const { family, until } = await cashFamily(api, 4);
      let [end, paid] = [until, 1];
      for (const step of taken) {
        const before = await renewalOf(family);
        if (step === 'look') await look(api);
        if (step === 'ask') {
          const answer = await ask(family).catch(() => null);
          expect(answer !== null).toBe(before?.may_ask === true || before?.voucher?.open === true);
        }
        if (step === 'expire' && before?.voucher?.open) await atTheCounter(api, family, 'expired');
        if ((step === 'pay' || step === 'pay late') && before?.voucher?.open && paid < 3) {
          await atTheCounter(api, family, step === 'pay' ? 'paid' : 'paid_late');
          end = periodEnd(end, 'mensual');
          paid += 1;
        }
        if (step === 'cancel') await family.client.call(cancelMembership);
        if (step === 'resume') await family.client.call(resumeMembership);
        const { data } = await family.client.call(listMyOrders);
        expect(data.filter(({ voucher }) => voucher !== null).length).toBeLessThanOrEqual(1);
        expect(data.filter(({ status }) => status === 'approved')).toHaveLength(paid);
        const after = await renewalOf(family);
        expect(after?.ends_at).toBe(end.toISOString());
        if (after?.cancelled) expect(after.voucher?.open ?? false).toBe(false);
      }
      const kept = await api.app.db
        .select()
        .from(cashRenewals)
        .innerJoin(memberships, eq(memberships.id, cashRenewals.membershipId))
        .where(eq(memberships.userId, family.id));
      expect(kept.length).toBeLessThanOrEqual(paid);
    }),
    { numRuns: 5 },
  );
});
