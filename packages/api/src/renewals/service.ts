import { randomUUID } from 'node:crypto';

import { licencePrice, sellsLicences } from '@lia/sdk/licences/purchaseRules';
import { type Plan, planById } from '@lia/sdk/memberships/rules';
import { chargeTotal } from '@lia/sdk/payments/subscriptionCharge';
import { chargeOf, leastLicences, nextPeriod } from '@lia/sdk/renewals/rules';
import type { Renewal } from '@lia/sdk/renewals/schema';
import type { SQL } from 'drizzle-orm';

import { holdersIn, type LicenceReach } from '../licences/reach.ts';
import { findMembership, lockMembership, namedOf, readHeld } from '../licences/store.ts';
import { chargedAt } from '../memberships/following.ts';
import { periodOf } from '../memberships/renewed.ts';
import { beyond } from '../memberships/size.ts';
import { changeMembership, type MembershipRow, subscriptionOf } from '../memberships/store.ts';
import { pricedPlans } from '../memberships/terms.ts';
import type { Database, Transaction } from '../platform/database.ts';
import { found, invalidFields, notFound } from '../platform/errors.ts';
import { enqueue } from '../platform/jobs/enqueue.ts';
import type { ScopedCall } from '../platform/lists/defineList.ts';
import { chargeJob, nextCharge } from './charges.ts';
import { notifiedPrices } from './notified.ts';

type ReadingCall = ScopedCall<LicenceReach>;

/** A call whose handler runs in a transaction. */
type WritingCall = ReadingCall & { db: Transaction };

/** The plan that a membership is renewed with. @throws {ApiFailure} 404 where nothing is renewed. */
function renewedPlan({ userId, status, planId }: MembershipRow): Plan {
  // What a gift pays is not renewed.
  if (userId === null || status === 'ended') throw notFound();
  return found(planById(planId));
}

/** @throws {ApiFailure} 422 for a number of licences that the next period cannot have. */
function assertPossible(membership: MembershipRow, plan: Plan, licences: number): void {
  const [least, most] = [leastLicences(plan, periodOf(membership)), membership.licences];
  if (licences < least || licences > most) {
    throw invalidFields({ licences: { key: 'renewal.licences', values: { least, most } } });
  }
}

/** How a membership is renewed; with `asked` licences where they are given. @throws {ApiFailure} 404, 422 */
export async function readRenewal(call: ReadingCall, orderId: string, asked?: number): Promise<Renewal> {
  const membership = found(await findMembership(call, orderId));
  const plan = renewedPlan(membership);
  if (asked !== undefined) assertPossible(membership, plan, asked);
  return describeRenewal(call.db, membership, plan, holdersIn(call.scope, membership), asked);
}

/** Chooses how many licences the next period has. @throws {ApiFailure} 404, 422 */
export async function choose(call: WritingCall, orderId: string, licences: number): Promise<Renewal> {
  const membership = found(await lockMembership(call, orderId));
  const plan = renewedPlan(membership);
  assertPossible(membership, plan, licences);
  const renewalLicences = licences === membership.licences ? null : licences;
  await changeMembership(call.db, membership.id, { renewalLicences });
  await enqueue(call.db, chargeJob, { order: membership.orderId }, { key: randomUUID() });
  return describeRenewal(call.db, { ...membership, renewalLicences }, plan, holdersIn(call.scope, membership));
}

/** Whether a card pays the next period of a membership by itself. */
export async function isAutomatic(db: Database, { orderId }: Pick<MembershipRow, 'orderId'>): Promise<boolean> {
  const subscription = await subscriptionOf(db, orderId);
  return subscription !== undefined && subscription.status !== 'incomplete' && !subscription.cancelAtPeriodEnd;
}

/** How a membership is renewed; `isNamed`: whose holders may be named, as a condition on `users`. */
export async function describeRenewal(
  db: Database,
  membership: MembershipRow,
  plan: Plan,
  isNamed: SQL,
  asked: number | null = membership.renewalLicences,
): Promise<Renewal> {
  const { licences, renewalLicences } = membership;
  const automatic = await isAutomatic(db, membership);
  const wanted = { ...membership, renewalLicences: asked };
  const next = nextPeriod(plan, periodOf(wanted));
  const priced = found((await pricedPlans(db)).find(({ id }) => id === plan.id));
  const notified = await notifiedPrices(db, [membership.id]);
  const charge = automatic
    ? nextCharge(wanted, priced, notified.get(membership.id) ?? [])
    : chargeOf(plan, priced.price, next);
  const freed = beyond(await readHeld(db, membership, isNamed), next.licences);
  const frees = namedOf(freed);
  return {
    data: {
      renews_at: (automatic ? chargedAt(membership) : membership.paidUntil).toISOString(),
      automatic,
      licences,
      least: leastLicences(plan, periodOf(membership)),
      chosen: renewalLicences,
      next: {
        ...next,
        unit_price: charge.unit_price,
        licence_price: sellsLicences(plan) ? licencePrice(plan, charge.unit_price) : 0,
        total: chargeTotal(charge),
      },
      frees,
      frees_elsewhere: freed.length - frees.length,
    },
  };
}
