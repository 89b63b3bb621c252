import { and, asc, eq, exists, gt, inArray, notExists, or } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';

import type { CardProvider } from '../payments/cardProvider.ts';
import type { PaymentContext } from '../payments/fulfilment.ts';
import { settleSubscription } from '../payments/settleSubscription.ts';
import { CHARGES } from '../payments/subscriptionStore.ts';
import { orders, subscriptions } from '../payments/tables.ts';
import type { Database } from '../platform/database.ts';
import type { JobHandler } from '../platform/jobs/job.ts';
import { recurringJob } from '../platform/jobs/recurring.ts';
import { memberships } from './tables.ts';

const later = alias(subscriptions, 'later');
const laterMemberships = alias(memberships, 'later_memberships');
const next = alias(orders, 'next');

/** Subscriptions that go on charging for nothing: of one person, or of everybody. */
async function chargedForNothing(db: Database, provider: string, userId: number | undefined): Promise<string[]> {
  const newer = db
    .select({ id: later.id })
    .from(later)
    .innerJoin(laterMemberships, eq(laterMemberships.orderId, later.orderId))
    .where(
      and(
        eq(later.provider, provider),
        inArray(later.status, CHARGES),
        eq(laterMemberships.userId, memberships.userId),
        gt(later.createdAt, subscriptions.createdAt),
      ),
    );
  const ofSubscription = (one: typeof orders | typeof next) =>
    or(eq(one.id, subscriptions.orderId), eq(one.renewalOf, subscriptions.orderId));
  const followed = db
    .select({ id: next.id })
    .from(next)
    .where(and(ofSubscription(next), gt(next.createdAt, orders.createdAt)));
  const givenBack = db
    .select({ id: orders.id })
    .from(orders)
    .where(and(ofSubscription(orders), eq(orders.status, 'refunded'), notExists(followed)));
  const rows = await db
    .select({ id: subscriptions.id })
    .from(subscriptions)
    .innerJoin(memberships, eq(memberships.orderId, subscriptions.orderId))
    .where(
      and(
        eq(subscriptions.provider, provider),
        inArray(subscriptions.status, CHARGES),
        eq(subscriptions.cancelAtPeriodEnd, false),
        userId === undefined ? undefined : eq(memberships.userId, userId),
        or(exists(newer), exists(givenBack)),
      ),
    )
    .orderBy(asc(subscriptions.createdAt))
    .limit(100);
  return rows.map(({ id }) => id);
}

/**
 * Ends with its period a subscription that a later one of the same person took the place of, or whose last payment went
 * back in full: no user keeps paying two plans, nor one that was withdrawn. Either may come unseen, from the
 * holder's bank or from the company, so a recurring job looks for this as well.
 */
export async function endSupersededSubscriptions(
  context: PaymentContext,
  cards: CardProvider,
  userId?: number,
): Promise<void> {
  for (const id of await chargedForNothing(context.db, cards.name, userId)) {
    await cards.cancelSubscription(id, true);
    await settleSubscription(context, cards, id);
  }
}

/** Looks every minute. */
export const supersededSubscriptionsJob = (context: PaymentContext, cards: CardProvider): JobHandler =>
  recurringJob({
    kind: 'end superseded subscriptions',
    everyMs: 60_000,
    work: () => endSupersededSubscriptions(context, cards),
  });
