import type { Centavos } from '@lia/sdk/payments/money';
import { and, asc, desc, eq, inArray, lte, sql } from 'drizzle-orm';

import type { Database, Transaction } from '../platform/database.ts';
import type { Order } from './store.ts';
import { refunds } from './tables.ts';

export type Refund = typeof refunds.$inferSelect;

/** Payments of an order that we are giving back, or would if their company did. */
export async function goingBack(tx: Transaction, { provider, id }: Order): Promise<Set<string>> {
  const rows = await tx
    .select({ id: refunds.paymentId })
    .from(refunds)
    .where(and(eq(refunds.provider, provider), eq(refunds.orderId, id), eq(refunds.reason, 'duplicate')));
  return new Set(rows.map((row) => row.id));
}

/** Wants a payment given back. Once for each, however often it is found. */
export async function wantRefund(
  tx: Transaction,
  { provider, id: orderId }: Order,
  { id: paymentId, amount }: { id: string; amount: Centavos },
): Promise<void> {
  await tx
    .insert(refunds)
    .values({ provider, paymentId, orderId, amount, reason: 'duplicate', state: 'requested' })
    .onConflictDoNothing();
}

/**
 * Enters into the books how much of a payment went back in all, as its company says: what we wanted is done, and
 * anything beyond is an entry of its own. Where less went back than is entered, since a dispute was won after all, what
 * the company had reported is reversed. Answers the entries that are new or newly done.
 */
export async function bookRefund(
  tx: Transaction,
  { provider, id: orderId }: Order,
  paymentId: string,
  given: Centavos,
): Promise<Refund[]> {
  const ofPayment = and(eq(refunds.provider, provider), eq(refunds.paymentId, paymentId));
  const known = await tx
    .select()
    .from(refunds)
    .where(and(ofPayment, inArray(refunds.state, ['requested', 'completed'])))
    .orderBy(desc(refunds.createdAt));
  let done = known.filter(({ state }) => state === 'completed').reduce((sum, { amount }) => sum + amount, 0);
  for (const { id, state, reason, amount } of known) {
    if (state !== 'completed' || reason !== 'reported' || done - amount < given) continue;
    await tx.update(refunds).set({ state: 'reversed' }).where(eq(refunds.id, id));
    done -= amount;
  }
  const wanted = known.find(({ state, amount }) => state === 'requested' && done + amount <= given);
  const booked: Refund[] = wanted
    ? await tx.update(refunds).set({ state: 'completed' }).where(eq(refunds.id, wanted.id)).returning()
    : [];
  const rest = given - done - (wanted?.amount ?? 0);
  if (rest <= 0) return booked;
  const entry = { provider, paymentId, orderId, amount: rest, reason: 'reported', state: 'completed' } as const;
  return [...booked, ...(await tx.insert(refunds).values(entry).returning())];
}

/** What a company is to give back and was not asked for lately, oldest first. */
export const dueRefunds = (db: Database, provider: string, now: Date): Promise<Refund[]> =>
  db
    .select()
    .from(refunds)
    .where(and(eq(refunds.provider, provider), eq(refunds.state, 'requested'), lte(refunds.retryAt, now)))
    .orderBy(asc(refunds.createdAt))
    .limit(100);

export async function refuseRefund(db: Database, id: string): Promise<void> {
  await db
    .update(refunds)
    .set({ state: 'refused' })
    .where(and(eq(refunds.id, id), eq(refunds.state, 'requested')));
}

export async function putOffRefund(db: Database, id: string, retryAt: Date): Promise<void> {
  await db
    .update(refunds)
    .set({ retryAt, attempts: sql`${refunds.attempts} + 1` })
    .where(eq(refunds.id, id));
}

export async function findRefund(db: Database, id: string): Promise<Refund | undefined> {
  const [found] = await db.select().from(refunds).where(eq(refunds.id, id));
  return found;
}
