import { MINUTE_MS } from '@lia/sdk/calendar/durations';
import { membershipStatus, type MembershipStatus, planById } from '@lia/sdk/memberships/rules';

import { notify } from '../accounts/notifications/notify.ts';
import { languageOf } from '../accounts/notifications/preferences.ts';
import { findPerson, isAnothers } from '../accounts/store.ts';
import { type Database, inTransaction, type Transaction } from '../platform/database.ts';
import type { JobHandler } from '../platform/jobs/job.ts';
import { recurringJob } from '../platform/jobs/recurring.ts';
import { named } from '../platform/mail/outbox.ts';
import { endedEmail, graceEmail } from './emails.ts';
import { type Grant, settleRoles, withRolesBefore } from './grants.ts';
import { carriedSeconds, lockFollowing, standingOfType } from './following.ts';
import { grantsOf, keepRolesBefore } from './holders.ts';
import { notifyLastHolders } from './notifyHolders.ts';
import { notifySchool } from './notifySchool.ts';
import { beginPaidPeriods } from './paidAhead.ts';
import {
  changeMembership,
  chargeDeadline,
  dueMemberships,
  isRenewing,
  lockMembership,
  type MembershipRow,
  paidUntil,
} from './store.ts';

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
