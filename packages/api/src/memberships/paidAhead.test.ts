import { randomUUID } from 'node:crypto';

import {
  assignOrderLicences,
  buyLicences,
  changeLicenceSize,
  listLicenceOrders,
  listLicencePurchases,
  markTransfer,
} from '@lia/sdk/licences/endpoints';
import { includedLicences } from '@lia/sdk/licences/rules';
import { periodEnd } from '@lia/sdk/memberships/rules';
import { chooseRenewal, getRenewal } from '@lia/sdk/renewals/endpoints';
import { eq, sql } from 'drizzle-orm';
import * as fc from 'fast-check';
import { describe, expect } from 'vitest';

import { type Member, type RunningApi, test } from '../testing/api.ts';
import { importingSchool } from '../testing/imports.ts';
import { join, licencesOf, payPlan } from '../testing/licences.ts';
import { endMemberships } from './settle.ts';
import { beginPaidPeriods } from './paidAhead.ts';
import { memberships } from './tables.ts';

const [SCHOOL_MONTHLY, SCHOOL_ANNUAL] = [8, 9];
const INCLUDED = includedLicences.escuela;
const TODAY = new Date(Date.now() - 12 * 3_600_000).toISOString().slice(0, 10);

const membershipsOf = ({ app }: RunningApi, { id }: Member) =>
  app.db.select().from(memberships).where(eq(memberships.userId, id));

const renewalOf = async ({ client }: Member, id: string) => (await client.call(getRenewal, { params: { id } })).data;

/** Orders further licences, which a transfer pays. */
async function buy(api: RunningApi, { client }: Member, id: string, licences: number): Promise<string | undefined> {
  const root = await api.member('admin');
  const { offer } = (await client.call(listLicencePurchases, { params: { id } })).data;
  const body = { licences, method: 'transfer' as const, total: licences * (offer?.unit_price ?? 0) };
  const { data } = await client.call(buyLicences, { params: { id }, body });
  const transfer = { paid_on: TODAY, bank_reference: randomUUID() };
  await root.client.call(markTransfer, { params: { id, purchase: data.id }, body: transfer });
  return offer?.paid_until;
}

describe("a school's plan that is paid again before its period ends", () => {
  test('is one membership, which has in each period what that period paid and what was given by hand', async ({
    api,
  }) => {
    const root = await api.member('admin');
    const cases = fc.record({
      plan: fc.constantFrom(SCHOOL_MONTHLY, SCHOOL_ANNUAL),
      byHand: fc.integer({ min: -3, max: 4 }),
      further: fc.nat({ max: 3 }),
      fewer: fc.nat({ max: 3 }),
      times: fc.integer({ min: 1, max: 2 }),
    });
    await fc.assert(
      fc.asyncProperty(cases, async ({ plan, byHand, further, fewer, times }) => {
        const { admin, id } = await importingSchool(api);
        const order = await payPlan(api, admin, plan);
        const student = await api.member('alumno');
        await join(api, student, id, 'student');
        await admin.client.call(assignOrderLicences, { params: { id: order }, body: { people: [student.uuid] } });
        const body = { licences: INCLUDED + byHand, frees: [] };
        await root.client.call(changeLicenceSize, { params: { id: order }, body });
        if (further > 0) await buy(api, admin, order, further);
        const { least, licences: most } = await renewalOf(admin, order);
        const licences = Math.max(least, most - fewer);
        await admin.client.call(chooseRenewal, { params: { id: order }, body: { licences } });
        const [first] = await membershipsOf(api, admin);
        const ends = [first?.paidUntil ?? new Date(0)];

        for (let time = 0; time < times; time += 1) {
          const { next } = await renewalOf(admin, order);
          const again = await payPlan(api, admin, plan, next.total);
          expect((await licencesOf(admin, again)).order).toBe(order);
          const period = plan === SCHOOL_ANNUAL ? 'anual' : 'mensual';
          ends.push(periodEnd(ends.at(-1) ?? new Date(0), period, first?.beginsAt));
        }
        const standing = async () =>
          (await membershipsOf(api, admin)).map(({ status, paidUntil, ...row }) => [status, paidUntil, row.licences]);
        const last = ends.at(-1);
        expect(await standing()).toEqual([['active', last, most]]);

        const [end = new Date(0)] = ends;
        await beginPaidPeriods(api.app.db, new Date(Number(end) - 1000));
        expect(await standing()).toEqual([['active', last, most]]);
        for (const from of ends.slice(0, -1)) {
          await beginPaidPeriods(api.app.db, from);
          await beginPaidPeriods(api.app.db, from);
          await endMemberships(api.app.db, from);
          expect(await standing()).toEqual([['active', last, licences]]);
        }
        expect((await licencesOf(admin, order)).held.map(({ holder }) => holder.uuid)).toEqual([student.uuid]);
      }),
      { numRuns: 3 },
    );
  });

  test('sells further licences until the period ends that has them, and is another membership once it has ended', async ({
    api,
  }) => {
    const { admin } = await importingSchool(api);
    const order = await payPlan(api, admin, SCHOOL_MONTHLY);
    const [first] = await membershipsOf(api, admin);
    const end = first?.paidUntil ?? new Date(0);
    await payPlan(api, admin, SCHOOL_MONTHLY);
    expect(await buy(api, admin, order, 2)).toBe(end.toISOString());
    expect((await licencesOf(admin, order)).total).toBe(INCLUDED + 2);
    await beginPaidPeriods(api.app.db, end);
    expect((await licencesOf(admin, order)).total).toBe(INCLUDED);

    await endMemberships(api.app.db, new Date(Date.now() + 90 * 86_400_000));
    await api.app.db.update(memberships).set({ status: 'ended' }).where(eq(memberships.orderId, order));
    const later = await payPlan(api, admin, SCHOOL_MONTHLY);
    expect((await licencesOf(admin, later)).order).toBe(later);
  });
});

describe("a school's plan that is paid again in its grace", () => {
  /** Lets time pass until what a payer has paid ends in so many days. */
  async function endIn({ app: { db } }: RunningApi, { id }: Member, days: number): Promise<void> {
    const back = sql`(select max(paid_until) - now() - make_interval(days => ${days}) from memberships where user_id = ${id})`;
    await db.execute(sql`update orders set period_end = period_end - ${back}
      where id in (select order_id from plan_orders where user_id = ${id})`);
    await db.execute(sql`update memberships set begins_at = begins_at - ${back}, paid_until = paid_until - ${back}
      where user_id = ${id}`);
    await endMemberships(db, new Date());
  }

  test.for([
    ['month by month', [SCHOOL_MONTHLY], 'mensual'],
    ['with days that it had kept of another plan', [SCHOOL_MONTHLY, SCHOOL_ANNUAL], 'anual'],
  ] as const)('is counted from that day on, %s', async ([, plans, period], { api }) => {
    const { admin } = await importingSchool(api);
    for (const plan of plans) await payPlan(api, admin, plan);
    await endIn(api, admin, -2);
    const again = await payPlan(api, admin, period === 'anual' ? SCHOOL_ANNUAL : SCHOOL_MONTHLY);
    const { order } = await licencesOf(admin, again);
    const listed = await admin.client.call(listLicenceOrders, { query: {} });
    const { begins_at, paid_until, carried_days } = listed.find(({ id }) => id === order) ?? {};
    expect(order).not.toBe(again);
    expect(carried_days).toBe(0);
    expect(new Date(paid_until ?? 0)).toEqual(periodEnd(new Date(begins_at ?? 0), period));
  });

  test('begins where the last period ended while days that it kept are left', async ({ api }) => {
    const { admin } = await importingSchool(api);
    await payPlan(api, admin, SCHOOL_MONTHLY);
    await payPlan(api, admin, SCHOOL_ANNUAL);
    await endIn(api, admin, 7);
    const before = (await membershipsOf(api, admin)).find(({ carriedSeconds }) => carriedSeconds > 0);
    if (!before) throw new Error('It keeps no days');
    await payPlan(api, admin, SCHOOL_ANNUAL);
    const after = (await membershipsOf(api, admin)).find(({ id }) => id === before.id);
    const kept = before.carriedSeconds * 1000;
    expect(after?.carriedSeconds).toBe(before.carriedSeconds);
    const end = periodEnd(new Date(Number(before.paidUntil) - kept), 'anual');
    expect(Number(after?.paidUntil)).toBe(Number(end) + kept);
  });
});
