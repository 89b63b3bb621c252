import {
  getMyMembership,
  listMyOrders,
  listOpenOrders,
  payMembership,
  subscribeMember,
} from '@lia/sdk/memberships/endpoints';
import type { Client } from '@lia/sdk/http/client';
import { periodEnd } from '@lia/sdk/memberships/rules';
import { decideSandboxCheckout } from '@lia/sdk/payments/endpoints';
import { eq } from 'drizzle-orm';
import { describe, expect } from 'vitest';

import { users } from '../accounts/tables.ts';
import { orders } from '../payments/tables.ts';
import { type RunningApi, test } from '../testing/api.ts';
import { cards, orderOf, paymentsOf, statusOf, tokenise } from '../testing/cards.ts';
import { addChildren } from '../testing/licences.ts';
import { emailsTo } from '../testing/mail.ts';
import { familyWithVoucher } from '../testing/vouchers.ts';
import { memberships } from './tables.ts';

const CLOSED = { status: 409, code: 'CHECKOUT_DECIDED' };

const decide = (api: RunningApi, initPoint: string) =>
  api.visitor.call(decideSandboxCheckout, {
    params: { preference_id: initPoint.split('/').at(-1) ?? '' },
    body: { decision: 'approved' },
  });

test('a pending voucher of a plan is cancelled by the card that pays the plan in a session', async ({ api }) => {
  const family = await familyWithVoucher(api, 'familia.con.ficha');
  const { client, order, total } = family;
  const paid = await family.payByCard();
  expect(paid.data).toMatchObject({ status: 'paid', order: { id: order } });

  const listed = (await client.call(listMyOrders)).data;
  expect(listed).toMatchObject([{ id: order, status: 'approved', total, voucher: null }]);
  expect(await api.app.db.$count(memberships, eq(memberships.userId, family.id))).toBe(1);
  const membership = (await client.call(getMyMembership)).data;
  expect(membership).toMatchObject({ status: 'active', renews: true });
  expect(await family.voucher()).toBe('expired');

  // The counter takes it no more.
  await expect(family.atTheCounter()).rejects.toMatchObject(CLOSED);
  expect((await client.call(listMyOrders)).data).toEqual(listed);
  expect((await client.call(getMyMembership)).data).toEqual(membership);
});

test('a voucher after a card that was abandoned pays a whole period from when it is paid', async ({ api }) => {
  const family = await familyWithVoucher(api, 'familia.que.dudo', cards.careful);
  const paid = new Date();
  await family.atTheCounter();
  const membership = (await family.client.call(getMyMembership)).data;
  expect(membership).toMatchObject({ status: 'active', renews: false });
  expect(Date.parse(membership?.paid_until ?? '')).toBeGreaterThanOrEqual(periodEnd(paid, 'mensual').getTime());
});

describe('a plan that is paid by card', () => {
  test('cancels a voucher for fewer children', async ({ api }) => {
    const family = await familyWithVoucher(api, 'familia.que.crece');
    await family.addChild();
    const { data } = await family.payByCard();
    expect(data.order.id).not.toBe(family.order);
    expect(await statusOf(api, data.order.id)).toBe('approved');
    expect(await family.voucher()).toBe('expired');
    await expect(family.atTheCounter()).rejects.toMatchObject(CLOSED);
    expect((await family.client.call(getMyMembership)).data?.licences).toHaveLength(3);
  });

  test('closes its checkouts, whatever their total, and not those of another plan or person', async ({ api }) => {
    const [ana, other] = [await api.member('padre'), await api.member('padre')];
    const person = { name: 'Ana', surname: 'López', email: 'ana@example.mx', phone: '5512345678' };
    const checkout = async (client: Client, id_licenses_type: number, quantity: number) => {
      const item = { title: 'Plan', unit_price: id_licenses_type === 2 ? 149_00 : 1_490_00 };
      return client.call(payMembership, { body: { payer: person, item, id_licenses_type, quantity } });
    };
    const monthly = [await checkout(ana.client, 2, 1), await checkout(ana.client, 2, 4)];
    const kept = [await checkout(ana.client, 3, 1), await checkout(other.client, 2, 1)];
    const card = { payment_method: await tokenise(api), prices: ['price_padre-mensual'], currency: 'mxn' };
    await ana.client.call(subscribeMember, { body: { ...card, email: person.email } });
    for (const { init_point } of monthly) await expect(decide(api, init_point)).rejects.toMatchObject(CLOSED);
    for (const { init_point } of kept) await decide(api, init_point);
    const open = (await ana.client.call(listOpenOrders)).data;
    expect(open).toEqual([]);
  });

  test('sends its receipt to the address that was corrected after a refused card', async ({ api }) => {
    const ana = await api.member('padre');
    const [typed, corrected] = [`${ana.username}@example.com`, `${ana.username}@example.mx`];
    const subscribe = async (number: string) => {
      const card = { payment_method: await tokenise(api, number), prices: ['price_padre-mensual'], currency: 'mxn' };
      return ana.client.call(subscribeMember, { body: { ...card, email: 'ana@example.mx' } });
    };
    await expect(subscribe(cards.declined)).rejects.toMatchObject({ status: 402, code: 'CARD_DECLINED' });
    await api.app.db.update(users).set({ email: corrected }).where(eq(users.id, ana.id));
    const { data } = await subscribe(cards.good);
    expect(await orderOf(api, data.order.id)).toMatchObject({ status: 'approved', payer_email: corrected });
    expect(await emailsTo(api, corrected)).not.toEqual([]);
    expect(await emailsTo(api, typed)).toEqual([]);
  });

  test('is for more than ten children, as is its checkout', async ({ api }) => {
    const ana = await api.member('padre');
    await addChildren(api, ana, 11);
    const [person, item] = [
      { name: 'Ana', surname: 'López', email: 'ana@example.mx', phone: '5512345678' },
      { title: 'Plan', unit_price: 1_490_00 },
    ];
    const asked = { payer: person, item, id_licenses_type: 3, quantity: 11 };
    const { order } = await ana.client.call(payMembership, { body: asked });
    expect(await orderOf(api, order.id)).toMatchObject({ quantity: 11, total: 11 * 1_490_00 });
    const card = { payment_method: await tokenise(api), prices: ['price_padre-mensual'], currency: 'mxn' };
    const body = { ...card, email: person.email, quantity: 11, amount: 11 * 149_00 };
    expect((await ana.client.call(subscribeMember, { body })).data.status).toBe('paid');
    expect((await ana.client.call(getMyMembership)).data?.licences).toHaveLength(11);
  });

  test('is not charged where a voucher turns out to be paid', async ({ api }) => {
    const family = await familyWithVoucher(api, 'familia.que.pago');
    await family.addChild();
    await family.atTheCounter(0);
    await expect(family.payByCard()).rejects.toMatchObject({ status: 409, code: 'ORDER_CLOSED' });
    const listed = (await family.client.call(listMyOrders)).data;
    expect(listed.map(({ status }) => status).toSorted()).toEqual(['approved', 'pending']);
    const unpaid = listed.find(({ status }) => status === 'pending');
    expect(await paymentsOf(api, unpaid?.id ?? '')).toEqual([]);
    // Asked for once more, it is what the parent wants: a plan for the third child, too.
    expect((await family.payByCard()).data.status).toBe('paid');
  });

  test('waits while a voucher for it is being opened in another window', async ({ api }) => {
    const family = await familyWithVoucher(api, 'familia.con.ventanas');
    await family.addChild();
    const soon = new Date(Date.now() + 60_000);
    await api.app.db.update(orders).set({ heldBy: 'oxxo', heldUntil: soon }).where(eq(orders.id, family.order));
    await expect(family.payByCard()).rejects.toMatchObject({ status: 409, code: 'ORDER_BEING_PAID' });
    await api.app.db.update(orders).set({ heldUntil: null }).where(eq(orders.id, family.order));
    expect((await family.payByCard()).data.status).toBe('paid');
  });
});
