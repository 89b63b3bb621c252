import type { Role } from '@lia/sdk/accounts/roles';
import { DAY_MS } from '@lia/sdk/calendar/durations';
import {
  cancelMembership,
  changeMembershipCard,
  getMyMembership,
  listMyOrders,
  openCardChange,
  payMembership,
  resumeMembership,
  storeOrder,
  subscribeMember,
} from '@lia/sdk/memberships/endpoints';
import { firstTerms, GRACE_DAYS, periodEnd, priceIdOf } from '@lia/sdk/memberships/rules';
import { decideSandboxCheckout } from '@lia/sdk/payments/endpoints';
import {
  authenticateSandboxIntent,
  refundSandboxPayment,
  renewSandboxSubscription,
} from '@lia/sdk/payments/sandboxCards';
import { eq, inArray } from 'drizzle-orm';
import { describe, expect } from 'vitest';

import { users } from '../accounts/tables.ts';
import { paymentContextOf } from '../payments/fulfilment.ts';
import { cardsOf } from '../payments/configured.ts';
import { orders, subscriptions } from '../payments/tables.ts';
import { type Member, type RunningApi, test } from '../testing/api.ts';
import { cards, confirm, paymentsOf, tokenise } from '../testing/cards.ts';
import { emailsTo } from '../testing/mail.ts';
import { refusal } from '../testing/refusal.ts';
import { endMemberships } from './settle.ts';
import { endSupersededSubscriptions } from './supersededSubscriptions.ts';
import { memberships } from './tables.ts';

const [, monthly, annual, , teacherMonthly] = firstTerms.map((plan) => ({ ...plan, price_id: priceIdOf(plan) }));
if (!monthly || !annual || !teacherMonthly) throw new Error('There are nine plans');

const subscribed = async (api: RunningApi, { client }: Member, price = monthly.price_id, number: string = cards.good) =>
  client.call(subscribeMember, {
    body: {
      payment_method: await tokenise(api, number),
      email: 'ana@example.mx',
      prices: [price],
      currency: 'mxn',
    },
  });

async function rolesOf({ app }: RunningApi, { id }: Member): Promise<string[]> {
  const [row] = await app.db.select({ role: users.role }).from(users).where(eq(users.id, id));
  return row?.role ?? [];
}

async function subscriptionOf(api: RunningApi, orderId: string): Promise<string> {
  const [row] = await api.app.db.select().from(subscriptions).where(eq(subscriptions.orderId, orderId));
  if (!row) throw new Error('There is no subscription');
  return row.id;
}

describe('a member', () => {
  test('subscribes by card, and keeps their other roles', async ({ api }) => {
    const ana = await api.member('padre', 'maestro');
    const { data, message } = await subscribed(api, ana);
    expect([data.status, message]).toEqual(['paid', 'Se ha suscrito exitosamente']);
    expect(await rolesOf(api, ana)).toEqual(['Padre-M', 'maestro']);
    expect(await refusal(subscribed(api, ana))).toEqual([409, 'MEMBERSHIP_RENEWS', []]);
    const { data: listed } = await ana.client.call(listMyOrders);
    expect(listed).toMatchObject([{ reason: 'membership', status: 'approved', total: monthly.price }]);
    expect(listed[0]?.receipt).toMatch(/./);
  });

  test('is charged once for what two windows ask at once', async ({ api }) => {
    const ana = await api.member('padre');
    const json = {
      payment_method: await tokenise(api),
      email: 'ana@example.mx',
      prices: [monthly.price_id],
      currency: 'mxn',
    };
    const ask = () => api.request('POST', '/stripe/sub', { token: ana.token, json });
    await Promise.all([ask(), ask()]);
    expect((await ana.client.call(listMyOrders)).data).toHaveLength(1);
    expect(await api.app.db.$count(memberships, eq(memberships.userId, ana.id))).toBe(1);
  });

  test('whose card is refused has what they had', async ({ api }) => {
    const ana = await api.member('padre');
    expect(await refusal(subscribed(api, ana, monthly.price_id, cards.declined))).toEqual([402, 'CARD_DECLINED', []]);
    expect(await rolesOf(api, ana)).toEqual(['padre']);
    expect((await ana.client.call(getMyMembership)).data).toBeNull();
    expect((await subscribed(api, ana)).data.status).toBe('paid');
    expect((await ana.client.call(listMyOrders)).data).toHaveLength(1);
  });

  test('has the plan once their bank heard from them', async ({ api }) => {
    const ana = await api.member('padre');
    const { data } = await subscribed(api, ana, monthly.price_id, cards.careful);
    expect(data.status).toBe('requires_action');
    expect(await rolesOf(api, ana)).toEqual(['padre']);
    const body = { client_secret: data.client_secret ?? '', approve: true };
    await api.visitor.call(authenticateSandboxIntent, { body });
    expect(await rolesOf(api, ana)).toEqual(['Padre-M']);
  });

  test('is not charged for another number of licences than they were shown', async ({ api }) => {
    const ana = await api.member('padre');
    const body = { email: 'ana@example.mx', prices: [monthly.price_id], currency: 'mxn' };
    const subscribe = async (quantity: number) =>
      ana.client.call(subscribeMember, { body: { ...body, payment_method: await tokenise(api), quantity } });
    const fields = { quantity: 'El precio de este plan cambió. Revísalo y vuelve a intentarlo' };
    await expect(subscribe(2)).rejects.toMatchObject({ status: 422, fields });
    expect((await ana.client.call(listMyOrders)).data).toEqual([]);
    expect((await subscribe(1)).data.status).toBe('paid');
  });

  test('asks again with the card that the bank confirmed, and is not charged twice', async ({ api }) => {
    const ana = await api.member('padre');
    const payment_method = await tokenise(api, cards.careful);
    const body = { payment_method, email: 'ana@example.mx', prices: [monthly.price_id], currency: 'mxn' };
    const { data: first } = await ana.client.call(subscribeMember, { body });
    await api.visitor.call(authenticateSandboxIntent, {
      body: { client_secret: first.client_secret ?? '', approve: true },
    });
    const { data: again, message } = await ana.client.call(subscribeMember, { body });
    expect([again.status, message]).toEqual(['paid', 'Se ha suscrito exitosamente']);
    expect(again.order).toEqual(first.order);
    const { data: listed } = await ana.client.call(listMyOrders);
    expect(listed.map(({ receipt }) => receipt)).toEqual([again.payment]);
    expect(await refusal(subscribed(api, ana))).toEqual([409, 'MEMBERSHIP_RENEWS', []]);
  });

  test('is cancelled and resumed by its owner alone', async ({ api }) => {
    const [ana, other] = [await api.member('padre'), await api.member('padre')];
    await subscribed(api, ana);
    for (const call of [cancelMembership, resumeMembership, openCardChange]) {
      expect(await refusal(other.client.call(call))).toEqual([404, 'NOT_FOUND', []]);
    }
    await ana.client.call(cancelMembership);
    expect((await ana.client.call(getMyMembership)).data).toMatchObject({ status: 'active', cancelled: true });
    expect((await ana.client.call(resumeMembership)).message).toBe('Tu membresía se sigue renovando');
    expect((await ana.client.call(getMyMembership)).data).toMatchObject({ status: 'active', cancelled: false });
    expect((await other.client.call(listMyOrders)).data).toEqual([]);
  });

  test('who cancelled has the plan to the end of what is paid, and no longer', async ({ api }) => {
    const ana = await api.member('padre');
    await subscribed(api, ana);
    await ana.client.call(cancelMembership);
    const until = new Date((await ana.client.call(getMyMembership)).data?.paid_until ?? 0).getTime();
    await endMemberships(api.app.db, new Date(until - 1));
    expect(await rolesOf(api, ana)).toEqual(['Padre-M']);
    await endMemberships(api.app.db, new Date(until + 1));
    expect(await rolesOf(api, ana)).toEqual(['padre']);
  });

  test('pays a failed renewal by another card, in the grace period', async ({ api }) => {
    const ana = await api.member('padre');
    const { data } = await subscribed(api, ana);
    const id = await subscriptionOf(api, data.order.id);
    const until = new Date((await ana.client.call(getMyMembership)).data?.paid_until ?? 0).getTime();
    await api.visitor.call(renewSandboxSubscription, { params: { id }, body: { decision: 'rejected' } });
    await endMemberships(api.app.db, new Date(until + DAY_MS));
    const shown = async () => (await ana.client.call(getMyMembership)).data;
    const first = { brand: 'visa', last4: '4242' };
    expect(await shown()).toMatchObject({ status: 'grace', owes: true, card: first });
    const subjects = async () => (await emailsTo(api, `${ana.username}@example.com`)).map(({ subject }) => subject);
    expect(await subjects()).toContain('No pudimos renovar tu membresía');

    const poor = { payment_method: await tokenise(api, cards.poor) };
    expect(await refusal(ana.client.call(changeMembershipCard, { body: poor }))).toEqual([402, 'CARD_DECLINED', []]);
    expect(await shown()).toMatchObject({ owes: true, card: first });
    const better = { payment_method: await tokenise(api, cards.careful) };
    const asking = await ana.client.call(changeMembershipCard, { body: better });
    expect([asking.message, asking.data.status]).toEqual(['Confirma el pago con tu banco', 'requires_action']);
    expect(await shown()).toMatchObject({ owes: true, card: first });
    const answer = { client_secret: asking.data.client_secret ?? '', approve: true };
    await api.visitor.call(authenticateSandboxIntent, { body: answer });
    const { data: changed } = await ana.client.call(changeMembershipCard, { body: better });
    expect(changed).toEqual({ status: 'changed', client_secret: null });
    const after = await shown();
    expect(after).toMatchObject({ status: 'active', owes: false, card: { brand: 'visa', last4: '3155' } });
    expect(new Date(after?.paid_until ?? 0).getTime()).toBeGreaterThan(until + 20 * DAY_MS);
    await endMemberships(api.app.db, new Date(until + (GRACE_DAYS + 1) * DAY_MS));
    expect(await rolesOf(api, ana)).toEqual(['Padre-M']);
    expect(await subjects()).not.toContain('Tu membresía terminó');
  });

  test('whose new card is kept by the company first is not asked again', async ({ api }) => {
    const ana = await api.member('padre');
    const id = await subscriptionOf(api, (await subscribed(api, ana)).data.order.id);
    await api.visitor.call(renewSandboxSubscription, { params: { id }, body: { decision: 'rejected' } });
    const { client_secret } = await ana.client.call(openCardChange);
    const payment_method = await tokenise(api, cards.careful);
    expect(await confirm(api, { client_secret, payment_method })).toMatchObject({ status: 'requires_action' });
    await api.visitor.call(authenticateSandboxIntent, { body: { client_secret, approve: true } });
    const { data } = await ana.client.call(changeMembershipCard, { body: { payment_method } });
    expect(data.status).toBe('changed');
    expect((await ana.client.call(getMyMembership)).data).toMatchObject({ owes: false, card: { last4: '3155' } });
  });

  test('who takes the annual plan is not charged for the monthly one again', async ({ api }) => {
    const ana = await api.member('padre');
    const first = await subscribed(api, ana);
    await subscribed(api, ana, annual.price_id);
    expect(await rolesOf(api, ana)).toEqual(['Padre-A']);
    const [old] = await api.app.db.select().from(subscriptions).where(eq(subscriptions.orderId, first.data.order.id));
    expect(old?.cancelAtPeriodEnd).toBe(true);
    await endMemberships(api.app.db, new Date(Date.now() + 40 * DAY_MS));
    expect(await rolesOf(api, ana)).toEqual(['Padre-A']);
    // With the days of the month that the year carries, which are as many as the month has.
    const until = new Date((await ana.client.call(getMyMembership)).data?.paid_until ?? 0).getTime();
    await endMemberships(api.app.db, new Date(until + (GRACE_DAYS + 1) * DAY_MS));
    expect(await rolesOf(api, ana)).toEqual(['padre']);
  });
});

test('who takes another plan and answers their bank later is not charged for both', async ({ api }) => {
  const ana = await api.member('padre');
  await subscribed(api, ana);
  const { data } = await subscribed(api, ana, annual.price_id, cards.careful);
  const renewing = async () => {
    const mine = api.app.db.select({ id: memberships.orderId }).from(memberships).where(eq(memberships.userId, ana.id));
    const found = await api.app.db.select().from(subscriptions).where(inArray(subscriptions.orderId, mine));
    return found.filter(({ cancelAtPeriodEnd }) => !cancelAtPeriodEnd).map(({ orderId }) => orderId);
  };
  const context = paymentContextOf(api.app);
  await endSupersededSubscriptions(context, cardsOf(api.app));
  expect(await renewing()).toHaveLength(1);
  expect(await renewing()).not.toContain(data.order.id);
  // The bank hears from her in the app of the bank, and the page is gone.
  const body = { client_secret: data.client_secret ?? '', approve: true };
  await api.visitor.call(authenticateSandboxIntent, { body });
  await endSupersededSubscriptions(context, cardsOf(api.app));
  expect(await renewing()).toEqual([data.order.id]);
  expect(await rolesOf(api, ana)).toEqual(['Padre-A']);
});

test.for([
  ['all', undefined, { roles: ['padre'], ends: true }],
  ['a part', 50_00, { roles: ['Padre-M'], ends: false }],
] as const)('who was refunded %s of a payment is charged again or not', async ([, amount, expected], { api }) => {
  const ana = await api.member('padre');
  const { data } = await subscribed(api, ana);
  const [payment] = await paymentsOf(api, data.order.id);
  const given = { params: { id: payment?.id ?? '' }, body: amount === undefined ? {} : { amount } };
  await api.visitor.call(refundSandboxPayment, given);
  await endSupersededSubscriptions(paymentContextOf(api.app), cardsOf(api.app));
  const [kept] = await api.app.db.select().from(subscriptions).where(eq(subscriptions.orderId, data.order.id));
  expect({ roles: await rolesOf(api, ana), ends: kept?.cancelAtPeriodEnd }).toEqual(expected);
});

describe('an order in the app', () => {
  test('leads to a checkout, and begins the plan when it is paid', async ({ api }) => {
    const rosa = await api.member('Maestro-I');
    const order = await rosa.client.call(storeOrder, { body: { id_licenses_type: 5 } });
    expect(order.redirect).toBe(order.payment.init_point);
    const preference_id = order.redirect.split('/').at(-1) ?? '';
    await api.visitor.call(decideSandboxCheckout, { params: { preference_id }, body: { decision: 'approved' } });
    expect(await rolesOf(api, rosa)).toEqual(['Maestro-M']);
    expect((await rosa.client.call(getMyMembership)).data).toMatchObject({
      plan: 5,
      renews: false,
      licences: [{ name: 'Ana', username: rosa.username }],
    });
  });

  test('asked for again is the checkout that waits, also by five windows at once', async ({ api }) => {
    const rosa = await api.member('maestro');
    const body = { id_licenses_type: 5 };
    const answers = await Promise.all(Array.from({ length: 5 }, () => rosa.client.call(storeOrder, { body })));
    const first = await rosa.client.call(storeOrder, { body });
    expect(new Set([...answers, first].map(({ order, redirect }) => `${order.id} ${redirect}`)).size).toBe(1);
    const other = await rosa.client.call(storeOrder, { body: { id_licenses_type: 6 } });
    expect(other.order).not.toEqual(first.order);
    const preference_id = first.redirect.split('/').at(-1) ?? '';
    await api.visitor.call(decideSandboxCheckout, { params: { preference_id }, body: { decision: 'rejected' } });
    expect((await rosa.client.call(storeOrder, { body })).order).not.toEqual(first.order);
  });

  const paidAt = async (api: RunningApi, { client }: Member, id_licenses_type: number) => {
    const { redirect } = await client.call(storeOrder, { body: { id_licenses_type } });
    const params = { preference_id: redirect.split('/').at(-1) ?? '' };
    await api.visitor.call(decideSandboxCheckout, { params, body: { decision: 'approved' } });
    return new Date((await client.call(getMyMembership)).data?.paid_until ?? 0);
  };

  test('that is paid before the last day adds to what is paid, and a fourth child begins at once', async ({ api }) => {
    const ana = await api.member('padre');
    const first = await paidAt(api, ana, 2);
    const second = await paidAt(api, ana, 2);
    expect(second).toEqual(periodEnd(first, 'mensual'));
    expect(await paidAt(api, ana, 2)).toEqual(periodEnd(second, 'mensual'));
    const payer = { name: 'Ana', surname: 'López', email: 'ana@example.mx', phone: '5512345678' };
    const item = { title: 'Plan', unit_price: monthly.price };
    const more = await ana.client.call(payMembership, { body: { payer, item, id_licenses_type: 2, quantity: 4 } });
    const params = { preference_id: more.init_point.split('/').at(-1) ?? '' };
    await api.visitor.call(decideSandboxCheckout, { params, body: { decision: 'approved' } });
    const [four] = await api.app.db.select().from(memberships).where(eq(memberships.orderId, more.order.id));
    expect(four?.paidUntil.getTime()).toBeLessThan(second.getTime());
  });

  test('renews a plan, and sends no email that it ended', async ({ api }) => {
    const ana = await api.member('padre');
    const until = await paidAt(api, ana, 2);
    await paidAt(api, ana, 3);
    for (const days of [1, GRACE_DAYS + 1]) {
      await endMemberships(api.app.db, new Date(until.getTime() + days * DAY_MS));
    }
    expect(await rolesOf(api, ana)).toEqual(['Padre-A']);
    const emails = await emailsTo(api, `${ana.username}@example.com`);
    expect(emails.map(({ subject }) => subject)).toEqual([
      expect.stringContaining('Tu recibo'),
      expect.stringContaining('Tu recibo'),
    ]);
  });

  test('is not taken for what a card goes on paying, unless that was cancelled', async ({ api }) => {
    const ana = await api.member('padre');
    await subscribed(api, ana);
    const body = { id_licenses_type: 2 };
    const payer = { name: 'Ana', surname: 'López', email: 'ana@example.mx', phone: '5512345678' };
    const paying = { payer, item: { title: 'Plan', unit_price: monthly.price }, quantity: 1, ...body };
    expect(await refusal(ana.client.call(storeOrder, { body }))).toEqual([409, 'MEMBERSHIP_RENEWS', []]);
    expect(await refusal(ana.client.call(payMembership, { body: paying }))).toEqual([409, 'MEMBERSHIP_RENEWS', []]);
    await ana.client.call(cancelMembership);
    expect(await refusal(ana.client.call(storeOrder, { body }))).toBe('accepted');
  });

  const sold: readonly [Role, readonly number[]][] = [
    ['padre', [2, 3]],
    ['Maestro-I', [5, 6]],
    ['Escuela-I', [8, 9]],
    ['alumno', []],
  ];
  test.for(sold)('%s is sold the plans of their audience alone', async ([role, ids], { api }) => {
    const { token } = await api.member(role);
    for (const id of [1, 2, 3, 4, 5, 6, 7, 8, 9, 10]) {
      const answer = await api.request('POST', '/storeOrder', { token, json: { id_licenses_type: id } });
      expect([id, answer.status]).toEqual([id, ids.includes(id) ? 200 : 422]);
    }
  });

  test('of another price, or of more licences than there can be, is refused', async ({ api }) => {
    const { client } = await api.member('maestro');
    const payer = { name: 'Rosa', surname: 'Méndez', email: 'rosa@example.mx', phone: '5512345678' };
    const item = { title: 'Plan', unit_price: teacherMonthly.price };
    const body = { payer, item, id_licenses_type: 5, quantity: 1 };
    const answer = await client.call(payMembership, { body });
    expect(answer.init_point).toMatch(/^http/);
    const [written] = await api.app.db.select().from(orders).where(eq(orders.id, answer.order.id));
    expect(written).toMatchObject({ payer_name: 'Rosa Méndez', total: teacherMonthly.price });
    for (const [change, field] of [
      [{ item: { ...item, unit_price: 1_00 } }, 'item.unit_price'],
      [{ quantity: 2 }, 'quantity'],
      [{ id_licenses_type: 2 }, 'id_licenses_type'],
    ] as const) {
      expect(await refusal(client.call(payMembership, { body: { ...body, ...change } }))).toEqual([
        422,
        'VALIDATION_FAILED',
        [field],
      ]);
    }
  });

  test.for([
    ['POST', '/storeOrder'],
    ['POST', '/pago/membresia'],
    ['POST', '/stripe/sub'],
    ['GET', '/me/membership'],
    ['GET', '/me/orders'],
    ['POST', '/me/membership/cancel'],
    ['POST', '/me/membership/resume'],
    ['POST', '/me/membership/card'],
    ['POST', '/me/membership/card/intent'],
  ] as const)('%s %s is for members', async ([method, path], { api }) => {
    const answer = await api.request(method, path, method === 'POST' ? { json: {} } : {});
    expect(answer.status).toBe(401);
  });
});
