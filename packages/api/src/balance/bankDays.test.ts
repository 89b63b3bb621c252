import { randomUUID } from 'node:crypto';

import { getBalanceDay } from '@lia/sdk/balance/endpoints';
import { BALANCE_DAYS } from '@lia/sdk/balance/rules';
import { addDays } from '@lia/sdk/calendar/days';
import { DAY_MS } from '@lia/sdk/calendar/durations';
import { markTransfer } from '@lia/sdk/licences/endpoints';
import { TRANSFER } from '@lia/sdk/payments/rules';
import { getOrder, markManualRefund } from '@lia/sdk/receipts/administration';
import { eq } from 'drizzle-orm';
import { expect } from 'vitest';

import { cardsOf } from '../payments/configured.ts';
import { settleAll } from '../payments/reconcile.ts';
import { manualRefunds } from '../payments/tables.ts';
import { type Member, type RunningApi, test as base } from '../testing/api.ts';
import { openIntent, PLAN_TOTAL, placeOrder, reconcileNow } from '../testing/cards.ts';
import { buy, payingSchool, today } from '../testing/licencePurchases.ts';
import { context } from '../testing/receipts.ts';
import { payVoucher } from '../testing/secondPayments.ts';
import { compareDueDays } from './job.ts';

const test = base.extend<{ admin: Member; transferOf: (paidOn: string) => Promise<number> }>({
  admin: [async ({ api }, use) => use(await api.member('admin')), { scope: 'file' }],
  // Marks a transfer as paid on a day; answers what it paid.
  transferOf: [
    async ({ api, admin }, use) => {
      const { admin: buyer, order: id } = await payingSchool(api);
      await use(async (paid_on) => {
        const purchase = await buy(buyer, id, 1);
        const body = { paid_on, bank_reference: randomUUID() };
        await admin.client.call(markTransfer, { params: { id, purchase: purchase.id }, body });
        return purchase.total;
      });
    },
    { scope: 'file' },
  ],
});

/** Compares what is due so many days from now. */
const compare = ({ app }: RunningApi, days: number) => compareDueDays(app, new Date(Date.now() + days * DAY_MS));

const bankDay = ({ client }: Member, day: string) =>
  client.call(getBalanceDay, { params: { id: `${day}:${TRANSFER}` } });

/** A second payment in cash, which the company cannot give back. */
async function unreturned(api: RunningApi, { client }: Member) {
  const id = await placeOrder(api);
  await payVoucher(api, (await openIntent(api, id, 'oxxo')).clientSecret);
  await payVoucher(api, (await openIntent(api, id, 'oxxo', 1)).clientSecret, true);
  await settleAll(context(api), cardsOf(api.app), id);
  await reconcileNow(api);
  await reconcileNow(api);
  const [refund] = (await client.call(getOrder, { params: { id } })).refunds;
  return { id, refund: refund?.id ?? '' };
}

test('what the team gave back by hand is counted, also where no transfer was ever paid', async ({ api, admin }) => {
  const params = await unreturned(api, admin);
  await admin.client.call(markManualRefund, { params, body: { completed: true } });
  const day = today();
  await compare(api, 1);
  expect(await bankDay(admin, day)).toMatchObject({ charged: 0, refunded: PLAN_TOTAL, net: -PLAN_TOTAL });
});

test('a transfer that is marked long after its day is counted on it', async ({ api, admin, transferOf }) => {
  const day = addDays(today(), -5);
  await transferOf(addDays(day, -5));
  await compare(api, 0);
  expect(await bankDay(admin, day)).toMatchObject({ charged: 0, status: 'uncompared' });

  const total = await transferOf(day);
  const before = addDays(day, -BALANCE_DAYS);
  const earlier = await transferOf(before);
  await compare(api, 1);
  expect(await bankDay(admin, day)).toMatchObject({ charged: total, net: total, status: 'uncompared' });
  expect(await bankDay(admin, before)).toMatchObject({ charged: earlier });

  const { checked_at } = await bankDay(admin, day);
  await compare(api, 2);
  expect((await bankDay(admin, day)).checked_at).toBe(checked_at);
});

test('a mark of a refund that is removed long after its day does not count on it any more', async ({ api, admin }) => {
  const params = await unreturned(api, admin);
  const mark = (completed: boolean) => admin.client.call(markManualRefund, { params, body: { completed } });
  await mark(true);
  const day = addDays(today(), -BALANCE_DAYS - 20);
  const madeAt = new Date(`${day}T18:00:00Z`);
  await api.app.db.update(manualRefunds).set({ madeAt }).where(eq(manualRefunds.refundId, params.refund));
  await compare(api, 0);
  expect(await bankDay(admin, day)).toMatchObject({ refunded: PLAN_TOTAL, net: -PLAN_TOTAL });

  await mark(false);
  await compare(api, 1);
  expect(await bankDay(admin, day)).toMatchObject({ refunded: 0, net: 0 });
});
