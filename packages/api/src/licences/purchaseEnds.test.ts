import { addDays } from '@lia/sdk/calendar/days';
import { dayOf, TIME_ZONE } from '@lia/sdk/calendar/instants';
import { instantOf } from '@lia/sdk/calendar/zones';
import { storeOrder } from '@lia/sdk/memberships/endpoints';
import { eq } from 'drizzle-orm';
import { describe, expect } from 'vitest';

import { providerOf } from '../payments/configured.ts';
import { settlePayment } from '../payments/settle.ts';
import { orders } from '../payments/tables.ts';
import { lastVoucherOfOrder } from '../payments/vouchers/store.ts';
import type { Member, RunningApi } from '../testing/api.ts';
import type { FakeMercadoPago } from '../testing/fakeMercadoPago.ts';
import { importingSchool } from '../testing/imports.ts';
import { buy, SCHOOL_ANNUAL, today } from '../testing/licencePurchases.ts';
import { test } from '../testing/mercadoPagoApi.ts';
import { context } from '../testing/receipts.ts';

/** A school that paid its plan at Mercado Pago, until an instant. */
async function schoolPaidUntil(
  api: RunningApi,
  company: FakeMercadoPago,
  until: Date,
): Promise<{ admin: Member; order: string }> {
  const { admin } = await importingSchool(api);
  const { order } = await admin.client.call(storeOrder, { body: { id_licenses_type: SCHOOL_ANNUAL } });
  const [paid] = await api.app.db.select().from(orders).where(eq(orders.id, order.id));
  const payment = company.pay(order.id, (paid?.total ?? 0) / 100);
  await settlePayment(context(api), providerOf(api.app), String(payment));
  await api.app.db.update(orders).set({ periodEnd: until }).where(eq(orders.id, order.id));
  return { admin, order: order.id };
}

/** The end of an evening in Mexico City, a minute before vouchers end, so many days from today. */
const eveningIn = (days: number): Date => new Date(instantOf(`${addDays(today(), days)}T23:58`, TIME_ZONE));

/** When the last checkout that was opened ends. */
const endOfCheckout = (company: FakeMercadoPago): unknown =>
  JSON.parse(company.requests.findLast(({ path }) => path === '/checkout/preferences')?.body ?? '{}')
    .expiration_date_to;

describe('the checkout of further licences', () => {
  test('ends with their period', async ({ api, company }) => {
    const until = eveningIn(3);
    const { admin, order } = await schoolPaidUntil(api, company, until);
    await buy(admin, order, 2, 'checkout');
    expect(endOfCheckout(company)).toBe(until.toISOString());
  });

  test('ends after its own days where the period is longer', async ({ api, company }) => {
    const until = eveningIn(200);
    const { admin, order } = await schoolPaidUntil(api, company, until);
    await buy(admin, order, 2, 'checkout');
    expect(dayOf(String(endOfCheckout(company)))).toBe(addDays(today(), 30));
  });
});

describe('the voucher of further licences', () => {
  test.for([
    // A voucher ends at midnight.
    [2, 1],
    [3, 2],
    [200, 3],
  ] as const)('ends before their period, which ends in %i days', async ([left, days], { api, company }) => {
    const until = eveningIn(left);
    const { admin, order } = await schoolPaidUntil(api, company, until);
    const bought = await buy(admin, order, 20, 'oxxo');
    await api.jobRunner.runDue();
    const voucher = await lastVoucherOfOrder(api.app.db, bought.id);
    expect(voucher?.expiresAt && dayOf(voucher.expiresAt.toISOString())).toBe(addDays(today(), days));
  });

  test.for([0, 1])('is refused where no whole day is left: the period ends in %i', async (left, { api, company }) => {
    // The evening of today may be over.
    const until = left === 0 ? new Date(Date.now() + 60_000) : eveningIn(left);
    const { admin, order } = await schoolPaidUntil(api, company, until);
    await expect(buy(admin, order, 20, 'oxxo')).rejects.toMatchObject({
      status: 422,
      fields: { method: 'Tu periodo termina antes de que puedas pagar en OXXO. Elige otra forma de pago.' },
    });
  });
});
