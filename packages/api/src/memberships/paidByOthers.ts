import { type Plan, planById, plans } from '@lia/sdk/memberships/rules';
import { and, eq, exists, gt, inArray, isNull, ne, not, type SQL, sql } from 'drizzle-orm';

import { hasGuardian, isChildOf } from '../accounts/guardianships.ts';
import { users } from '../accounts/tables.ts';
import type { AssertPayable } from '../payments/fulfilment.ts';
import { orders } from '../payments/tables.ts';
import type { Database, Transaction } from '../platform/database.ts';
import { ApiFailure } from '../platform/errors.ts';
import { shareSchool } from './eligible.ts';
import { givesAsMuch, standingOfType } from './following.ts';
import { planIdsOf } from './planIds.ts';
import { lockPlansOfSchools, schoolPlansOf } from './schoolPlans.ts';
import { childIds, findPlanOrder, lockRolesOf } from './store.ts';
import { licences, memberships, planOrders } from './tables.ts';

/** Whether a guardian other than a parent goes on paying a plan that gives as much for a child: a condition on `users`. */
function isPaidForByOther(db: Database, parentId: number, plan: Plan): SQL {
  const asMuch = plans.filter(({ id, type }) => type === plan.type && givesAsMuch(id, plan)).map(({ id }) => id);
  const paid = db
    .select({ id: licences.id })
    .from(licences)
    .innerJoin(memberships, eq(memberships.id, licences.membershipId))
    .where(
      and(
        eq(licences.userId, users.id),
        isNull(licences.freedAt),
        ne(memberships.userId, parentId),
        // What a removed guardian goes on paying is not counted on.
        hasGuardian(memberships.userId),
        inArray(memberships.planId, asMuch),
        eq(memberships.status, 'active'),
        eq(memberships.cancelled, false),
      ),
    );
  return exists(paid);
}

/** Children of a parent whom they would pay a plan for: no other guardian does. Of one plan a person has one licence (decision 49). */
export const unpaidChildIds = (db: Database, parentId: number, plan: Plan): Promise<number[]> =>
  childIds(db, parentId, not(isPaidForByOther(db, parentId, plan)));

/** Ids of the plans that another guardian pays for a child of a parent, as a column of `users`. */
export const plansPaidByOther = (db: Database, parentId: number): SQL<number[]> => {
  const sold = plans.filter(({ type, membership }) => type === 'padre' && membership !== 'gratis');
  const ids = sold.map((plan) => sql`case when ${isPaidForByOther(db, parentId, plan)} then ${plan.id}::int end`);
  return sql`array_remove(array[${sql.join(ids, sql`, `)}], null)`;
};

/** Whether another guardian pays a parent's plan for each of the children: theirs would give nothing. */
export async function isPaidByOther(db: Database, userId: number, plan: Plan): Promise<boolean> {
  if (plan.type !== 'padre' || (await childIds(db, userId)).length === 0) return false;
  return (await unpaidChildIds(db, userId, plan)).length === 0;
}

/** Why a plan is not sold to a user: another guardian, or another administrator of each of their schools, goes on paying it. */
async function refusalOf(db: Database, userId: number, plan: Plan) {
  if (plan.type === 'escuela' && (await schoolPlansOf(db, userId)).isPaid) return 'SCHOOL_PLAN_PAID_BY_OTHER';
  return (await isPaidByOther(db, userId, plan)) ? 'PLAN_PAID_BY_OTHER' : null;
}

/**
 * Refuses to sell a parent's plan that another guardian pays, and a school's where another administrator pays one for each of the schools
 * that they run.
 * @throws {ApiFailure} 409 `PLAN_PAID_BY_OTHER`, 409 `SCHOOL_PLAN_PAID_BY_OTHER`.
 */
export async function assertNotPaidByOther(db: Database, userId: number, plan: Plan): Promise<void> {
  const refusal = await refusalOf(db, userId, plan);
  if (refusal) throw new ApiFailure(409, refusal);
}

/** The same once a plan is paid. The children, or the schools, are locked, so that of two whose payments arrive at once one is the second. */
export async function isPaidSecond(tx: Transaction, userId: number, plan: Plan): Promise<boolean> {
  if (plan.type === 'padre') await lockRolesOf(tx, await childIds(tx, userId));
  if (plan.type === 'escuela') await lockPlansOfSchools(tx, userId);
  return (await refusalOf(tx, userId, plan)) !== null;
}

/**
 * Refuses to open a payment of a plan that another guardian or administrator pays, or is paying at this moment for one of the children or
 * schools.
 * @throws {ApiFailure} 409 `PLAN_PAID_BY_OTHER`, 409 `SCHOOL_PLAN_PAID_BY_OTHER`, 409 `ORDER_BEING_PAID`.
 */
export const assertPlanPayable: AssertPayable = async (db, { id }) => {
  const planOrder = await findPlanOrder(db, id);
  const plan = planOrder && planById(planOrder.planId);
  if (!plan || planOrder.userId === null) return;
  await assertNotPaidByOther(db, planOrder.userId, plan);
  if (await isBeingPaidByOther(db, planOrder.userId, plan)) throw new ApiFailure(409, 'ORDER_BEING_PAID');
};

/** Each of two orders is held before it looks for the other, so that never both go on. */
async function isBeingPaidByOther(db: Database, userId: number, plan: Plan): Promise<boolean> {
  const shared = await sharedWithPayer(db, userId, plan);
  if (!shared) return false;
  const [other] = await db
    .select({ id: orders.id })
    .from(planOrders)
    .innerJoin(orders, eq(orders.id, planOrders.orderId))
    .where(
      and(
        gt(orders.heldUntil, sql`now()`),
        ne(planOrders.userId, userId),
        inArray(planOrders.planId, planIdsOf(plan.type)),
        shared,
      ),
    )
    .limit(1);
  return other !== undefined;
}

/**
 * Whether a payer of a plan has a child or a school in common with a user, as a condition on `plan_orders`; null where they may both pay,
 * as who has a school's plan beside that of a colleague.
 */
async function sharedWithPayer(db: Database, userId: number, plan: Plan): Promise<SQL | null> {
  if (plan.type === 'maestro') return null;
  if (plan.type === 'escuela') {
    const isBeside = (await standingOfType(db, userId, plan)).length > 0;
    return isBeside ? null : shareSchool(userId, sql`${planOrders.userId}`);
  }
  const children = db
    .select({ id: users.id })
    .from(users)
    .where(and(isChildOf(userId), hasGuardian(planOrders.userId)));
  return exists(children);
}
