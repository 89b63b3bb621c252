import { randomUUID } from 'node:crypto';

import { eq } from 'drizzle-orm';
import { expect, onTestFinished, test } from 'vitest';

import { jobs } from '../platform/jobs/tables.ts';
import { outbox } from '../platform/mail/tables.ts';
import { openDatabase } from '../platform/openDatabase.ts';
import { payer, PLAN_TOTAL } from '../testing/cards.ts';
import type { FakeRequest } from '../testing/fakeServer.ts';
import { startFakeStripe } from '../testing/fakeStripe.ts';
import { freePort } from '../testing/freePort.ts';
import { freshDatabase } from '../testing/freshDatabase.ts';
import { type ServerProcess, startServerProcess } from '../testing/serverProcess.ts';
import { event, keys, signed, WEBHOOK_SECRET } from '../testing/stripeApi.ts';
import { insertOrder } from './store.ts';
import { StripeCards } from './stripe/provider.ts';
import { orders, refunds } from './tables.ts';

/** Reports a paid intent as Stripe does. A server that is killed may have stored it without answering. */
async function report({ baseUrl }: ServerProcess, intent: string): Promise<void> {
  const body = event('payment_intent.succeeded', { id: intent, object: 'payment_intent' });
  const headers = { 'Content-Type': 'application/json', 'Stripe-Signature': signed(body) };
  const answer = fetch(`${baseUrl}/payments/notifications/stripe`, { method: 'POST', headers, body });
  const status = await answer.then((response) => response.status).catch(() => 'cut');
  expect([200, 'cut']).toContain(status);
}

test('a server that is killed while it refunds a payment refunds it once', async () => {
  const fresh = await freshDatabase();
  onTestFinished(fresh.remove);
  const stripe = await startFakeStripe();
  onTestFinished(() => stripe.close());
  const { db, close } = await openDatabase(fresh);
  onTestFinished(close);
  const port = await freePort();
  const start = () =>
    startServerProcess(fresh, port, {
      LIA_STRIPE_SECRET_KEY: keys.secretKey,
      LIA_STRIPE_PUBLISHABLE_KEY: keys.publishableKey,
      LIA_STRIPE_WEBHOOK_SECRET: WEBHOOK_SECRET,
      LIA_STRIPE_API_URL: stripe.url,
    });

  /** Kills a server while the fake holds the answer to a request that it has carried out. */
  const killedAt = (server: Promise<ServerProcess>, isIt: (request: FakeRequest) => boolean): Promise<void> =>
    new Promise((resolve, reject) => {
      stripe.onRequest.listener = async (request) => {
        if (!isIt(request)) return;
        stripe.onRequest.listener = null;
        await server.then(async (running) => running.kill()).then(resolve, reject);
      };
    });

  /** Ends the leases of the killed server, as time would. */
  const endLeases = () => db.update(jobs).set({ leasedUntil: new Date() }).where(eq(jobs.status, 'running'));

  // The reconciler would find the refund by itself: one that waits keeps others from being enqueued.
  const tomorrow = new Date(Date.now() + 86_400_000);
  await db.insert(jobs).values({ kind: 'reconcile stripe', key: 'tomorrow', payload: {}, dueAt: tomorrow });

  // One order that is paid twice.
  const orderId = randomUUID();
  await db.transaction(async (tx) => {
    await insertOrder(tx, {
      id: orderId,
      reason: 'donation',
      title: 'Plan mensual para padres',
      quantity: 1,
      unit_price: PLAN_TOTAL,
      total: PLAN_TOTAL,
      payer_name: payer.name,
      payer_email: payer.email,
      provider: 'stripe',
    });
  });
  const adapter = new StripeCards({ ...keys, apiUrl: stripe.url });
  const intents: string[] = [];
  for (const attempt of [0, 1]) {
    const { id } = await adapter.createIntent({
      orderId,
      attempt,
      amount: PLAN_TOTAL,
      currency: 'MXN',
      method: 'card',
      expiresAfterDays: 3,
      description: 'Plan',
    });
    stripe.outcome(id, 'approves');
    intents.push(id);
  }

  const isRefund = ({ path }: FakeRequest): boolean => path.endsWith('/refunds');
  const refunded = () => [...stripe.intents.values()].filter((it) => Object(it.latest_charge).refunded === true);

  // Killed when Stripe has refunded, and its answer is not there yet.
  const first = await start();
  const killedOnce = killedAt(Promise.resolve(first), isRefund);
  await Promise.all(intents.map((intent) => report(first, intent)));
  await killedOnce;
  expect(await db.select({ status: refunds.status }).from(refunds)).toEqual([{ status: 'requested' }]);
  const [returned] = refunded();
  expect(intents).toContain(returned?.id);

  // Killed again when the answer came, and the refund is looked up to be entered.
  await endLeases();
  let answered = false;
  // The job may run before the server is known to be ready.
  await killedAt(start(), (request) => {
    answered ||= isRefund(request);
    return answered && request.method === 'GET' && request.path.endsWith(`/${returned?.id}`);
  });
  expect(await db.select({ status: refunds.status }).from(refunds)).toEqual([{ status: 'requested' }]);

  await endLeases();
  const last = await start();
  const ofRefund = () => db.select().from(jobs).where(eq(jobs.kind, 'refund payment'));
  await expect.poll(ofRefund).toMatchObject([{ status: 'succeeded', attempts: 3 }]);
  expect(await last.stop()).toBe(0);

  expect(await db.select().from(refunds)).toMatchObject([
    { paymentId: returned?.id, orderId, amount: PLAN_TOTAL, reason: 'duplicate', status: 'completed' },
  ]);
  expect(refunded().map(({ id }) => id)).toEqual([returned?.id]);
  // Stripe itself refunds once per idempotency key.
  const asked = stripe.requests.filter(isRefund);
  expect(asked.length).toBeGreaterThan(1);
  expect(new Set(asked.map(({ headers, body }) => `${String(headers['idempotency-key'])} ${body}`)).size).toBe(1);
  expect(await db.select({ status: orders.status }).from(orders)).toEqual([{ status: 'approved' }]);
  expect(await db.$count(outbox, eq(outbox.kind, 'refund'))).toBe(1);
}, 120_000);
