import {
  membershipState,
  type MembershipState,
  periodEnd,
  type Plan,
  planById,
  replacedRoles,
  roleOfPlan,
} from '@lia/sdk/memberships/rules';

import { type Database, inTransaction, type Transaction } from '../platform/database.ts';
import type { Followers, Fulfil } from '../payments/fulfilment.ts';
import { setPeriodEnd } from '../payments/store.ts';
import { registerOwner } from './owner.ts';
import {
  changeMembership,
  dueMemberships,
  insertMembership,
  lockMembership,
  lockPlanOrder,
  lockRoles,
  type MembershipRow,
  paidUntil,
  setRoles,
} from './store.ts';

/**
 * A paid order of a plan registers its family where there is none yet, and begins or carries on the membership; money
 * that went back shortens it to what is still paid. Renewals belong to the membership of the order that they renew.
 */
export const fulfilMembership: Fulfil = async (tx, order) => {
  const root = order.renewalOf ?? order.id;
  const planOrder = await lockPlanOrder(tx, root);
  const plan = planOrder && planById(planOrder.planId);
  if (!plan || plan.membership === 'gratis') return;
  if (order.state === 'approved' && order.periodEnd === null) {
    await setPeriodEnd(tx, order.id, periodEnd(new Date(), plan.membership));
  }
  const membership = await lockMembership(tx, root);
  if (membership) return settleMembership(tx, membership, new Date());
  if (order.state !== 'approved') return;

  const userId = await registerOwner(tx, planOrder);
  if (userId === null) return;
  const rolesBefore = await takeRole(tx, userId, plan);
  await insertMembership(tx, {
    orderId: root,
    userId,
    planId: plan.id,
    state: 'active',
    paidUntil: (await paidUntil(tx, root)) ?? new Date(),
    rolesBefore,
    licences: order.quantity,
  });
};

/** A subscription that was cancelled ends with what is paid; one that is not any more carries on. */
export const followSubscription: Followers['subscription'] = async (tx, order, { state, cancelAtPeriodEnd }) => {
  const membership = await lockMembership(tx, order.id);
  if (!membership) return;
  // An `ended` one that nobody cancelled ran out of tries: it keeps its grace.
  const cancelled = cancelAtPeriodEnd || (membership.cancelled && state === 'ended');
  if (cancelled !== membership.cancelled) await changeMembership(tx, membership.id, { cancelled });
  await settleMembership(tx, { ...membership, cancelled }, new Date());
};

/** Brings a membership to where its payments and the clock say that it stands, and its owner's roles with it. */
async function settleMembership(tx: Transaction, membership: MembershipRow, now: Date): Promise<void> {
  const until = await paidUntil(tx, membership.orderId);
  // Nothing is paid any more: it ends where it stands.
  const reaches = until ?? new Date(Math.min(now.getTime(), membership.paidUntil.getTime()));
  const state: MembershipState = membershipState(reaches, membership.cancelled || until === null, now);
  const plan = planById(membership.planId);
  if (plan && state === 'ended' && membership.state !== 'ended') await giveRoleBack(tx, membership, plan);
  if (plan && state !== 'ended' && membership.state === 'ended') {
    await changeMembership(tx, membership.id, { rolesBefore: await takeRole(tx, membership.userId, plan) });
  }
  await changeMembership(tx, membership.id, { state, paidUntil: reaches });
}

/** Puts the plan's role in the place of those that it replaces; returns these. */
async function takeRole(tx: Transaction, userId: number, plan: Plan): Promise<string[]> {
  const role = roleOfPlan(plan);
  const now = await lockRoles(tx, userId);
  const replaced = now.filter((it) => replacedRoles[plan.type].some((known) => known === it));
  if (role !== null) await setRoles(tx, userId, [role, ...now.filter((it) => !replaced.includes(it))]);
  return replaced;
}

/** Gives the roles back that the plan's took the place of; other roles stay as they are. */
async function giveRoleBack(tx: Transaction, { userId, rolesBefore }: MembershipRow, plan: Plan): Promise<void> {
  const now = await lockRoles(tx, userId);
  const kept = now.filter((it) => it !== roleOfPlan(plan));
  await setRoles(tx, userId, [...rolesBefore.filter((it) => !kept.includes(it)), ...kept]);
}

/** Ends what the clock ended. Any number of instances may do it at once, and any number of times. */
export async function endMemberships(db: Database, now: Date): Promise<void> {
  for (const orderId of await dueMemberships(db, now)) {
    await inTransaction(db, async (tx) => {
      const membership = await lockMembership(tx, orderId);
      if (membership) await settleMembership(tx, membership, now);
    });
  }
}
