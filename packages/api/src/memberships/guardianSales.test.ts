import {
  cancelMembership,
  getMyMembership,
  listMyOrders,
  storeOrder,
  subscribeMember,
} from '@lia/sdk/memberships/endpoints';
import { firstTerms, priceIdOf } from '@lia/sdk/memberships/rules';
import { listChildren } from '@lia/sdk/registrations/endpoints';
import { eq } from 'drizzle-orm';
import { expect } from 'vitest';

import { guardianships, users } from '../accounts/tables.ts';
import { found } from '../platform/errors.ts';
import { type Member, type RunningApi, test } from '../testing/api.ts';
import { orderOf, tokenise } from '../testing/cards.ts';
import { addChildren, licencesOf, payPlan } from '../testing/licences.ts';
import { refusal } from '../testing/refusal.ts';
import { memberships } from './tables.ts';

/** Of a parent's monthly plan. */
const PRICE = priceIdOf(found(firstTerms[1]));

const subscribe = async (api: RunningApi, { client }: Member, quantity?: number) => {
  const body = { email: 'ana@example.mx', prices: [PRICE], currency: 'mxn' as const, quantity };
  return client.call(subscribeMember, { body: { ...body, payment_method: await tokenise(api) } });
};

test('a parent is not sold a plan that another guardian pays for the same children', async ({ api }) => {
  const [ana, ivan] = [await api.member('padre'), await api.member('padre')];
  await addChildren(api, ana, 1);
  const { db } = api.app;
  const children = await db.select().from(guardianships).where(eq(guardianships.guardianId, ana.id));
  await db.insert(guardianships).values(children.map(({ studentId }) => ({ guardianId: ivan.id, studentId })));
  await subscribe(api, ana);
  const paid = [409, 'PLAN_PAID_BY_OTHER', []];
  expect(await refusal(subscribe(api, ivan))).toEqual(paid);
  expect(await refusal(ivan.client.call(storeOrder, { body: { id_licenses_type: 2 } }))).toEqual(paid);
  expect((await ivan.client.call(listMyOrders)).data).toEqual([]);
  // Who answers for them no more keeps no other guardian from paying.
  const hers = eq(guardianships.guardianId, ana.id);
  await db.update(guardianships).set({ endedAt: new Date() }).where(hers);
  expect(await refusal(ivan.client.call(storeOrder, { body: { id_licenses_type: 2 } }))).toBe('accepted');
  await db.update(guardianships).set({ endedAt: null }).where(hers);
  // The annual plan gives more; and what Ana has cancelled, another may take over.
  expect(await refusal(ivan.client.call(storeOrder, { body: { id_licenses_type: 3 } }))).toBe('accepted');
  await ana.client.call(cancelMembership);
  expect((await subscribe(api, ivan)).data.status).toBe('paid');
});

test('a parent pays for the children that their screens list', async ({ api }) => {
  const ana = await api.member('padre');
  const [, former = ''] = await addChildren(api, ana, 2);
  await api.app.db.update(users).set({ level: null, grade: null }).where(eq(users.uuid, former));
  const { data: listed } = await ana.client.call(listChildren);
  const quantity = listed.length;
  const { data } = await subscribe(api, ana, quantity);
  expect([quantity, data.status]).toEqual([1, 'paid']);
});

test('a parent pays for the children whose plan no other guardian pays', async ({ api }) => {
  const [ana, ivan] = [await api.member('padre'), await api.member('padre')];
  const [shared = ''] = await addChildren(api, ana, 1);
  const [own = ''] = await addChildren(api, ivan, 1);
  const { db } = api.app;
  const hers = await db.select().from(guardianships).where(eq(guardianships.guardianId, ana.id));
  await db.insert(guardianships).values(hers.map(({ studentId }) => ({ guardianId: ivan.id, studentId })));
  const plansOf = async ({ client }: Member) =>
    new Map((await client.call(listChildren)).data.map(({ uuid, other_plans }) => [uuid, other_plans]));
  expect(await plansOf(ivan)).toEqual(new Map([shared, own].map((uuid) => [uuid, []])));
  await subscribe(api, ana);
  expect(await plansOf(ivan)).toEqual(
    new Map([
      [shared, [2]],
      [own, []],
    ]),
  );
  expect(await plansOf(ana)).toEqual(new Map([[shared, []]]));
  expect(await refusal(subscribe(api, ivan, 2))).toEqual([422, 'VALIDATION_FAILED', ['quantity']]);
  // The annual plan gives both of them more.
  const annual = await ivan.client.call(storeOrder, { body: { id_licenses_type: 3 } });
  expect(await orderOf(api, annual.order.id)).toMatchObject({ quantity: 2 });
  const monthly = await ivan.client.call(storeOrder, { body: { id_licenses_type: 2 } });
  expect(await orderOf(api, monthly.order.id)).toMatchObject({ quantity: 1 });
  const { data } = await subscribe(api, ivan, 1);
  const { held, total } = await licencesOf(ivan, data.order.id);
  expect([held.map(({ holder }) => holder.uuid), total]).toEqual([[own], 1]);
  expect((await ivan.client.call(getMyMembership)).data?.missing_licences).toBe(0);
});

test('who paid for a child before another guardian did pays again for the others', async ({ api }) => {
  const [ana, ivan] = [await api.member('padre'), await api.member('padre')];
  const [shared = ''] = await addChildren(api, ivan, 1);
  const order = await payPlan(api, ivan, 2);
  const [own = ''] = await addChildren(api, ivan, 1, 2);
  const { db } = api.app;
  await db.update(memberships).set({ cancelled: true }).where(eq(memberships.orderId, order));
  const [child] = await db.select({ id: users.id }).from(users).where(eq(users.uuid, shared));
  await db.insert(guardianships).values({ guardianId: ana.id, studentId: found(child).id });
  await subscribe(api, ana);
  const paid = await payPlan(api, ivan, 2);
  expect((await licencesOf(ivan, paid)).held.map(({ holder }) => holder.uuid)).toEqual([own]);
});
