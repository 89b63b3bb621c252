import { DAY_MS } from '@lia/sdk/calendar/durations';
import { assignOrderLicences } from '@lia/sdk/licences/endpoints';
import { includedLicences } from '@lia/sdk/licences/rules';
import {
  cancelMembership,
  getMyMembership,
  listMyOrders,
  openCardChange,
  payMembership,
  resumeMembership,
  subscribeMember,
} from '@lia/sdk/memberships/endpoints';
import { periodEnd, plans, priceIdOf } from '@lia/sdk/memberships/rules';
import { decideSandboxCheckout } from '@lia/sdk/payments/endpoints';
import { renewSandboxSubscription } from '@lia/sdk/payments/sandboxCards';
import type { RenewalDecision } from '@lia/sdk/payments/sandboxCardsSchema';
import { refundOrder } from '@lia/sdk/receipts/administration';
import { getRenewal } from '@lia/sdk/renewals/endpoints';
import { asc, eq } from 'drizzle-orm';
import * as fc from 'fast-check';
import { describe, expect } from 'vitest';

import { configuredPayments } from '../payments/configured.ts';
import { periodEnd as cardPeriodEnd } from '../payments/sandbox/cards/period.ts';
import { ProviderUnavailable } from '../payments/provider.ts';
import { orders as paidOrders, subscriptions } from '../payments/tables.ts';
import { type Member, type RunningApi, test } from '../testing/api.ts';
import { tokenise } from '../testing/cards.ts';
import { importingSchool } from '../testing/imports.ts';
import { addChildren, join, licencesOf, payPlan, rolesOf } from '../testing/licences.ts';
import { beginPaidPeriods } from './paidAhead.ts';
import { countSchoolLicences } from './schoolLicences.ts';
import { endSupersededSubscriptions } from './supersededSubscriptions.ts';
import { memberships } from './tables.ts';

const [PARENT_MONTHLY, PARENT_ANNUAL] = [2, 3];
const [TEACHER_MONTHLY, TEACHER_ANNUAL] = [5, 6];
const [SCHOOL_MONTHLY, SCHOOL_ANNUAL] = [8, 9];
const periodOf = (plan: number) => (plan % 3 === 0 ? 'anual' : 'mensual');

const membershipsOf = ({ app }: RunningApi, { id }: Member) =>
  app.db.select().from(memberships).where(eq(memberships.userId, id)).orderBy(asc(memberships.createdAt));

const mine = async ({ client }: Member) => (await client.call(getMyMembership)).data;
const reach = async (member: Member): Promise<Date> => new Date((await mine(member))?.paid_until ?? 0);
/** Days from one instant to another, of months as they come. */
const days = (from: Date, to: Date) => Math.round((to.getTime() - from.getTime()) / DAY_MS);

async function refund(api: RunningApi, id: string): Promise<void> {
  const root = await api.member('admin');
  await root.client.call(refundOrder, { params: { id }, body: { reason: 'payer', note: null } });
  await api.jobRunner.runDue();
}

async function subscribe(api: RunningApi, { client }: Member, id: number): Promise<string> {
  const plan = plans.find((one) => one.id === id);
  if (!plan) throw new Error('There is no such plan');
  const body = { email: 'ana@example.mx', prices: [priceIdOf(plan)], currency: 'mxn' as const };
  const payment_method = await tokenise(api);
  return (await client.call(subscribeMember, { body: { ...body, payment_method } })).data.order.id;
}

async function subscriptionOf({ app }: RunningApi, order: string) {
  const [found] = await app.db.select().from(subscriptions).where(eq(subscriptions.orderId, order));
  if (!found) throw new Error('There is no subscription');
  return found;
}

/** Has the card company charge the next period of the subscription of an order. */
async function renew(api: RunningApi, order: string, decision: RenewalDecision = 'approved'): Promise<void> {
  const { id } = await subscriptionOf(api, order);
  await api.visitor.call(renewSandboxSubscription, { params: { id }, body: { decision } });
}

const [goesOn, endsWithPeriod, ended] = [
  { status: 'active', cancelAtPeriodEnd: false },
  { status: 'active', cancelAtPeriodEnd: true },
  { status: 'ended', cancelAtPeriodEnd: false },
];

describe('another plan that is paid before one ends', () => {
  test('begins at once where it gives more, and keeps the days that were paid', async ({ api }) => {
    const rosa = await api.member('maestro');
    const monthly = await payPlan(api, rosa, TEACHER_MONTHLY);
    const first = await reach(rosa);
    const paid = new Date();
    const annual = await payPlan(api, rosa, TEACHER_ANNUAL);
    expect(await rolesOf(api, rosa.uuid)).toEqual(['Maestro-A']);
    const kept = days(paid, first);
    expect(days(periodEnd(paid, 'anual'), await reach(rosa))).toBe(kept);
    expect(await mine(rosa)).toMatchObject({ plan: TEACHER_ANNUAL, next: null, carried_days: kept - 1 });

    await refund(api, monthly);
    expect(days(periodEnd(paid, 'anual'), await reach(rosa))).toBe(0);
    await refund(api, annual);
    expect(await rolesOf(api, rosa.uuid)).toEqual(['maestro']);
  });

  test('gives the days back where it is refunded, and follows where it gives less', async ({ api }) => {
    const rosa = await api.member('maestro');
    await payPlan(api, rosa, TEACHER_MONTHLY);
    const first = await reach(rosa);
    await refund(api, await payPlan(api, rosa, TEACHER_ANNUAL));
    expect([await reach(rosa), await rolesOf(api, rosa.uuid)]).toEqual([first, ['Maestro-M']]);

    const luz = await api.member('maestro');
    await payPlan(api, luz, TEACHER_ANNUAL);
    const end = await reach(luz);
    await payPlan(api, luz, TEACHER_MONTHLY);
    expect(await rolesOf(api, luz.uuid)).toEqual(['Maestro-A']);
    expect(await mine(luz)).toMatchObject({
      plan: TEACHER_ANNUAL,
      next: { membership: 'mensual', begins_at: end.toISOString() },
      paid_until: periodEnd(end, 'mensual').toISOString(),
    });
  });

  test.for([
    ['teacher', TEACHER_MONTHLY],
    ['school', SCHOOL_MONTHLY],
  ] as const)('ends on the day of the month on which the first period of a %s began', async ([who, plan], { api }) => {
    const payer = who === 'school' ? (await importingSchool(api)).admin : await api.member('maestro');
    const id = await payPlan(api, payer, plan);
    // The next month that is followed by a February.
    const year = new Date().getUTCFullYear() + 1;
    const began = new Date(`${year}-01-31T18:00:00Z`);
    const end = periodEnd(began, 'mensual');
    await api.app.db
      .update(memberships)
      .set({ beginsAt: began, paidUntil: end, previousId: null })
      .where(eq(memberships.orderId, id));
    await api.app.db.update(paidOrders).set({ periodEnd: end }).where(eq(paidOrders.id, id));
    for (const day of ['03-31', '04-30', '05-31', '06-30']) {
      await payPlan(api, payer, plan);
      expect(await reach(payer)).toEqual(new Date(`${year}-${day}T18:00:00Z`));
    }
  });

  test('for twice the children keeps half of the days', async ({ api }) => {
    const ana = await api.member('padre');
    await addChildren(api, ana, 1);
    await payPlan(api, ana, PARENT_ANNUAL);
    const first = await reach(ana);
    const paid = new Date();
    await addChildren(api, ana, 1, 2);
    await payPlan(api, ana, PARENT_ANNUAL);
    const kept = Number(await reach(ana)) - Number(periodEnd(paid, 'anual'));
    expect(kept / (Number(first) - Number(paid))).toBeCloseTo(1 / 2, 2);
  });

  test.for([
    ['the same plan', PARENT_MONTHLY],
    ['the annual plan', PARENT_ANNUAL],
  ] as const)('by a card is charged when its own periods end, and keeps the days: %s', async ([, plan], { api }) => {
    const ana = await api.member('padre');
    await payPlan(api, ana, PARENT_MONTHLY);
    const first = await reach(ana);
    const paid = new Date();
    const order = await subscribe(api, ana, plan);
    const kept = days(paid, first);
    // The company counts months by the days of UTC, also in an evening of Mexico.
    const interval = plan === PARENT_ANNUAL ? 'year' : 'month';
    const end = cardPeriodEnd(paid, interval, 1);
    const standing = await mine(ana);
    expect(standing).toMatchObject({ plan, renews: true });
    expect(days(end, new Date(standing?.renews_at ?? 0))).toBe(0);
    expect(days(end, await reach(ana))).toBe(kept);
    const { data } = await ana.client.call(getRenewal, { params: { id: order } });
    expect(data.renews_at).toBe(standing?.renews_at);
    await renew(api, order);
    await ana.client.call(cancelMembership);
    const { currentPeriodEnd: last } = await subscriptionOf(api, order);
    expect(days(cardPeriodEnd(paid, interval, 2), last)).toBe(0);
    expect(days(last, await reach(ana))).toBe(kept);
  });

  test.for([
    ['parent', 'annual plan after a monthly one', PARENT_MONTHLY, PARENT_ANNUAL, false, endsWithPeriod],
    ['parent', 'same plan after a card that owes', PARENT_MONTHLY, PARENT_MONTHLY, true, ended],
    ['parent', 'monthly plan after an annual one', PARENT_ANNUAL, PARENT_MONTHLY, false, goesOn],
    ['school', 'annual plan after a monthly one', SCHOOL_MONTHLY, SCHOOL_ANNUAL, false, endsWithPeriod],
    ['school', 'same plan after a card that owes', SCHOOL_MONTHLY, SCHOOL_MONTHLY, true, ended],
    ['school', 'monthly plan after an annual one', SCHOOL_ANNUAL, SCHOOL_MONTHLY, false, goesOn],
  ] as const)(
    'at a checkout ends the card that it replaces: %s, %s',
    async ([who, , byCard, paid, owes, left], { api }) => {
      const payer = who === 'school' ? (await importingSchool(api)).admin : await api.member('padre');
      const order = await subscribe(api, payer, byCard);
      if (owes) await renew(api, order, 'rejected');
      await payPlan(api, payer, paid);
      await endSupersededSubscriptions(configuredPayments(api.app), configuredPayments(api.app).cards);
      expect(await subscriptionOf(api, order)).toMatchObject(left);
      const orders = async () => (await payer.client.call(listMyOrders)).data.length;
      const before = await orders();
      await renew(api, order).catch(() => undefined);
      expect((await orders()) > before).toBe(left === goesOn);
    },
  );

  test('ends the cards that are replaced also where the company refuses to end one', async ({ api }) => {
    const [ana, luz] = [await api.member('padre'), await api.member('padre')];
    const [first, second] = [await subscribe(api, ana, PARENT_MONTHLY), await subscribe(api, luz, PARENT_MONTHLY)];
    for (const payer of [ana, luz]) await payPlan(api, payer, PARENT_ANNUAL);
    const payments = configuredPayments(api.app);
    const { cards } = payments;
    const refused = (await subscriptionOf(api, first)).id;
    const cancel = cards.cancelSubscription.bind(cards);
    cards.cancelSubscription = async (id, atPeriodEnd) => {
      if (id === refused) throw new ProviderUnavailable(new Error('500'));
      await cancel(id, atPeriodEnd);
    };
    await expect(endSupersededSubscriptions(payments, cards)).rejects.toThrow(AggregateError);
    expect(await subscriptionOf(api, first)).toMatchObject(goesOn);
    expect(await subscriptionOf(api, second)).toMatchObject(endsWithPeriod);
  });

  test('at a checkout leaves the card of a plan that has more children', async ({ api }) => {
    const ana = await api.member('padre');
    await addChildren(api, ana, 2);
    const order = await subscribe(api, ana, PARENT_MONTHLY);
    const payer = { name: 'Ana', surname: 'López', email: 'ana@example.mx', phone: '5512345678' };
    const body = { payer, item: { title: 'Plan', unit_price: 1490_00 }, id_licenses_type: PARENT_ANNUAL, quantity: 1 };
    const { init_point } = await ana.client.call(payMembership, { body });
    const params = { preference_id: init_point.split('/').at(-1) ?? '' };
    await api.visitor.call(decideSandboxCheckout, { params, body: { decision: 'approved' } });
    await endSupersededSubscriptions(configuredPayments(api.app), configuredPayments(api.app).cards);
    expect(await subscriptionOf(api, order)).toMatchObject(goesOn);
  });

  test('by a card is not charged while one that gives more is paid', async ({ api }) => {
    const { admin } = await importingSchool(api);
    await payPlan(api, admin, SCHOOL_ANNUAL);
    const refused = { status: 409, code: 'MEMBERSHIP_STANDS' };
    await expect(subscribe(api, admin, SCHOOL_MONTHLY)).rejects.toMatchObject(refused);
    expect((await admin.client.call(listMyOrders)).data).toHaveLength(1);
    const ana = await api.member('padre');
    await payPlan(api, ana, PARENT_ANNUAL);
    await expect(subscribe(api, ana, PARENT_MONTHLY)).rejects.toMatchObject(refused);
    await addChildren(api, ana, 2);
    await expect(subscribe(api, ana, PARENT_MONTHLY)).rejects.toMatchObject(refused);
  });

  test('for a further child takes the place of the card of the same plan, and keeps its days', async ({ api }) => {
    const ana = await api.member('padre');
    await addChildren(api, ana, 2);
    const order = await subscribe(api, ana, PARENT_ANNUAL);
    expect((await mine(ana))?.missing_licences).toBe(0);
    const renews = { status: 409, code: 'MEMBERSHIP_RENEWS' };
    await expect(subscribe(api, ana, PARENT_ANNUAL)).rejects.toMatchObject(renews);
    await expect(payPlan(api, ana, PARENT_ANNUAL)).rejects.toMatchObject(renews);

    await addChildren(api, ana, 1, 3);
    expect((await mine(ana))?.missing_licences).toBe(1);
    const further = await subscribe(api, ana, PARENT_ANNUAL);
    expect(await subscriptionOf(api, order)).toMatchObject(endsWithPeriod);
    expect(await subscriptionOf(api, further)).toMatchObject(goesOn);
    expect((await licencesOf(ana, further)).held).toHaveLength(3);
    expect(await mine(ana)).toMatchObject({ order: further, missing_licences: 0 });
    expect((await mine(ana))?.carried_days).toBeGreaterThan(240);
    expect((await ana.client.call(getMyMembership)).others).toEqual([]);
    await expect(subscribe(api, ana, PARENT_ANNUAL)).rejects.toMatchObject(renews);
  });

  test('at a checkout for a further child ends the card of the same plan', async ({ api }) => {
    const ana = await api.member('padre');
    const order = await subscribe(api, ana, PARENT_MONTHLY);
    await addChildren(api, ana, 2);
    const paid = await payPlan(api, ana, PARENT_MONTHLY);
    expect((await licencesOf(ana, paid)).held).toHaveLength(2);
    await endSupersededSubscriptions(configuredPayments(api.app), configuredPayments(api.app).cards);
    expect(await subscriptionOf(api, order)).toMatchObject(endsWithPeriod);
  });

  test('of a school has its holders, and no licences beside those of the one before', async ({ api }) => {
    const { admin, id } = await importingSchool(api);
    const monthly = await payPlan(api, admin, SCHOOL_MONTHLY);
    const [student, other] = [await api.member('alumno'), await api.member('alumno')];
    await join(api, student, id, 'student');
    await join(api, other, id, 'student');
    await admin.client.call(assignOrderLicences, { params: { id: monthly }, body: { people: [student.uuid] } });
    const annual = await payPlan(api, admin, SCHOOL_ANNUAL);
    expect((await licencesOf(admin, annual)).held).toMatchObject([{ holder: { uuid: student.uuid } }]);
    const counted = await countSchoolLicences(api.app.db, id);
    expect(counted).toEqual({ total: includedLicences.escuela, left: includedLicences.escuela - 1 });
    const body = { people: [other.uuid] };
    const refused = admin.client.call(assignOrderLicences, { params: { id: monthly }, body });
    await expect(refused).rejects.toMatchObject({ code: 'LICENCES_USED' });

    // The monthly plan again, by hand: it carries the annual one on.
    const end = new Date((await mine(admin))?.renews_at ?? 0);
    await payPlan(api, admin, SCHOOL_MONTHLY);
    expect(await mine(admin)).toMatchObject({
      plan: SCHOOL_ANNUAL,
      next: { membership: 'mensual', begins_at: end.toISOString() },
    });
    expect(await rolesOf(api, student.uuid)).toContain('Alumno-A');
    await beginPaidPeriods(api.app.db, end);
    expect((await membershipsOf(api, admin)).map(({ planId }) => planId)).toEqual([SCHOOL_MONTHLY, SCHOOL_MONTHLY]);
    expect(await rolesOf(api, student.uuid)).toContain('Alumno-M');
  });
});

type Step = { kind: 'monthly' | 'annual' | 'card' | 'cancel' } | { kind: 'refund'; at: number };

test('time that is paid is neither lost nor counted twice, whatever is paid, refunded or cancelled', async ({
  api,
}) => {
  const steps = fc.array(
    fc.oneof(
      { weight: 4, arbitrary: fc.record({ kind: fc.constantFrom<'monthly' | 'annual'>('monthly', 'annual') }) },
      { weight: 1, arbitrary: fc.record({ kind: fc.constantFrom<'card' | 'cancel'>('card', 'cancel') }) },
      { weight: 2, arbitrary: fc.record({ kind: fc.constant<'refund'>('refund'), at: fc.nat({ max: 5 }) }) },
    ),
    { minLength: 2, maxLength: 6 },
  );
  await fc.assert(
    fc.asyncProperty(steps, async (taken: Step[]) => {
      const rosa = await api.member('maestro');
      const began = new Date();
      const orders: { id: string; plan: number; refunded: boolean }[] = [];
      for (const step of taken) {
        if (step.kind === 'refund') {
          const order = orders[step.at % Math.max(1, orders.length)];
          if (order && !order.refunded) await refund(api, order.id);
          if (order) order.refunded = true;
        } else if (step.kind === 'cancel') {
          await rosa.client.call(cancelMembership).catch(() => undefined);
        } else {
          const plan = step.kind === 'annual' ? TEACHER_ANNUAL : TEACHER_MONTHLY;
          const paid = step.kind === 'card' ? subscribe(api, rosa, plan) : payPlan(api, rosa, plan);
          // What a card renews already is not sold again.
          const id = await paid.catch(() => null);
          if (id !== null) orders.push({ id, plan, refunded: false });
        }
        const periods = (which: typeof orders) =>
          which.reduce((end, { plan }) => periodEnd(end, periodOf(plan)), new Date(began));
        const kept = orders.filter(({ refunded }) => !refunded);
        const until = kept.length === 0 ? began : await reach(rosa);
        // Months have from 28 to 31 days, and begin on other days in another order.
        const slack = 3 * orders.length;
        expect(days(periods(kept), until)).toBeGreaterThanOrEqual(-slack);
        expect(days(until, periods(orders))).toBeGreaterThanOrEqual(-slack);
        const role = (await rolesOf(api, rosa.uuid)).toString();
        expect(role === 'maestro').toBe(kept.length === 0);
        if (kept.some(({ plan }) => plan === TEACHER_ANNUAL)) expect(role).toBe('Maestro-A');
      }
    }),
    { numRuns: 12 },
  );
});

test('a parent who teaches pays a plan of each by card', async ({ api }) => {
  const ana = await api.member('padre', 'maestro');
  const order = await subscribe(api, ana, PARENT_MONTHLY);
  const taught = await subscribe(api, ana, TEACHER_MONTHLY);
  expect(await subscriptionOf(api, order)).toMatchObject(goesOn);
  const shown = async () => {
    const { data, others } = await ana.client.call(getMyMembership);
    return new Map([data, ...others].map((one) => [one?.order, one?.cancelled]));
  };
  expect(await shown()).toEqual(
    new Map([
      [order, false],
      [taught, false],
    ]),
  );

  // Each is cancelled, and taken up again, by its own order.
  await ana.client.call(cancelMembership, { query: { order } });
  expect(await shown()).toEqual(
    new Map([
      [order, true],
      [taught, false],
    ]),
  );
  await ana.client.call(resumeMembership, { query: { order } });
  expect(await shown()).toEqual(
    new Map([
      [order, false],
      [taught, false],
    ]),
  );
  const other = await api.member('padre');
  const query = { order };
  await expect(other.client.call(cancelMembership, { query })).rejects.toMatchObject({ status: 404 });
  await expect(other.client.call(openCardChange, { query })).rejects.toMatchObject({ status: 404 });
});
