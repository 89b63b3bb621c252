import type { CheckoutDecision } from '@lia/sdk/payments/schema';
import { and, eq, inArray, sql } from 'drizzle-orm';

import { type Database, inTransaction, type Transaction } from '../../platform/database.ts';
import { preparedInsert } from '../../platform/prepared.ts';
import { sandboxCheckouts } from './tables.ts';
import { recordTransaction } from './transactions.ts';
import { unguessable } from './unguessable.ts';

/** The word for the sandbox in webhook addresses and in the tables. */
export const SANDBOX = 'sandbox';

export type SandboxCheckoutRow = typeof sandboxCheckouts.$inferSelect;

export const insertCheckout = preparedInsert('sandbox checkout', sandboxCheckouts);

export async function findCheckout(db: Database, preferenceId: string): Promise<SandboxCheckoutRow | undefined> {
  const [checkout] = await db.select().from(sandboxCheckouts).where(eq(sandboxCheckouts.preferenceId, preferenceId));
  return checkout;
}

export async function findCheckoutOfPayment(db: Database, paymentId: string): Promise<SandboxCheckoutRow | undefined> {
  const [checkout] = await db.select().from(sandboxCheckouts).where(eq(sandboxCheckouts.paymentId, paymentId));
  return checkout;
}

export async function checkoutsOfOrder(db: Database, orderId: string): Promise<SandboxCheckoutRow[]> {
  return db.select().from(sandboxCheckouts).where(eq(sandboxCheckouts.externalReference, orderId));
}

/**
 * Decides the payment of a checkout; undefined where it is paid or closed, or where there is none. As at Mercado Pago, a payment that
 * was refused stays so, and the checkout takes another one.
 */
export async function decideCheckout(
  db: Database,
  preferenceId: string,
  status: CheckoutDecision,
): Promise<SandboxCheckoutRow | undefined> {
  return inTransaction(db, async (tx) => {
    const undecided = inArray(sandboxCheckouts.status, ['open', 'pending']);
    const [decided] = await tx
      .update(sandboxCheckouts)
      .set({ status, decidedAt: sql`coalesce(${sandboxCheckouts.decidedAt}, now())` })
      .where(and(eq(sandboxCheckouts.preferenceId, preferenceId), undecided))
      .returning();
    if (decided) await recordCharge(tx, decided);
    if (decided?.status === 'rejected') await takeAnotherPayment(tx, decided);
    return decided;
  });
}

/** Opens a checkout for another payment; the refused one keeps its id, in a row of its own. */
async function takeAnotherPayment(tx: Transaction, refused: SandboxCheckoutRow): Promise<void> {
  await tx
    .update(sandboxCheckouts)
    .set({ status: 'open', decidedAt: null, paymentId: unguessable() })
    .where(eq(sandboxCheckouts.preferenceId, refused.preferenceId));
  await tx.insert(sandboxCheckouts).values({ ...refused, preferenceId: unguessable() });
}

/** Records the money of a checkout that is approved. */
export async function recordCharge(
  tx: Transaction,
  checkout: Pick<SandboxCheckoutRow, 'status' | 'paymentId' | 'quantity' | 'unit_price' | 'decidedAt'>,
): Promise<void> {
  const { status, paymentId, quantity, unit_price, decidedAt } = checkout;
  if (status !== 'approved' || decidedAt === null) return;
  const amount = quantity * unit_price;
  await recordTransaction(tx, SANDBOX, { kind: 'charge', paymentId, amount, at: decidedAt });
}

/** Closes an undecided checkout as rejected. */
export async function closeCheckout(db: Database, preferenceId: string): Promise<void> {
  await db
    .update(sandboxCheckouts)
    .set({ status: 'rejected', decidedAt: sql`now()` })
    .where(and(eq(sandboxCheckouts.preferenceId, preferenceId), eq(sandboxCheckouts.status, 'open')));
}

/** Cancels the payment of a checkout that is under way. */
export async function cancelPayment(db: Database, paymentId: string): Promise<void> {
  await db
    .update(sandboxCheckouts)
    .set({ status: 'rejected' })
    .where(and(eq(sandboxCheckouts.paymentId, paymentId), eq(sandboxCheckouts.status, 'pending')));
}

/** Gives the payment of a checkout back; false where there is none that was approved. */
export async function refundCheckout(db: Database, paymentId: string): Promise<boolean> {
  return inTransaction(db, async (tx) => {
    const [given] = await tx
      .update(sandboxCheckouts)
      .set({ refunded: sql`${sandboxCheckouts.quantity} * ${sandboxCheckouts.unit_price}` })
      .where(and(eq(sandboxCheckouts.paymentId, paymentId), eq(sandboxCheckouts.status, 'approved')))
      .returning({ refunded: sandboxCheckouts.refunded });
    if (!given) return false;
    await recordTransaction(tx, SANDBOX, { kind: 'refund', paymentId, amount: -given.refunded, at: new Date() });
    return true;
  });
}
