import type { DonationAgreement } from '@lia/sdk/giving/agreement';
import { donate, getDonation, listDonations, markDeclined, orderDonation } from '@lia/sdk/giving/endpoints';
import { markContacted } from '@lia/sdk/contacts/endpoints';
import { newIdempotencyKey } from '@lia/sdk/http/idempotency';
import { listRecordedConsents } from '@lia/sdk/consents/endpoints';
import { decideSandboxCheckout } from '@lia/sdk/payments/endpoints';
import { getGiftPlaces } from '@lia/sdk/places/endpoints';
import { listOrders } from '@lia/sdk/receipts/administration';
import { describe, expect } from 'vitest';

import { type Member, type RunningApi, test } from '../testing/api.ts';
import { consentsInForce } from '../testing/consents.ts';
import { donation, openDonation } from '../testing/donations.ts';
import { emailsTo } from '../testing/mail.ts';
import { refusal } from '../testing/refusal.ts';

const agreement = { children: 25, unit_price: 3200_00, replaces: null };

/** A donation for more than ten children, which the team calls about. */
async function called(api: RunningApi, email: string) {
  const admin = await api.member('admin');
  const { supportStudents: _, ...giver } = donation;
  const body = { ...giver, support: 2 as const, instructions: 'Son 25', email, consents: consentsInForce() };
  await api.visitor.call(donate, { body });
  const [row] = await admin.client.call(listDonations, { query: { filter: JSON.stringify({ q: email }) } });
  const params = { id: row?.id ?? '' };
  return {
    admin,
    params,
    read: () => admin.client.call(getDonation, { params }),
    order: (by: Member, agreed: DonationAgreement = agreement, idempotencyKey = newIdempotencyKey()) =>
      by.client.call(orderDonation, { params, body: agreed, idempotencyKey }),
    decline: (declined: boolean) =>
      admin.client.call(markDeclined, { params: { gifts: 'donations', ...params }, body: { declined } }),
  };
}

const linksTo = async (api: RunningApi, to: string) =>
  (await emailsTo(api, to)).flatMap(({ text }) => text?.match(/\S+\/sandbox\/checkout\/[\w-]+/g) ?? []);

const preferenceOf = (link = ''): string => link.split('/').at(-1) ?? '';

const pay = (api: RunningApi, link: string | undefined) =>
  api.visitor.call(decideSandboxCheckout, {
    params: { preference_id: preferenceOf(link) },
    body: { decision: 'approved' },
  });

describe('a donation for more than ten children', () => {
  test('that was agreed on is paid by a link in an e-mail, and gives as many places', async ({ api }) => {
    const email = 'acordado@example.mx';
    const { admin, params, read, order } = await called(api, email);
    await admin.client.call(markContacted, { params: { record: 'donations', ...params }, body: { contacted: true } });
    const { message, data } = await order(admin);
    expect(message).toBe('Le enviamos por correo el enlace para pagar');
    expect(await read()).toMatchObject({
      status: 'pending',
      support: 2,
      supportStudents: 25,
      total: 80_000_00,
      order_id: data.order,
      contacted: { by: 'Ana López' },
    });
    await expect.poll(() => linksTo(api, email)).toHaveLength(1);
    const [link] = await linksTo(api, email);
    const sent = (await emailsTo(api, email)).find(({ subject }) => subject === 'Aquí puedes hacer tu donativo a LIA');
    for (const fact of ['25', '$3,200.00 m.n.', '$80,000.00 m.n.', donation.name]) expect(sent?.text).toContain(fact);

    await pay(api, link);
    expect(await read()).toMatchObject({ status: 'approved', total: 80_000_00 });
    const places = await admin.client.call(getGiftPlaces, { params: { id: data.order } });
    expect(places.data).toMatchObject({ places: 25, months: 12, paid: true });
    const subjects = async () => (await emailsTo(api, email)).map(({ subject }) => subject);
    await expect.poll(subjects).toContainEqual(expect.stringMatching(/LIA-\d+/));
    const { folio } = await read();
    expect(folio).toMatch(/^LIA-\d{6}$/);
    const byFolio = await admin.client.call(listDonations, { query: { filter: JSON.stringify({ q: folio }) } });
    expect(byFolio.map(({ id }) => id)).toEqual([params.id]);
    expect(await refusal(order(admin, { ...agreement, replaces: data.order }))).toEqual([409, 'GIFT_ORDERED', []]);
    // Consents are those that the donor gave with the form.
    const consents = { params: { record: 'donations' as const, ...params } };
    const { data: given } = await admin.client.call(listRecordedConsents, consents);
    const agreed = { since: expect.any(String) };
    expect(given).toMatchObject([{ agreed }, { agreed }]);
  });

  test('is ordered once by a call that is repeated, and by two administrators at once', async ({ api }) => {
    const email = 'unavez@example.mx';
    const { admin, read, order } = await called(api, email);
    const other = await api.member('admin');
    const key = newIdempotencyKey();
    const { data } = await order(admin, agreement, key);
    expect((await order(admin, agreement, key)).data).toEqual(data);
    expect((await read()).order_id).toBe(data.order);
    await expect.poll(() => linksTo(api, email)).toHaveLength(1);

    const twice = await called(api, 'alavez@example.mx');
    const answers = await Promise.all([admin, other].map((by) => refusal(twice.order(by))));
    expect(answers).toEqual(expect.arrayContaining(['accepted', [409, 'GIFT_ORDERED', []]]));
  });

  test('that is agreed on otherwise is paid by the new link alone', async ({ api }) => {
    const email = 'cambia@example.mx';
    const { admin, read, order } = await called(api, email);
    const before = await order(admin);
    await expect.poll(() => linksTo(api, email)).toHaveLength(1);
    const [first] = await linksTo(api, email);
    const other = { children: 12, unit_price: 3600_00, replaces: before.data.order };
    // A page from before the first order changes nothing.
    expect(await refusal(order(admin, { ...other, replaces: null }))).toEqual([409, 'GIFT_ORDERED', []]);
    const { data } = await order(admin, other);
    expect(data.order).not.toBe(before.data.order);
    await expect.poll(() => linksTo(api, email)).toHaveLength(2);
    const second = (await linksTo(api, email)).find((link) => link !== first);
    expect(await refusal(pay(api, first))).not.toBe('accepted');
    await pay(api, second);
    expect(await read()).toMatchObject({ status: 'approved', supportStudents: 12, total: 43_200_00 });
    const orders = await admin.client.call(listOrders, { query: { filter: JSON.stringify({ q: email }) } });
    expect(orders.filter(({ status }) => status === 'approved').map(({ id }) => id)).toEqual([data.order]);
    expect(orders.filter(({ closed }) => closed).map(({ id }) => id)).toEqual([before.data.order]);
  });

  test('that is agreed on otherwise leaves one order that waits in the console, and one that is closed', async ({
    api,
  }) => {
    const email = 'reemplaza@example.mx';
    const { admin, order } = await called(api, email);
    const before = await order(admin);
    const { data } = await order(admin, { children: 12, unit_price: 3600_00, replaces: before.data.order });
    const found = async (status: string) => {
      const query = { filter: JSON.stringify({ q: email, status }) };
      return (await admin.client.call(listOrders, { query })).map(({ id }) => id);
    };
    expect(await found('pending')).toEqual([data.order]);
    expect(await found('closed')).toEqual([before.data.order]);
    const search = new URLSearchParams({ filter: JSON.stringify({ q: email }), facets: '["status"]' });
    const { headers } = await api.request('GET', `/orders?${search}`, { token: admin.token });
    expect(JSON.parse(headers.get('x-facets') ?? '')).toEqual({ status: { pending: 1, closed: 1 } });
  });

  test('that was declined waits for no call, until that is taken back', async ({ api }) => {
    const { admin, read, decline, order } = await called(api, 'no@example.mx');
    const found = async (status: string) =>
      admin.client.call(listDonations, { query: { filter: JSON.stringify({ q: 'no@example.mx', status }) } });
    await decline(true);
    const declined = await read();
    expect(declined).toMatchObject({ status: 'declined', declined_at: expect.stringMatching(/Z$/), total: null });
    await decline(true);
    expect(await read()).toEqual(declined);
    expect([await found('declined'), await found('contact'), await found('contacted')]).toEqual([[declined], [], []]);
    await decline(false);
    expect(await read()).toMatchObject({ status: 'contact', declined_at: null });
    await decline(true);
    // They changed their mind.
    await order(admin);
    expect(await read()).toMatchObject({ status: 'pending', declined_at: null });
    expect(await refusal(decline(true))).toEqual([409, 'GIFT_ORDERED', []]);
  });

  test('is ordered by administrators alone, with a number and a price', async ({ api }) => {
    const { admin, order, read } = await called(api, 'permiso@example.mx');
    for (const role of ['admin_escuela', 'padre'] as const) {
      expect(await refusal(order(await api.member(role)))).toEqual([403, 'FORBIDDEN', []]);
    }
    for (const wrong of [
      { children: 0 },
      { children: 1.5 },
      { children: 10_001 },
      { unit_price: 0 },
      { unit_price: 1e9 },
      { replaces: 'x' },
    ]) {
      expect(await refusal(order(admin, { ...agreement, ...wrong }))).toEqual([
        422,
        'VALIDATION_FAILED',
        Object.keys(wrong),
      ]);
    }
    expect((await read()).order_id).toBeNull();
    // One to ten children have their own order.
    const { orderId } = await openDonation(api, { email: 'pocos@example.mx' });
    const [few] = await admin.client.call(listDonations, { query: { filter: '{"q":"pocos@example.mx"}' } });
    expect(few?.order_id).toBe(orderId);
    for (const id of [few?.id ?? '', '00000000-0000-4000-8000-000000000000']) {
      const call = admin.client.call(orderDonation, { params: { id }, body: agreement });
      expect(await refusal(call)).toEqual([404, 'NOT_FOUND', []]);
    }
  });
});
