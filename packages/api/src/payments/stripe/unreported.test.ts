import { login } from '@lia/sdk/accounts/endpoints';
import { DAY_MS, HOUR_MS } from '@lia/sdk/calendar/durations';
import { cancelMembership, getMyMembership } from '@lia/sdk/memberships/endpoints';
import { refundOrder } from '@lia/sdk/receipts/administration';
import { subscribe } from '@lia/sdk/registrations/endpoints';
import { expect } from 'vitest';

import { endMemberships } from '../../memberships/settle.ts';
import { emailsTo } from '../../testing/mail.ts';
import { paymentContextOf } from '../fulfilment.ts';
import type { RunningApi } from '../../testing/api.ts';
import { orderPlan, planPayment, planPurchase } from '../../testing/planPurchases.ts';
import { event, notify, openOrder, statusOf, test } from '../../testing/stripeApi.ts';
import type { FakeStripe } from '../../testing/fakeStripe.ts';
import { cardsOf } from '../configured.ts';
import { reconcile } from '../reconcile.ts';

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

/** A family whose card pays a monthly plan. */
async function subscribed(api: RunningApi, stripe: FakeStripe, family: string) {
  const body = planPurchase(family);
  const order = await orderPlan(api, body);
  await api.visitor.call(subscribe, { body: planPayment(order, 'pm_1111') });
  const { username, password, email } = body.form;
  const { access_token } = await api.visitor.call(login, { body: { username, password } });
  const client = api.clientOf(access_token);
  const membership = async () => (await client.call(getMyMembership)).data;
  const paidUntil = async () => new Date((await membership())?.paid_until ?? 0);
  const end = await paidUntil();
  const later = (hours: number) => new Date(end.getTime() + hours * HOUR_MS);
  const hoursLater = (hours: number) => reconcile(paymentContextOf(api.app), cardsOf(api.app), later(hours));
  const mine = [...stripe.subscriptions.values()].find(({ metadata }) => metadata['order'] === order);
  return { id: mine?.id ?? '', client, email, end, membership, paidUntil, later, hoursLater };
}

test('a renewal whose bill is a draft yet is no failure: the family is notified once the bank declines', async ({
  api,
  stripe,
}) => {
  const { id, email, membership, later, hoursLater } = await subscribed(api, stripe, 'familia.sin.aviso');
  const invoice = stripe.draft(id, 'subscription_cycle');
  const standsAt = async (hours: number) => {
    await endMemberships(api.app.db, later(hours));
    const subjects = (await emailsTo(api, email)).map(({ subject = '' }) => subject);
    return { status: (await membership())?.status, refused: subjects.filter((one) => one.includes('renovar')).length };
  };
  expect(await standsAt(0.1)).toEqual({ status: 'active', refused: 0 });
  stripe.bank = 'declines';
  stripe.chargeDraft(invoice);
  stripe.bank = 'approves';
  await hoursLater(2);
  expect(await standsAt(2)).toEqual({ status: 'grace', refused: 1 });
});

test('a plan that is cancelled while its next bill is a draft is not charged any more', async ({ api, stripe }) => {
  const { id, client, end, membership, paidUntil, hoursLater } = await subscribed(api, stripe, 'familia.arrepentida');
  const invoice = stripe.draft(id, 'subscription_cycle');
  await client.call(cancelMembership);
  stripe.chargeDraft(invoice);
  await hoursLater(2);
  expect(await paidUntil()).toEqual(end);
  expect(await membership()).toMatchObject({ cancelled: true, renews: false });
  expect(stripe.subscriptions.get(id)?.status).toBe('canceled');
});

test('a renewal that the card company never charges is in grace a day after its period', async ({ api, stripe }) => {
  const { membership, later } = await subscribed(api, stripe, 'familia.sin.cargo');
  await endMemberships(api.app.db, later(23));
  expect(await membership()).toMatchObject({ status: 'active' });
  await endMemberships(api.app.db, later(25));
  expect(await membership()).toMatchObject({ status: 'grace' });
});

test('a renewal that was a draft when it was asked about is found, though its event is lost', async ({
  api,
  stripe,
}) => {
  const { id, end, paidUntil, hoursLater } = await subscribed(api, stripe, 'familia.del.borrador');

  const invoice = stripe.draft(id, 'subscription_cycle');
  await hoursLater(0.1);
  expect(await paidUntil()).toEqual(end);
  stripe.chargeDraft(invoice);
  await hoursLater(2);
  expect((await paidUntil()).getTime()).toBeGreaterThan(end.getTime());

  // What is paid is not asked about again.
  const asked = () => stripe.requests.filter(({ path }) => path === `/v1/subscriptions/${id}`).length;
  const before = asked();
  await hoursLater(3);
  expect(asked()).toBe(before);
});
