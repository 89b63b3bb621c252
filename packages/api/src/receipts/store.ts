import type { PaymentStatus } from '@lia/sdk/payments/schema';
import { and, desc, eq, sql } from 'drizzle-orm';

import { orders, payments } from '../payments/tables.ts';
import type { Database, Transaction } from '../platform/database.ts';
import { folioCounters, receiptCancellations, receipts } from './tables.ts';

/** A receipt with the checkout that it was paid on and, where the money went back, when. */
export type Receipt = typeof receipts.$inferSelect & { preferenceId: string | null; cancelledAt: Date | null };
export type NewReceipt = Omit<typeof receipts.$inferInsert, 'folio'>;

const SERIES = 'LIA';

/**
 * The next number, and the right to it until the transaction ends: others wait, and one that is rolled back gives it
 * back. Ask for it last.
 */
async function nextFolio(tx: Transaction): Promise<number> {
  const [counter] = await tx
    .insert(folioCounters)
    .values({ series: SERIES, last: 1 })
    .onConflictDoUpdate({ target: folioCounters.series, set: { last: sql`${folioCounters.last} + 1` } })
    .returning({ last: folioCounters.last });
  if (!counter) throw new Error('The counter counts nothing');
  return counter.last;
}

/** Writes a receipt under the next number. Returns its id. */
export async function insertReceipt(tx: Transaction, receipt: NewReceipt): Promise<string> {
  const folio = await nextFolio(tx);
  const [written] = await tx
    .insert(receipts)
    .values({ ...receipt, folio })
    .returning({ id: receipts.id });
  if (!written) throw new Error('The receipt got no row');
  return written.id;
}

export async function insertCancellation(tx: Transaction, receiptId: string, status: PaymentStatus): Promise<void> {
  await tx.insert(receiptCancellations).values({ receiptId, status });
}

const selectReceipts = (db: Database) =>
  db
    .select({ receipt: receipts, preferenceId: orders.preferenceId, cancelledAt: receiptCancellations.cancelledAt })
    .from(receipts)
    .innerJoin(orders, eq(orders.id, receipts.orderId))
    .leftJoin(receiptCancellations, eq(receiptCancellations.receiptId, receipts.id));

export async function findReceipt(db: Database, id: string): Promise<Receipt | undefined> {
  const [row] = await selectReceipts(db).where(eq(receipts.id, id));
  return row && receiptIn(row);
}

/** The latest receipt of an order; an order has a second one where it was paid again after the first was cancelled. */
export async function latestReceipt(db: Database, orderId: string): Promise<Receipt | undefined> {
  const [row] = await selectReceipts(db).where(eq(receipts.orderId, orderId)).orderBy(desc(receipts.edition)).limit(1);
  return row && receiptIn(row);
}

type Row = Awaited<ReturnType<typeof selectReceipts>>[number];

const receiptIn = ({ receipt, ...rest }: Row): Receipt => ({ ...receipt, ...rest });

/** Payments that an order was paid with, in the order in which they came. */
export async function approvedPayments(tx: Transaction, orderId: string) {
  return tx
    .select({ id: payments.id, amount: payments.amount, createdAt: payments.createdAt, paidAt: payments.paidAt })
    .from(payments)
    .where(and(eq(payments.orderId, orderId), eq(payments.status, 'approved')))
    .orderBy(payments.createdAt, payments.id);
}

/** The receipt's page, for a link in an email. */
export function receiptAddress(publicUrl: string, receipt: Receipt): string {
  const url = new URL(`${publicUrl}/receipt`);
  const [payment] = receipt.payments;
  const { preferenceId } = receipt;
  if (payment) url.searchParams.set('payment_id', payment.id);
  if (preferenceId !== null) url.searchParams.set('preference_id', preferenceId);
  return url.href;
}
