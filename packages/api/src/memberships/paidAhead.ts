import { type Plan, planById } from '@lia/sdk/memberships/rules';
import { and, eq, gt, isNotNull, isNull, ne, notExists, or } from 'drizzle-orm';

import { lockOrder, type Order } from '../payments/store.ts';
import { orders, subscriptions } from '../payments/tables.ts';
import { type Database, inTransaction, type Transaction } from '../platform/database.ts';
import { givesAsMuch, standingOfType } from './following.ts';
import { before, isBefore } from './periods.ts';
import { renewed } from './renewed.ts';
import { changeMembership, findPlanOrder, lockMembership, lockRoles, type PlanOrder, subscriptionOf } from './store.ts';
import { memberships } from './tables.ts';

// A school's plan that is paid again by hand carries its membership on, as a card's renewals do. It is often paid before the
// period ends: the next one has its own number of licences, and its own plan, from when it begins.

/**
 * A paid order of a school's plan as a renewal of its payer's membership, where one stands whose plan gives as much. One that a
 * card goes on paying begins a membership of its own, which the subscription belongs to.
 */
export async function asRenewal(tx: Transaction, order: Order, { userId }: PlanOrder, plan: Plan): Promise<Order> {
  const mayRenew = order.status === 'approved' && order.renewalOf === null && order.periodEnd === null;
  if (!mayRenew || plan.type !== 'escuela' || userId === null) return order;
  if ((await tx.$count(subscriptions, eq(subscriptions.orderId, order.id))) > 0) return order;
  const find = async () =>
    (await standingOfType(tx, userId, plan))
      .filter((membership) => givesAsMuch(membership.planId, plan) && membership.orderId !== order.id)
      .toSorted((one, other) => Number(other.paidUntil) - Number(one.paidUntil))[0];
  let standing = await find();
  if (!standing) {
    // Another order of theirs may be paid at this moment.
    await lockRoles(tx, userId);
    standing = await find();
  }
  const membership = standing && (await lockMembership(tx, standing.orderId));
  if (!membership || membership.status === 'ended') return order;
  await tx.update(orders).set({ renewalOf: membership.orderId }).where(eq(orders.id, order.id));
  // Who pays the next period by hand does not want it to end any more.
  if (membership.cancelled && !(await subscriptionOf(tx, membership.orderId)))
    await changeMembership(tx, membership.id, { cancelled: false });
  return { ...order, renewalOf: membership.orderId };
}

/** Gives memberships the licences of periods that were paid ahead and have begun; may be done any number of times. */
export async function beginPaidPeriods(db: Database, now: Date): Promise<void> {
  const unfinished = db
    .select({ id: before.id })
    .from(before)
    .where(and(isBefore, gt(before.periodEnd, now)));
  const due = await db
    .select({ id: orders.id })
    .from(orders)
    .innerJoin(memberships, eq(memberships.orderId, orders.renewalOf))
    .where(
      and(
        eq(orders.status, 'approved'),
        isNull(orders.billId),
        isNotNull(orders.licences),
        ne(memberships.status, 'ended'),
        or(isNull(memberships.renewedUntil), gt(orders.periodEnd, memberships.renewedUntil)),
        notExists(unfinished),
      ),
    )
    .orderBy(orders.periodEnd)
    .limit(500);
  for (const { id } of due) {
    await inTransaction(db, async (tx) => {
      const order = await lockOrder(tx, id);
      const membership = order?.renewalOf ? await lockMembership(tx, order.renewalOf) : undefined;
      const planOrder = order && (await findPlanOrder(tx, order.id));
      const plan = membership && planById((planOrder ?? membership).planId);
      if (order && plan) await renewed(tx, membership, plan, order, now);
    });
  }
}
