import { randomUUID } from 'node:crypto';

import { asc, eq, inArray, isNull, ne } from 'drizzle-orm';
import Stripe from 'stripe';
import { expect, onTestFinished, test } from 'vitest';

import { jobs } from '../platform/jobs/tables.ts';
import { openDatabase } from '../platform/openDatabase.ts';
import { receipts } from '../receipts/tables.ts';
import { PLAN_TOTAL } from '../testing/cards.ts';
import { freePort } from '../testing/freePort.ts';
import { freshDatabase } from '../testing/freshDatabase.ts';
import { startServerProcess } from '../testing/serverProcess.ts';
import { startFakeStripe } from '../testing/fakeStripe.ts';
import { insertOrder } from './store.ts';
import { StripeCards } from './stripe/provider.ts';
import { orders, payments, providerEvents } from './tables.ts';

const keys = { secretKey: 'sk_test_1', publishableKey: 'pk_test_1', webhookSecret: 'whsec_of_this_test' };

/** At which of the questions that the provider events of one reconciliation lead to the server is killed. */
const KILLED_AT = [1, 8];
const REPORTED_BEFORE = 8;

test('a server that is killed between the answer of the company and its own commit settles once, later', async () => {
  const fresh = await freshDatabase();
  onTestFinished(fresh.remove);
  const stripe = await startFakeStripe();
  onTestFinished(() => stripe.close());
  const adapter = new StripeCards({ ...keys, apiUrl: stripe.url });
  const settings = {
    LIA_STRIPE_SECRET_KEY: keys.secretKey,
    LIA_STRIPE_PUBLISHABLE_KEY: keys.publishableKey,
    LIA_STRIPE_WEBHOOK_SECRET: keys.webhookSecret,
    LIA_STRIPE_API_URL: stripe.url,
  };
  const port = await freePort();

  async function placeOrders(): Promise<string[]> {
    const ids = Array.from({ length: REPORTED_BEFORE + 1 }, () => randomUUID());
    const { db, close } = await openDatabase(fresh);
    await db.transaction(async (tx) => {
      for (const id of ids) {
        await insertOrder(tx, {
          id,
          reason: 'donation',
          title: 'Plan mensual para padres',
          quantity: 1,
          unit_price: PLAN_TOTAL,
          total: PLAN_TOTAL,
          payer_name: 'Lucía Herrera',
          payer_email: 'lucia@example.mx',
          provider: 'stripe',
        });
      }
    });
    await close();
    return ids;
  }

  const intentOf = async (orderId: string): Promise<string> => {
    const { id } = await adapter.createIntent({
      orderId,
      attempt: 0,
      amount: PLAN_TOTAL,
      currency: 'MXN',
      method: 'card',
      expiresAfterDays: 3,
      description: 'Plan',
    });
    return id;
  };

  async function report(baseUrl: string, intent: string): Promise<number> {
    const object = { id: intent, object: 'payment_intent' };
    const payload = JSON.stringify({
      id: `evt_${intent}`,
      object: 'event',
      type: 'payment_intent.succeeded',
      data: { object },
    });
    const response = await fetch(`${baseUrl}/payments/notifications/stripe`, {
      method: 'POST',
      headers: {
        'Content-Type': 'application/json',
        'Stripe-Signature': Stripe.webhooks.generateTestHeaderString({ payload, secret: keys.webhookSecret }),
      },
      body: payload,
    });
    return response.status;
  }

  const all: string[] = [];
  const acknowledged = new Set<string>();
  let cut = 0;
  for (const killedAt of KILLED_AT) {
    const placed = await placeOrders();
    all.push(...placed);
    const created = await Promise.all(placed.map(intentOf));
    const server = await startServerProcess(fresh, port, settings);
    for (const intent of created) stripe.outcome(intent, 'approves');
    const intents = created.slice(0, REPORTED_BEFORE);
    const reportedAtKill = created.slice(REPORTED_BEFORE);

    const send = async (intent: string): Promise<void> => {
      try {
        expect(await report(server.baseUrl, intent)).toBe(200);
        acknowledged.add(intent);
      } catch (error) {
        if (!(error instanceof TypeError)) throw error;
        cut += 1;
      }
    };

    // The server is killed while it queries Stripe about the reported intents, which may be after it acknowledged them all.
    const killed = new Promise<unknown>((resolve) => {
      const asked = new Set<string>();
      let killing: Promise<unknown> | undefined;
      stripe.onRequest.listener = async ({ path }) => {
        if (!intents.some((intent) => path.endsWith(`/${intent}`))) return;
        asked.add(path);
        if (asked.size < killedAt) return;
        // A process that got its signal answers nothing more, so these reports are always cut.
        killing ??= Promise.all([server.kill(), ...reportedAtKill.map(send)]);
        resolve(killing);
        await killing;
      };
    });
    await Promise.all([...intents, ...intents].map(send));
    await killed;
    stripe.onRequest.listener = null;
    expect(reportedAtKill.filter((intent) => acknowledged.has(intent))).toEqual([]);
  }
  expect(cut).toBeGreaterThan(0);

  const { db, close } = await openDatabase(fresh);
  onTestFinished(close);
  // The leases of the killed servers are over, and another minute begins for the reconciler.
  await db.update(jobs).set({ leasedUntil: new Date() }).where(eq(jobs.status, 'running'));
  await db.delete(jobs).where(eq(jobs.kind, 'reconcile stripe'));
  // The company repeats what was not acknowledged. What was, is processed without being reported again.
  const last = await startServerProcess(fresh, port, settings);
  expect(acknowledged.size).toBeGreaterThan(0);
  const again = [...stripe.intents.keys()].filter((intent) => !acknowledged.has(intent));
  for (const intent of again) expect(await report(last.baseUrl, intent)).toBe(200);
  const unpaid = () => db.$count(orders, ne(orders.status, 'approved'));
  await expect.poll(unpaid).toBe(0);
  const unprocessed = () => db.$count(providerEvents, isNull(providerEvents.processedAt));
  await expect.poll(unprocessed).toBe(0);
  await last.stop();

  const settled = await db.select().from(orders).orderBy(asc(orders.createdAt));
  expect(settled.map(({ id, status }) => `${id} ${status}`).toSorted()).toEqual(
    all.map((id) => `${id} approved`).toSorted(),
  );
  const paid = await db.select().from(payments).where(inArray(payments.orderId, all));
  expect(paid.map(({ orderId, status, amount }) => `${orderId} ${status} ${amount}`).toSorted()).toEqual(
    all.map((id) => `${id} approved ${PLAN_TOTAL}`).toSorted(),
  );
  const issued = await db.select({ orderId: receipts.orderId, folio: receipts.folio }).from(receipts);
  expect(issued.map(({ orderId }) => orderId).toSorted()).toEqual(all.toSorted());
  expect(issued.map(({ folio }) => folio).toSorted((a, b) => a - b)).toEqual(all.map((_, n) => n + 1));
  expect(await db.$count(providerEvents, eq(providerEvents.outcome, 'processed'))).toBe(
    await db.$count(providerEvents),
  );
}, 240_000);
