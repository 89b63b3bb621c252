import { listOpenOrders, storeOrder } from '@lia/sdk/memberships/endpoints';
import { firstTerms } from '@lia/sdk/memberships/rules';
import { decideSandboxCheckout } from '@lia/sdk/payments/endpoints';
import { expect } from 'vitest';

import { test } from '../testing/api.ts';

const [, monthly] = firstTerms;
if (!monthly) throw new Error('There are nine plans');

test('a member is offered the checkout of an order until a payment of it is in process', async ({ api }) => {
  const { client } = await api.member('padre');
  const { order, payment } = await client.call(storeOrder, { body: { id_licenses_type: monthly.id } });
  const open = async () => (await client.call(listOpenOrders)).data;
  expect(await open()).toMatchObject([{ id: order.id, voucher: null, init_point: payment.init_point }]);
  const params = { preference_id: payment.init_point.split('/').at(-1) ?? '' };
  await api.visitor.call(decideSandboxCheckout, { params, body: { decision: 'pending' } });
  await expect.poll(open).toMatchObject([{ id: order.id, voucher: null, init_point: null }]);
  // Nor by choosing the same plan again.
  await expect(client.call(storeOrder, { body: { id_licenses_type: monthly.id } })).rejects.toMatchObject({
    status: 409,
    code: 'PLAN_BEING_PAID',
    message: 'Tu pago de este plan está en proceso; te avisamos cuando se confirme. No hace falta pagarlo otra vez',
  });
  expect(await open()).toHaveLength(1);
});
