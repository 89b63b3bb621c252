import { DAY_MS } from '@lia/sdk/calendar/durations';
import { GRACE_DAYS, KEEP_UNPAID_DAYS, type Plan, type PricedPlan } from '@lia/sdk/memberships/rules';
import { and, asc, desc, eq, inArray, isNull, lt, ne, not, or, type SQL, sql, type SQLWrapper } from 'drizzle-orm';

import type { Scope } from '../platform/scope.ts';
import { hasKnownGrade, isChildOf } from '../accounts/guardianships.ts';
import { users } from '../accounts/tables.ts';
import { checkoutOf, checkoutWaits, isPaidBy, mayBePaid } from '../payments/checkoutWaits.ts';
import { ordersIn, setOwner } from '../payments/owner.ts';
import { hasPendingPayment } from '../payments/store.ts';
import { orders, payments, subscriptions } from '../payments/tables.ts';
import { vouchers } from '../payments/vouchers/tables.ts';
import type { Database, Transaction } from '../platform/database.ts';
import type { ListRange } from '../platform/list.ts';
import { paysCash } from './cashPayers.ts';
import { planIdsOf } from './planIds.ts';
import { licences, memberships, planOrders } from './tables.ts';

export type MembershipRow = typeof memberships.$inferSelect;
export type PlanOrder = typeof planOrders.$inferSelect;

/** Writes what an order is about, and whose it is where they have an account. */
export async function insertPlanOrder(tx: Transaction, order: typeof planOrders.$inferInsert): Promise<void> {
  await tx.insert(planOrders).values(order);
  if (order.userId != null) await setOwner(tx, order.orderId, order.userId);
}

export async function findPlanOrder(db: Database, orderId: string): Promise<PlanOrder | undefined> {
  const [found] = await db.select().from(planOrders).where(eq(planOrders.orderId, orderId));
  return found;
}

/** What an order is about, held until the transaction ends. */
export async function lockPlanOrder(tx: Transaction, orderId: string): Promise<PlanOrder | undefined> {
  const [found] = await tx.select().from(planOrders).where(eq(planOrders.orderId, orderId)).for('update');
  return found;
}

/** The accounts are made: the order is theirs, and nothing of what was typed is kept a second time. */
export async function keepAccount(tx: Transaction, orderId: string, userId: number): Promise<void> {
  await tx.update(planOrders).set({ userId, family: null }).where(eq(planOrders.orderId, orderId));
  await setOwner(tx, orderId, userId);
}

export async function lockMembership(tx: Transaction, orderId: string): Promise<MembershipRow | undefined> {
  const [found] = await tx.select().from(memberships).where(eq(memberships.orderId, orderId)).for('update');
  return found;
}

export async function insertMembership(tx: Transaction, row: typeof memberships.$inferInsert): Promise<MembershipRow> {
  const [added] = await tx.insert(memberships).values(row).returning();
  if (!added) throw new Error('The membership got no row');
  return added;
}

/** Ids of a parent's children that `listChildren` answers, by which forms count them, oldest account first; of those in `among` alone. */
export async function childIds(db: Database, parentId: number, among?: SQL): Promise<number[]> {
  const rows = await db
    .select({ id: users.id })
    .from(users)
    .where(and(isChildOf(parentId), hasKnownGrade, among))
    .orderBy(asc(users.id));
  return rows.map(({ id }) => id);
}

/** Current memberships of a user, the oldest first. */
export const standingMemberships = (db: Database, userId: number): Promise<MembershipRow[]> =>
  db
    .select()
    .from(memberships)
    .where(and(eq(memberships.userId, userId), ne(memberships.status, 'ended')))
    .orderBy(asc(memberships.createdAt), asc(memberships.id));

/** Those of some users who pay for a membership that has not ended, or hold a licence of one. */
export async function usersWithPlans(db: Database, userIds: readonly number[]): Promise<ReadonlySet<number>> {
  if (userIds.length === 0) return new Set();
  const ids = [...userIds];
  const stands = ne(memberships.status, 'ended');
  const payers = await db
    .select({ userId: memberships.userId })
    .from(memberships)
    .where(and(inArray(memberships.userId, ids), stands));
  const holders = await db
    .select({ userId: licences.userId })
    .from(licences)
    .innerJoin(memberships, eq(memberships.id, licences.membershipId))
    .where(and(inArray(licences.userId, ids), isNull(licences.freedAt), stands));
  return new Set([...payers, ...holders].flatMap(({ userId }) => userId ?? []));
}

export async function changeMembership(tx: Transaction, id: string, change: Partial<MembershipRow>): Promise<void> {
  await tx.update(memberships).set(change).where(eq(memberships.id, id));
}

/** How far the paid orders of a membership reach; null where none is paid any more. */
export async function paidUntil(tx: Transaction, orderId: string): Promise<Date | null> {
  const [row] = await tx
    .select({ until: sql<string | null>`max(${orders.periodEnd})` })
    .from(orders)
    .where(and(or(eq(orders.id, orderId), eq(orders.renewalOf, orderId)), eq(orders.status, 'approved')));
  return row?.until ? new Date(row.until) : null;
}

/** Memberships of a scope, as a condition on `memberships`; the one of an order alone, where that is given. */
export const membershipsIn = (scope: Scope<'own'>, orderId?: string): SQL | undefined =>
  and(
    scope.where({ own: (userId) => eq(memberships.userId, userId) }),
    orderId === undefined ? undefined : eq(memberships.orderId, orderId),
  );

/** The membership of a scope that stands and is paid in cash. */
export async function cashMembershipIn(
  db: Database,
  scope: Scope<'own'>,
  orderId?: string,
): Promise<MembershipRow | undefined> {
  const [found] = await db
    .select()
    .from(memberships)
    .where(and(membershipsIn(scope, orderId), ne(memberships.status, 'ended'), paysCash(db)))
    .orderBy(desc(memberships.paidUntil))
    .limit(1);
  return found;
}

/** The subscription that renews a membership; undefined where nothing does. */
export async function subscriptionOf(db: Database, orderId: string) {
  const [found] = await db
    .select()
    .from(subscriptions)
    .where(and(eq(subscriptions.orderId, orderId), ne(subscriptions.status, 'ended')));
  return found;
}

/** The subscription that renews any membership of a scope, the last one first. */
export const subscriptionIn = (db: Database, scope: Scope<'own'>, orderId?: string) =>
  latestSubscription(db, membershipsIn(scope, orderId));

/** The same of an account that buys a plan, among plans of its type. */
export const subscriptionOfPerson = (db: Database, userId: number, { type }: Pick<Plan, 'type'>) =>
  latestSubscription(db, and(eq(memberships.userId, userId), inArray(memberships.planId, planIdsOf(type))));

async function latestSubscription(db: Database, whose: SQL | undefined) {
  const [found] = await db
    .select({ subscription: subscriptions, planId: memberships.planId, licences: memberships.licences })
    .from(subscriptions)
    .innerJoin(memberships, eq(memberships.orderId, subscriptions.orderId))
    .where(and(whose, ne(subscriptions.status, 'ended'), ne(subscriptions.status, 'incomplete')))
    .orderBy(desc(subscriptions.createdAt))
    .limit(1);
  return found;
}

/** A user's order of a plan that is not paid yet, and so may be paid now. */
export async function openOrderOf(
  db: Database,
  provider: string,
  person: { id: number; email: string },
  planId: number,
  total: number,
) {
  const [found] = await db
    .select({ order: orders })
    .from(planOrders)
    .innerJoin(orders, eq(orders.id, planOrders.orderId))
    .where(
      and(
        eq(planOrders.userId, person.id),
        eq(planOrders.planId, planId),
        eq(orders.provider, provider),
        eq(orders.total, total),
        isPaidBy(person.email),
        // An older one is refused, however often it is asked for.
        mayBePaid(),
        ne(orders.status, 'expired'),
      ),
    )
    .orderBy(desc(orders.createdAt))
    .limit(1);
  return found?.order;
}

/** An order that waits at its checkout. */
export interface StandingOrder {
  id: string;
  init_point: string;
  /** Whether a payment of it is in process. */
  isPending: boolean;
}

/** What an order that waits is to be about. */
interface Sought {
  plan: PricedPlan;
  /** Its unit price with the further licences that are kept. */
  sold: { unit_price: number };
  quantity: number;
  payer: { email: string };
}

/** A user's order of a plan, for as many licences and by the same payer, that can still be paid at its checkout. */
export async function standingPlanOrder(
  db: Database,
  provider: string,
  userId: number,
  { plan, sold, quantity, payer }: Sought,
): Promise<StandingOrder | null> {
  const [found] = await db
    .select({ order: orders, isPending: hasPendingPayment })
    .from(planOrders)
    .innerJoin(orders, eq(orders.id, planOrders.orderId))
    .where(
      and(
        checkoutWaits(provider),
        eq(planOrders.userId, userId),
        eq(planOrders.planId, plan.id),
        eq(orders.quantity, quantity),
        eq(orders.unit_price, sold.unit_price),
        isPaidBy(payer.email),
      ),
    )
    .orderBy(desc(orders.createdAt))
    .limit(1);
  if (!found) return null;
  const { order, isPending } = found;
  return { id: order.id, init_point: checkoutOf(order).init_point, isPending };
}

/** How many orders a scope has. */
export const countOrders = (db: Database, scope: Scope<'own'>): Promise<number> => db.$count(orders, ordersIn(scope));

/** The orders of a scope, newest first, with the payment that paid each. */
export const listOwnOrders = (db: Database, scope: Scope<'own'>, { first, limit }: ListRange) =>
  db
    .select({
      id: orders.id,
      createdAt: orders.createdAt,
      reason: orders.reason,
      status: orders.status,
      title: orders.title,
      total: orders.total,
      receipt: sql<string | null>`(
        select min(p.id) from ${payments} p where p.order_id = orders.id and p.status in ('approved', 'refunded')
      )`,
      voucher: sql<string | null>`(
        select v.id from ${vouchers} v where v.order_id = orders.id and v.status = 'awaiting_cash'
        order by v.created_at desc limit 1
      )`,
    })
    .from(orders)
    .where(ordersIn(scope))
    .orderBy(desc(orders.createdAt), asc(orders.id))
    .limit(limit)
    .offset(first);

/** Until then a card company has charged the next period of a subscription, or tried: it holds the bill back for an hour or more. */
const CHARGE_DAYS = 1;

/** The latest time at which a card is charged for what follows a period. */
export const chargeDeadline = (end: Date): Date => new Date(end.getTime() + CHARGE_DAYS * DAY_MS);

/** Whether a card that was not refused pays what follows an order, as a condition. */
export const renewing = (orderId: SQLWrapper | string): SQL => sql`exists (select from ${subscriptions}
  where ${subscriptions.orderId} = ${orderId} and ${subscriptions.status} = 'active' and not ${subscriptions.cancelAtPeriodEnd})`;

/** Whether a card that was not refused pays the next period of an order. */
export const isRenewing = async (db: Database, orderId: string): Promise<boolean> =>
  (await db.$count(orders, and(eq(orders.id, orderId), renewing(orderId)))) > 0;

/** Memberships whose time is over, or whose grace is, by the clock alone, the longest due first. */
export async function dueMemberships(db: Database, now: Date): Promise<string[]> {
  const { status, paidUntil: until, cancelled } = memberships;
  const before = (days: number) => lt(until, new Date(now.getTime() - days * DAY_MS));
  const due = await db
    .select({ orderId: memberships.orderId })
    .from(memberships)
    .where(
      or(
        and(eq(status, 'active'), before(0), or(before(CHARGE_DAYS), cancelled, not(renewing(memberships.orderId)))),
        and(eq(status, 'grace'), before(0), or(cancelled, before(GRACE_DAYS))),
      ),
    )
    .orderBy(asc(until))
    .limit(500);
  return due.map(({ orderId }) => orderId);
}

/** Roles of a person, held until the transaction ends. */
export async function lockRoles(tx: Transaction, userId: number): Promise<string[]> {
  return (await lockRolesOf(tx, [userId])).get(userId) ?? [];
}

/** The same of several people. They are locked by id, so that two transactions do not wait for each other. */
export async function lockRolesOf(tx: Transaction, userIds: readonly number[]): Promise<Map<number, string[]>> {
  const found = await tx
    .select({ id: users.id, role: users.role })
    .from(users)
    .where(inArray(users.id, [...userIds]))
    .orderBy(asc(users.id))
    .for('no key update');
  return new Map(found.map(({ id, role }) => [id, role]));
}

/** Deletes the families of orders that were not paid, but for those whose payment is on its way, as a ticket of a shop is. */
export async function sweepUnpaidFamilies(db: Database): Promise<void> {
  await db
    .update(planOrders)
    .set({ family: null })
    .where(
      and(
        sql`${planOrders.family} is not null`,
        lt(planOrders.createdAt, sql`now() - make_interval(days => ${KEEP_UNPAID_DAYS})`),
        sql`not exists (select from ${payments}
          where ${payments.orderId} = ${planOrders.orderId} and ${payments.status} = 'pending')`,
      ),
    );
}
