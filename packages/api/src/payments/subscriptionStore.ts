import { MINUTE_MS } from '@lia/sdk/calendar/durations';
import { and, asc, eq, gt, inArray, isNotNull, lte, ne, notExists, or } from 'drizzle-orm';

import type { Database, Transaction } from '../platform/database.ts';
import type { ProviderSubscription } from './cardProvider.ts';
import type { Order } from './store.ts';
import { orders, subscriptions } from './tables.ts';

export type Subscription = typeof subscriptions.$inferSelect;

/** Statuses in which a subscription charges a card. */
export const CHARGES = ['active', 'past_due'] as const;

/** Statuses of the order of a period that was paid, whatever became of the money. A period that is owed follows none. */
export const WERE_PAID = ['approved', 'refunded'] as const;

const ASK_AGAIN_AFTER_MS = 10 * MINUTE_MS;

/** Stores a provider's subscription, as queried at `reconciledAt`. Answers the row where anything changed. */
export async function keepSubscription(
  tx: Transaction,
  provider: string,
  orderId: string,
  { id, status, currentPeriodEnd, cancelAtPeriodEnd, card, charge }: ProviderSubscription,
  reconciledAt: Date,
): Promise<Subscription | null> {
  const shown = { cardBrand: card?.brand ?? null, cardLast4: card?.last4 ?? null };
  const reported = { status, currentPeriodEnd, cancelAtPeriodEnd, charge, ...shown, reconciledAt };
  const mine = and(eq(subscriptions.provider, provider), eq(subscriptions.id, id));
  const [known] = await tx.select().from(subscriptions).where(mine).for('update');
  if (!known) {
    const [added] = await tx
      .insert(subscriptions)
      .values({ provider, id, orderId, ...reported })
      .returning();
    return added ?? null;
  }
  if (known.status === 'ended' || known.reconciledAt > reconciledAt) return null;
  const [updated] = await tx.update(subscriptions).set(reported).where(mine).returning();
  const same =
    known.status === status &&
    known.cancelAtPeriodEnd === cancelAtPeriodEnd &&
    known.currentPeriodEnd.getTime() === currentPeriodEnd.getTime();
  return same ? null : (updated ?? null);
}

/** Subscriptions of an order that have not ended. */
export async function liveSubscriptions(db: Database, provider: string, orderId: string): Promise<string[]> {
  const rows = await db
    .select({ id: subscriptions.id })
    .from(subscriptions)
    .where(
      and(eq(subscriptions.provider, provider), eq(subscriptions.orderId, orderId), ne(subscriptions.status, 'ended')),
    );
  return rows.map(({ id }) => id);
}

/** The order that stands for a bill of a subscription. */
export async function findBillOrder(tx: Transaction, provider: string, billId: string): Promise<Order | undefined> {
  const [order] = await tx
    .select()
    .from(orders)
    .where(and(eq(orders.provider, provider), eq(orders.billId, billId)))
    .for('update');
  return order;
}

/**
 * Subscriptions that have a question open: not begun yet, or past the end of what is paid. A company reports the next period
 * before it charges it, so what is paid is what our orders are. The longest unasked first.
 */
export async function dueSubscriptions(db: Database, provider: string, now: Date): Promise<string[]> {
  const charged = db
    .select({ id: orders.id })
    .from(orders)
    .where(
      and(
        or(
          eq(orders.id, subscriptions.orderId),
          and(eq(orders.renewalOf, subscriptions.orderId), isNotNull(orders.billId)),
        ),
        inArray(orders.status, WERE_PAID),
        gt(orders.periodEnd, now),
      ),
    );
  const rows = await db
    .select({ id: subscriptions.id })
    .from(subscriptions)
    .where(
      and(
        eq(subscriptions.provider, provider),
        ne(subscriptions.status, 'ended'),
        or(lte(subscriptions.currentPeriodEnd, now), ne(subscriptions.status, 'active'), notExists(charged)),
        lte(subscriptions.reconciledAt, new Date(now.getTime() - ASK_AGAIN_AFTER_MS)),
      ),
    )
    .orderBy(asc(subscriptions.reconciledAt), asc(subscriptions.currentPeriodEnd));
  return rows.map(({ id }) => id);
}

/** Before a subscription is asked about: one whose answer cannot be read must not keep the others from theirs. */
export async function markSubscriptionAsked(db: Database, provider: string, id: string): Promise<void> {
  await db
    .update(subscriptions)
    .set({ reconciledAt: new Date() })
    .where(and(eq(subscriptions.provider, provider), eq(subscriptions.id, id)));
}
