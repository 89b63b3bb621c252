import { isMonthsAfter, type Plan, planById } from '@lia/sdk/memberships/rules';
import { and, asc, eq, ne, type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';

import type { Database, Transaction } from '../platform/database.ts';
import { changeMembership, type MembershipRow, paidUntil, standingMemberships } from './store.ts';
import { memberships } from './tables.ts';

// A plan may be paid while another one of its type is (decision 83). Both stand until the earlier one ends; the time that
// was paid of both comes after the later one's.

/** Current memberships of a payer that have a plan of a type, the oldest first. */
export async function standingOfType(
  db: Database,
  userId: number,
  { type }: Pick<Plan, 'type'>,
): Promise<MembershipRow[]> {
  return (await standingMemberships(db, userId)).filter(({ planId }) => planById(planId)?.type === type);
}

/** Whether a plan gives as much as another one of its type: an annual plan gives more than a monthly one. */
export const givesAsMuch = (planId: number, { membership }: Pick<Plan, 'membership'>): boolean =>
  planById(planId)?.membership === 'anual' || membership !== 'anual';

/** How far a membership is paid, with the time that it carries; null where nothing of it and of those before it is paid. */
async function reachOf(tx: Transaction, membership: MembershipRow): Promise<Date | null> {
  const until = await paidUntil(tx, membership.orderId);
  if (until) return new Date(until.getTime() + (await carriedSeconds(tx, membership)) * 1000);
  const before = await previousOf(tx, membership);
  return before ? reachOf(tx, before) : null;
}

async function previousOf(db: Database, { previousId }: MembershipRow): Promise<MembershipRow | undefined> {
  if (previousId === null) return undefined;
  const [found] = await db.select().from(memberships).where(eq(memberships.id, previousId));
  return found;
}

/**
 * When the first of the periods began that reach an instant without a break and are whole months away from it: what follows ends on
 * the same day of the month.
 */
export async function firstBegin(db: Database, last: MembershipRow, until: Date): Promise<Date> {
  let first = until;
  let one: MembershipRow | undefined = last;
  while (one) {
    const { beginsAt }: MembershipRow = one;
    if (isMonthsAfter(beginsAt, until)) first = beginsAt;
    const before = await previousOf(db, one);
    one = before?.paidUntil.getTime() === beginsAt.getTime() ? before : undefined;
  }
  return first;
}

/**
 * Seconds that the plan before a membership is paid beyond the instant at which this one began. What was paid for two children
 * is half as long for four.
 */
export async function carriedSeconds(tx: Transaction, membership: MembershipRow): Promise<number> {
  const before = await previousOf(tx, membership);
  const reach = before && (await reachOf(tx, before));
  if (!reach) return 0;
  const unused = Math.max(0, reach.getTime() - membership.beginsAt.getTime()) / 1000;
  return Math.floor((unused * before.quantity) / membership.quantity);
}

/** Adds what a new membership carries to what is paid of it. */
export async function carryOver(tx: Transaction, added: MembershipRow): Promise<MembershipRow> {
  const carried = await carriedSeconds(tx, added);
  if (carried === 0) return added;
  const change = { carriedSeconds: carried, paidUntil: new Date(added.paidUntil.getTime() + carried * 1000) };
  await changeMembership(tx, added.id, change);
  return { ...added, ...change };
}

/** The memberships that follow another one, locked. */
export const lockFollowing = (tx: Transaction, { id }: MembershipRow): Promise<MembershipRow[]> =>
  tx.select().from(memberships).where(eq(memberships.previousId, id)).orderBy(asc(memberships.createdAt)).for('update');

/** When a membership is paid the next time by its card: before the time that it carries. */
export const chargedAt = ({ paidUntil: until, carriedSeconds: carried }: MembershipRow): Date =>
  new Date(until.getTime() - carried * 1000);

/** The same in SQL. */
export const chargedAtSql = sql`${memberships.paidUntil} - make_interval(secs => ${memberships.carriedSeconds})`;

const following = alias(memberships, 'following');

/**
 * Whether another membership that stands follows one, as a condition on `memberships`: it has the holders of this one, so this
 * one has no free licences beside them.
 */
export const isFollowed = (db: Database): SQL =>
  sql`exists ${db
    .select({ id: following.id })
    .from(following)
    .where(and(eq(following.previousId, memberships.id), ne(following.status, 'ended')))}`;

export const countFollowed = (db: Database, { id }: MembershipRow): Promise<number> =>
  db.$count(memberships, and(eq(memberships.id, id), isFollowed(db)));
