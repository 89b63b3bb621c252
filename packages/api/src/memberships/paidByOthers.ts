import { type Plan, planById, plans } from '@lia/sdk/memberships/rules';
import { and, eq, exists, gt, inArray, isNull, ne, not, type SQL, sql } from 'drizzle-orm';

import { hasGuardian, isChildOf } from '../accounts/guardianships.ts';
import { users } from '../accounts/tables.ts';
import type { AssertPayable } from '../payments/fulfilment.ts';
import { orders } from '../payments/tables.ts';
import type { Database, Transaction } from '../platform/database.ts';
import { ApiFailure } from '../platform/errors.ts';
import { givesAsMuch } from './following.ts';
import { planIdsOf } from './planIds.ts';
import { schoolPlansOf } from './schoolPlans.ts';
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

/** The same once a plan is paid. The children are locked, so that of two guardians whose payments arrive at once one is the second. */
export async function isPaidSecond(tx: Transaction, userId: number, plan: Plan): Promise<boolean> {
  if (plan.type !== 'padre') return false;
  await lockRolesOf(tx, await childIds(tx, userId));
  return isPaidByOther(tx, userId, plan);
}

/**
 * Refuses to sell a parent's plan that another guardian pays, and a school's where another administrator pays one for each of the schools
 * that they run.
 * @throws {ApiFailure} 409 `PLAN_PAID_BY_OTHER`, 409 `SCHOOL_PLAN_PAID_BY_OTHER`.
 */
export async function assertNotPaidByOther(db: Database, userId: number, plan: Plan): Promise<void> {
  if (plan.type === 'escuela' && (await schoolPlansOf(db, userId)).isPaid)
    throw new ApiFailure(409, 'SCHOOL_PLAN_PAID_BY_OTHER');
  if (await isPaidByOther(db, userId, plan)) throw new ApiFailure(409, 'PLAN_PAID_BY_OTHER');
}

/**
 * Refuses to open a payment of a parent's plan that another guardian pays, or is paying at this moment for one of the children.
 * @throws {ApiFailure} 409 `PLAN_PAID_BY_OTHER`, 409 `ORDER_BEING_PAID`.
 */
export const assertPlanPayable: AssertPayable = async (db, { id }) => {
  const planOrder = await findPlanOrder(db, id);
  const plan = planOrder && planById(planOrder.planId);
  if (plan?.type !== 'padre' || planOrder?.userId == null) return;
  await assertNotPaidByOther(db, planOrder.userId, plan);
  if (await isBeingPaidByOther(db, planOrder.userId)) throw new ApiFailure(409, 'ORDER_BEING_PAID');
};

/** Each of two orders is held before it looks for the other, so that never both go on. */
async function isBeingPaidByOther(db: Database, parentId: number): Promise<boolean> {
  const shared = db
    .select({ id: users.id })
    .from(users)
    .where(and(isChildOf(parentId), hasGuardian(planOrders.userId)));
  const [other] = await db
    .select({ id: orders.id })
    .from(planOrders)
    .innerJoin(orders, eq(orders.id, planOrders.orderId))
    .where(
      and(
        gt(orders.heldUntil, sql`now()`),
        ne(planOrders.userId, parentId),
        inArray(planOrders.planId, planIdsOf('padre')),
        exists(shared),
      ),
    )
    .limit(1);
  return other !== undefined;
}
