import { refundTransfer } from '@lia/sdk/licences/endpoints';
import { refundSandboxPayment } from '@lia/sdk/payments/sandboxCards';
import { getOrder, listOrders, markManualRefund, refundOrder } from '@lia/sdk/receipts/administration';
import { eq } from 'drizzle-orm';
import { expect } from 'vitest';

import { cardsOf } from '../payments/configured.ts';
import { settlePayment } from '../payments/settle.ts';
import { refunds } from '../payments/tables.ts';
import { type Member, type RunningApi, test } from '../testing/api.ts';
import { confirm, openIntent, PLAN_TOTAL, placeOrder, tokenise } from '../testing/cards.ts';
import { buy, mark, payingSchool } from '../testing/licencePurchases.ts';
import { context } from '../testing/receipts.ts';

const entriesOf = async ({ client }: Member, id: string) =>
  (await client.call(getOrder, { params: { id } })).refunds.map(({ reason, status, amount }) => [
    reason,
    status,
    amount,
  ]);

/** Whether an order is among those with money to refund manually. */
const isWaiting = async ({ client }: Member, order: string) =>
  (await client.call(listOrders, { query: { filter: '{"refund":"refused"}' } })).some(({ id }) => id === order);

test('a transfer that is to go back and whose mark is removed went back once', async ({ api }) => {
  const { admin, order } = await payingSchool(api);
  const { id } = await buy(admin, order, 5);
  const root = await api.member('admin');
  await mark(root, order, id, 'SPEI 77001');
  await root.client.call(refundOrder, { params: { id }, body: { reason: 'mistake', note: null } });
  await api.jobRunner.runDue();
  expect(await isWaiting(root, id)).toBe(true);
  await root.client.call(refundTransfer, { params: { id: order, purchase: id }, body: { frees: [] } });
  expect(await entriesOf(root, id)).toEqual([['mistake', 'completed', 5 * 24_99]]);
  expect(await isWaiting(root, id)).toBe(false);
});

/** A payment by card whose refund its company refused. */
async function refusedByCompany(api: RunningApi, { id: requestedBy }: Member, reason: 'mistake' | 'duplicate') {
  const orderId = await placeOrder(api);
  const { id: paymentId, clientSecret } = await openIntent(api, orderId);
  await confirm(api, { client_secret: clientSecret, payment_method: await tokenise(api) });
  const row = { provider: cardsOf(api.app).name, paymentId, orderId, amount: PLAN_TOTAL, requestedBy, reason } as const;
  const [refund] = await api.app.db
    .insert(refunds)
    .values({ ...row, status: 'refused' })
    .returning();
  if (!refund) throw new Error('The refund is not there');
  const back = async (amount: number) => {
    await api.visitor.call(refundSandboxPayment, { params: { id: paymentId }, body: { amount } });
    await settlePayment(context(api), cardsOf(api.app), paymentId);
  };
  return { orderId, refund: refund.id, back };
}

test('a refund that a company refused, and that was made in its panel, is entered once', async ({ api }) => {
  const admin = await api.member('admin');
  const { orderId, refund, back } = await refusedByCompany(api, admin, 'mistake');
  await back(49_00);
  expect(await entriesOf(admin, orderId)).toEqual([
    ['mistake', 'refused', PLAN_TOTAL - 49_00],
    ['reported', 'completed', 49_00],
  ]);
  await back(PLAN_TOTAL - 49_00);
  expect(new Set(await entriesOf(admin, orderId))).toEqual(
    new Set([
      ['reported', 'completed', 49_00],
      ['mistake', 'completed', PLAN_TOTAL - 49_00],
    ]),
  );
  expect(await isWaiting(admin, orderId)).toBe(false);
  const marking = admin.client.call(markManualRefund, { params: { id: orderId, refund }, body: { completed: true } });
  await expect(marking).rejects.toMatchObject({ status: 404 });
});

test('what the team gave back itself stays so where the company gives it back as well', async ({ api }) => {
  const admin = await api.member('admin');
  const { orderId, refund, back } = await refusedByCompany(api, admin, 'duplicate');
  await admin.client.call(markManualRefund, { params: { id: orderId, refund }, body: { completed: true } });
  await back(PLAN_TOTAL);
  expect(await entriesOf(admin, orderId)).toEqual([
    ['duplicate', 'manual', PLAN_TOTAL],
    ['reported', 'completed', PLAN_TOTAL],
  ]);
  expect(await api.app.db.$count(refunds, eq(refunds.orderId, orderId))).toBe(2);
});
