import type { PaymentState } from '@lia/sdk/payments/schema';
import { and, asc, eq, gte, isNull, sql } from 'drizzle-orm';

import type { Database, Transaction } from '../platform/database.ts';
import { mayBecome } from './orderState.ts';
import type { ProviderEvent, ProviderPayment } from './provider.ts';
import { orders, payments, webhookEvents } from './tables.ts';

export type Order = typeof orders.$inferSelect;
export type NewOrder = typeof orders.$inferInsert;
export type WebhookEvent = typeof webhookEvents.$inferSelect;

export async function insertOrder(tx: Transaction, order: NewOrder): Promise<void> {
  await tx.insert(orders).values(order);
}

/** The order, held until the transaction ends so that its payments are counted one after another. */
export async function lockOrder(tx: Transaction, id: string): Promise<Order | undefined> {
  const [order] = await tx.select().from(orders).where(eq(orders.id, id)).for('update');
  return order;
}

export async function setOrderState(tx: Transaction, id: string, state: PaymentState): Promise<void> {
  await tx.update(orders).set({ state }).where(eq(orders.id, id));
}

/** Keeps what a provider said of a payment of a locked order; a payment that is known moves only where it may. */
export async function keepPayment(tx: Transaction, provider: string, payment: ProviderPayment): Promise<void> {
  const { id, orderId, state, amount, createdAt } = payment;
  const mine = and(eq(payments.provider, provider), eq(payments.id, id));
  const [known] = await tx.select({ state: payments.state }).from(payments).where(mine);
  if (!known) await tx.insert(payments).values({ provider, id, orderId, state, amount, createdAt });
  else if (mayBecome(known.state, state)) {
    await tx
      .update(payments)
      .set({ state, amount, updatedAt: sql`now()` })
      .where(mine);
  }
}

export async function paymentsOf(tx: Transaction, orderId: string) {
  return tx
    .select({ state: payments.state, amount: payments.amount })
    .from(payments)
    .where(eq(payments.orderId, orderId));
}

/** A payment with the order it pays, or undefined where we know none by this id. */
export async function findPayment(db: Database, provider: string, id: string) {
  const [found] = await db
    .select({ payment: payments, order: orders })
    .from(payments)
    .innerJoin(orders, eq(orders.id, payments.orderId))
    .where(and(eq(payments.provider, provider), eq(payments.id, id)));
  return found;
}

/** Orders since an instant that are neither paid nor refused, oldest first. */
export async function pendingOrders(db: Database, provider: string, since: Date): Promise<string[]> {
  const found = await db
    .select({ id: orders.id })
    .from(orders)
    .where(and(eq(orders.provider, provider), eq(orders.state, 'pending'), gte(orders.createdAt, since)))
    .orderBy(asc(orders.createdAt));
  return found.map(({ id }) => id);
}

/** Stores a notification; the second time it comes, nothing happens. */
export async function keepEvent(db: Database, provider: string, event: ProviderEvent, payload: string): Promise<void> {
  await db
    .insert(webhookEvents)
    .values({ provider, ...event, payload })
    .onConflictDoNothing();
}

export async function findEvent(db: Database, provider: string, eventId: string): Promise<WebhookEvent | undefined> {
  const [event] = await db
    .select()
    .from(webhookEvents)
    .where(and(eq(webhookEvents.provider, provider), eq(webhookEvents.eventId, eventId)));
  return event;
}

/** Events that were stored but not acted on, oldest first. */
export async function openEvents(db: Database, provider: string, limit: number): Promise<WebhookEvent[]> {
  return db
    .select()
    .from(webhookEvents)
    .where(and(eq(webhookEvents.provider, provider), isNull(webhookEvents.processedAt)))
    .orderBy(asc(webhookEvents.receivedAt))
    .limit(limit);
}

export async function markProcessed(db: Database, { provider, eventId }: WebhookEvent): Promise<void> {
  await db
    .update(webhookEvents)
    .set({ processedAt: sql`now()` })
    .where(and(eq(webhookEvents.provider, provider), eq(webhookEvents.eventId, eventId)));
}
