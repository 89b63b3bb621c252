import { and, eq, isNull, sql } from 'drizzle-orm';

import { refunds } from '../payments/tables.ts';
import type { Transaction } from '../platform/database.ts';
import type { Scope } from '../platform/scope.ts';
import { manualRefunds } from './tables.ts';

/** Joins the mark that holds of a refund. */
export const manualRefundOf = and(eq(manualRefunds.refundId, refunds.id), isNull(manualRefunds.undoneAt));

/** Whether one holds, in a query about refunds. */
export const hasManualRefund = sql`exists (
  select 1 from ${manualRefunds} where ${manualRefunds.refundId} = ${refunds.id} and ${manualRefunds.undoneAt} is null
)`;

/**
 * Marks a refund that a company could not make as made manually, or removes the mark; a repeated mark changes nothing.
 * False where the order has no such refund.
 */
export async function markManualRefund(
  tx: Transaction,
  scope: Scope<'everything'>,
  { id: orderId, refund: refundId }: { id: string; refund: string },
  completed: boolean,
): Promise<boolean> {
  const mine = and(
    scope.where({}),
    eq(refunds.id, refundId),
    eq(refunds.orderId, orderId),
    eq(refunds.status, 'refused'),
  );
  if ((await tx.$count(refunds, mine)) === 0) return false;
  if (completed) {
    await tx.insert(manualRefunds).values({ refundId, madeBy: scope.userId }).onConflictDoNothing();
    return true;
  }
  await tx
    .update(manualRefunds)
    .set({ undoneBy: scope.userId, undoneAt: sql`now()` })
    .where(and(eq(manualRefunds.refundId, refundId), isNull(manualRefunds.undoneAt)));
  return true;
}
