import { getAttention } from '@lia/sdk/attention/endpoints';
import {
  checkBalanceDay,
  getAccountRows,
  getBalanceDay,
  getBalanceDifferences,
  listAccountExports,
  listBalance,
  requestAccountExport,
} from '@lia/sdk/balance/endpoints';
import type { BalanceDay } from '@lia/sdk/balance/records';
import { EXPORT_DAYS, ivaOf } from '@lia/sdk/balance/rules';
import { DAY_MS } from '@lia/sdk/calendar/durations';
import { dayOf } from '@lia/sdk/calendar/instants';
import { newIdempotencyKey } from '@lia/sdk/http/idempotency';
import { listJobs, retryJob } from '@lia/sdk/jobs/endpoints';
import { requestInvoice } from '@lia/sdk/receipts/endpoints';
import { and, eq } from 'drizzle-orm';
import { assert, asyncProperty, constantFrom, integer, array as manyOf, record as oneOf } from 'fast-check';
import { beforeEach, describe, expect } from 'vitest';

import { MercadoPago } from '../payments/mercadopago/provider.ts';
import { SANDBOX } from '../payments/sandbox/store.ts';
import { sandboxTransactions } from '../payments/sandbox/tables.ts';
import { jobs } from '../platform/jobs/tables.ts';
import type { Member, RunningApi } from '../testing/api.ts';
import { PLAN_TOTAL } from '../testing/cards.ts';
import { openDonation, TOTAL } from '../testing/donations.ts';
import { startFakeMercadoPago } from '../testing/fakeMercadoPago.ts';
import type { FakeStripe } from '../testing/fakeStripe.ts';
import { becomes, invoiceRequest, pay, receiptOf } from '../testing/receipts.ts';
import { event, notify, openOrder, test as base } from '../testing/stripeApi.ts';
import { sweepExports } from './exports.ts';
import { compareDueDays } from './job.ts';
import { accountExports } from './tables.ts';

let [today, month, ofStripe] = ['', '', ''];
// A run may go on over midnight in Mexico City.
beforeEach(() => {
  today = dayOf(new Date().toISOString());
  month = today.slice(0, 7);
  ofStripe = `${today}:stripe`;
});

const test = base.extend<{ admin: Member }>({
  admin: [async ({ api }, use) => use(await api.member('admin')), { scope: 'file' }],
});

/** Compares what is due so many days from now. */
const compare = ({ app }: RunningApi, days = 1) => compareDueDays(app, new Date(Date.now() + days * DAY_MS));

const changed = (api: RunningApi, id: string) => notify(api, event('charge.refunded', { payment_intent: id }));

/** A card payment that is reported. */
async function paid(api: RunningApi, stripe: FakeStripe): Promise<{ orderId: string; id: string }> {
  const order = await openOrder(api);
  stripe.outcome(order.id, 'approves');
  await changed(api, order.id);
  return order;
}

const dayBy = ({ client }: Member, id: string): Promise<BalanceDay> => client.call(getBalanceDay, { params: { id } });
const checkAgain = async ({ client }: Member, id: string) =>
  (await client.call(checkBalanceDay, { params: { id } })).data;
const differencesOf = async ({ client }: Member, id: string) =>
  (await client.call(getBalanceDifferences, { params: { id } })).data;
const kindsOf = async ({ client }: Member) => (await client.call(getAttention, {})).data.map(({ kind }) => kind);

describe('a day', () => {
  test('is equal while the provider reports what we have, with its fees', async ({ api, stripe, admin }) => {
    const [whole, part, won, lost, asked] = [
      await paid(api, stripe),
      await paid(api, stripe),
      await paid(api, stripe),
      await paid(api, stripe),
      await paid(api, stripe),
    ];
    stripe.refund(part.id, 50_00);
    stripe.dispute(won.id, 'needs_response');
    stripe.dispute(won.id, 'won');
    stripe.dispute(lost.id, 'needs_response');
    stripe.dispute(lost.id, 'lost');
    stripe.dispute(asked.id, 'warning_needs_response');
    for (const { id } of [whole, part, won, lost, asked]) await changed(api, id);
    await compare(api);
    await compare(api);

    const fee = Math.round(PLAN_TOTAL * 0.036) + 300;
    const sums = { charged: 5 * PLAN_TOTAL, refunded: 50_00, disputed: PLAN_TOTAL, net: 4 * PLAN_TOTAL - 50_00 };
    expect(await dayBy(admin, ofStripe)).toMatchObject({
      day: today,
      provider: 'stripe',
      status: 'equal',
      differences: 0,
      fees: 5 * fee + 2 * 290_00,
      ...sums,
      reported_charged: sums.charged,
      reported_refunded: sums.refunded,
      reported_disputed: sums.disputed,
      reported_net: sums.net,
    });
    expect(await differencesOf(admin, ofStripe)).toEqual([]);
    expect(await kindsOf(admin)).not.toContain('balanceDifferences');
  });

  test('shows what differs, stands first, and is equal once the provider is right', async ({ api, stripe, admin }) => {
    const [missing, other] = [await paid(api, stripe), await paid(api, stripe)];
    await compare(api);
    const [theirs, wrong] = stripe.transactions.splice(-2);
    if (!theirs || !wrong) throw new Error('There are no transactions');
    stripe.transactions.push(
      { ...wrong, amount: wrong.amount + 100 },
      { ...wrong, id: 'txn_elsewhere', source: { payment_intent: 'pi_elsewhere' } },
    );
    expect(await checkAgain(admin, ofStripe)).toMatchObject({ status: 'different', differences: 3 });
    const found = await differencesOf(admin, ofStripe);
    expect(found).toHaveLength(3);
    expect(found).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ kind: 'not_reported', order_id: missing.orderId, ours: PLAN_TOTAL, reported: null }),
        expect.objectContaining({
          kind: 'amount',
          order_id: other.orderId,
          ours: PLAN_TOTAL,
          reported: PLAN_TOTAL + 100,
        }),
        expect.objectContaining({ kind: 'not_recorded', order_id: null, transaction_id: 'txn_elsewhere', ours: null }),
      ]),
    );
    const [first] = await admin.client.call(listBalance, { query: {} });
    expect(first?.id).toBe(ofStripe);
    const filter = JSON.stringify({ different: true, q: month });
    expect(await admin.client.call(listBalance, { query: { filter } })).toHaveLength(1);
    expect(await kindsOf(admin)).toContain('balanceDifferences');

    stripe.transactions.splice(-2, 2, theirs, wrong);
    // Days with differences are asked about again each night.
    await compare(api, 20);
    expect(await dayBy(admin, ofStripe)).toMatchObject({ status: 'equal', differences: 0 });
    expect(await differencesOf(admin, ofStripe)).toEqual([]);
  });

  test('is compared later where its provider is away, and others are not kept from theirs', async ({
    api,
    stripe,
    admin,
  }) => {
    await pay(api, await openDonation(api));
    const before = (await dayBy(admin, ofStripe)).checked_at;
    stripe.outage.fault = 503;
    await expect(compare(api, 21)).rejects.toThrow(AggregateError);
    await expect(checkAgain(admin, ofStripe)).rejects.toMatchObject({ status: 503 });
    expect((await dayBy(admin, ofStripe)).checked_at).toBe(before);
    expect(await dayBy(admin, `${today}:${SANDBOX}`)).toMatchObject({ status: 'equal', charged: TOTAL });
    stripe.outage.fault = null;
    expect((await checkAgain(admin, ofStripe)).checked_at).not.toBe(before);
  });

  test('is shown to administrators alone, and 404 where it is none', async ({ api, admin }) => {
    const others = [await api.member('admin_escuela'), await api.member('padre')];
    for (const { token } of [...others, { token: '' }]) {
      const status = token === '' ? 401 : 403;
      const call = token === '' ? {} : { token };
      expect(await api.request('GET', `/balance/${ofStripe}/differences`, call)).toMatchObject({ status });
      expect(await api.request('POST', `/balance/${ofStripe}/check`, call)).toMatchObject({ status });
    }
    for (const id of ['2026-02-31:stripe', `${today}:nadie`, 'stripe', today, "2026-01-01:' or true"]) {
      await expect(dayBy(admin, id)).rejects.toMatchObject({ status: 404 });
      await expect(checkAgain(admin, id)).rejects.toMatchObject({ status: 404 });
    }
  });

  test('of the sandbox misses what it lost', async ({ api, admin }) => {
    await pay(api, await openDonation(api));
    const { reported_charged } = await checkAgain(admin, `${today}:${SANDBOX}`);
    const paymentId = await pay(api, await openDonation(api));
    const lost = and(eq(sandboxTransactions.paymentId, paymentId), eq(sandboxTransactions.kind, 'charge'));
    await api.app.db.delete(sandboxTransactions).where(lost);
    expect(await checkAgain(admin, `${today}:${SANDBOX}`)).toMatchObject({ differences: 1, reported_charged });
    expect(await differencesOf(admin, `${today}:${SANDBOX}`)).toMatchObject([
      { kind: 'not_reported', payment_id: paymentId },
    ]);
  });
});

describe('an export for the accountant', () => {
  const request = ({ client }: Member) =>
    client.call(requestAccountExport, { body: { month }, idempotencyKey: newIdempotencyKey() });
  const rowsOf = async ({ client }: Member, id: string) => (await client.call(getAccountRows, { params: { id } })).data;

  test('has each movement, with its receipt and invoice, and the sums of the balance', async ({ api, admin }) => {
    const paymentId = await pay(api, await openDonation(api));
    const { receipt_id: id } = await receiptOf(api, paymentId);
    await api.visitor.call(requestInvoice, { params: { id: id ?? '' }, body: invoiceRequest });
    const { data: wanted } = await request(admin);
    expect(wanted).toMatchObject({ month, status: 'waiting', movements: 0 });
    await expect(rowsOf(admin, wanted.id)).rejects.toMatchObject({ status: 404 });
    await api.jobRunner.runDue();
    const rows = await rowsOf(admin, wanted.id);
    const { data } = await admin.client.call(listAccountExports, {});
    expect(data[0]).toMatchObject({ id: wanted.id, status: 'ready', movements: rows.length });

    expect(rows.find((row) => row.payment_id === paymentId)).toMatchObject({
      movement: 'charge',
      folio: expect.stringMatching(/^LIA-\d{6}$/),
      rfc: invoiceRequest.rfc,
      invoice_status: 'pending',
      invoice_id: null,
      subtotal: TOTAL,
      iva: 0,
      total: TOTAL,
      method: 'checkout',
    });
    expect(rows.map(({ at }) => at)).toEqual(rows.map(({ at }) => at).toSorted());
    for (const provider of ['stripe', SANDBOX]) {
      const { net } = await checkAgain(admin, `${today}:${provider}`);
      const totals = rows
        .filter((row) => row.provider === provider && dayOf(row.at) === today)
        .map(({ total }) => total);
      expect(
        totals.reduce((sum, total) => sum + total, 0),
        provider,
      ).toBe(net);
    }
  });

  test('has for each movement the receipt of its payment, where an order was paid again', async ({ api, admin }) => {
    const open = await openDonation(api);
    const first = await pay(api, open);
    const again = `${first}-again`;
    const { folio } = await receiptOf(api, first);
    await becomes(api, open, first, 'refunded');
    await becomes(api, open, again, 'approved');
    const { receipt_id: id, folio: second } = await receiptOf(api, again);
    await api.visitor.call(requestInvoice, { params: { id: id ?? '' }, body: invoiceRequest });
    const { data: wanted } = await request(admin);
    await api.jobRunner.runDue();
    const rows = (await rowsOf(admin, wanted.id)).filter(({ order_id }) => order_id === open.orderId);
    const of = (payment_id: string) => rows.filter((row) => row.payment_id === payment_id);
    const unasked = { folio, rfc: null, invoice_status: null };
    expect(of(first)).toMatchObject([
      { movement: 'charge', ...unasked },
      { movement: 'refund', ...unasked },
    ]);
    expect(of(again)).toMatchObject([{ folio: second, rfc: invoiceRequest.rfc, invoice_status: 'pending' }]);
  });

  test('adds up: what was charged, less what went back and fees, is what is left', async ({ api, stripe, admin }) => {
    const happened = oneOf({
      fates: manyOf(constantFrom('stays', 'part', 'whole', 'disputed', 'won', 'lost'), { minLength: 1, maxLength: 4 }),
      fees: manyOf(integer({ min: 1, max: 100_00 }), { maxLength: 2 }),
    });
    let left = (await checkAgain(admin, ofStripe)).net;
    await assert(
      asyncProperty(happened, async ({ fates, fees }) => {
        for (const fate of fates) {
          const { id } = await paid(api, stripe);
          if (fate === 'part') stripe.refund(id, 30_00);
          if (fate === 'whole') stripe.refund(id);
          if (['disputed', 'won', 'lost'].includes(fate)) stripe.dispute(id, 'needs_response');
          if (fate === 'won' || fate === 'lost') stripe.dispute(id, fate);
          await changed(api, id);
        }
        for (const fee of fees) stripe.billFee(fee);

        const day = await checkAgain(admin, ofStripe);
        const { data: wanted } = await request(admin);
        await api.jobRunner.runDue();
        const rows = (await rowsOf(admin, wanted.id)).filter(
          ({ provider, at }) => provider === 'stripe' && dayOf(at) === today,
        );
        const sum = (column: 'total' | 'fee' | 'net') =>
          rows.reduce((all, row) => all + (row[column] ?? Number.NaN), 0);
        expect(day.net).toBe(day.charged - day.refunded - day.disputed);
        expect({ total: sum('total'), fee: sum('fee') }).toEqual({ total: day.net, fee: day.fees });
        expect(sum('net')).toBe(day.net - (day.fees ?? Number.NaN));

        const shares = { stays: 1, won: 1, part: 1, whole: 0, disputed: 0, lost: 0 };
        const parts = fates.filter((fate) => fate === 'part').length * 30_00;
        expect(day.net - left).toBe(fates.reduce((all, fate) => all + shares[fate] * PLAN_TOTAL, -parts));
        left = day.net;
      }),
      { numRuns: 4 },
    );
  });

  test('divides what includes IVA to the centavo; gifts have none', () => {
    expect([116_00, -116_00, 149_00].map((total) => ivaOf(total, 'membership'))).toEqual([16_00, -16_00, 20_55]);
    expect(ivaOf(116_00, 'sponsorship')).toBe(0);
  });

  test('has failed once its job was given up, until it is run again; another one can be requested', async ({
    api,
    admin,
  }) => {
    const { data: wanted } = await request(admin);
    const statusOf = async (id: string) =>
      (await admin.client.call(listAccountExports, {})).data.find((one) => one.id === id)?.status;
    expect(await statusOf(wanted.id)).toBe('waiting');
    // More runs than a job may have: its workers died each time.
    await api.app.db.update(jobs).set({ attempts: 100 }).where(eq(jobs.key, wanted.id));
    await api.jobRunner.runDue();
    expect(await statusOf(wanted.id)).toBe('failed');

    const { data: other } = await request(admin);
    await api.jobRunner.runDue();
    expect(await statusOf(other.id)).toBe('ready');

    const [failed] = await admin.client.call(listJobs, { query: { filter: JSON.stringify({ status: 'failed' }) } });
    await admin.client.call(retryJob, { params: { id: failed?.id ?? '' } });
    expect(await statusOf(wanted.id)).toBe('waiting');
    await api.jobRunner.runDue();
    expect(await statusOf(wanted.id)).toBe('ready');
  });

  test('expires, is for administrators, and of a month alone', async ({ api, admin }) => {
    const { data: wanted } = await request(admin);
    await api.jobRunner.runDue();
    const { token } = await api.member('director_escuela');
    expect(await api.request('GET', `/accountExports/${wanted.id}/rows`, { token })).toMatchObject({ status: 403 });
    expect(await api.request('POST', '/accountExports', { token, json: { month } })).toMatchObject({ status: 403 });
    for (const wrong of ['2026-13', '2026', '']) {
      const json = { month: wrong };
      const call = { token: admin.token, json };
      expect(await api.request('POST', '/accountExports', call)).toMatchObject({ status: 422 });
    }
    await sweepExports(api.app.db);
    expect(await rowsOf(admin, wanted.id)).not.toEqual([]);
    const createdAt = new Date(Date.now() - (EXPORT_DAYS + 1) * DAY_MS);
    await api.app.db.update(accountExports).set({ createdAt }).where(eq(accountExports.id, wanted.id));
    await sweepExports(api.app.db);
    await expect(rowsOf(admin, wanted.id)).rejects.toMatchObject({ status: 404 });
    const { data } = await admin.client.call(listAccountExports, {});
    expect(data.find(({ id }) => id === wanted.id)?.status).toBe('expired');
  });
});

test('Mercado Pago reports charges with fees, refunds and chargebacks by their days, page by page', async () => {
  const company = await startFakeMercadoPago();
  const provider = new MercadoPago({ accessToken: 'APP_USR-1', webhookSecret: 'x', apiUrl: company.url });
  const at = '2026-11-20T10:00:00.000-06:00';
  const later = '2026-11-21T10:00:00.000-06:00';
  const of = { date_approved: at, date_last_updated: at };
  const fees = [
    { amount: 4.06, type: 'mercadopago_fee', fee_payer: 'collector' },
    { amount: 9, type: 'financing_fee', fee_payer: 'payer' },
  ];
  const [plain, part, back] = [
    company.pay('a', 100, { ...of, fee_details: fees }),
    company.pay('b', 100, { ...of, date_last_updated: later, refunds: [{ id: 1, amount: 40, date_created: later }] }),
    company.pay('c', 100, { ...of, date_last_updated: later, status: 'charged_back', status_detail: 'settled' }),
  ];
  const moved = async (day: string) => {
    const from = new Date(`${day}T00:00:00-06:00`);
    const found = await provider.findTransactions(from, new Date(from.getTime() + DAY_MS));
    return found.map(({ kind, paymentId, amount, fee }) => [kind, Number(paymentId), amount, fee]);
  };
  expect(await moved('2026-11-20')).toEqual([
    ['charge', plain, 100_00, 4_06],
    ['charge', part, 100_00, 0],
    ['charge', back, 100_00, 0],
  ]);
  expect(await moved('2026-11-21')).toEqual([
    ['refund', part, -40_00, 0],
    ['dispute', back, -100_00, 0],
  ]);
  await company.close();
});
