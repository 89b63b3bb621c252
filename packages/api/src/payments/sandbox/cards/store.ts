import type { TestCardOutcome } from '@lia/sdk/payments/sandboxCardsSchema';
import { and, asc, eq, inArray } from 'drizzle-orm';

import type { Database, Transaction } from '../../../platform/database.ts';
import type { ShownCard } from '../../cardProvider.ts';
import { sandboxBills, sandboxCards, sandboxIntents, sandboxSubscriptions } from './tables.ts';

/** Brand of every test card. */
export const TEST_BRAND = 'visa';

export type IntentRow = typeof sandboxIntents.$inferSelect;
export type SubscriptionRow = typeof sandboxSubscriptions.$inferSelect;
export type BillRow = typeof sandboxBills.$inferSelect;

export async function insertCard(
  db: Database,
  card: { id: string; last4: string; outcome: TestCardOutcome },
): Promise<void> {
  await db.insert(sandboxCards).values(card);
}

/** What a company shows of a card; all test cards are of one brand. */
export async function findShownCard(db: Database, id: string): Promise<ShownCard | null> {
  const [card] = await db.select({ last4: sandboxCards.last4 }).from(sandboxCards).where(eq(sandboxCards.id, id));
  return card ? { brand: TEST_BRAND, last4: card.last4 } : null;
}

export async function findCardOutcome(db: Database, id: string): Promise<TestCardOutcome | undefined> {
  const [card] = await db.select().from(sandboxCards).where(eq(sandboxCards.id, id));
  return card?.outcome;
}

/** A new intent, or the one that was made when the same was asked before. */
export async function intentOf(db: Database, intent: typeof sandboxIntents.$inferInsert): Promise<IntentRow> {
  const [added] = await db.insert(sandboxIntents).values(intent).onConflictDoNothing().returning();
  if (added) return added;
  const [known] = await db.select().from(sandboxIntents).where(eq(sandboxIntents.request, intent.request));
  if (!known) throw new Error('An intent is neither new nor known');
  return known;
}

type IntentKey = { id: string } | { clientSecret: string } | { voucherId: string };

function keyed(key: IntentKey) {
  if ('id' in key) return eq(sandboxIntents.id, key.id);
  return 'clientSecret' in key
    ? eq(sandboxIntents.clientSecret, key.clientSecret)
    : eq(sandboxIntents.voucherId, key.voucherId);
}

export async function findIntent(db: Database, key: IntentKey): Promise<IntentRow | undefined> {
  const [intent] = await db.select().from(sandboxIntents).where(keyed(key));
  return intent;
}

/** The intent, held until the transaction ends. */
export async function lockIntent(tx: Transaction, key: IntentKey): Promise<IntentRow | undefined> {
  const [intent] = await tx.select().from(sandboxIntents).where(keyed(key)).for('update');
  return intent;
}

export async function updateIntent(tx: Database, id: string, change: Partial<IntentRow>): Promise<IntentRow> {
  const [intent] = await tx.update(sandboxIntents).set(change).where(eq(sandboxIntents.id, id)).returning();
  if (!intent) throw new Error('The intent is gone');
  return intent;
}

export async function intentsOfOrder(db: Database, orderId: string): Promise<IntentRow[]> {
  return db
    .select()
    .from(sandboxIntents)
    .where(eq(sandboxIntents.orderId, orderId))
    .orderBy(asc(sandboxIntents.createdAt));
}

/** A new subscription, or the one that was made when the same was asked before. */
export async function subscriptionOf(
  tx: Transaction,
  subscription: typeof sandboxSubscriptions.$inferInsert,
): Promise<{ row: SubscriptionRow; added: boolean }> {
  const [added] = await tx.insert(sandboxSubscriptions).values(subscription).onConflictDoNothing().returning();
  if (added) return { row: added, added: true };
  const [known] = await tx
    .select()
    .from(sandboxSubscriptions)
    .where(eq(sandboxSubscriptions.request, subscription.request));
  if (!known) throw new Error('A subscription is neither new nor known');
  return { row: known, added: false };
}

export async function findSubscription(db: Database, id: string): Promise<SubscriptionRow | undefined> {
  const [subscription] = await db.select().from(sandboxSubscriptions).where(eq(sandboxSubscriptions.id, id));
  return subscription;
}

export async function lockSubscription(tx: Transaction, id: string): Promise<SubscriptionRow | undefined> {
  const [row] = await tx.select().from(sandboxSubscriptions).where(eq(sandboxSubscriptions.id, id)).for('update');
  return row;
}

export async function subscriptionsOfOrder(db: Database, orderId: string): Promise<SubscriptionRow[]> {
  return db.select().from(sandboxSubscriptions).where(eq(sandboxSubscriptions.orderId, orderId));
}

export async function updateSubscription(tx: Database, id: string, change: Partial<SubscriptionRow>): Promise<void> {
  await tx.update(sandboxSubscriptions).set(change).where(eq(sandboxSubscriptions.id, id));
}

export async function insertBill(tx: Transaction, bill: BillRow): Promise<void> {
  await tx.insert(sandboxBills).values(bill);
}

/** Whether the holder of a card answered their bank when it was given to a subscription, without a payment. */
export async function isSetUp(tx: Transaction, subscriptionId: string, cardId: string): Promise<boolean> {
  const [found] = await tx
    .select({ id: sandboxIntents.id })
    .from(sandboxIntents)
    .where(
      and(
        eq(sandboxIntents.subscriptionId, subscriptionId),
        eq(sandboxIntents.cardId, cardId),
        eq(sandboxIntents.amount, 0),
        eq(sandboxIntents.status, 'approved'),
      ),
    )
    .limit(1);
  return found !== undefined;
}

/** The bills of a subscription with what pays them, oldest first. */
export async function billsOf(db: Database, subscriptionId: string): Promise<{ bill: BillRow; intent: IntentRow }[]> {
  return db
    .select({ bill: sandboxBills, intent: sandboxIntents })
    .from(sandboxBills)
    .innerJoin(sandboxIntents, eq(sandboxIntents.id, sandboxBills.intentId))
    .where(eq(sandboxBills.subscriptionId, subscriptionId))
    .orderBy(asc(sandboxBills.period));
}

/** Ends what is still to be confirmed of a subscription that was given up. */
export async function cancelOpenIntents(tx: Transaction, subscriptionId: string): Promise<void> {
  await tx
    .update(sandboxIntents)
    .set({ status: 'cancelled' })
    .where(
      and(
        eq(sandboxIntents.subscriptionId, subscriptionId),
        inArray(sandboxIntents.status, ['open', 'requires_action', 'declined']),
      ),
    );
}
