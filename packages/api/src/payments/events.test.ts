import { randomUUID } from 'node:crypto';

import { listProviderEvents, replayProviderEvent } from '@lia/sdk/payments/endpoints';
import {
  authenticateSandboxIntent,
  confirmSandboxIntent,
  decideSandboxVoucher,
  refundSandboxPayment,
  renewSandboxSubscription,
} from '@lia/sdk/payments/sandboxCards';
import { and, eq, isNull, like } from 'drizzle-orm';
import * as fc from 'fast-check';
import { describe, expect } from 'vitest';

import { receiptCancellations, receipts } from '../receipts/tables.ts';
import { type RunningApi, test } from '../testing/api.ts';
import { cards, openIntent, PLAN_TOTAL, placeOrder, tokenise } from '../testing/cards.ts';
import { cardsOf, sandboxCompany } from './configured.ts';
import { type Fulfil, type PaymentContext, paymentContextOf } from './fulfilment.ts';
import { orderStatus } from './orderStatus.ts';
import { JobRunner } from '../platform/jobs/runner.ts';
import { providerEventHandler, receive } from './receive.ts';
import { SIGNATURE_HEADER, sign } from './sandbox/signature.ts';
import { findOrder } from './store.ts';
import { orders, payments, providerEvents } from './tables.ts';

/** Processes provider events in a context of the test. */
const runnerOf = ({ app }: RunningApi, context: PaymentContext): JobRunner =>
  new JobRunner({
    db: app.db,
    log: { warn() {}, error() {} },
    handlers: [providerEventHandler(context, [cardsOf(app)])],
  });

const payer = { name: 'Lucía Herrera', email: 'lucia@example.mx' };
/** Changes at the company send no provider event, so that a test sends them in an order of its own. */
const unreported = { notifications: 0 };

/** What a provider event is about. */
interface Subject {
  type: 'payment' | 'subscription';
  id: string;
  orderId: string;
}

/** Changes payments at the company, without provider events. */
function company(api: RunningApi) {
  const { visitor } = api;
  async function intent(method: 'card' | 'oxxo', number?: string): Promise<Subject & { secret: string }> {
    const orderId = await placeOrder(api);
    const { id, clientSecret } = await openIntent(api, orderId, method);
    const how = number === undefined ? { oxxo: payer } : { payment_method: await tokenise(api, number) };
    await visitor.call(confirmSandboxIntent, { body: { client_secret: clientSecret, ...how, ...unreported } });
    return { type: 'payment', id, orderId, secret: clientSecret };
  }
  async function voucher(...decisions: ('paid' | 'expired' | 'paid_late')[]): Promise<Subject> {
    const subject = await intent('oxxo');
    const [payment] = await cardsOf(api.app).findPayments(subject.orderId);
    const id = payment?.voucher?.hostedUrl?.split('/').at(-1) ?? '';
    for (const decision of decisions) {
      await visitor.call(decideSandboxVoucher, { params: { id }, body: { decision, ...unreported } });
    }
    return subject;
  }
  return {
    card: (number: string): Promise<Subject> => intent('card', number),
    voucher,
    async changedMind(): Promise<Subject> {
      const subject = await intent('card', cards.declined);
      const again = { client_secret: subject.secret, payment_method: await tokenise(api), ...unreported };
      await visitor.call(confirmSandboxIntent, { body: again });
      return subject;
    },
    async authenticated(): Promise<Subject> {
      const subject = await intent('card', cards.careful);
      const body = { client_secret: subject.secret, approve: true, ...unreported };
      await visitor.call(authenticateSandboxIntent, { body });
      return subject;
    },
    async refunded(): Promise<Subject> {
      const subject = await intent('card', cards.good);
      await visitor.call(refundSandboxPayment, { params: { id: subject.id }, body: unreported });
      return subject;
    },
    async subscription(...renewals: ('approved' | 'rejected')[]): Promise<Subject> {
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
      for (const decision of renewals) {
        await visitor.call(renewSandboxSubscription, { params: { id: outcome.id }, body: { decision, ...unreported } });
      }
      return { type: 'subscription', id: outcome.id, orderId };
    },
  };
}

/** Everything that can happen to an order, once. */
async function everything(api: RunningApi): Promise<Subject[]> {
  const happens = company(api);
  return [
    await happens.card(cards.good),
    await happens.card(cards.poor),
    await happens.card(cards.careful),
    await happens.changedMind(),
    await happens.authenticated(),
    await happens.voucher(),
    await happens.voucher('paid'),
    await happens.voucher('expired'),
    await happens.voucher('expired', 'paid_late'),
    await happens.refunded(),
    await happens.subscription(),
    await happens.subscription('approved', 'rejected'),
    await happens.subscription('rejected', 'approved', 'approved'),
  ];
}

const expected = [
  'approved',
  'rejected',
  'pending',
  'approved',
  'approved',
  'pending',
  'approved',
  'expired',
  'approved',
  'refunded',
  'approved',
  'approved',
  'approved',
];

const eventBody = ({ type, id }: Subject, eventId: string): string =>
  JSON.stringify({ id: eventId, type, data: { id } });

function notify(api: RunningApi, body: string, { at = new Date(), key }: { at?: Date; key?: Uint8Array } = {}) {
  const signature = sign(key ?? sandboxCompany(api.app).secret, Buffer.from(body), at);
  const headers = { 'Content-Type': 'application/json', [SIGNATURE_HEADER]: signature };
  return api.request('POST', '/payments/notifications/sandbox-cards', { body, headers });
}

const inAnyOrder = <T>(all: readonly T[], seed: number): T[] =>
  fc.sample(fc.shuffledSubarray([...all], { minLength: all.length }), { numRuns: 1, seed }).flat();

const statusesOf = (api: RunningApi, subjects: readonly Subject[]) =>
  Promise.all(subjects.map(async ({ orderId }) => (await findOrder(api.app.db, orderId))?.status));

/** Compares our ledger of these orders, and of their renewals, with the company's. */
async function expectBalance(api: RunningApi, subjects: readonly Subject[]): Promise<void> {
  const { db } = api.app;
  const provider = cardsOf(api.app);
  for (const { type, id, orderId } of subjects) {
    const theirs =
      type === 'payment'
        ? await provider.findPayments(orderId)
        : (await provider.lookUpSubscription(id))?.bills.flatMap(({ payment }) => payment ?? []);
    const first = await db.select().from(orders).where(eq(orders.id, orderId));
    const all = [...first, ...(await db.select().from(orders).where(eq(orders.renewalOf, orderId)))];
    let ours = 0;
    for (const order of all) {
      const kept = await db.select().from(payments).where(eq(payments.orderId, order.id));
      expect(order.status).toBe(orderStatus(order.total, kept));
      ours += kept.reduce((sum, it) => (it.status === 'approved' ? sum + it.amount : sum), 0);
      // A receipt for each paid order, and for no other: what follows from a payment followed once.
      const standing = await db
        .select({ id: receipts.id })
        .from(receipts)
        .leftJoin(receiptCancellations, eq(receiptCancellations.receiptId, receipts.id))
        .where(and(eq(receipts.orderId, order.id), isNull(receiptCancellations.receiptId)));
      expect(standing).toHaveLength(order.status === 'approved' ? 1 : 0);
    }
    const paid = (theirs ?? []).filter(({ status }) => status === 'approved');
    expect(ours).toBe(paid.reduce((sum, { amount }) => sum + amount, 0));
    expect(all).toHaveLength(type === 'payment' ? 1 : (theirs?.length ?? 0));
  }
}

describe('what a company reports', () => {
  test('brings about each change once', async ({ api }) => {
    const subjects = await everything(api);
    const fulfilled = new Map<string, string[]>();
    const count: Fulfil = async (_, { id, status }) => {
      fulfilled.set(id, [...(fulfilled.get(id) ?? []), status]);
    };
    const followed: string[] = [];
    const context: PaymentContext = {
      db: api.app.db,
      assertPayable: async () => {},
      isTooLate: async () => false,
      fulfil: count,
      followers: {
        order: async () => {},
        payment: async (_, __, { id, status }) => void followed.push(`${id} ${status}`),
        subscription: async (_, __, { id, status }) => void followed.push(`${id} ${status}`),
      },
    };
    const provider = cardsOf(api.app);
    const runner = runnerOf(api, context);
    const reports = subjects.flatMap((subject) =>
      Array.from({ length: 10 }, (_, n) => {
        const event = {
          eventId: `${subject.id}:counted:${n % 3}`,
          type: subject.type,
          paymentId: subject.type === 'payment' ? subject.id : null,
          subscriptionId: subject.type === 'subscription' ? subject.id : null,
        };
        return () => receive(context, provider, event, '{}').then(() => runner.runDue());
      }),
    );
    await Promise.all(inAnyOrder(reports, 7).map((report) => report()));
    const changes = subjects.map(({ orderId }) => fulfilled.get(orderId) ?? []);
    expect(changes).toEqual(expected.map((status) => (status === 'pending' ? [] : [status])));
    const renewed = [...fulfilled.values()].flat();
    // Thirteen orders, two of them pending, and the four that renew.
    expect(renewed).toHaveLength(15);
    // Every payment, those that wait too, and the three subscriptions.
    expect(followed).toHaveLength(20);
    expect(new Set(followed).size).toBe(followed.length);
  });

  test('comes to the same ten times over, shuffled, among forgeries and old ones', async ({ api }) => {
    const subjects = await everything(api);
    const hourAgo = new Date(Date.now() - 3_600_000);
    const sends = subjects.flatMap((subject) => {
      const body = eventBody(subject, `${subject.id}:shuffled`);
      const other = eventBody(subject, `${subject.id}:shuffled:other`);
      const genuine = Array.from({ length: 10 }, () => ({ status: 200, send: () => notify(api, body) }));
      const key = new TextEncoder().encode('a key of my own');
      return [
        ...genuine,
        { status: 200, send: () => notify(api, other) },
        { status: 401, send: () => notify(api, body, { key }) },
        { status: 401, send: () => notify(api, body, { key: sandboxCompany(api.app).secret, at: hourAgo }) },
      ];
    });
    const answers = await Promise.all(
      inAnyOrder(sends, 1).map(async ({ status, send }) => ({ status, answer: await send() })),
    );
    for (const { status, answer } of answers) expect(answer.status).toBe(status);

    expect(await statusesOf(api, subjects)).toEqual(expected);
    await expectBalance(api, subjects);
    const kept = await api.app.db.$count(providerEvents, like(providerEvents.eventId, '%:shuffled%'));
    expect(kept).toBe(subjects.length * 2);
  });

  test('is done again where what follows from it failed', async ({ api }) => {
    const subject = await company(api).card(cards.good);
    let attempts = 0;
    const failOnce: Fulfil = async () => {
      attempts += 1;
      if (attempts === 1) throw new Error('The place is taken');
    };
    const context: PaymentContext = { ...paymentContextOf(api.app), fulfil: failOnce };
    const event = { eventId: `${subject.id}:failing`, type: 'payment', paymentId: subject.id, subscriptionId: null };
    await receive(context, cardsOf(api.app), event, '{}');
    const runner = runnerOf(api, context);
    await runner.runDue();
    // Neither the payment nor the status stands without what follows from them.
    expect(await statusesOf(api, [subject])).toEqual(['pending']);
    expect(await api.app.db.$count(payments, eq(payments.id, subject.id))).toBe(0);
    await runner.runDue(new Date(Date.now() + 3_600_000));
    expect(await statusesOf(api, [subject])).toEqual(['approved']);
    expect(attempts).toBe(2);
  });

  test('of an order that we have not written yet waits for it', async ({ api }) => {
    const orderId = randomUUID();
    const { id, clientSecret } = await openIntent(api, orderId);
    await api.visitor.call(confirmSandboxIntent, {
      body: { client_secret: clientSecret, payment_method: await tokenise(api), notifications: 2 },
    });
    const eventOf = async () => {
      const [event] = await api.app.db.select().from(providerEvents).where(eq(providerEvents.paymentId, id));
      return event;
    };
    expect(await eventOf()).toMatchObject({ outcome: null, processedAt: null });
    await placeOrder(api, { id: orderId });
    await api.jobRunner.runDue(new Date(Date.now() + 3_600_000));
    expect((await findOrder(api.app.db, orderId))?.status).toBe('approved');
    expect(await eventOf()).toMatchObject({ outcome: 'processed' });
  });

  test('of an order that never comes to be is given up after three days', async ({ api }) => {
    const { id, clientSecret } = await openIntent(api, randomUUID());
    const body = { client_secret: clientSecret, payment_method: await tokenise(api) };
    await api.visitor.call(confirmSandboxIntent, { body });
    for (const days of [1, 2, 4]) await api.jobRunner.runDue(new Date(Date.now() + days * 86_400_000));
    const [event] = await api.app.db.select().from(providerEvents).where(eq(providerEvents.paymentId, id));
    expect(event).toMatchObject({ outcome: 'abandoned', attempts: 3 });
  });
});

describe('the console', () => {
  test('lists what was reported, newest first, and acts on it once more', async ({ api }) => {
    const admin = (await api.member('admin')).client;
    const subject = await company(api).card(cards.good);
    const eventId = `${subject.id}:shown`;
    await notify(api, eventBody(subject, eventId));
    const filter = JSON.stringify({ q: subject.id, provider: 'sandbox-cards', status: 'processed' });
    const [shown, ...others] = await admin.call(listProviderEvents, { query: { filter } });
    expect(others).toEqual([]);
    expect(shown).toMatchObject({
      id: `sandbox-cards:${eventId}`,
      event_id: eventId,
      type: 'payment',
      status: 'processed',
      payment_id: subject.id,
      order_id: subject.orderId,
    });
    const newest = await admin.call(listProviderEvents, { query: { range: '[0,0]' } });
    expect(newest).toMatchObject([{ event_id: eventId }]);
    expect(await admin.call(listProviderEvents, { query: { filter: '{"q":"nothing of the kind"}' } })).toEqual([]);

    await api.visitor.call(refundSandboxPayment, { params: { id: subject.id }, body: unreported });
    const params = { provider: 'sandbox-cards', event_id: eventId };
    const replayed = await admin.call(replayProviderEvent, { params });
    expect(replayed).toMatchObject({ status: 'processed', order_id: subject.orderId });
    expect(await statusesOf(api, [subject])).toEqual(['refunded']);
  });

  test('is for administrators, and knows what it was asked', async ({ api }) => {
    const [admin, parent] = [await api.member('admin'), await api.member('padre')];
    const list = '/payments/events';
    const replay = '/payments/events/sandbox-cards/nothing/replay';
    for (const [method, path] of [
      ['GET', list],
      ['POST', replay],
    ] as const) {
      expect(await api.request(method, path)).toMatchObject({ status: 401 });
      expect(await api.request(method, path, { token: parent.token })).toMatchObject({ status: 403 });
    }
    const { token } = admin;
    expect(await api.request('POST', replay, { token })).toMatchObject({ status: 404 });
    expect(await api.request('POST', '/payments/events/nobody/x/replay', { token })).toMatchObject({ status: 404 });
    for (const filter of ['{"status":"lost"}', '{"order":1}', '[]']) {
      const path = `${list}?filter=${encodeURIComponent(filter)}`;
      expect(await api.request('GET', path, { token })).toMatchObject({ status: 422 });
    }
    expect(await api.request('GET', `${list}?sort=["payload","ASC"]`, { token })).toMatchObject({ status: 422 });
  });
});
