import { type Plan, planById } from '@lia/sdk/memberships/rules';
import type { MyMembership } from '@lia/sdk/memberships/records';
import { and, asc, desc, eq, gt, ne, not, or, sql } from 'drizzle-orm';

import { orders } from '../payments/tables.ts';
import type { Database } from '../platform/database.ts';
import type { Scope } from '../platform/scope.ts';
import { givesAsMuch, isFollowed, standingOfType } from './following.ts';
import { before, isBefore } from './periods.ts';
import { type MembershipRow, membershipsIn, renewing } from './store.ts';
import { memberships, planOrders } from './tables.ts';

const DAY_SECONDS = 86_400;

/** The plan that a payer has now, and the one that follows it where another is paid already. */
interface ShownPlans {
  plan: Plan;
  next: NonNullable<MyMembership['data']>['next'];
}

/**
 * The memberships that a member sees: first one that stands, else the last one that did; then others that stand and are followed by
 * none, as a parent's who teaches, or that a card goes on paying.
 */
export async function membershipsOf(db: Database, scope: Scope<'own'>): Promise<MembershipRow[]> {
  const rows = await db
    .select({
      membership: memberships,
      isOpen: sql<boolean>`${or(not(isFollowed(db)), renewing(memberships.orderId))}`,
    })
    .from(memberships)
    .where(membershipsIn(scope))
    .orderBy(sql`${memberships.status} = 'ended'`, desc(memberships.paidUntil));
  return rows.flatMap(({ membership, isOpen }, index) =>
    index === 0 || (isOpen && membership.status !== 'ended') ? [membership] : [],
  );
}

/** Whole days of the plan before that follow what is paid of a membership. */
export const carriedDays = ({ carriedSeconds }: Pick<MembershipRow, 'carriedSeconds'>): number =>
  Math.floor(carriedSeconds / DAY_SECONDS);

/** The plans of a membership, as its payer sees them; undefined for one whose plan is no more. */
export async function shownPlans(db: Database, membership: MembershipRow): Promise<ShownPlans | undefined> {
  const plan = planById(membership.planId);
  if (!plan) return undefined;
  const better = await betterPlan(db, membership, plan);
  if (better) {
    return { plan: better.plan, next: { membership: plan.membership, begins_at: better.until.toISOString() } };
  }
  return { plan, next: await paidAheadOf(db, membership) };
}

/** A plan that gives more and stands until it ends. */
async function betterPlan(db: Database, { id, userId, status }: MembershipRow, plan: Plan) {
  if (userId === null || status === 'ended') return undefined;
  for (const other of await standingOfType(db, userId, plan)) {
    const known = planById(other.planId);
    if (other.id !== id && known && !givesAsMuch(plan.id, known)) return { plan: known, until: other.paidUntil };
  }
  return undefined;
}

/** Another plan that carries a school's membership on. */
async function paidAheadOf(db: Database, { orderId, planId }: MembershipRow): Promise<ShownPlans['next']> {
  const [found] = await db
    .select({ planId: planOrders.planId, begins: before.periodEnd })
    .from(orders)
    .innerJoin(planOrders, eq(planOrders.orderId, orders.id))
    .innerJoin(before, isBefore)
    .where(
      and(
        eq(orders.renewalOf, orderId),
        eq(orders.status, 'approved'),
        ne(planOrders.planId, planId),
        gt(before.periodEnd, new Date()),
      ),
    )
    .orderBy(asc(orders.periodEnd), desc(before.periodEnd))
    .limit(1);
  const plan = found && planById(found.planId);
  return plan && found.begins ? { membership: plan.membership, begins_at: found.begins.toISOString() } : null;
}
