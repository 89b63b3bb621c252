import { licencesPaid } from '@lia/sdk/licences/rules';
import { membershipStatus, type MembershipStatus, periodEnd, type Plan, planById } from '@lia/sdk/memberships/rules';

import { notify } from '../accounts/notifications/notify.ts';
import { findPerson, isAnothers } from '../accounts/store.ts';
import type { Followers, Fulfil } from '../payments/fulfilment.ts';
import { findOrder, type Order, setPeriodEnd } from '../payments/store.ts';
import { type Database, inTransaction, type Transaction } from '../platform/database.ts';
import type { JobHandler } from '../platform/jobs/job.ts';
import { recurringJob } from '../platform/jobs/recurring.ts';
import { named } from '../platform/mail/outbox.ts';
import { endedEmail, graceEmail } from './emails.ts';
import { type Grant, settleRoles, withRolesBefore } from './grants.ts';
import { assignLicences, BY_PAYMENT, firstHolders, grantOf, heldLicences, keepRolesBefore } from './holders.ts';
import { registerOwner } from './owner.ts';
import { asRenewal, beginPaidPeriods } from './paidAhead.ts';
import { paidBy, renewed } from './renewed.ts';
import {
  changeMembership,
  dueMemberships,
  insertMembership,
  lockMembership,
  lockPlanOrder,
  lockRoles,
  type MembershipRow,
  paidUntil,
  type PlanOrder,
  standingMemberships,
} from './store.ts';

/**
 * A paid order of a plan registers its family where there is none yet, and begins or carries on the membership; money
 * that went back shortens it to what is still paid. Renewals belong to the membership of the order that they renew, and so
 * does what a school pays again by hand.
 */
export const fulfilMembership: Fulfil = async (tx, paid) => {
  const planOrder = await lockPlanOrder(tx, paid.renewalOf ?? paid.id);
  const plan = planOrder && planById(planOrder.planId);
  if (!plan || plan.membership === 'gratis') return;
  const now = new Date();
  const order = await inItsPeriod(tx, await asRenewal(tx, paid, planOrder, plan), planOrder, plan, now);
  const root = order.renewalOf ?? order.id;
  const membership = await lockMembership(tx, root);
  if (membership) return settleMembership(tx, await renewed(tx, membership, plan, order, now), now);
  if (order.status !== 'approved') return;

  const userId = await registerOwner(tx, planOrder);
  if (userId === null) return;
  const grants = await withRolesBefore(tx, [{ userId, type: plan.type }]);
  const added = await insertMembership(tx, {
    orderId: root,
    userId,
    planId: plan.id,
    status: 'active',
    paidUntil: (await paidUntil(tx, root)) ?? new Date(),
    rolesBefore: grants.flatMap(({ before }) => before),
    licences: licencesPaid(plan, order.quantity) + (order.licences ?? 0),
    ...paidBy(order),
  });
  await settleRoles(tx, grants);
  await assignLicences(tx, added, await firstHolders(tx, added, plan), BY_PAYMENT);
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

/** Sets the status of a membership from its payments and the clock, and with it the roles of its owner and holders. */
export async function settleMembership(tx: Transaction, membership: MembershipRow, now: Date): Promise<void> {
  const until = await paidUntil(tx, membership.orderId);
  // Nothing is paid any more: it ends where it stands.
  const reaches = until ?? new Date(Math.min(now.getTime(), membership.paidUntil.getTime()));
  const status: MembershipStatus = membershipStatus(reaches, membership.cancelled || until === null, now);
  if (status === membership.status && reaches.getTime() === membership.paidUntil.getTime()) return;
  const ends = status === 'ended' && membership.status !== 'ended';
  const begins = status !== 'ended' && membership.status === 'ended';
  const grants = ends ? await grantsOf(tx, membership) : begins ? await grantsAgain(tx, membership) : [];
  await changeMembership(tx, membership.id, { status, paidUntil: reaches });
  await settleRoles(tx, grants);
  if (status === membership.status || status === 'active') return;
  // An owner who renewed, or took another plan, is not notified.
  if (!(await isCarriedOn(tx, membership, now))) await notifyOwner(tx, membership, status, reaches);
}

/** A paid order with the end of its period, which is stored with it. */
async function inItsPeriod(
  tx: Transaction,
  order: Order,
  planOrder: PlanOrder,
  { type, membership }: Plan,
  now: Date,
): Promise<Order> {
  if (order.status !== 'approved' || order.periodEnd !== null || membership === 'gratis') return order;
  const carriedOn = order.renewalOf === null ? undefined : await lockMembership(tx, order.renewalOf);
  const seats = licencesPaid({ type }, order.quantity) + (order.licences ?? 0);
  const begins = carriedOn ? later(now, carriedOn.paidUntil) : await beginOf(tx, planOrder, seats, now);
  const end = periodEnd(begins, membership);
  await setPeriodEnd(tx, order.id, end);
  return { ...order, periodEnd: end };
}

const later = (one: Date, other: Date): Date => (one > other ? one : other);

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

/** Whether another membership of the same type is paid for its owner; of a gift no one is notified. */
async function isCarriedOn(tx: Transaction, { id, userId, planId }: MembershipRow, now: Date): Promise<boolean> {
  if (userId === null) return true;
  const type = planById(planId)?.type;
  const others = (await standingMemberships(tx, userId)).filter((other) => other.id !== id && other.paidUntil > now);
  return others.some((other) => planById(other.planId)?.type === type);
}

/** Notifies the owner when their membership enters its grace period or ends: once for each period. */
async function notifyOwner(
  tx: Transaction,
  { id, orderId, userId, planId: plan }: MembershipRow,
  status: 'grace' | 'ended',
  reaches: Date,
): Promise<void> {
  if (userId === null) return;
  const [until, order, owner] = [reaches.toISOString(), await findOrder(tx, orderId), await findPerson(tx, userId)];
  const cause = `${id} ${until}`;
  const to = owner && !(await isAnothers(tx, owner)) ? owner.email : null;
  const kind = status === 'grace' ? graceEmail : endedEmail;
  await notify(tx, status === 'grace' ? 'membershipOwes' : 'membershipEnded', {
    userId,
    cause,
    data: { plan, until },
    ...(order &&
      to !== null && { email: named(kind, { cause, to, language: order.language, data: { membership: id } }) }),
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

/** Ends memberships, and begins periods that were paid ahead, when their time comes, looking every minute. */
export const endingJob = (db: Database): JobHandler =>
  recurringJob({
    kind: 'end memberships',
    everyMs: 60_000,
    work: async ({ now }) => {
      await beginPaidPeriods(db, now);
      await endMemberships(db, now);
    },
  });

/** What a membership gives its owner and the holders of its licences. */
async function grantsOf(tx: Transaction, { id, userId, planId, rolesBefore: before }: MembershipRow): Promise<Grant[]> {
  const plan = planById(planId);
  const held = (await heldLicences(tx, id)).flatMap(grantOf);
  return plan && userId !== null ? [{ userId, type: plan.type, before }, ...held] : held;
}

/** The same of a membership that begins again: it replaces the roles that these people have by now. */
async function grantsAgain(tx: Transaction, membership: MembershipRow): Promise<Grant[]> {
  const again = await withRolesBefore(tx, await grantsOf(tx, membership));
  const owner = again.find(
    ({ userId, type }) => userId === membership.userId && type === planById(membership.planId)?.type,
  );
  if (owner) await changeMembership(tx, membership.id, { rolesBefore: owner.before });
  await keepRolesBefore(tx, membership, again);
  return again;
}
