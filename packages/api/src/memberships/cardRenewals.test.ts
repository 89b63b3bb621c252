import { DAY_MS } from '@lia/sdk/calendar/durations';
import { ApiError } from '@lia/sdk/http/error';
import {
  cancelMembership,
  getMyMembership,
  listMyOrders,
  resumeMembership,
  subscribeMember,
} from '@lia/sdk/memberships/endpoints';
import { GRACE_DAYS } from '@lia/sdk/memberships/rules';
import { disputeSandboxPayment, refundSandboxPayment, renewSandboxSubscription } from '@lia/sdk/payments/sandboxCards';
import type { RenewalDecision } from '@lia/sdk/payments/sandboxCardsSchema';
import { getOrder, refundOrder } from '@lia/sdk/receipts/administration';
import { eq } from 'drizzle-orm';
import { describe, expect } from 'vitest';

import { configuredPayments } from '../payments/configured.ts';
import { orders, subscriptions } from '../payments/tables.ts';
import { type Member, type RunningApi, test } from '../testing/api.ts';
import { paymentsOf, tokenise } from '../testing/cards.ts';
import { importingSchool } from '../testing/imports.ts';
import { payPlan } from '../testing/licences.ts';
import { emailsTo } from '../testing/mail.ts';
import { endMemberships } from './settle.ts';
import { beginPaidPeriods } from './paidAhead.ts';
import { endSupersededSubscriptions } from './supersededSubscriptions.ts';
import { memberships } from './tables.ts';

const SCHOOL_MONTHLY = 8;
const inDays = (days: number): Date => new Date(Date.now() + days * DAY_MS);

/** A plan that a card pays, of a teacher where no one is named, and what becomes of it. */
async function subscribed(api: RunningApi, payer?: Member, price = 'price_maestro-mensual') {
  const member = payer ?? (await api.member('maestro'));
  const payment_method = await tokenise(api);
  const body = { payment_method, email: 'ana@example.mx', prices: [price], currency: 'mxn' };
  const { order } = (await member.client.call(subscribeMember, { body })).data;
  const subscription = async () => {
    const [found] = await api.app.db.select().from(subscriptions).where(eq(subscriptions.orderId, order.id));
    if (!found) throw new Error('There is no subscription');
    return found;
  };
  return {
    client: member.client,
    order: order.id,
    subscription,
    mine: async () => (await member.client.call(getMyMembership)).data,
    subjects: async () => (await emailsTo(api, `${member.username}@example.com`)).map(({ subject }) => subject),
    charge: async (decision: RenewalDecision) => {
      const { id } = await subscription();
      await api.visitor.call(renewSandboxSubscription, { params: { id }, body: { decision } });
    },
  };
}

async function endSuperseded({ app }: RunningApi): Promise<void> {
  const payments = configuredPayments(app);
  await endSupersededSubscriptions(payments, payments.cards);
}

/** Lets the period of an order end in so many days, by which its membership is not settled yet. */
async function endIn({ app: { db } }: RunningApi, id: string, days: number): Promise<void> {
  await db
    .update(orders)
    .set({ periodEnd: inDays(days) })
    .where(eq(orders.id, id));
}

describe('a renewal that failed', () => {
  test.for([
    ['the plan is cancelled', true],
    ['its grace is over', false],
  ] as const)('is not charged once %s', async ([, cancels], { api }) => {
    const { client, charge, mine, subscription } = await subscribed(api);
    const until = new Date((await mine())?.paid_until ?? 0).getTime();
    await charge('rejected');
    if (cancels) await client.call(cancelMembership);
    await endMemberships(api.app.db, new Date(until + 1));
    expect(await mine()).toMatchObject(cancels ? { status: 'ended', cancelled: true } : { status: 'grace' });
    await endMemberships(api.app.db, new Date(until + (GRACE_DAYS + 1) * DAY_MS));
    await endSuperseded(api);
    expect((await subscription()).status).toBe('ended');
    const late = charge('approved').catch((error: unknown) => error instanceof ApiError && error.code);
    expect(await late).toBe('CHECKOUT_DECIDED');
    expect((await client.call(listMyOrders)).data.map(({ status }) => status)).toEqual(['approved']);
  });
});

describe('a renewal that goes back', () => {
  test.for(['refund', 'dispute'] as const)(
    'after the period before ended, by a %s, ends the plan without a grace',
    async (by, { api }) => {
      const { client, order, charge, mine, subjects } = await subscribed(api);
      await charge('approved');
      const [renewal] = (await client.call(listMyOrders)).data;
      await endIn(api, order, -3);
      const [payment] = await paymentsOf(api, renewal?.id ?? '');
      const params = { id: payment?.id ?? '' };
      if (by === 'refund') await api.visitor.call(refundSandboxPayment, { params, body: {} });
      else await api.visitor.call(disputeSandboxPayment, { params, body: { status: 'lost' } });
      await api.jobRunner.runDue();
      expect(await mine()).toMatchObject({ status: 'ended', cancelled: true });
      expect((await subjects()).filter((subject) => /membresía/.test(subject ?? ''))).toEqual(['Tu membresía terminó']);
    },
  );
});

test('a plan whose last paid period goes back while the next one is owed is not charged any more', async ({ api }) => {
  const { client, charge, mine, subscription } = await subscribed(api);
  await charge('approved');
  const [renewal] = (await client.call(listMyOrders)).data;
  await charge('rejected');
  const admin = await api.member('admin');
  const params = { id: renewal?.id ?? '' };
  expect((await admin.client.call(getOrder, { params })).subscription).toBe('ends_with_period');
  await admin.client.call(refundOrder, { params, body: { reason: 'payer', note: null } });
  await api.jobRunner.runDue();
  await endSuperseded(api);
  expect((await subscription()).status).toBe('ended');
  expect(await mine()).toMatchObject({ status: 'active', cancelled: true, owes: false });
});

test('a plan whose subscription was ended while a later period is paid has no grace after it', async ({ api }) => {
  const { order, charge, mine, subjects, subscription } = await subscribed(api);
  await charge('approved');
  const admin = await api.member('admin');
  await admin.client.call(refundOrder, { params: { id: order }, body: { reason: 'payer', note: null } });
  await api.jobRunner.runDue();
  expect((await subscription()).status).toBe('ended');
  const standing = await mine();
  expect(standing).toMatchObject({ status: 'active', cancelled: true });
  await endMemberships(api.app.db, new Date(new Date(standing?.paid_until ?? 0).getTime() + 1));
  const [membership] = await api.app.db.select().from(memberships).where(eq(memberships.orderId, order));
  expect(membership?.status).toBe('ended');
  expect(await subjects()).not.toContain('Falta el siguiente pago de tu membresía');
});

test('a plan whose card ran out of retries keeps its grace', async ({ api }) => {
  const { charge, mine } = await subscribed(api);
  const until = new Date((await mine())?.paid_until ?? 0).getTime();
  await charge('rejected');
  await charge('ended');
  await endMemberships(api.app.db, new Date(until + DAY_MS));
  expect(await mine()).toMatchObject({ status: 'grace', cancelled: false });
});

test('a plan whose subscription the company ended in its first period has no grace after it', async ({ api }) => {
  const { charge, mine, subjects } = await subscribed(api);
  const until = new Date((await mine())?.paid_until ?? 0).getTime();
  await charge('ended');
  await endMemberships(api.app.db, new Date(until + DAY_MS));
  expect(await mine()).toMatchObject({ status: 'ended' });
  expect(await subjects()).not.toContain('Falta el siguiente pago de tu membresía');
});

test.for(['was cancelled', 'owes'] as const)(
  'a school that pays by hand instead of a card that %s goes on',
  async (card, { api }) => {
    const { admin } = await importingSchool(api);
    const { client, charge, mine, subscription } = await subscribed(api, admin, 'price_escuela-mensual');
    if (card === 'owes') await charge('rejected');
    else await client.call(cancelMembership);
    await payPlan(api, admin, SCHOOL_MONTHLY);
    await endSuperseded(api);
    if (card === 'was cancelled') await charge('approved');
    expect((await subscription()).status).toBe('ended');
    expect(await mine()).toMatchObject({ status: 'active', renews: false, cancelled: false });
  },
);

test('a school that resumes its card is not charged for the period that it paid by hand', async ({ api }) => {
  const { admin } = await importingSchool(api);
  const { client, charge, mine, subscription } = await subscribed(api, admin, 'price_escuela-mensual');
  await client.call(cancelMembership);
  await payPlan(api, admin, SCHOOL_MONTHLY);
  const paid = (await mine())?.paid_until;
  await client.call(resumeMembership);
  await endSuperseded(api);
  expect(await subscription()).toMatchObject({ status: 'active', cancelAtPeriodEnd: true });
  await charge('approved');
  expect((await client.call(listMyOrders)).data).toHaveLength(2);
  expect(await mine()).toMatchObject({ paid_until: paid, cancelled: false });
});

test('a school that resumes its card after its payment by hand went back goes on with the card', async ({ api }) => {
  const { admin } = await importingSchool(api);
  const { client, charge, mine, subscription } = await subscribed(api, admin, 'price_escuela-mensual');
  await client.call(cancelMembership);
  const order = await payPlan(api, admin, SCHOOL_MONTHLY);
  const owner = await api.member('admin');
  await owner.client.call(refundOrder, { params: { id: order }, body: { reason: 'payer', note: null } });
  await api.jobRunner.runDue();
  await client.call(resumeMembership);
  await endSuperseded(api);
  expect(await subscription()).toMatchObject({ status: 'active', cancelAtPeriodEnd: false });
  await charge('approved');
  expect(await mine()).toMatchObject({ status: 'active', renews: true, cancelled: false });
});

test('a year of a school’s card goes on after a month that was paid by hand', async ({ api }) => {
  const { admin } = await importingSchool(api);
  const { client, order, mine, subscription } = await subscribed(api, admin, 'price_escuela-anual');
  await client.call(cancelMembership);
  await payPlan(api, admin, SCHOOL_MONTHLY);
  await client.call(resumeMembership);
  await endIn(api, order, -1);
  await beginPaidPeriods(api.app.db, new Date());
  expect((await mine())?.membership).toBe('mensual');
  await endSuperseded(api);
  expect(await subscription()).toMatchObject({ status: 'active', cancelAtPeriodEnd: false });
});
