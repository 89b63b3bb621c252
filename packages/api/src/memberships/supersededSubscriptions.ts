import { MINUTE_MS } from '@lia/sdk/calendar/durations';
import { plans } from '@lia/sdk/memberships/rules';
import { registrationTypes } from '@lia/sdk/registrations/rules';
import {
  and,
  asc,
  eq,
  exists,
  gt,
  inArray,
  isNotNull,
  isNull,
  notExists,
  notInArray,
  or,
  type SQL,
  sql,
} from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';

import { isChildOf } from '../accounts/guardianships.ts';
import { users } from '../accounts/tables.ts';
import type { CardProvider } from '../payments/cardProvider.ts';
import { endSubscription } from '../payments/endSubscription.ts';
import type { PaymentContext } from '../payments/fulfilment.ts';
import { CHARGES, WERE_PAID } from '../payments/subscriptionStore.ts';
import { orders, subscriptions } from '../payments/tables.ts';
import type { Database } from '../platform/database.ts';
import type { JobHandler } from '../platform/jobs/job.ts';
import { recurringJob } from '../platform/jobs/recurring.ts';
import { givesAsMuch } from './following.ts';
import { planIdsOf } from './planIds.ts';
import { licences, memberships, planOrders } from './tables.ts';

const later = alias(subscriptions, 'later');
const laterMemberships = alias(memberships, 'later_memberships');
const next = alias(orders, 'next');
const replacing = alias(memberships, 'replacing');
const soldByCard = alias(planOrders, 'sold_by_card');

/** Whether the plan of another membership is of the same type and gives as much: one that gives less follows instead. */
const hasPlanInstead = or(
  ...plans.map((plan) => {
    const others = plans.filter(({ id, type }) => type === plan.type && givesAsMuch(id, plan));
    const ids = others.map(({ id }) => id);
    return and(eq(memberships.planId, plan.id), inArray(replacing.planId, ids));
  }),
);

/** Whether the plan of a later membership is of the same type: a parent who teaches pays one of each. */
const isOfSameType = or(
  ...registrationTypes.map((type) =>
    and(inArray(memberships.planId, planIdsOf(type)), inArray(laterMemberships.planId, planIdsOf(type))),
  ),
);

/** Holders whose licences a membership pays: of a parent's, those whom its payer answers for still. */
const holders = sql`${licences} where ${licences.membershipId} = ${memberships.id} and ${isNull(licences.freedAt)}
  and (${notInArray(memberships.planId, planIdsOf('padre'))} or exists (
    select from ${users} where ${users.id} = ${licences.userId} and ${isChildOf(memberships.userId)}))`;

/**
 * Whether as many of those holders as the next period would serve have, or had, a licence of another membership: where accounts
 * were merged, its licences may be other children's.
 */
const servesHolders = (other: typeof replacing | typeof laterMemberships): SQL =>
  sql`least(${memberships.renewalLicences}, (select count(*) from ${holders})) <= (
    select count(*) from ${holders} and exists (
      select from ${licences} theirs where theirs.membership_id = ${other.id} and theirs.user_id = ${licences.userId}))`;

/** Whose subscriptions are looked at: those of one person, or everybody's. */
interface Which {
  userId?: number;
}

/** Subscriptions that go on charging for nothing, by their ids. */
async function chargedForNothing(db: Database, provider: string, { userId }: Which): Promise<string[]> {
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
        isOfSameType,
        // Only a parent's licences may be other people's: who teaches, or runs a school, pays for themselves or the school.
        or(notInArray(memberships.planId, planIdsOf('padre')), servesHolders(laterMemberships)),
      ),
    );
  const replaced = db
    .select({ id: replacing.id })
    .from(replacing)
    .where(
      and(
        eq(replacing.userId, memberships.userId),
        eq(replacing.status, 'active'),
        gt(replacing.createdAt, memberships.createdAt),
        hasPlanInstead,
        servesHolders(replacing),
      ),
    );
  // A school that pays by hand carries the same membership on.
  const paidByHand = (...which: SQL[]) =>
    db
      .select({ id: next.id })
      .from(next)
      .innerJoin(planOrders, eq(planOrders.orderId, next.id))
      .where(
        and(
          eq(next.renewalOf, subscriptions.orderId),
          isNull(next.billId),
          eq(next.status, 'approved'),
          gt(next.periodEnd, sql`now()`),
          ...which,
        ),
      );
  // It resumed the card that it had cancelled. Its membership may be of the plan that was paid by hand already.
  const planOfCard = db
    .select({ id: soldByCard.planId })
    .from(soldByCard)
    .where(eq(soldByCard.orderId, subscriptions.orderId));
  const paidInstead = paidByHand(inArray(planOrders.planId, planOfCard));
  const ofSubscription = (one: typeof orders | typeof next) =>
    or(eq(one.id, subscriptions.orderId), eq(one.renewalOf, subscriptions.orderId));
  const followed = db
    .select({ id: next.id })
    .from(next)
    .where(and(ofSubscription(next), inArray(next.status, WERE_PAID), gt(next.createdAt, orders.createdAt)));
  // Money that a school paid by hand, and got back, is not the card's.
  const isOfCard = or(eq(orders.id, subscriptions.orderId), isNotNull(orders.billId));
  const givenBack = db
    .select({ id: orders.id })
    .from(orders)
    .where(and(ofSubscription(orders), isOfCard, eq(orders.status, 'refunded'), notExists(followed)));
  const found = await db
    .select({ id: subscriptions.id })
    .from(subscriptions)
    .innerJoin(memberships, eq(memberships.orderId, subscriptions.orderId))
    .where(
      and(
        eq(subscriptions.provider, provider),
        inArray(subscriptions.status, CHARGES),
        userId === undefined ? undefined : eq(memberships.userId, userId),
        or(
          and(
            eq(subscriptions.cancelAtPeriodEnd, false),
            or(exists(newer), exists(replaced), exists(paidInstead), exists(givenBack)),
          ),
          and(
            eq(subscriptions.status, 'past_due'),
            or(eq(subscriptions.cancelAtPeriodEnd, true), eq(memberships.status, 'ended'), exists(paidByHand())),
          ),
        ),
      ),
    )
    .orderBy(asc(subscriptions.createdAt))
    .limit(100);
  return found.map(({ id }) => id);
}

/**
 * Ends with its period a subscription that a later one of the same person took the place of, or a plan that they paid once,
 * or whose last payment went back in full: no user keeps paying two plans, nor one that was withdrawn. Each may come unseen,
 * from the holder's bank or from the company, so a recurring job looks for this as well. One that owes ends at once, since the
 * company would go on trying its card for weeks, also where it was to end anyway, or its membership is over. One that cannot be
 * ended keeps no other.
 */
export async function endSupersededSubscriptions(
  context: PaymentContext,
  cards: CardProvider,
  which: Which = {},
): Promise<void> {
  const failures: unknown[] = [];
  for (const id of await chargedForNothing(context.db, cards.name, which)) {
    try {
      await endSubscription(context, cards, id);
    } catch (error) {
      failures.push(error);
    }
  }
  if (failures.length === 0) return;
  // A call is answered as the first of its failures is.
  throw which.userId === undefined
    ? new AggregateError(failures, 'Some subscriptions could not be ended')
    : failures[0];
}

/** Looks every minute. */
export const supersededSubscriptionsJob = (context: PaymentContext, cards: CardProvider): JobHandler =>
  recurringJob({
    kind: 'end superseded subscriptions',
    everyMs: MINUTE_MS,
    work: () => endSupersededSubscriptions(context, cards),
  });
