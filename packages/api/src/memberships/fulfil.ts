import { licencesPaid } from '@lia/sdk/licences/rules';
import { licencesAfter } from '@lia/sdk/renewals/rules';
import { periodEnd, type Plan, planById } from '@lia/sdk/memberships/rules';

import type { Followers, Fulfil } from '../payments/fulfilment.ts';
import { requestRefunds } from '../payments/refundStore.ts';
import { type Order, setPeriodEnd } from '../payments/store.ts';
import type { Transaction } from '../platform/database.ts';
import { enqueueEmail } from '../platform/mail/outbox.ts';
import { settleRoles, withRolesBefore } from './grants.ts';
import { carryOver, chargedAt, firstBegin, givesAsMuch, standingOfType } from './following.ts';
import { assignLicences, BY_PAYMENT, firstHolders } from './holders.ts';
import { ownedPlanEmail, ownedSchoolPlanEmail } from './ownedEmail.ts';
import { registerOwner } from './owner.ts';
import { asRenewal } from './paidAhead.ts';
import { isPaidSecond } from './paidByOthers.ts';
import { endBeforeRefunded, endRefunded } from './refundedPeriods.ts';
import { lastPaidBy, owesBill } from './periods.ts';
import { paidBy, periodOf, renewed } from './renewed.ts';
import { settleMembership } from './settle.ts';
import {
  changeMembership,
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
