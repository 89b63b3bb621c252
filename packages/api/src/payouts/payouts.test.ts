import { DAY_MS } from '@lia/sdk/calendar/durations';
import { createEmbed, updateEmbed } from '@lia/sdk/embeds/endpoints';
import { EMBED_HEADER } from '@lia/sdk/embeds/rules';
import { getPayout, getPayoutEntries, listPayouts } from '@lia/sdk/payouts/endpoints';
import type { PayoutEntries } from '@lia/sdk/payouts/records';
import { markManualRefund } from '@lia/sdk/receipts/administration';
import { and, eq } from 'drizzle-orm';
import { assert, asyncProperty, constantFrom, array as manyOf, nat, record as oneOf } from 'fast-check';
import { describe, expect } from 'vitest';

import { compareDueDays } from '../balance/job.ts';
import { balanceTransactions } from '../balance/tables.ts';
import { payments, refunds } from '../payments/tables.ts';
import { settle } from '../payments/settle.ts';
import { type Member, type RunningApi, test as base } from '../testing/api.ts';
import { donation, type OpenDonation, TOTAL } from '../testing/donations.ts';
import { context, pay } from '../testing/receipts.ts';
import { type RunSchool, runSchool } from '../testing/users.ts';
import { writeStatements } from './issue.ts';
import { payoutEntries } from './tables.ts';

const ORIGIN = 'https://aliada.example';
const MONTH_MS = 31 * DAY_MS;

/** A school that runs a site with our forms. */
interface Partner extends RunSchool {
  site: string;
  key: string;
}

async function partner(api: RunningApi, admin: Member): Promise<Partner> {
  const school = await runSchool(api);
  const { data } = await admin.client.call(createEmbed, {
    body: { name: `Sitio de ${school.name}`, origins: [ORIGIN], active: true, school_id: school.id },
  });
  return { ...school, site: data.id, key: data.key };
}

const test = base.extend<{ admin: Member; partners: readonly [Partner, Partner] }>({
  admin: [async ({ api }, use) => use(await api.member('admin')), { scope: 'file' }],
  partners: async ({ api, admin }, use) => use([await partner(api, admin), await partner(api, admin)]),
});

/** Donates on a site; on none where there is no key. */
async function open(api: RunningApi, key?: string): Promise<OpenDonation> {
  const headers = { Origin: ORIGIN, ...(key !== undefined && { [EMBED_HEADER]: `${key} donation` }) };
  const { body } = await api.request('POST', '/supportSubscription', { headers, json: donation });
  const { order, init_point: address } = Object(body).data;
  return { orderId: String(order.id), preferenceId: String(address).split('/').at(-1) ?? '' };
}

async function give(api: RunningApi, key?: string): Promise<{ orderId: string; paymentId: string }> {
  const donated = await open(api, key);
  return { orderId: donated.orderId, paymentId: await pay(api, donated) };
}

/** What the provider reports of a gift: so many centavos of it went back. */
const report = (
  api: RunningApi,
  { orderId, paymentId: id }: { orderId: string; paymentId: string },
  refunded: number,
) =>
  settle(context(api), 'sandbox', {
    id,
    orderId,
    status: refunded === TOTAL ? 'refunded' : 'approved',
    method: 'checkout',
    amount: TOTAL,
    refunded,
    createdAt: new Date(),
    paidAt: new Date(),
    failure: null,
    voucher: null,
  });

const statementsOf = ({ client }: Member) => client.call(listPayouts, { query: {} });

const statement = ({ client }: Member, id = ''): Promise<PayoutEntries> =>
  client.call(getPayoutEntries, { params: { id } });

describe('a statement', () => {
  test('has the gifts of its own school, without their donors', async ({ api, admin, partners: [own, other] }) => {
    await give(api, own.key);
    await give(api, own.key);
    await give(api, other.key);
    await give(api);
    await open(api, own.key);
    await writeStatements(api.app.db, new Date());
    await writeStatements(api.app.db, new Date());

    const [summary, ...more] = await statementsOf(own.director);
    expect(more).toEqual([]);
    expect(summary).toMatchObject({
      school: own.name,
      status: 'open',
      gifts: 2,
      paid: 2 * TOTAL,
      refunded: 0,
      net: 2 * TOTAL,
    });
    const whole = await statement(own.director, summary?.id);
    expect(whole.entries).toMatchObject([
      {
        kind: 'payment',
        reason: 'donation',
        form: 'donation',
        amount: TOTAL,
        folio: expect.stringMatching(/^LIA-\d{6}$/),
      },
      { kind: 'payment', amount: TOTAL },
    ]);
    expect(whole.sites).toMatchObject([{ id: own.site, submissions: 3 }]);
    expect(JSON.stringify(whole)).not.toContain(donation.name);
    expect((await statementsOf(admin)).filter(({ school_id: id }) => [own.id, other.id].includes(id))).toHaveLength(2);
    const query = { filter: JSON.stringify({ school_id: other.id }) };
    expect((await admin.client.call(listPayouts, { query })).map(({ school_id: id }) => id)).toEqual([other.id]);
  });

  test('is 404 for another school, and 403 for who runs none', async ({ api, partners: [own, other] }) => {
    await give(api, own.key);
    await writeStatements(api.app.db, new Date());
    const [summary] = await statementsOf(own.director);
    await expect(statement(other.director, summary?.id)).rejects.toMatchObject({ status: 404 });
    const params = { id: summary?.id ?? '' };
    await expect(other.director.client.call(getPayout, { params })).rejects.toMatchObject({ status: 404 });
    expect(await own.director.client.call(getPayout, { params })).toEqual(summary);
    expect(await statementsOf(other.director)).toEqual([]);
    await expect(statementsOf(await api.member('maestro'))).rejects.toMatchObject({ status: 403 });
  });

  test('does not change once its month is over: what comes later stands in the next one', async ({
    api,
    partners: [own],
  }) => {
    const kept = await give(api, own.key);
    await writeStatements(api.app.db, new Date());
    const later = new Date(Date.now() + MONTH_MS);
    await writeStatements(api.app.db, later);
    const [issued] = await statementsOf(own.director);
    expect(issued).toMatchObject({ status: 'issued', issued_at: later.toISOString(), net: TOTAL });
    await report(api, kept, 4_000_00);
    await writeStatements(api.app.db, later);
    const [next, before] = await statementsOf(own.director);
    expect(before).toEqual(issued);
    expect(next).toMatchObject({ status: 'open', gifts: 0, paid: 0, refunded: 4_000_00, net: -4_000_00 });
    expect((await statement(own.director, next?.id)).entries).toMatchObject([
      { kind: 'refund', amount: -4_000_00, paid_month: issued?.month },
    ]);
    expect((await statement(own.director, issued?.id)).entries).toMatchObject([{ kind: 'payment', paid_month: null }]);
  });

  test('has each payment of a gift that was paid twice, what went back, and one gift', async ({
    api,
    partners: [own],
  }) => {
    const kept = await give(api, own.key);
    const second = { ...kept, paymentId: `${kept.paymentId}0` };
    await report(api, second, 0);
    await writeStatements(api.app.db, new Date());
    const [before] = await statementsOf(own.director);
    expect(before).toMatchObject({ gifts: 1, paid: 2 * TOTAL, refunded: 0, net: 2 * TOTAL });
    await report(api, second, TOTAL);
    await writeStatements(api.app.db, new Date());
    const [after, ...more] = await statementsOf(own.director);
    expect(more).toEqual([]);
    expect(after).toMatchObject({ gifts: 1, paid: 2 * TOTAL, refunded: TOTAL, net: TOTAL });
    const { entries } = await statement(own.director, after?.id);
    expect(entries.map(({ kind }) => kind).toSorted()).toEqual(['payment', 'payment', 'refund']);
    // Paid once more when its month is over, it is no gift of the next month.
    const later = new Date(Date.now() + MONTH_MS);
    await writeStatements(api.app.db, later);
    const third = { ...kept, paymentId: `${kept.paymentId}1` };
    await report(api, third, 0);
    await report(api, third, TOTAL);
    await writeStatements(api.app.db, later);
    expect(await statementsOf(own.director)).toMatchObject([
      { gifts: 0, paid: TOTAL, refunded: TOTAL, net: 0 },
      { gifts: 1, net: TOTAL },
    ]);
  });

  test('has a refund once that was marked as made by hand and came from the company after all', async ({
    api,
    admin,
    partners: [own],
  }) => {
    const kept = await give(api, own.key);
    const second = { ...kept, paymentId: `${kept.paymentId}0` };
    await report(api, second, 0);
    const [refund] = await api.app.db
      .update(refunds)
      .set({ status: 'refused' })
      .where(eq(refunds.orderId, kept.orderId))
      .returning({ id: refunds.id });
    const params = { id: kept.orderId, refund: refund?.id ?? '' };
    await admin.client.call(markManualRefund, { params, body: { completed: true } });
    await writeStatements(api.app.db, new Date());
    expect(await statementsOf(own.director)).toMatchObject([{ refunded: TOTAL, net: TOTAL }]);
    await admin.client.call(markManualRefund, { params, body: { completed: false } });
    await report(api, second, TOTAL);
    await writeStatements(api.app.db, new Date());
    expect(await statementsOf(own.director)).toMatchObject([{ paid: 2 * TOTAL, refunded: TOTAL, net: TOTAL }]);
  });

  test('has what the provider kept of each movement once it is reported, and no figure before', async ({
    api,
    partners: [own],
  }) => {
    const { paymentId, ...gift } = await give(api, own.key);
    await report(api, { paymentId, ...gift }, 1_000_00);
    await report(api, { paymentId, ...gift }, 2_000_00);
    await writeStatements(api.app.db, new Date());
    const [summary] = await statementsOf(own.director);
    const feesOf = async () => {
      const { entries, fees } = await statement(own.director, summary?.id);
      return { each: entries.map(({ kind, fee }) => [kind, fee]), fees };
    };
    await expect(feesOf()).resolves.toEqual({
      each: [
        ['payment', null],
        ['refund', null],
        ['refund', null],
      ],
      fees: { known: 0, unknown: 3 },
    });

    await compareDueDays(api.app, new Date(Date.now() + DAY_MS));
    const charged = Math.round((TOTAL * 0.036 + 300) * 1.16);
    const reported = { provider: 'sandbox', kind: 'refund', paymentId, amount: -1_000_00 } as const;
    const at = new Date();
    // Of another payment, and of another amount: not of these refunds.
    await api.app.db.insert(balanceTransactions).values([
      { ...reported, id: `${paymentId}:1`, fee: 5_00, at },
      { ...reported, id: `${paymentId}:other`, paymentId: `${paymentId}0`, fee: 7_00, at },
      { ...reported, id: `${paymentId}:part`, amount: -999_00, fee: 9_00, at },
    ]);
    const first = ['refund', 5_00] as const;
    await expect(feesOf()).resolves.toEqual({
      each: [['payment', charged], first, ['refund', null]],
      fees: { known: charged + 5_00, unknown: 1 },
    });
    await api.app.db
      .insert(balanceTransactions)
      .values({ ...reported, id: `${paymentId}:2`, fee: 0, at: new Date(+at + 1) });
    await expect(feesOf()).resolves.toEqual({
      each: [['payment', charged], first, ['refund', 0]],
      fees: { known: charged + 5_00, unknown: 0 },
    });
  });

  test('of a gift stays with its school when the site goes to another one', async ({
    api,
    admin,
    partners: [own, other],
  }) => {
    const gift = await give(api, own.key);
    await writeStatements(api.app.db, new Date());
    await admin.client.call(updateEmbed, {
      params: { id: own.site },
      body: { name: 'Sitio de otra', origins: [ORIGIN], active: true, school_id: other.id },
    });
    await report(api, gift, TOTAL);
    await writeStatements(api.app.db, new Date());
    expect(await statementsOf(own.director)).toMatchObject([{ paid: TOTAL, refunded: TOTAL, net: 0 }]);
    expect(await statementsOf(other.director)).toEqual([]);
  });

  test('is of a school that is there', async ({ admin }) => {
    const body = { name: 'Sitio de nadie', origins: [ORIGIN], active: true, school_id: 2_000_000_000 };
    await expect(admin.client.call(createEmbed, { body })).rejects.toMatchObject({
      status: 422,
      fields: { school_id: expect.anything() },
    });
  });

  test('whatever happens in which order, has every centavo once', async ({ api, admin }) => {
    const step = oneOf({ act: constantFrom('give', 'refund', 'write', 'nextMonth'), size: nat(TOTAL) });
    await assert(
      asyncProperty(manyOf(step, { minLength: 4, maxLength: 12 }), async (steps) => {
        const own = await partner(api, admin);
        const gifts: { orderId: string; paymentId: string; refunded: number }[] = [];
        let months = 0;
        const write = () => writeStatements(api.app.db, new Date(Date.now() + months * MONTH_MS));
        for (const { act, size } of steps) {
          if (act === 'give') gifts.push({ ...(await give(api, own.key)), refunded: 0 });
          const gift = gifts[size % (gifts.length || 1)];
          if (act === 'refund' && gift && gift.refunded < TOTAL) {
            gift.refunded = Math.min(TOTAL, gift.refunded + 1 + size);
            await report(api, gift, gift.refunded);
          }
          if (act === 'nextMonth') months += 1;
          if (act === 'write') await write();
        }
        await write();
        const all = await statementsOf(own.director);
        for (const { id, net } of all) {
          const { entries } = await statement(own.director, id);
          expect(entries.reduce((sum, { amount }) => sum + amount, 0)).toBe(net);
        }
        const left = gifts.reduce((sum, { refunded }) => sum + TOTAL - refunded, 0);
        expect(all.reduce((sum, { net }) => sum + net, 0)).toBe(left);
        for (const { orderId, paymentId } of gifts) {
          const ofOrder = eq(payoutEntries.orderId, orderId);
          const paid = and(ofOrder, eq(payoutEntries.kind, 'payment'));
          expect(await api.app.db.$count(payoutEntries, paid)).toBe(
            await api.app.db.$count(payments, eq(payments.id, paymentId)),
          );
        }
      }),
      { numRuns: 8 },
    );
  });
});
