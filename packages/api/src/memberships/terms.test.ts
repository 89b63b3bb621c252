import { randomUUID } from 'node:crypto';

import { DAY_MS } from '@lia/sdk/calendar/durations';
import { dayOf } from '@lia/sdk/calendar/instants';
import { listMyCatalogue } from '@lia/sdk/courses/endpoints';
import { getPlanTerm, listPlanTerms, setPlanTerms, withdrawPlanTerm } from '@lia/sdk/memberships/administration';
import {
  getPrice,
  listMyOrders,
  listPlans,
  payMembership,
  storeOrder,
  subscribeMember,
} from '@lia/sdk/memberships/endpoints';
import { firstTerms, slugOf } from '@lia/sdk/memberships/rules';
import { MAX_DISCOUNT, planPrices, type PlanTermsData, termKinds } from '@lia/sdk/memberships/termRecords';
import { fromPesos, toPesos } from '@lia/sdk/payments/money';
import { renewSandboxSubscription } from '@lia/sdk/payments/sandboxCards';
import { eq, sql } from 'drizzle-orm';
import * as fc from 'fast-check';
import { describe, expect } from 'vitest';

import { orders, subscriptions } from '../payments/tables.ts';
import { type Member, type RunningApi, test } from '../testing/api.ts';
import { orderOf, tokenise } from '../testing/cards.ts';
import { addCourse } from '../testing/courses.ts';
import { addChildren, payPlan } from '../testing/licences.ts';
import { orderPlan, planPurchase } from '../testing/planPurchases.ts';
import { refusal } from '../testing/refusal.ts';
import { planTerms } from './tables.ts';
import { ensureFirstTerms } from './terms.ts';

const inDays = (days: number): string => dayOf(new Date(Date.now() + days * DAY_MS).toISOString());

const change = async ({ client }: Member, body: PlanTermsData) =>
  (await client.call(setPlanTerms, { body, idempotencyKey: randomUUID() })).data;

const priceOf = async ({ visitor }: RunningApi, type: string): Promise<number> =>
  (await visitor.call(getPrice, { params: { type } })).price.unit_amount;

/** What an order is charged by its own row. */
const chargeOf = async (api: RunningApi, id: string) => {
  const { total, unit_price } = await orderOf(api, id);
  return { total, unit_price };
};

describe('a price', () => {
  test('begins with that of the specification, and a second start writes nothing', async ({ api }) => {
    const { data } = await api.visitor.call(listPlans);
    expect(data).toEqual(firstTerms);
    const rows = await api.app.db.$count(planTerms);
    await ensureFirstTerms(api.app);
    expect(await api.app.db.$count(planTerms)).toBe(rows);
    const answer = await api.request('GET', '/membresia');
    expect(answer.headers.get('cache-control')).not.toMatch(/max-age=[1-9]/);
  });

  test.for(['ASC', 'DESC'])(
    'stands by plan, before its discount, among those of one day: %s',
    async (order, { api }) => {
      const admin = await api.member('admin');
      const query = { sort: JSON.stringify(['from', order]), range: JSON.stringify([0, 99]) };
      const terms = await admin.client.call(listPlanTerms, { query });
      // Those of the specification begin together.
      const first = terms.filter(({ author }) => author === null);
      expect(first.map(({ plan, kind }) => `${plan} ${kind}`)).toEqual(
        firstTerms
          .filter(({ price }) => price > 0)
          .flatMap((plan) => termKinds.map((kind) => `${slugOf(plan)} ${kind}`)),
      );
    },
  );

  test('changes for who buys next; what was ordered and what renews keep theirs', async ({ api }) => {
    const admin = await api.member('admin');
    const [before, waiting] = [await api.member('padre'), await api.member('padre')];
    const body = { payment_method: await tokenise(api), email: 'ana@example.mx', currency: 'mxn' };
    const prices = ['price_padre-mensual'];
    const { data: bought } = await before.client.call(subscribeMember, { body: { ...body, prices, amount: 149_00 } });
    const stood = await waiting.client.call(storeOrder, { body: { id_licenses_type: 2, unit_price: 149_00 } });
    const family = await orderPlan(api, planPurchase('familia.antes'));

    const saved = await change(admin, { plan: 'padre-mensual', price: 180.5 });
    expect(saved).toMatchObject({ plan: 'padre-mensual', kind: 'price', value: 180_50, status: 'current' });
    expect(await priceOf(api, 'padre-mensual')).toBe(180_50);
    expect(await priceOf(api, 'price_padre-anual')).toBe(1490_00);

    // Each way to buy refuses the price of before, and takes the one of now.
    const member = await api.member('padre');
    await addChildren(api, member, 2);
    const old = { ...body, prices, quantity: 2, amount: 298_00 };
    expect(await refusal(member.client.call(subscribeMember, { body: old }))).toEqual([
      422,
      'VALIDATION_FAILED',
      ['amount'],
    ]);
    const { amount: _, ...unpriced } = old;
    expect(await refusal(member.client.call(subscribeMember, { body: unpriced }))).toEqual([
      422,
      'VALIDATION_FAILED',
      ['amount'],
    ]);
    const ask = (unit_price: number) => member.client.call(storeOrder, { body: { id_licenses_type: 2, unit_price } });
    expect(await refusal(ask(149_00))).toEqual([422, 'VALIDATION_FAILED', ['unit_price']]);
    const payer = { name: 'Ana', surname: 'López', email: 'ana@example.mx', phone: '5512345678' };
    const pay = (unit_price: number) =>
      member.client.call(payMembership, {
        body: { payer, item: { title: 'Plan', unit_price }, quantity: 1, id_licenses_type: 2 },
      });
    expect(await refusal(pay(149_00))).toEqual([422, 'VALIDATION_FAILED', ['item.unit_price']]);
    const purchase = planPurchase('familia.nueva');
    expect(await refusal(orderPlan(api, purchase))).toEqual([422, 'VALIDATION_FAILED', ['amount']]);
    expect(await chargeOf(api, (await ask(180_50)).order.id)).toEqual({ total: 361_00, unit_price: 180_50 });
    expect(await chargeOf(api, (await pay(180_50)).order.id)).toEqual({ total: 180_50, unit_price: 180_50 });
    const dearer = await orderPlan(api, { ...purchase, amount: 361_00 });
    expect(await chargeOf(api, dearer)).toEqual({ total: 361_00, unit_price: 180_50 });

    // What was ordered before is as it was, and so is what its card goes on paying.
    expect(await chargeOf(api, stood.order.id)).toEqual({ total: 149_00, unit_price: 149_00 });
    expect(await chargeOf(api, family)).toEqual({ total: 298_00, unit_price: 149_00 });
    const [subscription] = await api.app.db
      .select()
      .from(subscriptions)
      .where(eq(subscriptions.orderId, bought.order.id));
    const params = { id: subscription?.id ?? '' };
    await api.visitor.call(renewSandboxSubscription, { params, body: { decision: 'approved' } });
    const { data: charged } = await before.client.call(listMyOrders);
    expect(charged.map(({ total, status }) => [total, status])).toEqual([
      [149_00, 'approved'],
      [149_00, 'approved'],
    ]);
    await change(admin, { plan: 'padre-mensual', price: 149 });
  });

  test('of a day holds with its beginning in Mexico City, and can be taken back until then', async ({ api }) => {
    const admin = await api.member('admin');
    const plan = 'maestro-mensual';
    const terms = await change(admin, { plan, price: 250, from: inDays(1) });
    expect(terms).toMatchObject({ status: 'scheduled', value: 250_00 });
    expect(terms.from).toBe(`${inDays(1)}T06:00:00.000Z`);
    expect(await priceOf(api, plan)).toBe(199_00);
    const again = change(admin, { plan, price: 260, from: inDays(1) });
    expect(await refusal(again)).toEqual([409, 'PLAN_TERMS_TAKEN', []]);
    await admin.client.call(withdrawPlanTerm, { params: { id: terms.id } });
    expect(await refusal(admin.client.call(getPlanTerm, { params: { id: terms.id } }))).toEqual([404, 'NOT_FOUND', []]);
    const next = await change(admin, { plan, price: 260, from: inDays(1) });
    // The day has come.
    await api.app.db
      .update(planTerms)
      .set({ validFrom: sql`now()` })
      .where(eq(planTerms.id, next.id));
    expect(await priceOf(api, plan)).toBe(260_00);
    const params = { id: next.id };
    expect(await refusal(admin.client.call(withdrawPlanTerm, { params }))).toEqual([409, 'PLAN_TERMS_BEGUN', []]);
    const listed = await admin.client.call(listPlanTerms, {
      query: { filter: JSON.stringify({ plan, kind: 'price' }) },
    });
    expect(listed.map(({ value, status }) => [value, status])).toEqual([
      [260_00, 'current'],
      [199_00, 'past'],
    ]);
  });

  test('of two that are set at once is the later one, and both are kept', async ({ api }) => {
    const admin = await api.member('admin');
    const asked = [3000, 3100, 3200, 3300].map((price) => change(admin, { plan: 'escuela-mensual', price }));
    await Promise.all(asked);
    const filter = JSON.stringify({ plan: 'escuela-mensual', kind: 'price' });
    const [first, ...others] = await admin.client.call(listPlanTerms, { query: { filter } });
    expect(await priceOf(api, 'escuela-mensual')).toBe(first?.value);
    expect(first?.status).toBe('current');
    expect(others.map(({ status }) => status)).toEqual(['past', 'past', 'past', 'past']);
    // A school that pays now pays it.
    const school = await api.member('Escuela-I');
    expect((await orderOf(api, await payPlan(api, school, 8))).total).toBe(first?.value);
  });

  test('and a discount of a plan are for members of it', async ({ api }) => {
    const admin = await api.member('admin');
    await addCourse(api, { price: 1000 });
    const parent = await api.member('padre');
    const mine = async () => (await parent.client.call(listMyCatalogue)).data.courses[0];
    expect(await mine()).toMatchObject({ price: 100_000, discount: 0 });
    await payPlan(api, parent, 3);
    expect(await mine()).toMatchObject({ price: 75_000, discount: 25 });
    expect(await change(admin, { plan: 'padre-anual', discount: 40 })).toMatchObject({ kind: 'discount', value: 40 });
    expect(await mine()).toMatchObject({ price: 60_000, discount: 40 });
    const { data } = await api.visitor.call(listPlans);
    expect(data.map(({ discount }) => discount)).toEqual([0, 25, 40, 0, 25, 50, 0, 25, 50]);
    await change(admin, { plan: 'padre-anual', discount: 0, price: 1600 });
    expect(await mine()).toMatchObject({ price: 100_000, discount: 0 });
    expect(await priceOf(api, 'padre-anual')).toBe(1600_00);
  });
});

describe('what is refused', () => {
  const limits = { low: toPesos(planPrices.min), high: toPesos(planPrices.max) };
  test.for<[string, Record<string, unknown>, string]>([
    ['a negative price', { price: -1 }, 'price'],
    ['nothing', { price: 0 }, 'price'],
    ['less than the least', { price: limits.low - 0.01 }, 'price'],
    ['a slip of the keyboard', { price: 1e9 }, 'price'],
    ['parts of a centavo', { price: 149.005 }, 'price'],
    ['words', { price: 'gratis' }, 'price'],
    ['no change', {}, 'price'],
    ['a negative discount', { discount: -5 }, 'discount'],
    ['a discount of all', { discount: MAX_DISCOUNT + 1 }, 'discount'],
    ['parts of a percent', { discount: 2.5 }, 'discount'],
    ['today', { price: 200, from: inDays(0) }, 'from'],
    ['a day that is over', { price: 200, from: '2020-01-01' }, 'from'],
    ['no day', { price: 200, from: '2030-02-30' }, 'from'],
    ['a free plan', { price: 200, plan: 'padre-gratis' }, 'plan'],
    ['no plan', { price: 200, plan: 'tutor-anual' }, 'plan'],
  ])('%s', async ([, json, field], { api }) => {
    const { token } = await api.member('admin');
    const before = await api.app.db.$count(planTerms);
    const answer = await api.request('POST', '/plan-terms', { token, json: { plan: 'padre-anual', ...json } });
    expect(answer).toMatchObject({ status: 422, body: { fields: { [field]: expect.any(String) } } });
    expect(await api.app.db.$count(planTerms)).toBe(before);
  });

  test('a call of anyone but an administrator, and the same call twice', async ({ api }) => {
    const json = { plan: 'padre-anual', price: 1700 };
    for (const role of ['admin_escuela', 'padre', 'maestro'] as const) {
      const { token } = await api.member(role);
      expect((await api.request('POST', '/plan-terms', { token, json })).status).toBe(403);
      expect((await api.request('GET', '/plan-terms', { token })).status).toBe(403);
    }
    expect((await api.request('POST', '/plan-terms', { json })).status).toBe(401);
    const { token } = await api.member('admin');
    const before = await api.app.db.$count(planTerms);
    const headers = { 'Idempotency-Key': randomUUID() };
    const [one, two] = [
      await api.request('POST', '/plan-terms', { token, json, headers }),
      await api.request('POST', '/plan-terms', { token, json, headers }),
    ];
    expect(one.status).toBe(201);
    expect(two.body).toEqual(one.body);
    expect(await api.app.db.$count(planTerms)).toBe(before + 1);
  });
});

test('whatever changes when, no order costs another amount than was shown', async ({ api }) => {
  const admin = await api.member('admin');
  const school = await api.member('Escuela-I');
  const plan = { id: 9, slug: 'escuela-anual' } as const;
  const step = fc.oneof(
    fc.record({ kind: fc.constant('change' as const), pesos: fc.integer({ min: 100, max: 90_000 }) }),
    fc.record({ kind: fc.constant('later' as const), pesos: fc.integer({ min: 100, max: 90_000 }) }),
    fc.record({ kind: fc.constant('order' as const), stale: fc.boolean() }),
  );
  let day = 1;
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 3, maxLength: 8 }), async (steps) => {
      let now = await priceOf(api, plan.slug);
      let shown = now;
      const made: [string, number][] = [];
      for (const one of steps) {
        if (one.kind === 'order') {
          const unit_price = one.stale ? shown : now;
          const call = school.client.call(storeOrder, { body: { id_licenses_type: plan.id, unit_price } });
          if (unit_price === now) made.push([(await call).order.id, now]);
          else expect(await refusal(call)).toEqual([422, 'VALIDATION_FAILED', ['unit_price']]);
        } else if (one.kind === 'later') {
          day += 1;
          await change(admin, { plan: plan.slug, price: one.pesos, from: inDays(day) });
        } else {
          shown = now;
          now = fromPesos(one.pesos);
          await change(admin, { plan: plan.slug, price: one.pesos });
        }
      }
      for (const [id, price] of made) {
        const [row] = await api.app.db.select({ total: orders.total }).from(orders).where(eq(orders.id, id));
        expect(row?.total).toBe(price);
      }
    }),
    { numRuns: 12 },
  );
});
