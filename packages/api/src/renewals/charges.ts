import type { PricedPlan } from '@lia/sdk/memberships/rules';
import type { SubscriptionCharge } from '@lia/sdk/payments/subscriptionCharge';
import { chargeOf, nextPeriod, renewalPrice } from '@lia/sdk/renewals/rules';
import { record } from '@lia/sdk/validation/fields';
import { and, eq, inArray, lt } from 'drizzle-orm';
import { string } from 'yup';

import { periodOf } from '../memberships/renewed.ts';
import type { MembershipRow } from '../memberships/store.ts';
import { memberships } from '../memberships/tables.ts';
import { pricedPlans } from '../memberships/terms.ts';
import type { Payments } from '../payments/configured.ts';
import { settleSubscription } from '../payments/settleSubscription.ts';
import type { Subscription } from '../payments/subscriptionStore.ts';
import { subscriptions } from '../payments/tables.ts';
import type { Database } from '../platform/database.ts';
import { defineJob, handle, type JobHandler } from '../platform/jobs/job.ts';
import { recurringJob } from '../platform/jobs/recurring.ts';

/** A membership that a card goes on paying. */
interface Renewing {
  membership: MembershipRow;
  subscription: Subscription;
}

/** What the next period of a membership is charged, where a card pays it; null for a plan that is no more. */
export function nextCharge(membership: MembershipRow, priced: readonly PricedPlan[]): SubscriptionCharge | null {
  const plan = priced.find(({ id }) => id === membership.planId);
  if (!plan) return null;
  const { unit_price: agreed } = membership;
  const price = renewalPrice({ agreed: agreed ?? plan.price, current: plan.price, notified: [] });
  return chargeOf(plan, price, nextPeriod(plan, periodOf(membership)));
}

const isSame = (one: SubscriptionCharge, other: SubscriptionCharge | null): boolean =>
  one.unit_price === other?.unit_price &&
  one.quantity === other.quantity &&
  one.licences === other.licences &&
  one.licence_price === other.licence_price;

/** Has the card company charge the next period as it is to be, where that is not so already. */
async function setCharge(payments: Payments, { membership, subscription }: Renewing, priced: readonly PricedPlan[]) {
  const charge = nextCharge(membership, priced);
  if (!charge || isSame(charge, subscription.charge)) return;
  await payments.cards.changeCharge(subscription.id, charge);
  await settleSubscription(payments, payments.cards, subscription.id);
}

/** The memberships that cards go on paying, of those subscriptions that a condition holds for. */
const renewing = (db: Database, provider: string, ...which: Parameters<typeof and>): Promise<Renewing[]> =>
  db
    .select({ membership: memberships, subscription: subscriptions })
    .from(subscriptions)
    .innerJoin(memberships, eq(memberships.orderId, subscriptions.orderId))
    .where(
      and(
        eq(subscriptions.provider, provider),
        inArray(subscriptions.status, ['active', 'past_due']),
        eq(subscriptions.cancelAtPeriodEnd, false),
        ...which,
      ),
    );

/** Has the next period of one order's subscription charged as it is to be by now. */
export const chargeJob = defineJob({
  kind: 'set renewal charge',
  payload: record({ order: string().required() }),
  concurrency: 1,
  cancellable: false,
});

export const chargeHandler = (payments: Payments): JobHandler =>
  handle(chargeJob, async ({ order }) => {
    const { db, cards } = payments;
    const found = await renewing(db, cards.name, eq(subscriptions.orderId, order));
    const priced = await pricedPlans(db);
    for (const one of found) await setCharge(payments, one, priced);
    return null;
  });

/** Renewals within this time are looked at, so that a price that changed by itself reaches them. */
const AHEAD_MS = 2 * 86_400_000;

/** Looks through the renewals of the next days: prices change with the day, and a call to the company may have been lost. */
export async function setUpcomingCharges(payments: Payments, now: Date): Promise<void> {
  const { db, cards } = payments;
  const priced = await pricedPlans(db);
  const ahead = new Date(now.getTime() + AHEAD_MS);
  const due = await renewing(db, cards.name, lt(subscriptions.currentPeriodEnd, ahead));
  for (const one of due) await setCharge(payments, one, priced);
}

export const upcomingChargesJob = (payments: Payments): JobHandler =>
  recurringJob({
    kind: 'set upcoming renewal charges',
    everyMs: 600_000,
    work: ({ now }) => setUpcomingCharges(payments, now),
  });
