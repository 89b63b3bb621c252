import { login } from '@lia/sdk/accounts/endpoints';
import { getMyMembership, listMyOrders, subscribeMember } from '@lia/sdk/memberships/endpoints';
import { createIntent } from '@lia/sdk/payments/cards';
import { decideSandboxVoucher } from '@lia/sdk/payments/sandboxCards';
import { saveOxxo } from '@lia/sdk/registrations/endpoints';
import { eq } from 'drizzle-orm';
import { expect } from 'vitest';

import { users } from '../accounts/tables.ts';
import { findVoucher } from '../payments/vouchers/store.ts';
import { test } from '../testing/api.ts';
import { confirm, payer, tokenise } from '../testing/cards.ts';
import { orderPlan, planPurchase } from '../testing/planPurchases.ts';
import { memberships } from './tables.ts';

test('a voucher that waits for a plan is called off by the card that pays the plan in a session', async ({ api }) => {
  const { db } = api.house;
  const body = planPurchase('familia.con.ficha');
  const { username, password, email } = body.form;
  const order = await orderPlan(api, body);
  const asked = { paymentMethodType: 'oxxo', email: payer.email, currency: 'mxn', amount: body.amount, order } as const;
  const intent = await api.visitor.call(createIntent, { body: asked });
  const { voucher } = await confirm(api, { client_secret: intent.client_secret, oxxo: payer });
  const saved = await api.visitor.call(saveOxxo, { body: { order, ...intent, product: 'price_padre-mensual' } });

  const { access_token } = await api.visitor.call(login, { body: { username, password } });
  const client = api.clientOf(access_token);
  const card = { payment_method: await tokenise(api), email, prices: ['price_padre-mensual'], currency: 'mxn' };
  const paid = await client.call(subscribeMember, { body: card });
  expect(paid.data).toMatchObject({ status: 'paid', order: { id: order } });

  const listed = (await client.call(listMyOrders)).data;
  expect(listed).toMatchObject([{ id: order, state: 'approved', total: body.amount, voucher: null }]);
  const [parent] = await db.select({ id: users.id }).from(users).where(eq(users.username, username));
  expect(await db.$count(memberships, eq(memberships.userId, parent?.id ?? 0))).toBe(1);
  const membership = (await client.call(getMyMembership)).data;
  expect(membership).toMatchObject({ state: 'active', renews: true });
  expect((await findVoucher(db, saved.data.voucher))?.voucher.state).toBe('expired');

  // The counter takes it no more.
  const params = { id: voucher?.id ?? '' };
  await expect(api.visitor.call(decideSandboxVoucher, { params, body: { decision: 'paid' } })).rejects.toMatchObject({
    status: 409,
    code: 'CHECKOUT_DECIDED',
  });
  expect((await client.call(listMyOrders)).data).toEqual(listed);
  expect((await client.call(getMyMembership)).data).toEqual(membership);
});
