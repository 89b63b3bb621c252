import type { SchoolPlan } from '@lia/sdk/memberships/records';
import { planById } from '@lia/sdk/memberships/rules';
import { and, asc, desc, eq, ne, not, sql } from 'drizzle-orm';

import { fullName } from '../accounts/fullName.ts';
import { users } from '../accounts/tables.ts';
import { institutions } from '../institutions/tables.ts';
import { type Database, lockKey, type Transaction } from '../platform/database.ts';
import { schoolsRunBy, shareSchool } from './eligible.ts';
import { isFollowed, standingOfType } from './following.ts';
import { hasSchoolPlan } from './planIds.ts';
import { memberships } from './tables.ts';

/**
 * Plans that others pay for the schools that a user runs, and whether that is so for each of these and goes on: a second one would be
 * paid for the same people (decision 49). Who pays a plan of their own beside it may go on with it.
 */
export async function schoolPlansOf(db: Database, userId: number): Promise<{ plans: SchoolPlan[]; isPaid: boolean }> {
  const own = await db
    .select({ id: institutions.id, name: institutions.name })
    .from(institutions)
    .where(sql`${institutions.id} in ${schoolsRunBy(userId)}`)
    .orderBy(asc(institutions.name));
  if (own.length === 0) return { plans: [], isPaid: false };
  const rows = await db
    .select({
      membership: memberships,
      payer: fullName(users),
      schoolIds: sql<number[]>`array${schoolsRunBy(sql`${memberships.userId}`)}`,
    })
    .from(memberships)
    .innerJoin(users, eq(users.id, memberships.userId))
    .where(
      and(
        hasSchoolPlan,
        ne(memberships.userId, userId),
        ne(memberships.status, 'ended'),
        not(isFollowed(db)),
        shareSchool(sql`${memberships.userId}`, userId),
      ),
    )
    .orderBy(desc(memberships.paidUntil), asc(memberships.id));
  const goOn = rows.filter(({ membership }) => membership.status === 'active' && !membership.cancelled);
  const isEachPaid = own.every(({ id }) => goOn.some(({ schoolIds }) => schoolIds.includes(id)));
  return {
    plans: rows.flatMap(({ membership, payer, schoolIds }): SchoolPlan[] => {
      const plan = planById(membership.planId);
      if (!plan) return [];
      return [
        {
          order: membership.orderId,
          plan: plan.id,
          type: plan.type,
          membership: plan.membership,
          status: membership.status,
          paid_until: membership.paidUntil.toISOString(),
          cancelled: membership.cancelled,
          payer,
          schools: own.flatMap(({ id, name }) => (schoolIds.includes(id) ? name : [])).join(', '),
        },
      ];
    }),
    isPaid: isEachPaid && (await standingOfType(db, userId, { type: 'escuela' })).length === 0,
  };
}

/** Has plans of the schools that a user runs taken in one after another: of two that are paid at once, one is the second. */
export async function lockPlansOfSchools(tx: Transaction, userId: number): Promise<void> {
  const own = await tx
    .select({ id: institutions.id })
    .from(institutions)
    .where(sql`${institutions.id} in ${schoolsRunBy(userId)}`)
    .orderBy(asc(institutions.id));
  for (const { id } of own) await lockKey(tx, `plans of school ${id}`);
}
