import { storeOrder, subscribeMember } from '@lia/sdk/memberships/endpoints';
import { firstTerms, priceIdOf } from '@lia/sdk/memberships/rules';
import { ApiError } from '@lia/sdk/http/error';
import { decideSandboxCheckout } from '@lia/sdk/payments/endpoints';
import { authenticateSandboxIntent } from '@lia/sdk/payments/sandboxCards';
import { getOrder } from '@lia/sdk/receipts/administration';
import { eq, inArray } from 'drizzle-orm';
import { describe, expect } from 'vitest';

import { guardianships } from '../accounts/tables.ts';
import { configuredPayments } from '../payments/configured.ts';
import { settleAll } from '../payments/reconcile.ts';
import { sandboxCheckouts } from '../payments/sandbox/tables.ts';
import { orders } from '../payments/tables.ts';
import { found } from '../platform/errors.ts';
import { type Member, type RunningApi, test } from '../testing/api.ts';
import { cards, reconcileNow, statusOf, tokenise } from '../testing/cards.ts';
import { addChildren } from '../testing/licences.ts';
import { emailsTo } from '../testing/mail.ts';
import { context } from '../testing/receipts.ts';
import { atTheCompany, entriesOf } from '../testing/secondPayments.ts';
import { licences, memberships, planOrders } from './tables.ts';

/** Of a parent's monthly plan. */
const MONTHLY = found(firstTerms[1]);

/** Two guardians of the same children. */
async function guardians(api: RunningApi, children = 2): Promise<[Member, Member]> {
  const [ana, ivan] = [await api.member('padre'), await api.member('padre')];
  await addChildren(api, ana, children);
  const { db } = api.app;
  const hers = await db.select().from(guardianships).where(eq(guardianships.guardianId, ana.id));
  await db.insert(guardianships).values(hers.map(({ studentId }) => ({ guardianId: ivan.id, studentId })));
  return [ana, ivan];
}

const subscribe = async (api: RunningApi, { client, username }: Member, card: string = cards.good) => {
  const body = { email: `${username}@example.com`, prices: [priceIdOf(MONTHLY)], currency: 'mxn' as const };
  return client.call(subscribeMember, { body: { ...body, payment_method: await tokenise(api, card) } });
};

const order = ({ client }: Member) => client.call(storeOrder, { body: { id_licenses_type: MONTHLY.id } });

const refusal = (call: Promise<unknown>): Promise<unknown> =>
  call.then(
    () => 'accepted',
    (error: unknown) => (error instanceof ApiError ? [error.status, error.code] : error),
  );

const preferenceOf = ({ redirect }: { redirect: string }) => redirect.split('/').at(-1) ?? '';

const payAtCheckout = (api: RunningApi, ordered: { redirect: string }) =>
  api.visitor.call(decideSandboxCheckout, {
    params: { preference_id: preferenceOf(ordered) },
    body: { decision: 'approved' },
  });

/** Who has memberships, and how many licences each holds. */
async function membershipsOf({ app: { db } }: RunningApi, members: readonly Member[]) {
  const ids = members.map(({ id }) => id);
  const rows = await db.select().from(memberships).where(inArray(memberships.userId, ids));
  return Promise.all(
    rows.map(async ({ id, userId, status }) => ({
      userId,
      status,
      held: await db.$count(licences, eq(licences.membershipId, id)),
    })),
  );
}

describe('a plan that two guardians of the same children pay at the same moment', () => {
  test('is charged to one of two cards at most', async ({ api }) => {
    const both = await guardians(api);
    const answers = await Promise.all(both.map((one) => refusal(subscribe(api, one))));
    const kept = await membershipsOf(api, both);
    expect(kept.length).toBeLessThan(2);
    expect(answers.filter((answer) => answer === 'accepted')).toHaveLength(kept.length);
  });

  test('is not charged to one card while the other one is being charged', async ({ api }) => {
    const [ana, ivan] = await guardians(api);
    expect(await refusal(subscribe(api, ana, cards.declined))).toEqual([402, 'CARD_DECLINED']);
    const { db } = api.app;
    const [hers] = await db.select({ id: planOrders.orderId }).from(planOrders).where(eq(planOrders.userId, ana.id));
    const isHers = eq(orders.id, found(hers).id);
    await db
      .update(orders)
      .set({ heldUntil: new Date(Date.now() + 60_000) })
      .where(isHers);
    expect(await refusal(subscribe(api, ivan))).toEqual([409, 'ORDER_BEING_PAID']);
    const other = await api.member('padre');
    await addChildren(api, other, 1);
    expect(await refusal(subscribe(api, other))).toBe('accepted');
    await db.update(orders).set({ heldUntil: null }).where(isHers);
    expect(await refusal(subscribe(api, ivan))).toBe('accepted');
  });

  test('on two checkouts goes back to who paid second, who reads why', async ({ api }) => {
    const [ana, ivan] = await guardians(api);
    const [hers, his] = [await order(ana), await order(ivan)];
    await payAtCheckout(api, hers);
    await payAtCheckout(api, his);
    await reconcileNow(api);
    await reconcileNow(api);
    expect(await membershipsOf(api, [ana, ivan])).toEqual([{ userId: ana.id, status: 'active', held: 2 }]);
    const { client } = await api.member('admin');
    expect(await client.call(getOrder, { params: { id: his.order.id } })).toMatchObject({
      status: 'refunded',
      refunds: [{ reason: 'owned', status: 'completed', amount: 2 * MONTHLY.price }],
    });
    expect(await statusOf(api, hers.order.id)).toBe('approved');
    const about = (await emailsTo(api, `${ivan.username}@example.com`)).filter(({ subject }) =>
      subject?.startsWith('Te devolvemos tu pago'),
    );
    expect(about).toHaveLength(1);
    expect(about[0]?.text).toContain('$298.00');
  });

  test('is given once where both payments are taken in at once', async ({ api }) => {
    const both = await guardians(api);
    const ordered = await Promise.all(both.map(order));
    // The company has the money of both before we hear of either.
    await api.app.db
      .update(sandboxCheckouts)
      .set({ status: 'approved', decidedAt: new Date() })
      .where(inArray(sandboxCheckouts.preferenceId, ordered.map(preferenceOf)));
    const { provider } = configuredPayments(api.app);
    await Promise.all(ordered.map((one) => settleAll(context(api), provider, one.order.id)));
    await reconcileNow(api);
    const statuses = await Promise.all(ordered.map((one) => statusOf(api, one.order.id)));
    expect(statuses.toSorted()).toEqual(['approved', 'refunded']);
    expect(await membershipsOf(api, both)).toMatchObject([{ status: 'active', held: 2 }]);
  });

  test('ends the subscription whose bank answered second', async ({ api }) => {
    const [ana, ivan] = await guardians(api);
    const hers = await subscribe(api, ana, cards.careful);
    const his = await subscribe(api, ivan, cards.careful2);
    for (const { data } of [hers, his]) {
      const body = { client_secret: data.client_secret ?? '', approve: true };
      await api.visitor.call(authenticateSandboxIntent, { body });
    }
    await reconcileNow(api);
    expect(await membershipsOf(api, [ana, ivan])).toEqual([{ userId: ana.id, status: 'active', held: 2 }]);
    expect(await entriesOf(api, his.data.order.id)).toMatchObject([{ reason: 'owned', status: 'completed' }]);
    expect(await atTheCompany(api, his.data.order.id)).toEqual({ held: 0, running: 0 });
    expect(await atTheCompany(api, hers.data.order.id)).toEqual({ held: 2 * MONTHLY.price, running: 1 });
  });
});
