import { DAY_MS } from '@lia/sdk/calendar/durations';
import type { PricedPlan } from '@lia/sdk/memberships/rules';
import type { Centavos } from '@lia/sdk/payments/money';
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
import { notifiedPrices } from './notified.ts';

/** A membership that a card goes on paying. */
interface Renewing {
  membership: MembershipRow;
  subscription: Subscription;
}

/** What the next period of a membership is charged where a card pays it, with the prices that its payer was notified of in time. */
export function nextCharge(
  membership: MembershipRow,
  plan: PricedPlan,
  notified: readonly Centavos[],
): SubscriptionCharge {
  const { unit_price: agreed } = membership;
  const price = renewalPrice({ agreed: agreed ?? plan.price, current: plan.price, notified });
  return chargeOf(plan, price, nextPeriod(plan, periodOf(membership)));
}

const isSame = (one: SubscriptionCharge, other: SubscriptionCharge | null): boolean =>
  one.unit_price === other?.unit_price &&
  one.quantity === other.quantity &&
  one.licences === other.licences &&
  one.licence_price === other.licence_price;

/** Has the card company charge the next periods as they are to be, where that is not so already. */
async function setCharges(payments: Payments, found: readonly Renewing[]): Promise<void> {
  const { db, cards } = payments;
  const priced = await pricedPlans(db);
  const notified = await notifiedPrices(
    db,
    found.map(({ membership }) => membership.id),
  );
  const failures: unknown[] = [];
  for (const { membership, subscription } of found) {
    const plan = priced.find(({ id }) => id === membership.planId);
    if (!plan) continue;
    const charge = nextCharge(membership, plan, notified.get(membership.id) ?? []);
    if (isSame(charge, subscription.charge)) continue;
    try {
      await cards.changeCharge(subscription.id, charge);
      await settleSubscription(payments, cards, subscription.id);
    } catch (error) {
      // One that the company refuses keeps none of the others waiting.
      failures.push(error);
    }
  }
  if (failures.length > 0) throw new AggregateError(failures, 'Some renewals are not charged as they are to be');
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
    await setCharges(payments, await renewing(db, cards.name, eq(subscriptions.orderId, order)));
    return null;
  });

/** Renewals within this time are looked at, so that a price that changed by itself reaches them. */
const AHEAD_MS = 2 * DAY_MS;

/** Looks through the renewals of the next days: prices change with the day, and a call to the company may have been lost. */
export async function setUpcomingCharges(payments: Payments, now: Date): Promise<void> {
  const { db, cards } = payments;
  const ahead = new Date(now.getTime() + AHEAD_MS);
  await setCharges(payments, await renewing(db, cards.name, lt(subscriptions.currentPeriodEnd, ahead)));
}

export const upcomingChargesJob = (payments: Payments): JobHandler =>
  recurringJob({
    kind: 'set upcoming renewal charges',
    everyMs: 600_000,
    work: ({ now }) => setUpcomingCharges(payments, now),
  });
