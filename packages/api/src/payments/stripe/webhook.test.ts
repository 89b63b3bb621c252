import { and, eq } from 'drizzle-orm';
import { expect } from 'vitest';

import { jobs } from '../../platform/jobs/tables.ts';
import type { RunningApi } from '../../testing/api.ts';
import { PLAN_TOTAL, placeOrder } from '../../testing/cards.ts';
import { event, notify, openOrder, reconcileNow, statusOf, test } from '../../testing/stripeApi.ts';
import { refunds } from '../tables.ts';

const jobOf = async ({ app }: RunningApi, kind: string, key: string) =>
  (
    await app.db
      .select()
      .from(jobs)
      .where(and(eq(jobs.kind, kind), eq(jobs.key, key)))
  )[0];

test('an event is acknowledged although Stripe does not answer, and processed once it does', async ({
  api,
  stripe,
}) => {
  const { orderId, id } = await openOrder(api);
  stripe.outcome(id, 'approves');
  stripe.outage.fault = 503;
  const body = event('payment_intent.succeeded', { object: 'payment_intent', id }, 'evt_outage');
  expect(await notify(api, body)).toMatchObject({ status: 200 });
  const key = 'stripe:evt_outage';
  expect(await jobOf(api, 'process provider event', key)).toMatchObject({
    status: 'waiting',
    failure: 'SERVICE_UNAVAILABLE',
  });
  stripe.outage.fault = null;
  // Stripe repeats it, and need not wait for the next attempt.
  expect(await notify(api, body)).toMatchObject({ status: 200 });
  expect(await statusOf(api, orderId)).toBe('approved');
  expect(await jobOf(api, 'process provider event', key)).toMatchObject({
    status: 'succeeded',
    attempts: 2,
    result: { outcome: 'processed' },
  });
});

test('a refund that fails holds up no other one', async ({ api, stripe }) => {
  const stuck = await placeOrder(api);
  const unknown = { provider: 'former company', paymentId: 'pi_none', orderId: stuck, amount: PLAN_TOTAL };
  const [broken] = await api.app.db
    .insert(refunds)
    .values({ ...unknown, reason: 'duplicate', status: 'requested' })
    .returning();
  const key = broken?.id ?? '';
  await api.app.db.insert(jobs).values({ kind: 'refund payment', key, payload: { refund: key }, dueAt: new Date(0) });
  const { orderId, id } = await openOrder(api);
  stripe.outcome(id, 'approves');
  const second = await openOrder(api);
  const intent = stripe.intents.get(second.id);
  if (intent) intent.metadata = { order: orderId };
  stripe.outcome(second.id, 'approves');
  for (const paid of [id, second.id])
    await notify(api, event('payment_intent.succeeded', { object: 'payment_intent', id: paid }));
  await reconcileNow(api);
  expect(await jobOf(api, 'refund payment', key)).toMatchObject({
    status: 'waiting',
    failure: 'PROVIDER_NOT_CONFIGURED',
  });
  expect(await api.app.db.select().from(refunds).where(eq(refunds.orderId, orderId))).toMatchObject([
    { status: 'completed', reason: 'duplicate' },
  ]);
  expect(await statusOf(api, orderId)).toBe('approved');
});
