import { KEEP_UNPAID_DAYS } from '@lia/sdk/memberships/rules';
import { and, desc, eq, inArray, lt, ne, or, sql } from 'drizzle-orm';

import { users } from '../accounts/tables.ts';
import { orders, subscriptions } from '../payments/tables.ts';
import type { Database, Transaction } from '../platform/database.ts';
import { memberships, planOrders } from './tables.ts';

export type MembershipRow = typeof memberships.$inferSelect;
export type PlanOrder = typeof planOrders.$inferSelect;

export async function insertPlanOrder(tx: Transaction, order: typeof planOrders.$inferInsert): Promise<void> {
  await tx.insert(planOrders).values(order);
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

/** The accounts are made: nothing of what was typed is kept a second time. */
export async function setOwner(tx: Transaction, orderId: string, userId: number): Promise<void> {
  await tx.update(planOrders).set({ userId, family: null }).where(eq(planOrders.orderId, orderId));
}

export async function lockMembership(tx: Transaction, orderId: string): Promise<MembershipRow | undefined> {
  const [found] = await tx.select().from(memberships).where(eq(memberships.orderId, orderId)).for('update');
  return found;
}

export async function insertMembership(tx: Transaction, row: typeof memberships.$inferInsert): Promise<void> {
  await tx.insert(memberships).values(row);
}

export async function changeMembership(tx: Transaction, id: string, change: Partial<MembershipRow>): Promise<void> {
  await tx.update(memberships).set(change).where(eq(memberships.id, id));
}

/** How far the paid orders of a membership reach; null where none is paid any more. */
export async function paidUntil(tx: Transaction, orderId: string): Promise<Date | null> {
  const [row] = await tx
    .select({ until: sql<string | null>`max(${orders.periodEnd})` })
    .from(orders)
    .where(and(or(eq(orders.id, orderId), eq(orders.renewalOf, orderId)), eq(orders.state, 'approved')));
  return row?.until ? new Date(row.until) : null;
}

/** The membership that somebody sees: one that stands, else the last one that did. */
export async function membershipOf(db: Database, userId: number): Promise<MembershipRow | undefined> {
  const [found] = await db
    .select()
    .from(memberships)
    .where(eq(memberships.userId, userId))
    .orderBy(sql`${memberships.state} = 'ended'`, desc(memberships.paidUntil))
    .limit(1);
  return found;
}

/** The subscription that renews a membership; undefined where nothing does. */
export async function subscriptionOf(db: Database, orderId: string) {
  const [found] = await db
    .select()
    .from(subscriptions)
    .where(and(eq(subscriptions.orderId, orderId), ne(subscriptions.state, 'ended')));
  return found;
}

/** Memberships whose time is over, or whose grace is, as far as the clock alone can tell. */
export async function dueMemberships(db: Database, now: Date): Promise<string[]> {
  const due = await db
    .select({ orderId: memberships.orderId })
    .from(memberships)
    .where(and(inArray(memberships.state, ['active', 'grace']), lt(memberships.paidUntil, now)))
    .limit(500);
  return due.map(({ orderId }) => orderId);
}

/** Roles of a person, held until the transaction ends. */
export async function lockRoles(tx: Transaction, userId: number): Promise<string[]> {
  const [found] = await tx.select({ role: users.role }).from(users).where(eq(users.id, userId)).for('update');
  return found?.role ?? [];
}

export async function setRoles(tx: Transaction, userId: number, role: string[]): Promise<void> {
  await tx.update(users).set({ role }).where(eq(users.id, userId));
}

/** Forgets the families of orders that nobody paid. */
export async function sweepUnpaidFamilies(db: Database): Promise<void> {
  await db
    .update(planOrders)
    .set({ family: null })
    .where(
      and(
        sql`${planOrders.family} is not null`,
        lt(planOrders.createdAt, sql`now() - make_interval(days => ${KEEP_UNPAID_DAYS})`),
      ),
    );
}
