import { MINUTE_MS } from '@lia/sdk/calendar/durations';
import { licencesPaid } from '@lia/sdk/licences/rules';
import { licencesAfter } from '@lia/sdk/renewals/rules';
import { membershipStatus, type MembershipStatus, periodEnd, type Plan, planById } from '@lia/sdk/memberships/rules';

import { notify } from '../accounts/notifications/notify.ts';
import { languageOf } from '../accounts/notifications/preferences.ts';
import { findPerson, isAnothers } from '../accounts/store.ts';
import type { Followers, Fulfil } from '../payments/fulfilment.ts';
import { requestRefunds } from '../payments/refundStore.ts';
import { type Order, setPeriodEnd } from '../payments/store.ts';
import { type Database, inTransaction, type Transaction } from '../platform/database.ts';
import type { JobHandler } from '../platform/jobs/job.ts';
import { recurringJob } from '../platform/jobs/recurring.ts';
import { enqueueEmail, named } from '../platform/mail/outbox.ts';
import { endedEmail, graceEmail } from './emails.ts';
import { type Grant, settleRoles, withRolesBefore } from './grants.ts';
import {
  carriedSeconds,
  carryOver,
  chargedAt,
  firstBegin,
  givesAsMuch,
  lockFollowing,
  standingOfType,
} from './following.ts';
import { assignLicences, BY_PAYMENT, firstHolders, grantsOf, keepRolesBefore } from './holders.ts';
import { notifyLastHolders } from './notifyHolders.ts';
import { notifySchool } from './notifySchool.ts';
import { ownedPlanEmail, ownedSchoolPlanEmail } from './ownedEmail.ts';
import { registerOwner } from './owner.ts';
import { asRenewal, beginPaidPeriods } from './paidAhead.ts';
import { isPaidSecond } from './paidByOthers.ts';
import { endBeforeRefunded, endRefunded } from './refundedPeriods.ts';
import { lastPaidBy, owesBill } from './periods.ts';
import { paidBy, periodOf, renewed } from './renewed.ts';
import {
  changeMembership,
  chargeDeadline,
  dueMemberships,
  insertMembership,
  isRenewing,
  lockMembership,
  lockPlanOrder,
  lockRoles,
  type MembershipRow,
  paidUntil,
  type PlanOrder,
} from './store.ts';

/**
 * A paid order of a plan registers its family where there is none yet, and begins or carries on the membership; money
 * that went back shortens it to what is still paid. Renewals belong to the membership of the order that they renew, and so
 * does what a school pays again by hand. What a parent pays after another guardian did, and an
 * administrator of a school after another one, goes back.
 */
export const fulfilMembership: Fulfil = async (tx, paid) => {
  // A school's plan that is paid again by hand may be another one than that of the membership which it carries on.
  const planOrder = (await lockPlanOrder(tx, paid.id)) ?? (await lockPlanOrder(tx, paid.renewalOf ?? paid.id));
  const plan = planOrder && planById(planOrder.planId);
  if (!plan || plan.membership === 'gratis') return;
  const now = new Date();
  const { order, begins } = await inItsPeriod(tx, await asRenewal(tx, paid, planOrder, plan), planOrder, plan, now);
  const root = order.renewalOf ?? order.id;
  const membership = await lockMembership(tx, root);
  if (membership) {
    const known = await endRefunded(tx, membership, order);
    await settleMembership(tx, await renewed(tx, known, plan, order, now), now);
    const before = await endBeforeRefunded(tx, known, order);
    if (before) await settleMembership(tx, before, now);
    return;
  }
  if (order.status !== 'approved') return;

  const userId = await registerOwner(tx, planOrder);
  if (userId === null) return;
  if (await isPaidSecond(tx, userId, plan)) return refundSecond(tx, order, plan);
  const grants = await withRolesBefore(tx, [{ userId, type: plan.type }]);
  const previous = (await standingOfType(tx, userId, plan)).at(-1);
  const added = await insertMembership(tx, {
    orderId: root,
    userId,
    planId: plan.id,
    status: 'active',
    beginsAt: begins,
    paidUntil: (await paidUntil(tx, root)) ?? now,
    previousId: previous?.id ?? null,
    rolesBefore: grants.flatMap(({ before }) => before),
    licences: licencesBought(plan, order, previous),
    ...paidBy(order),
  });
  await carryOver(tx, added);
  await settleRoles(tx, grants);
  await assignLicences(tx, added, await firstHolders(tx, added, plan), BY_PAYMENT);
};

async function refundSecond(tx: Transaction, order: Order, { type }: Plan): Promise<void> {
  const { id, payer_email: to, language } = order;
  await requestRefunds(tx, order, { reason: 'owned' });
  await enqueueEmail(tx, type === 'escuela' ? ownedSchoolPlanEmail : ownedPlanEmail, {
    cause: id,
    to,
    language,
    data: { order: id },
  });
}

/** Licences of a new membership: those that its order pays, and of a school what was given or taken by hand before it. */
function licencesBought(plan: Plan, order: Order, previous: MembershipRow | undefined): number {
  return previous && plan.type === 'escuela'
    ? licencesAfter(plan, periodOf(previous), paidBy(order))
    : licencesPaid(plan, order.quantity) + (order.licences ?? 0);
}

/** A subscription that was cancelled ends its membership with what is paid; one that is not any more carries on. */
export const followSubscription: Followers['subscription'] = async (tx, order, { status, cancelAtPeriodEnd }) => {
  const membership = await lockMembership(tx, order.id);
  if (!membership) return;
  const cancelled = status === 'ended' ? await endsWithCard(tx, membership, cancelAtPeriodEnd) : cancelAtPeriodEnd;
  if (cancelled !== membership.cancelled) await changeMembership(tx, membership.id, { cancelled });
  await settleMembership(tx, { ...membership, cancelled }, new Date());
};

/**
 * Whether a membership ends with what is paid, now that its subscription did. Who paid the next period by hand meanwhile does not want
 * it to end, and a card that owes ran out of retries: its membership keeps the grace.
 */
async function endsWithCard(tx: Transaction, membership: MembershipRow, wasToEnd: boolean): Promise<boolean> {
  const { orderId, cancelled } = membership;
  const until = await paidUntil(tx, orderId);
  const by = await lastPaidBy(tx, orderId, until);
  // Of two that paid one order, the other one may go on.
  if (by === 'hand' || (await isRenewing(tx, orderId))) return false;
  return wasToEnd || cancelled || (by === 'card' && !(await owesBill(tx, orderId, until)));
}

/** Sets the status of a membership from its payments and the clock, and with it the roles of its owner and holders. */
export async function settleMembership(tx: Transaction, membership: MembershipRow, now: Date): Promise<void> {
  const until = await paidUntil(tx, membership.orderId);
  // Nothing is paid any more: it ends where it stands.
  const carried = until ? await carriedSeconds(tx, membership) : 0;
  const reaches = until
    ? new Date(until.getTime() + carried * 1000)
    : new Date(Math.min(now.getTime(), membership.paidUntil.getTime()));
  const status = await statusAt(tx, membership, reaches, membership.cancelled || until === null, now);
  if (status === membership.status && reaches.getTime() === membership.paidUntil.getTime()) return;
  const ends = status === 'ended' && membership.status !== 'ended';
  const begins = status !== 'ended' && membership.status === 'ended';
  const grants = ends ? await grantsOf(tx, membership) : begins ? await grantsAgain(tx, membership) : [];
  await changeMembership(tx, membership.id, { status, paidUntil: reaches, carriedSeconds: carried });
  await settleRoles(tx, grants);
  for (const next of await lockFollowing(tx, membership)) await settleMembership(tx, next, now);
  if (status === membership.status || status === 'active') return;
  // It ends before the day until which it was paid: its money went back.
  if (status === 'ended' && membership.paidUntil > now) await notifyLastHolders(tx, membership);
  // An owner who renewed, or took another plan, is not notified.
  if (!(await isCarriedOn(tx, membership, now))) await notifyOwner(tx, membership, status, reaches);
}

/** Where a membership stands. While the card company may still charge the next period, it is not in grace yet. */
async function statusAt(
  tx: Transaction,
  { orderId }: MembershipRow,
  reaches: Date,
  cancelled: boolean,
  now: Date,
): Promise<MembershipStatus> {
  const status = membershipStatus(reaches, cancelled, now);
  const isChargePending = status === 'grace' && now < chargeDeadline(reaches) && (await isRenewing(tx, orderId));
  return isChargePending ? 'active' : status;
}

/** A paid order with the end of its period, which is stored with it, and when that begins. */
async function inItsPeriod(
  tx: Transaction,
  order: Order,
  planOrder: PlanOrder,
  plan: Plan,
  now: Date,
): Promise<{ order: Order; begins: Date }> {
  const { membership } = plan;
  if (order.status !== 'approved' || order.periodEnd !== null || membership === 'gratis') return { order, begins: now };
  const seats = licencesPaid(plan, order.quantity) + (order.licences ?? 0);
  const carriedOn = order.renewalOf === null ? undefined : await lockMembership(tx, order.renewalOf);
  const before = carriedOn ?? (await lastAsGood(tx, planOrder, plan, seats));
  const follows = before !== undefined && before.paidUntil > now;
  const begins = follows ? (carriedOn ? chargedAt(carriedOn) : before.paidUntil) : now;
  const first = follows ? await firstBegin(tx, before, begins) : begins;
  // Paid after a break, days of the month are counted from now on, and what was carried is used up.
  if (carriedOn && !follows) await changeMembership(tx, carriedOn.id, { beginsAt: begins });
  const end = periodEnd(begins, membership, first);
  await setPeriodEnd(tx, order.id, end);
  return { order: { ...order, periodEnd: end }, begins };
}

/**
 * The last of the plans of a payer that give as much as one which is paid once, for as many. That one begins after it, so that paying
 * before the last day loses no days.
 */
async function lastAsGood(
  tx: Transaction,
  { userId }: PlanOrder,
  plan: Plan,
  seats: number,
): Promise<MembershipRow | undefined> {
  if (userId === null) return undefined;
  await lockRoles(tx, userId);
  const same = (await standingOfType(tx, userId, plan)).filter(
    (other) => givesAsMuch(other.planId, plan) && other.licences >= seats,
  );
  return same.toSorted((one, other) => one.paidUntil.getTime() - other.paidUntil.getTime()).at(-1);
}

/** Whether another membership of the same type is paid for its owner. */
async function isCarriedOn(tx: Transaction, { id, userId, planId }: MembershipRow, now: Date): Promise<boolean> {
  if (userId === null) return false;
  const plan = planById(planId);
  const others = plan ? await standingOfType(tx, userId, plan) : [];
  return others.some((other) => other.id !== id && other.paidUntil > now);
}

/** Notifies the owner when their membership enters its grace period or ends, once for each period; of a gift, the school that it was for. */
async function notifyOwner(
  tx: Transaction,
  membership: MembershipRow,
  status: 'grace' | 'ended',
  reaches: Date,
): Promise<void> {
  const { id, userId, planId: plan } = membership;
  if (userId === null) return notifySchool(tx, { ...membership, paidUntil: reaches }, 'ended');
  const [until, owner] = [reaches.toISOString(), await findPerson(tx, userId)];
  const cause = `${id} ${until}`;
  const to = owner && !(await isAnothers(tx, owner)) ? owner.email : null;
  const kind = status === 'grace' ? graceEmail : endedEmail;
  await notify(tx, status === 'grace' ? 'membershipOwes' : 'membershipEnded', {
    userId,
    cause,
    data: { plan, until },
    ...(to !== null && {
      email: named(kind, { cause, to, language: await languageOf(tx, userId), data: { membership: id } }),
    }),
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
    everyMs: MINUTE_MS,
    work: async ({ now }) => {
      await beginPaidPeriods(db, now);
      await endMemberships(db, now);
    },
  });

/** What a membership that begins again gives: it replaces the roles that these people have by now. */
async function grantsAgain(tx: Transaction, membership: MembershipRow): Promise<Grant[]> {
  const again = await withRolesBefore(tx, await grantsOf(tx, membership));
  const owner = again.find(
    ({ userId, type }) => userId === membership.userId && type === planById(membership.planId)?.type,
  );
  if (owner) await changeMembership(tx, membership.id, { rolesBefore: owner.before });
  await keepRolesBefore(tx, membership, again);
  return again;
}
