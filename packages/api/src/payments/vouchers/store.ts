import { and, desc, eq, gt, isNull, or, sql } from 'drizzle-orm';

import type { Database, Transaction } from '../../platform/database.ts';
import { orders } from '../tables.ts';
import { vouchers } from './tables.ts';

export type VoucherRow = typeof vouchers.$inferSelect;

/** Vouchers that the counter still takes, as a condition. */
export const isTaken = and(
  eq(vouchers.status, 'awaiting_cash'),
  or(isNull(vouchers.expiresAt), gt(vouchers.expiresAt, sql`now()`)),
);

export async function lockVoucher(
  tx: Transaction,
  provider: string,
  paymentId: string,
): Promise<VoucherRow | undefined> {
  const [found] = await tx
    .select()
    .from(vouchers)
    .where(and(eq(vouchers.provider, provider), eq(vouchers.paymentId, paymentId)))
    .for('update');
  return found;
}

export async function insertVoucher(tx: Transaction, row: typeof vouchers.$inferInsert): Promise<string> {
  const [added] = await tx.insert(vouchers).values(row).returning({ id: vouchers.id });
  if (!added) throw new Error('The voucher got no row');
  return added.id;
}

export async function changeVoucher(tx: Transaction, id: string, change: Partial<VoucherRow>): Promise<void> {
  await tx.update(vouchers).set(change).where(eq(vouchers.id, id));
}

/** A voucher with the order that it pays. */
export async function findVoucher(db: Database, id: string) {
  const [found] = await db
    .select({ voucher: vouchers, order: orders })
    .from(vouchers)
    .innerJoin(orders, eq(orders.id, vouchers.orderId))
    .where(eq(vouchers.id, id));
  return found;
}

/** The vouchers of an order, the last one first. */
export const vouchersOfOrder = (db: Database, orderId: string): Promise<VoucherRow[]> =>
  db.select().from(vouchers).where(eq(vouchers.orderId, orderId)).orderBy(desc(vouchers.createdAt));

/** The last voucher of an order. */
export async function lastVoucherOfOrder(db: Database, orderId: string): Promise<VoucherRow | undefined> {
  const [last] = await vouchersOfOrder(db, orderId);
  return last;
}
