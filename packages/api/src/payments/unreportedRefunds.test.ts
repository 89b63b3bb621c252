import { randomUUID } from 'node:crypto';

import { DAY_MS } from '@lia/sdk/calendar/durations';
import { confirmSandboxIntent, refundSandboxPayment } from '@lia/sdk/payments/sandboxCards';
import { getOrder } from '@lia/sdk/receipts/administration';
import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect } from 'vitest';

import { users } from '../accounts/tables.ts';
import { memberships } from '../memberships/tables.ts';
import { type RunningApi, test } from '../testing/api.ts';
import { openIntent, paymentsOf, PLAN_TOTAL, placeOrder, reconcileNow, statusOf, tokenise } from '../testing/cards.ts';
import { openDonation } from '../testing/donations.ts';
import { emailsTo } from '../testing/mail.ts';
import { orderPlan, planPayment, planPurchase } from '../testing/planPurchases.ts';
import { pay, context } from '../testing/receipts.ts';
import { providerOf } from './configured.ts';
import { type PaymentSource, type ProviderPayment, ProviderUnavailable } from './provider.ts';
import { reconcile } from './reconcile.ts';
import { settle } from './settle.ts';
import { subscriptions } from './tables.ts';

const inDays = (days: number): Date => new Date(Date.now() + days * DAY_MS);

const unreported = { notifications: 0 };

/** The company gives money back by itself, and its event is lost. */
const refundUnreported = (api: RunningApi, id: string, amount?: number) =>
  api.visitor.call(refundSandboxPayment, {
    params: { id },
    body: { ...(amount !== undefined && { amount }), ...unreported },
  });

async function paidByCard(api: RunningApi, payer_email: string): Promise<{ orderId: string; id: string }> {
  const orderId = await placeOrder(api, { payer_email });
  const { id, clientSecret } = await openIntent(api, orderId);
  const body = { client_secret: clientSecret, payment_method: await tokenise(api) };
  await api.visitor.call(confirmSandboxIntent, { body });
  return { orderId, id };
}

async function shownTo(api: RunningApi, orderId: string) {
  const admin = await api.member('admin');
  return admin.client.call(getOrder, { params: { id: orderId } });
}

describe('refunds without a provider event', () => {
  test('is found by the next day, entered in the ledger, and reported to the payer', async ({ api }) => {
    const { orderId, id } = await paidByCard(api, 'callada@example.mx');
    await refundUnreported(api, id);
    expect(await statusOf(api, orderId)).toBe('approved');
    await reconcileNow(api, inDays(1.1));
    expect(await statusOf(api, orderId)).toBe('refunded');
    expect(await shownTo(api, orderId)).toMatchObject({
      status: 'refunded',
      cancelled_at: expect.any(String),
      payments: [{ id, status: 'refunded', refunded: PLAN_TOTAL }],
      refunds: [{ payment_id: id, reason: 'reported', status: 'completed', amount: PLAN_TOTAL }],
    });
    const emails = await emailsTo(api, 'callada@example.mx');
    expect(emails.some(({ subject }) => /cancel/i.test(subject ?? ''))).toBe(true);
  });

  test('in part is booked, and the order stands', async ({ api }) => {
    const { orderId, id } = await paidByCard(api, 'parte.callada@example.mx');
    await refundUnreported(api, id, 50_00);
    await reconcileNow(api, inDays(1.1));
    await reconcileNow(api, inDays(2.2));
    expect(await shownTo(api, orderId)).toMatchObject({
      status: 'approved',
      refunds: [{ payment_id: id, reason: 'reported', status: 'completed', amount: 50_00 }],
    });
  });

  test('takes the membership back with it', async ({ api }) => {
    const order = await orderPlan(api, planPurchase('calladas'));
    const json = planPayment(order, await tokenise(api));
    expect(await api.request('POST', '/stripe/public/sub', { json })).toMatchObject({ status: 200 });
    const roles = async () =>
      (await api.app.db.select().from(users).where(eq(users.username, 'calladas')))[0]?.role ?? [];
    expect(await roles()).toEqual(['Padre-M']);
    const [payment] = await paymentsOf(api, order);
    await refundUnreported(api, payment?.id ?? '');
    await reconcileNow(api, inDays(1.1));
    expect(await statusOf(api, order)).toBe('refunded');
    const [membership] = await api.app.db.select().from(memberships).where(eq(memberships.orderId, order));
    expect(membership).toMatchObject({ status: 'ended' });
    expect(await roles()).toEqual(['padre']);
  });

  test('at the company of a checkout is found as well', async ({ api }) => {
    const open = await openDonation(api);
    const id = await pay(api, open);
    const provider = providerOf(api.app);
    expect(await provider.refundPayment(id)).toBe(true);
    await reconcile(context(api), provider, inDays(1.1));
    expect(await statusOf(api, open.orderId)).toBe('refunded');
  });
});

describe('paid orders are asked about', () => {
  // A company of each test: what an earlier attempt left is not asked about.
  let name = '';
  beforeEach(() => {
    name = `far-away-${randomUUID()}`;
  });

  /** A subscription of an order whose period ended so many days ago. */
  const subscribe = (api: RunningApi, orderId: string, days: number) =>
    api.app.db.insert(subscriptions).values({
      provider: name,
      id: orderId,
      orderId,
      status: 'active',
      currentPeriodEnd: inDays(-days),
      cancelAtPeriodEnd: false,
      reconciledAt: inDays(-days),
    });

  async function dueSince(api: RunningApi, days: number): Promise<string> {
    const orderId = await paidOrder(api);
    await subscribe(api, orderId, days);
    return orderId;
  }

  /** A provider that reports all payments as paid, and records which it was asked about. */
  function listening(): PaymentSource & { asked: string[] } {
    const asked: string[] = [];
    return {
      name,
      asked,
      readEvent: () => 'forged',
      findPayments: async () => [],
      findTransactions: () => Promise.resolve([]),
      refundPayment: async () => false,
      async lookUpPayment(id) {
        asked.push(id);
        return paymentBy(id);
      },
    };
  }

  const paymentBy = (orderId: string): ProviderPayment => ({
    id: orderId,
    orderId,
    status: 'approved',
    method: 'card',
    amount: PLAN_TOTAL,
    refunded: 0,
    createdAt: new Date(),
    paidAt: new Date(),
    failure: null,
    voucher: null,
  });

  async function paidOrder(api: RunningApi): Promise<string> {
    const id = await placeOrder(api, { provider: name });
    await settle(context(api), name, paymentBy(id));
    return id;
  }

  test('a day later, then ever less often, and no more once they cannot be disputed', async ({ api }) => {
    const id = await paidOrder(api);
    const company = listening();
    const days: number[] = [];
    for (let day = 0.5; day < 130; day += 0.5) {
      const before = company.asked.length;
      await reconcile(context(api), company, inDays(day));
      if (company.asked.length > before) days.push(day);
    }
    expect(company.asked.every((asked) => asked === id)).toBe(true);
    expect(days.slice(0, 3)).toEqual([1, 2, 3]);
    const gaps = days.slice(1).map((day, index) => day - (days[index] ?? 0));
    expect(gaps).toEqual(gaps.toSorted((a, b) => a - b));
    expect(Math.max(...gaps)).toBeLessThanOrEqual(13);
    expect(days.at(-1)).toBeGreaterThan(100);
    expect(days.at(-1)).toBeLessThanOrEqual(120);
  });

  test('in batches, each in its turn', async ({ api }) => {
    const ids = await Promise.all(Array.from({ length: 60 }, () => paidOrder(api)));
    const company = listening();
    await reconcile(context(api), company, inDays(1.1));
    const first = company.asked.length;
    expect(first).toBeLessThan(ids.length);
    await reconcile(context(api), company, inDays(1.1));
    expect(company.asked.toSorted()).toEqual(ids.toSorted());
  });

  test('and one that the company cannot answer does not delay the others', async ({ api }) => {
    const [broken, other] = [await paidOrder(api), await paidOrder(api)];
    const company = listening();
    const lookUpPayment = async (id: string) => {
      if (id === broken) throw new Error('Unreadable answer');
      return company.lookUpPayment(id);
    };
    await expect(reconcile(context(api), { ...company, lookUpPayment }, inDays(1.1))).rejects.toThrow(AggregateError);
    expect(company.asked).toContain(other);
  });

  test('and three open ones that it cannot answer delay neither open nor paid ones', async ({ api }) => {
    const unanswered = await Promise.all([0, 1, 2].map(() => placeOrder(api, { provider: name })));
    const [open, paid] = [await placeOrder(api, { provider: name }), await paidOrder(api)];
    const company = listening();
    const findPayments = async (id: string) => {
      if (unanswered.includes(id)) throw new ProviderUnavailable(new Error('Unreadable answer'));
      return [paymentBy(id)];
    };
    const run = (day: number) => reconcile(context(api), { ...company, findPayments }, inDays(day));
    await expect(run(1.1)).rejects.toThrow(AggregateError);
    expect(company.asked).toContain(paid);
    await expect(run(1.3)).rejects.toThrow(AggregateError);
    expect(await statusOf(api, open)).toBe('approved');
  });

  test('and three subscriptions that it cannot answer do not delay a later one', async ({ api }) => {
    const ids = await Promise.all([4, 3, 2, 1].map((days) => dueSince(api, days)));
    const asked: string[] = [];
    const lookUpSubscription = async (id: string) => {
      asked.push(id);
      if (id !== ids[3]) throw new ProviderUnavailable(new Error('Unreadable answer'));
      return null;
    };
    const company = { ...listening(), createIntent: null, findSubscriptions: async () => [], lookUpSubscription };
    const run = () => reconcile(context(api), company, inDays(1.1));
    await expect(run()).rejects.toThrow(AggregateError);
    expect(asked).toEqual(ids.slice(0, 3));
    await expect(run()).rejects.toThrow(AggregateError);
    expect(asked).toContain(ids[3]);
  });

  test('and counted in the progress, as open ones and due subscriptions are, also those that fail', async ({ api }) => {
    const orderId = await placeOrder(api, { provider: name });
    await subscribe(api, orderId, 0);
    const [broken] = [await paidOrder(api), await paidOrder(api)];
    const lookUpPayment = async (id: string) => {
      if (id === broken) throw new Error('Unreadable answer');
      return paymentBy(id);
    };
    const reported: [number, number][] = [];
    const run = { progress: async (done: number, total: number) => void reported.push([done, total]) };
    const company = { ...listening(), lookUpPayment, createIntent: null, findSubscriptions: async () => [] };
    const reconciled = reconcile(context(api), company, inDays(1.1), run);
    await expect(reconciled).rejects.toThrow(AggregateError);
    expect(reported).toEqual([
      [1, 1],
      // The company takes no question about subscriptions.
      [1, 1],
      [1, 2],
      [2, 2],
    ]);
  });
});
