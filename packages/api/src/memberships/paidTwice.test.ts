import { cancelMembership, resumeMembership, storeOrder, subscribeMember } from '@lia/sdk/memberships/endpoints';
import { firstTerms, priceIdOf } from '@lia/sdk/memberships/rules';
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
import { importingSchool } from '../testing/imports.ts';
import { addChildren, join, payPlan } from '../testing/licences.ts';
import { emailsTo } from '../testing/mail.ts';
import { context } from '../testing/receipts.ts';
import { refusal } from '../testing/refusal.ts';
import { atTheCompany, entriesOf } from '../testing/secondPayments.ts';
import { licences, memberships, planOrders } from './tables.ts';

/** Of the monthly plans of a parent and of a school. */
const [MONTHLY, SCHOOL] = [found(firstTerms[1]), found(firstTerms[7])];

/** Two guardians of the same children. */
async function guardians(api: RunningApi, children = 2): Promise<[Member, Member]> {
  const [ana, ivan] = [await api.member('padre'), await api.member('padre')];
  await addChildren(api, ana, children);
  const { db } = api.app;
  const hers = await db.select().from(guardianships).where(eq(guardianships.guardianId, ana.id));
  await db.insert(guardianships).values(hers.map(({ studentId }) => ({ guardianId: ivan.id, studentId })));
  return [ana, ivan];
}

/** Two administrators of one school. */
async function administrators(api: RunningApi): Promise<[Member, Member]> {
  const { id: school, admin: emiliano } = await importingSchool(api);
  const luz = await api.member('admin_escuela');
  await join(api, luz, school, 'schoolAdmin');
  return [emiliano, luz];
}

const subscribe = async (
  api: RunningApi,
  { client, username }: Member,
  { card = cards.good, plan = MONTHLY }: { card?: string; plan?: typeof MONTHLY } = {},
) => {
  const body = { email: `${username}@example.com`, prices: [priceIdOf(plan)], currency: 'mxn' as const };
  return client.call(subscribeMember, { body: { ...body, payment_method: await tokenise(api, card) } });
};

const order = ({ client }: Member, plan = MONTHLY) => client.call(storeOrder, { body: { id_licenses_type: plan.id } });

const preferenceOf = ({ redirect }: { redirect: string }) => redirect.split('/').at(-1) ?? '';

const payAtCheckout = (api: RunningApi, ordered: { redirect: string }) =>
  api.visitor.call(decideSandboxCheckout, {
    params: { preference_id: preferenceOf(ordered) },
    body: { decision: 'approved' },
  });

/** Holds the order of a member, as while its card is being charged. */
async function holdOrderOf({ app: { db } }: RunningApi, { id }: Member): Promise<() => Promise<unknown>> {
  const [row] = await db.select({ id: planOrders.orderId }).from(planOrders).where(eq(planOrders.userId, id));
  const hold = (heldUntil: Date | null) =>
    db
      .update(orders)
      .set({ heldUntil })
      .where(eq(orders.id, found(row).id));
  await hold(new Date(Date.now() + 60_000));
  return () => hold(null);
}

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
    expect(await refusal(subscribe(api, ana, { card: cards.declined }))).toEqual([402, 'CARD_DECLINED', []]);
    const release = await holdOrderOf(api, ana);
    expect(await refusal(subscribe(api, ivan))).toEqual([409, 'ORDER_BEING_PAID', []]);
    const other = await api.member('padre');
    await addChildren(api, other, 1);
    expect(await refusal(subscribe(api, other))).toBe('accepted');
    await release();
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
    const ordered = await Promise.all(both.map((one) => order(one)));
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
    const hers = await subscribe(api, ana, { card: cards.careful });
    const his = await subscribe(api, ivan, { card: cards.careful2 });
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

describe('a plan that two administrators of a school pay at the same moment', () => {
  const plan = SCHOOL;

  test('is charged to one of two cards at most', async ({ api }) => {
    const both = await administrators(api);
    const answers = await Promise.all(both.map((one) => refusal(subscribe(api, one, { plan }))));
    const kept = await membershipsOf(api, both);
    expect(kept.length).toBeLessThan(2);
    expect(answers.filter((answer) => answer === 'accepted')).toHaveLength(kept.length);
  });

  test('is not charged to one card while the other one is being charged', async ({ api }) => {
    const [emiliano, luz] = await administrators(api);
    expect(await refusal(subscribe(api, emiliano, { card: cards.declined, plan }))).toEqual([402, 'CARD_DECLINED', []]);
    const release = await holdOrderOf(api, emiliano);
    expect(await refusal(subscribe(api, luz, { plan }))).toEqual([409, 'ORDER_BEING_PAID', []]);
    const [elsewhere] = await administrators(api);
    expect(await refusal(subscribe(api, elsewhere, { plan }))).toBe('accepted');
    await release();
    expect(await refusal(subscribe(api, luz, { plan }))).toBe('accepted');
  });

  test('is charged to who has one beside that of a colleague', async ({ api }) => {
    const [emiliano, luz] = await administrators(api);
    await subscribe(api, emiliano, { plan });
    await emiliano.client.call(cancelMembership);
    await payPlan(api, luz, SCHOOL.id);
    await emiliano.client.call(resumeMembership);
    const release = await holdOrderOf(api, emiliano);
    expect(await refusal(subscribe(api, luz, { plan }))).toBe('accepted');
    await release();
  });

  test('on two checkouts goes back to who paid second, who reads why', async ({ api }) => {
    const [emiliano, luz] = await administrators(api);
    const [his, hers] = [await order(emiliano, plan), await order(luz, plan)];
    await payAtCheckout(api, his);
    await payAtCheckout(api, hers);
    await reconcileNow(api);
    await reconcileNow(api);
    expect(await membershipsOf(api, [emiliano, luz])).toMatchObject([{ userId: emiliano.id, status: 'active' }]);
    expect(await statusOf(api, his.order.id)).toBe('approved');
    expect(await statusOf(api, hers.order.id)).toBe('refunded');
    expect(await entriesOf(api, hers.order.id)).toMatchObject([{ reason: 'owned', status: 'completed' }]);
    const [about] = (await emailsTo(api, `${luz.username}@example.com`)).filter(({ subject }) =>
      subject?.startsWith('Te devolvemos tu pago: tu escuela'),
    );
    expect(about?.text).toContain('Otra persona de la administración de tu escuela');
  });

  test('is given once where both payments are taken in at once', async ({ api }) => {
    const both = await administrators(api);
    const ordered = await Promise.all(both.map((one) => order(one, plan)));
    await api.app.db
      .update(sandboxCheckouts)
      .set({ status: 'approved', decidedAt: new Date() })
      .where(inArray(sandboxCheckouts.preferenceId, ordered.map(preferenceOf)));
    const { provider } = configuredPayments(api.app);
    await Promise.all(ordered.map((one) => settleAll(context(api), provider, one.order.id)));
    await reconcileNow(api);
    const statuses = await Promise.all(ordered.map((one) => statusOf(api, one.order.id)));
    expect(statuses.toSorted()).toEqual(['approved', 'refunded']);
    expect(await membershipsOf(api, both)).toMatchObject([{ status: 'active' }]);
  });
});
