import { and, asc, eq, exists, gt, inArray } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { FastifyInstance } from 'fastify';

import type { CardProvider } from '../payments/cardProvider.ts';
import type { Till } from '../payments/fulfilment.ts';
import { settleSubscription } from '../payments/settleSubscription.ts';
import { subscriptions } from '../payments/tables.ts';
import type { Database } from '../platform/database.ts';
import { keepRounds } from '../platform/rounds.ts';
import { memberships } from './tables.ts';

const later = alias(subscriptions, 'later');
const laterMemberships = alias(memberships, 'later_memberships');

/** Where a subscription charges a card. */
const CHARGES = ['active', 'past_due'] as const;

/** Subscriptions that go on charging although their owner has a later one; of one person, or of everybody. */
async function replaced(db: Database, provider: string, userId: number | undefined): Promise<string[]> {
  const newer = db
    .select({ id: later.id })
    .from(later)
    .innerJoin(laterMemberships, eq(laterMemberships.orderId, later.orderId))
    .where(
      and(
        eq(later.provider, provider),
        inArray(later.state, CHARGES),
        eq(laterMemberships.userId, memberships.userId),
        gt(later.createdAt, subscriptions.createdAt),
      ),
    );
  const rows = await db
    .select({ id: subscriptions.id })
    .from(subscriptions)
    .innerJoin(memberships, eq(memberships.orderId, subscriptions.orderId))
    .where(
      and(
        eq(subscriptions.provider, provider),
        inArray(subscriptions.state, CHARGES),
        eq(subscriptions.cancelAtPeriodEnd, false),
        userId === undefined ? undefined : eq(memberships.userId, userId),
        exists(newer),
      ),
    )
    .orderBy(asc(subscriptions.createdAt))
    .limit(100);
  return rows.map(({ id }) => id);
}

/**
 * Ends with its period what a later subscription of the same person took the place of: nobody pays two plans for ever.
 * The later one may have begun unseen, when its holder answered their bank, so this is looked for in rounds as well.
 */
export async function endReplaced(till: Till, cards: CardProvider, userId?: number): Promise<void> {
  for (const id of await replaced(till.db, cards.name, userId)) {
    await cards.cancelSubscription(id, true);
    await settleSubscription(till, cards, id);
  }
}

/** Looks every minute. */
export function endReplacedInTime(server: FastifyInstance, till: Till, cards: CardProvider): void {
  keepRounds(server, {
    everyMs: 60_000,
    work: () => endReplaced(till, cards),
    failure: 'subscriptions that others took the place of could not be ended',
  });
}
