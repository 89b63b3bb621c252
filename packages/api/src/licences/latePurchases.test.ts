import { cancelTransfer } from '@lia/sdk/licences/endpoints';
import type { LicencePurchase } from '@lia/sdk/licences/purchaseSchema';
import { includedLicences } from '@lia/sdk/licences/rules';
import { listNotifications } from '@lia/sdk/notifications/endpoints';
import type { PaymentStatus } from '@lia/sdk/payments/schema';
import { decideSandboxVoucher } from '@lia/sdk/payments/sandboxCards';
import { getOrder, markManualRefund } from '@lia/sdk/receipts/administration';
import { eq } from 'drizzle-orm';
import { describe, expect } from 'vitest';

import { endMemberships } from '../memberships/settle.ts';
import { memberships } from '../memberships/tables.ts';
import { SANDBOX } from '../payments/sandbox/store.ts';
import { settle } from '../payments/settle.ts';
import { orders } from '../payments/tables.ts';
import { lastVoucherOfOrder } from '../payments/vouchers/store.ts';
import { type RunningApi, test } from '../testing/api.ts';
import { buy, mark, payAtCheckout, payingSchool, purchasesOf, SCHOOL_ANNUAL } from '../testing/licencePurchases.ts';
import { licencesOf, payPlan } from '../testing/licences.ts';
import { emailsTo } from '../testing/mail.ts';
import { context, receiptOf } from '../testing/receipts.ts';
import { refusal } from '../testing/refusal.ts';
import { licencePurchases } from './tables.ts';

const INCLUDED = includedLicences.escuela;
const [SECOND_MS, DAY_MS] = [1000, 86_400_000];

/** Sets the end of the period that a membership is paid for, and that its further licences were priced for. */
async function endPeriod({ app: { db } }: RunningApi, order: string, end: Date): Promise<void> {
  const [membership] = await db
    .update(memberships)
    .set({ paidUntil: end })
    .where(eq(memberships.orderId, order))
    .returning();
  await db.update(orders).set({ periodEnd: end }).where(eq(orders.id, order));
  await db
    .update(licencePurchases)
    .set({ until: end })
    .where(eq(licencePurchases.membershipId, membership?.id ?? ''));
}

/** What the company of the checkout reports of its payment. */
const report = (
  api: RunningApi,
  { id, total }: LicencePurchase,
  status: PaymentStatus,
  paidAt: Date,
  changedAt = paidAt,
) =>
  settle(context(api), SANDBOX, {
    id: `payment of ${id}`,
    orderId: id,
    status,
    method: 'checkout',
    amount: total,
    refunded: 0,
    createdAt: paidAt,
    changedAt,
    paidAt,
    failure: null,
    voucher: null,
  });

const ago = (ms: number): Date => new Date(Date.now() - ms);

describe('further licences that are paid after the period which they were ordered for', () => {
  test('are not given, and their money goes back', async ({ api }) => {
    const { admin, order } = await payingSchool(api, SCHOOL_ANNUAL);
    const root = await api.member('admin');
    const bought = await buy(admin, order, 3, 'checkout');
    const byTransfer = await buy(admin, order, 4);
    await endPeriod(api, order, ago(DAY_MS));
    await payPlan(api, admin, SCHOOL_ANNUAL);
    expect((await purchasesOf(admin, order)).purchases.map(({ init_point }) => init_point)).toEqual([null, null]);

    await payAtCheckout(api, bought);
    expect((await licencesOf(admin, order)).total).toBe(INCLUDED);
    await api.jobRunner.runDue();
    const shown = await root.client.call(getOrder, { params: { id: bought.id } });
    expect(shown).toMatchObject({ status: 'refunded', refunds: [{ reason: 'late', status: 'completed' }] });
    expect((await licencesOf(admin, order)).total).toBe(INCLUDED);

    expect(await refusal(mark(root, order, byTransfer.id, 'SPEI 8000'))).toEqual([409, 'PERIOD_ENDED', []]);
    const params = { id: order, purchase: byTransfer.id };
    expect((await admin.client.call(cancelTransfer, { params })).data.status).toBe('expired');
  });

  test('are not given where the membership ended before, either', async ({ api }) => {
    const { admin, order } = await payingSchool(api);
    const root = await api.member('admin');
    const bought = await buy(admin, order, 3, 'checkout');
    const byTransfer = await buy(admin, order, 4);
    await endMemberships(api.app.db, new Date(Date.now() + 60 * DAY_MS));
    await payAtCheckout(api, bought);
    await api.jobRunner.runDue();
    const shown = await root.client.call(getOrder, { params: { id: bought.id } });
    expect(shown).toMatchObject({ status: 'refunded', refunds: [{ reason: 'late', status: 'completed' }] });
    expect((await licencesOf(admin, order)).total).toBe(INCLUDED);
    expect(await refusal(mark(root, order, byTransfer.id, 'SPEI 8001'))).toEqual([409, 'PERIOD_ENDED', []]);
  });
});

describe('the payer of further licences that are paid too late', () => {
  test('gets no receipt, but an e-mail once the money went back', async ({ api }) => {
    const { admin, order } = await payingSchool(api);
    const bought = await buy(admin, order, 3, 'checkout');
    await endPeriod(api, order, ago(DAY_MS));
    await payAtCheckout(api, bought);
    const { payments, payer_email } = await (
      await api.member('admin')
    ).client.call(getOrder, {
      params: { id: bought.id },
    });
    expect(await receiptOf(api, payments[0]?.id ?? '')).toMatchObject({ folio: null, status: 'refunded' });
    const [shown] = (await purchasesOf(admin, order)).purchases;
    expect(shown?.status).toBe('refunded');
    const emails = (await emailsTo(api, payer_email)).filter(({ text }) => text?.includes('74.97'));
    expect(emails.map(({ subject }) => subject)).toEqual(['Te devolvimos $74.97 m.n.']);
    expect(emails[0]?.text).toContain('por el mismo medio');
    expect(emails[0]?.text).not.toContain('sigue en pie');
    const about = await admin.client.call(listNotifications, { query: {} });
    expect(about.data.filter(({ kind }) => kind === 'payment')).toHaveLength(1);
  });

  test('gets the e-mail of cash once the team gave it back', async ({ api }) => {
    const { admin, order } = await payingSchool(api);
    const root = await api.member('admin');
    const bought = await buy(admin, order, 2, 'oxxo');
    await api.jobRunner.runDue();
    const voucher = await lastVoucherOfOrder(api.app.db, bought.id);
    const params = { id: voucher?.hostedUrl?.split('/').at(-1) ?? '' };
    await endPeriod(api, order, ago(DAY_MS));
    await api.visitor.call(decideSandboxVoucher, { params, body: { decision: 'paid_late' } });
    await api.jobRunner.runDue();
    const { payer_email, refunds } = await root.client.call(getOrder, { params: { id: bought.id } });
    expect(refunds).toMatchObject([{ reason: 'late', status: 'refused' }]);
    const written = async () =>
      (await emailsTo(api, payer_email)).filter(
        ({ subject, text }) => /recibo|devolvimos/i.test(subject ?? '') && text?.includes('49.98'),
      );
    expect(await written()).toEqual([]);
    const refund = { id: bought.id, refund: refunds[0]?.id ?? '' };
    await root.client.call(markManualRefund, { params: refund, body: { completed: true } });
    const emails = await written();
    expect(emails.map(({ subject }) => subject)).toEqual(['Te devolvimos $49.98 m.n.']);
    expect(emails[0]?.text).not.toContain('por el mismo medio');
    const shown = await root.client.call(getOrder, { params: { id: bought.id } });
    expect(shown).toMatchObject({ status: 'refunded', folio: null, refunds: [{ status: 'manual' }] });
  });
});

describe('further licences that are paid in their period', () => {
  test('are given where the company reports it afterwards', async ({ api }) => {
    const { admin, order } = await payingSchool(api);
    const root = await api.member('admin');
    const bought = await buy(admin, order, 3, 'checkout');
    const byTransfer = await buy(admin, order, 4);
    const end = ago(SECOND_MS);
    await endPeriod(api, order, end);
    await report(api, bought, 'approved', new Date(end.getTime() - SECOND_MS), new Date());
    const shown = await root.client.call(getOrder, { params: { id: bought.id } });
    expect(shown).toMatchObject({ status: 'approved', refunds: [] });
    expect((await licencesOf(admin, order)).total).toBe(INCLUDED + 3);
    // A bank names the day alone.
    expect((await mark(root, order, byTransfer.id, 'SPEI 8002')).data.status).toBe('approved');
    expect((await licencesOf(admin, order)).total).toBe(INCLUDED + 7);
  });

  test('are given where a shop reports the voucher after its last day', async ({ api }) => {
    const { admin, order } = await payingSchool(api);
    const bought = await buy(admin, order, 20, 'oxxo');
    await api.jobRunner.runDue();
    const voucher = await lastVoucherOfOrder(api.app.db, bought.id);
    const id = voucher?.hostedUrl?.split('/').at(-1) ?? '';
    await endPeriod(api, order, ago(SECOND_MS));
    await api.visitor.call(decideSandboxVoucher, { params: { id }, body: { decision: 'paid_late' } });
    const [shown] = (await purchasesOf(admin, order)).purchases;
    expect(shown).toMatchObject({ status: 'approved' });
    expect((await licencesOf(admin, order)).total).toBe(INCLUDED + 20);
  });

  test('go back where the period was renewed without them before the company reported it', async ({ api }) => {
    const { admin, order } = await payingSchool(api);
    const root = await api.member('admin');
    const bought = await buy(admin, order, 3, 'checkout');
    const end = ago(DAY_MS);
    await endPeriod(api, order, end);
    await payPlan(api, admin, 8);
    await report(api, bought, 'approved', new Date(end.getTime() - SECOND_MS), new Date());
    const shown = await root.client.call(getOrder, { params: { id: bought.id } });
    expect(shown).toMatchObject({ refunds: [{ reason: 'late' }] });
    expect((await licencesOf(admin, order)).total).toBe(INCLUDED);
  });

  test.for([
    [
      'was renewed',
      async (api: RunningApi, { admin }: Awaited<ReturnType<typeof payingSchool>>) => payPlan(api, admin, 8),
    ],
    ['ended', async (api: RunningApi) => endMemberships(api.app.db, new Date(Date.now() + 60 * DAY_MS))],
  ] as const)(
    'stay paid where a dispute is lost, the membership %s and the dispute is won then',
    async ([, change], { api }) => {
      const school = await payingSchool(api);
      const { admin, order } = school;
      const root = await api.member('admin');
      const bought = await buy(admin, order, 3, 'checkout');
      const paidAt = ago(2 * DAY_MS);
      await report(api, bought, 'approved', paidAt);
      expect((await licencesOf(admin, order)).total).toBe(INCLUDED + 3);
      await report(api, bought, 'refunded', paidAt, ago(3 * SECOND_MS));
      expect((await licencesOf(admin, order)).total).toBe(INCLUDED);
      await endPeriod(api, order, ago(DAY_MS));
      await change(api, school);
      await report(api, bought, 'approved', paidAt, ago(SECOND_MS));
      const shown = await root.client.call(getOrder, { params: { id: bought.id } });
      expect(shown).toMatchObject({ status: 'approved', refunds: [{ reason: 'reported', status: 'reversed' }] });
      await report(api, bought, 'refunded', paidAt, new Date());
      expect((await licencesOf(admin, order)).total).toBe(INCLUDED);
    },
  );
});
