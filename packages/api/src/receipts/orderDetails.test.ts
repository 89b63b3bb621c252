import { buyCourse } from '@lia/sdk/courses/endpoints';
import { listDonations } from '@lia/sdk/giving/endpoints';
import { groupVoucherNumber } from '@lia/sdk/payments/rules';
import { decideSandboxVoucher } from '@lia/sdk/payments/sandboxCards';
import { getOrder, listOrders, refundOrder } from '@lia/sdk/receipts/administration';
import { describe, expect } from 'vitest';

import { findVoucher } from '../payments/vouchers/store.ts';
import { test } from '../testing/api.ts';
import { addCourse, purchaseOf } from '../testing/courses.ts';
import { openDonation } from '../testing/donations.ts';
import { buy, mark, payingSchool, purchasesOf, today } from '../testing/licencePurchases.ts';

describe('an order paid by bank transfer', () => {
  test('is found by its reference and by that of the bank, with the school and what was ordered', async ({ api }) => {
    const { admin, order } = await payingSchool(api);
    const bought = await buy(admin, order, 5);
    const { client, ...root } = await api.member('admin');
    const found = async (q: string) => {
      const rows = await client.call(listOrders, { query: { filter: JSON.stringify({ q }) } });
      return rows.map(({ id }) => id);
    };
    const { reference } = bought;
    if (reference === null) throw new Error('A transfer has a reference');
    for (const q of [reference, reference.toLowerCase(), reference.slice(4), ` ${reference} `]) {
      expect(await found(q)).toEqual([bought.id]);
    }
    expect(await found('LIA-00000000')).toEqual([]);
    const read = () => client.call(getOrder, { params: { id: bought.id } });
    expect(await read()).toMatchObject({
      item_id: order,
      transfer: { reference, payment: null },
      outcome: {
        status: 'waiting',
        username: admin.username,
        schools: expect.stringMatching(/^Escuela de pruebas \d+$/),
      },
    });

    await mark({ ...root, client }, order, bought.id, 'SPEI 9f 4711');
    expect(await read()).toMatchObject({
      transfer: { reference, payment: { paid_on: today(), bank_reference: 'SPEI 9f 4711' } },
      outcome: { status: 'given' },
    });
    expect(await found('spei 9F 4711')).toEqual([bought.id]);
  });
});

test('further licences are withdrawn with their plan, whose refund is not theirs', async ({ api }) => {
  const { admin, order } = await payingSchool(api);
  const bought = await buy(admin, order, 5);
  const { client, ...root } = await api.member('admin');
  await mark({ ...root, client }, order, bought.id, 'SPEI 4712');
  await client.call(refundOrder, { params: { id: order }, body: { reason: 'payer', note: null } });
  await api.jobRunner.runDue();
  const read = (id: string) => client.call(getOrder, { params: { id } });
  expect(await read(order)).toMatchObject({ status: 'refunded', outcome: { status: 'withdrawn' } });
  expect(await read(bought.id)).toMatchObject({ status: 'approved', outcome: { status: 'withdrawn' } });
  const { purchases } = await purchasesOf(admin, order);
  expect(purchases).toMatchObject([{ id: bought.id, status: 'approved', until: expect.stringMatching(/Z$/) }]);
});

describe('an order paid at OXXO', () => {
  test('has the number and last day of its voucher, is found by it, and when it was paid', async ({ api }) => {
    const { admin, order } = await payingSchool(api);
    const bought = await buy(admin, order, 20, 'oxxo');
    await api.jobRunner.runDue();
    const { purchases } = await purchasesOf(admin, order);
    const { id = '', number, expires_at } = purchases.find((one) => one.id === bought.id)?.voucher ?? {};
    const { client } = await api.member('admin');
    const read = async () => (await client.call(getOrder, { params: { id: bought.id } })).payments;
    const waiting = { method: 'oxxo', status: 'pending', paid_at: null };
    expect(await read()).toMatchObject([{ ...waiting, voucher: { number, expires_at, status: 'awaiting_cash' } }]);
    for (const q of [number, groupVoucherNumber(number ?? '')]) {
      const rows = await client.call(listOrders, { query: { filter: JSON.stringify({ q }) } });
      expect(rows.map((row) => row.id)).toEqual([bought.id]);
    }
    const slip = (await findVoucher(api.app.db, id))?.voucher.hostedUrl?.split('/').at(-1) ?? '';
    await api.visitor.call(decideSandboxVoucher, { params: { id: slip }, body: { decision: 'paid' } });
    const paid_at = expect.stringMatching(/^\d{4}-.*Z$/);
    await expect.poll(read).toMatchObject([{ status: 'approved', paid_at, voucher: { number, status: 'paid' } }]);
  });
});

describe('an order names what was ordered', () => {
  test('a course, a gift, or the order that began the membership', async ({ api }) => {
    const { order } = await payingSchool(api);
    const course = await addCourse(api);
    const { data } = await api.visitor.call(buyCourse, { body: purchaseOf(course, 'alumna-de-curso') });
    const { orderId } = await openDonation(api);
    const { client } = await api.member('admin');
    const [gift] = await client.call(listDonations, { query: { sort: '["created_at","DESC"]', range: '[0,0]' } });
    const items = new Map([
      [order, order],
      [data.order?.id, String(course.id)],
      [orderId, gift?.id],
    ]);
    for (const [id = '', item] of items) {
      expect(await client.call(getOrder, { params: { id } })).toMatchObject({ item_id: item, transfer: null });
    }
  });
});
