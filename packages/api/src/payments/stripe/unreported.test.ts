import { refundOrder } from '@lia/sdk/receipts/administration';
import { expect } from 'vitest';

import { paymentContextOf } from '../fulfilment.ts';
import type { RunningApi } from '../../testing/api.ts';
import { event, notify, openOrder, statusOf, test } from '../../testing/stripeApi.ts';
import type { FakeStripe } from '../../testing/fakeStripe.ts';
import { cardsOf } from '../configured.ts';
import { reconcile } from '../reconcile.ts';

const DAY_MS = 86_400_000;

/** A run of the reconciler on the day after. */
const nextDay = ({ app }: RunningApi) =>
  reconcile(paymentContextOf(app), cardsOf(app), new Date(Date.now() + 1.1 * DAY_MS));

async function paidByCard(api: RunningApi, stripe: FakeStripe): Promise<{ orderId: string; id: string }> {
  const { orderId, id } = await openOrder(api);
  stripe.outcome(id, 'approves');
  await notify(api, event('payment_intent.succeeded', { object: 'payment_intent', id }));
  expect(await statusOf(api, orderId)).toBe('approved');
  return { orderId, id };
}

test('a dispute that is lost without a provider event is found, by one request for a payment', async ({
  api,
  stripe,
}) => {
  const { orderId, id } = await paidByCard(api, stripe);
  stripe.dispute(id, 'lost');
  const before = stripe.requests.length;
  await nextDay(api);
  expect(await statusOf(api, orderId)).toBe('refunded');
  expect(stripe.requests.slice(before).map(({ method, path }) => `${method} ${path}`)).toEqual([
    `GET /v1/payment_intents/${id}`,
    'GET /v1/disputes',
  ]);
});

test('a dispute that is open takes nothing away', async ({ api, stripe }) => {
  const { orderId, id } = await paidByCard(api, stripe);
  stripe.dispute(id, 'under_review');
  await nextDay(api);
  expect(await statusOf(api, orderId)).toBe('approved');
});

test('an inquiry does not hold a refund, a dispute does', async ({ api, stripe }) => {
  const admin = await api.member('admin');
  const refund = (id: string) =>
    admin.client.call(refundOrder, { params: { id }, body: { reason: 'payer', note: null } });
  const [asked, disputed] = [await paidByCard(api, stripe), await paidByCard(api, stripe)];
  stripe.dispute(asked.id, 'warning_needs_response');
  stripe.dispute(disputed.id, 'needs_response');
  await nextDay(api);
  await expect(refund(disputed.orderId)).rejects.toMatchObject({ code: 'ORDER_DISPUTED' });
  await refund(asked.orderId);
  await api.jobRunner.runDue();
  expect(await statusOf(api, asked.orderId)).toBe('refunded');
});
