import type { CheckoutDecision } from '@lia/sdk/payments/schema';
import { and, eq, inArray, sql } from 'drizzle-orm';

import type { Database } from '../../platform/database.ts';
import { preparedInsert } from '../../platform/prepared.ts';
import { sandboxCheckouts } from './tables.ts';

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

/** Decides a checkout that is not finally decided; undefined where it is, or where there is none. */
export async function decideCheckout(
  db: Database,
  preferenceId: string,
  status: CheckoutDecision,
): Promise<SandboxCheckoutRow | undefined> {
  const [decided] = await db
    .update(sandboxCheckouts)
    .set({ status, decidedAt: sql`coalesce(${sandboxCheckouts.decidedAt}, now())` })
    .where(and(eq(sandboxCheckouts.preferenceId, preferenceId), inArray(sandboxCheckouts.status, ['open', 'pending'])))
    .returning();
  return decided;
}

/** Closes an undecided checkout as rejected. */
export async function closeCheckout(db: Database, preferenceId: string): Promise<void> {
  await db
    .update(sandboxCheckouts)
    .set({ status: 'rejected', decidedAt: sql`now()` })
    .where(and(eq(sandboxCheckouts.preferenceId, preferenceId), eq(sandboxCheckouts.status, 'open')));
}

/** Gives the payment of a checkout back; false where there is none that was approved. */
export async function refundCheckout(db: Database, paymentId: string): Promise<boolean> {
  const given = await db
    .update(sandboxCheckouts)
    .set({ refunded: sql`${sandboxCheckouts.quantity} * ${sandboxCheckouts.unit_price}` })
    .where(and(eq(sandboxCheckouts.paymentId, paymentId), eq(sandboxCheckouts.status, 'approved')))
    .returning({ id: sandboxCheckouts.paymentId });
  return given.length > 0;
}
