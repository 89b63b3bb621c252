import { buyCourse } from '@lia/sdk/courses/endpoints';
import { getOrder, listOrders } from '@lia/sdk/receipts/administration';
import { formatFolio } from '@lia/sdk/receipts/rules';
import { describe, expect } from 'vitest';

import { memberships } from '../memberships/tables.ts';
import { test } from '../testing/api.ts';
import { placeOrder } from '../testing/cards.ts';
import { addCourse, purchaseOf } from '../testing/courses.ts';
import { openDonation, TOTAL } from '../testing/donations.ts';
import { becomes, paidOrder, pay, receiptOf } from '../testing/receipts.ts';
import { latestReceipt } from './store.ts';
import { receipts } from './tables.ts';

describe('the orders of the console', () => {
  test('carry their payments and receipt, and are found by many words', async ({ api }) => {
    const businessName = 'Molinos Ñuñorco, S.A. de C.V.';
    const open = await openDonation(api, { name: 'Zacarías Único', email: 'zacarias@example.mx', businessName });
    const paymentId = await pay(api, open);
    const { folio, receipt_id } = await receiptOf(api, paymentId);
    const admin = await api.member('admin');
    const order = await admin.client.call(getOrder, { params: { id: open.orderId } });
    expect(order).toMatchObject({
      id: open.orderId,
      reason: 'donation',
      status: 'approved',
      total: TOTAL,
      payer_name: 'Zacarías Único',
      payer_company: businessName,
      folio,
      receipt_id,
      cancelled_at: null,
      payments: [{ id: paymentId, provider: 'sandbox', status: 'approved', amount: TOTAL }],
    });
    for (const q of [
      'zacarías',
      'ZACARIAS@',
      'molinos nunorco',
      folio,
      String(Number(folio?.slice(4))),
      open.orderId,
      paymentId,
    ]) {
      const filter = JSON.stringify({ q });
      const found = await admin.client.call(listOrders, { query: { filter } });
      expect(found.map(({ id }) => id)).toContain(open.orderId);
    }
    const none = await admin.client.call(listOrders, { query: { filter: '{"q":"no such payer"}' } });
    expect(none).toEqual([]);
  });

  test('are found by a payment whose id has no digit, as some that companies draw', async ({ api }) => {
    const open = await openDonation(api);
    await becomes(api, open, 'tr-AbcdefghijklmnopqR_s', 'approved');
    const admin = await api.member('admin');
    const query = { filter: '{"q":"tr-AbcdefghijklmnopqR_s"}' };
    expect(await admin.client.call(listOrders, { query })).toMatchObject([{ id: open.orderId }]);
  });

  test('sort, narrow and page', async ({ api }) => {
    const admin = await api.member('admin');
    for (let i = 0; i < 3; i += 1) await paidOrder(api);
    const waiting = await openDonation(api);
    const pending = await admin.client.call(listOrders, { query: { filter: '{"status":"pending"}' } });
    expect(pending.map(({ id }) => id)).toContain(waiting.orderId);
    expect(new Set(pending.map(({ status }) => status))).toEqual(new Set(['pending']));
    const byFolio = await admin.client.call(listOrders, { query: { sort: '["folio","DESC"]', range: '[0,2]' } });
    const numbers = byFolio.map(({ folio }) => folio);
    const last = await api.app.db.$count(receipts);
    expect(numbers).toEqual([last, last - 1, last - 2].map(formatFolio));
    const courses = await admin.client.call(listOrders, { query: { filter: '{"reason":"course"}' } });
    expect(courses).toEqual([]);
    for (const query of ['filter={"status":"lost"}', 'filter={"x":1}', 'sort=["payer_email","ASC"]']) {
      expect(await api.request('GET', `/orders?${query}`, { token: admin.token })).toMatchObject({ status: 422 });
    }
  });

  test('show an order with a second receipt once, with the latest', async ({ api }) => {
    const open = await openDonation(api, { name: 'Repetida Pagos' });
    const paymentId = await pay(api, open);
    await becomes(api, open, paymentId, 'refunded');
    const admin = await api.member('admin');
    const query = { filter: '{"q":"Repetida Pagos"}' };
    expect(await admin.client.call(listOrders, { query })).toMatchObject([
      { status: 'refunded', cancelled_at: expect.any(String) },
    ]);
    await becomes(api, open, `${paymentId}-2`, 'approved');
    const listed = await admin.client.call(listOrders, { query });
    const latest = await latestReceipt(api.app.db, open.orderId);
    expect(listed).toMatchObject([{ status: 'approved', cancelled_at: null, receipt_id: latest?.id }]);
  });

  test('show who got the course, and that it was withdrawn', async ({ api }) => {
    const username = `alumna-${crypto.randomUUID().slice(0, 8)}`;
    const course = await addCourse(api);
    const { data } = await api.visitor.call(buyCourse, { body: purchaseOf(course, username) });
    const open = { orderId: data.order?.id ?? '', preferenceId: data.init_point?.split('/').at(-1) ?? '' };
    const admin = await api.member('admin');
    const outcome = async () => (await admin.client.call(getOrder, { params: { id: open.orderId } })).outcome;
    expect(await outcome()).toEqual({
      status: 'waiting',
      username,
      user_id: expect.any(String),
      schools: '',
      until: null,
    });
    const paymentId = await pay(api, open);
    expect(await outcome()).toMatchObject({ status: 'given', username, user_id: expect.any(String) });
    await becomes(api, open, paymentId, 'refunded');
    expect(await outcome()).toMatchObject({ status: 'withdrawn', username });

    const gift = await admin.client.call(getOrder, { params: { id: await paidOrder(api) } });
    expect(gift.outcome).toBeNull();
  });

  test('show whose membership began or was renewed, and until when it is paid', async ({ api }) => {
    const parent = await api.member('Padre-M');
    const orderId = await placeOrder(api, { reason: 'membership' });
    const renewalId = await placeOrder(api, { reason: 'membership', renewalOf: orderId });
    const paidUntil = new Date('2026-12-21T06:00:00Z');
    const membership = { orderId, userId: parent.id, planId: 2, paidUntil, rolesBefore: [], licences: 2 };
    await api.app.db.insert(memberships).values({ ...membership, status: 'active' });
    const admin = await api.member('admin');
    for (const id of [orderId, renewalId]) {
      const { outcome } = await admin.client.call(getOrder, { params: { id } });
      expect(outcome).toEqual({
        status: 'given',
        username: parent.username,
        user_id: parent.uuid,
        schools: '',
        until: paidUntil.toISOString(),
      });
    }
  });

  test('are for administrators', async ({ api }) => {
    const id = await paidOrder(api);
    const teacher = await api.member('maestro');
    for (const path of ['/orders', `/orders/${id}`]) {
      expect(await api.request('GET', path)).toMatchObject({ status: 401 });
      expect(await api.request('GET', path, { token: teacher.token })).toMatchObject({ status: 403 });
    }
    const admin = await api.member('admin');
    expect(await api.request('GET', '/orders/1', { token: admin.token })).toMatchObject({ status: 404 });
    const unknown = `/orders/${crypto.randomUUID()}`;
    expect(await api.request('GET', unknown, { token: admin.token })).toMatchObject({ status: 404 });
  });
});
