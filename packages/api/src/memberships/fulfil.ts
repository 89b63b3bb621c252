import { membershipStatus, type MembershipStatus, periodEnd, type Plan, planById } from '@lia/sdk/memberships/rules';
import { replacedRoles, rolesWith } from '@lia/sdk/memberships/roles';

import { findPerson, isAnothers } from '../accounts/store.ts';
import type { Followers, Fulfil } from '../payments/fulfilment.ts';
import { findOrder, setPeriodEnd } from '../payments/store.ts';
import { type Database, inTransaction, type Transaction } from '../platform/database.ts';
import type { JobHandler } from '../platform/jobs/job.ts';
import { recurringJob } from '../platform/jobs/recurring.ts';
import { enqueueEmail } from '../platform/mail/outbox.ts';
import { endedEmail, graceEmail } from './emails.ts';
import { registerOwner } from './owner.ts';
import {
  changeMembership,
  childIds,
  dueMemberships,
  insertLicences,
  insertMembership,
  lockMembership,
  lockPlanOrder,
  lockRoles,
  type MembershipRow,
  paidUntil,
  type PlanOrder,
  setRoles,
  standingMemberships,
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
  if (order.status === 'approved' && order.periodEnd === null) {
    const begins = await beginOf(tx, planOrder, order.quantity, new Date());
    await setPeriodEnd(tx, order.id, periodEnd(begins, plan.membership));
  }
  const membership = await lockMembership(tx, root);
  if (membership) return settleMembership(tx, membership, new Date());
  if (order.status !== 'approved') return;

  const userId = await registerOwner(tx, planOrder);
  if (userId === null) return;
  const before = await rolesBefore(tx, userId, plan);
  const added = await insertMembership(tx, {
    orderId: root,
    userId,
    planId: plan.id,
    status: 'active',
    paidUntil: (await paidUntil(tx, root)) ?? new Date(),
    rolesBefore: before,
    licences: order.quantity,
  });
  await insertLicences(tx, added, plan.type === 'padre' ? await childIds(tx, userId) : [userId]);
  await settleRoles(tx, userId, plan, before);
};

/** A subscription that was cancelled ends with what is paid; one that is not any more carries on. */
export const followSubscription: Followers['subscription'] = async (tx, order, { status, cancelAtPeriodEnd }) => {
  const membership = await lockMembership(tx, order.id);
  if (!membership) return;
  // An `ended` one that was not cancelled ran out of retries: it keeps its grace.
  const cancelled = cancelAtPeriodEnd || (membership.cancelled && status === 'ended');
  if (cancelled !== membership.cancelled) await changeMembership(tx, membership.id, { cancelled });
  await settleMembership(tx, { ...membership, cancelled }, new Date());
};

/** Sets the status of a membership from its payments and the clock, and its owner's roles with it. */
async function settleMembership(tx: Transaction, membership: MembershipRow, now: Date): Promise<void> {
  const until = await paidUntil(tx, membership.orderId);
  // Nothing is paid any more: it ends where it stands.
  const reaches = until ?? new Date(Math.min(now.getTime(), membership.paidUntil.getTime()));
  const status: MembershipStatus = membershipStatus(reaches, membership.cancelled || until === null, now);
  if (status === membership.status && reaches.getTime() === membership.paidUntil.getTime()) return;
  const plan = planById(membership.planId);
  const { id, userId } = membership;
  const begins = membership.status === 'ended' && status !== 'ended';
  const before = plan && begins ? await rolesBefore(tx, userId, plan) : membership.rolesBefore;
  await changeMembership(tx, id, { status, paidUntil: reaches, rolesBefore: before });
  if (plan && (status === 'ended') !== (membership.status === 'ended')) await settleRoles(tx, userId, plan, before);
  if (status === membership.status || status === 'active') return;
  // An owner who renewed, or took another plan, is not notified.
  if (!(await isCarriedOn(tx, membership, now))) await notifyOwner(tx, membership, status, reaches);
}

/**
 * When the period of a plan that is paid once begins: at once, or where the same plan for as many is paid already, after
 * that, so that paying before the last day loses no days.
 */
async function beginOf(tx: Transaction, { userId, planId }: PlanOrder, seats: number, now: Date): Promise<Date> {
  if (userId === null) return now;
  await lockRoles(tx, userId);
  const same = (await standingMemberships(tx, userId)).filter(
    (other) => other.planId === planId && other.licences >= seats,
  );
  return new Date(Math.max(now.getTime(), ...same.map(({ paidUntil: until }) => until.getTime())));
}

/** Whether another membership of the same type is paid for its owner. */
async function isCarriedOn(tx: Transaction, { id, userId, planId }: MembershipRow, now: Date): Promise<boolean> {
  const type = planById(planId)?.type;
  const others = (await standingMemberships(tx, userId)).filter((other) => other.id !== id && other.paidUntil > now);
  return others.some((other) => planById(other.planId)?.type === type);
}

/** Emails the owner when their membership enters its grace period or ends: once for each period. */
async function notifyOwner(
  tx: Transaction,
  { id, orderId, userId }: MembershipRow,
  status: 'grace' | 'ended',
  until: Date,
): Promise<void> {
  const [order, owner] = [await findOrder(tx, orderId), await findPerson(tx, userId)];
  if (!order || !owner?.email || (await isAnothers(tx, owner))) return;
  await enqueueEmail(tx, status === 'grace' ? graceEmail : endedEmail, {
    cause: `${id} ${until.toISOString()}`,
    to: owner.email,
    language: order.language,
    data: { membership: id },
  });
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

/** Ends memberships when their time comes, looking every minute. */
export const endingJob = (db: Database): JobHandler =>
  recurringJob({ kind: 'end memberships', everyMs: 60_000, work: ({ now }) => endMemberships(db, now) });

/** Roles that a plan replaces, to be restored later; those of a current plan were stored with it. */
async function rolesBefore(tx: Transaction, userId: number, plan: Plan): Promise<string[]> {
  const now = await lockRoles(tx, userId);
  const [first] = await standing(tx, userId, plan);
  return first?.rolesBefore ?? now.filter((role) => replacedRoles[plan.type].some((known) => known === role));
}

/** Gives a user the role of their current plans, or `before` where none of the plan's type does any more. */
async function settleRoles(tx: Transaction, userId: number, plan: Plan, before: string[]): Promise<void> {
  const now = await lockRoles(tx, userId);
  const plans = (await standing(tx, userId, plan)).flatMap(({ planId }) => planById(planId) ?? []);
  await setRoles(tx, userId, rolesWith(now, plan.type, plans, before));
}

/** Memberships of the plan's type that stand. */
const standing = async (tx: Transaction, userId: number, { type }: Plan) =>
  (await standingMemberships(tx, userId)).filter(({ planId }) => planById(planId)?.type === type);
