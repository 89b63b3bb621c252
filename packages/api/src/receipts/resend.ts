import { randomUUID } from 'node:crypto';

import { and, eq, inArray, isNull } from 'drizzle-orm';

import { orders } from '../payments/tables.ts';
import type { Transaction } from '../platform/database.ts';
import { ApiFailure } from '../platform/errors.ts';
import { enqueueEmail } from '../platform/mail/outbox.ts';
import type { Scope } from '../platform/scope.ts';
import { receiptEmail } from './emails.ts';
import { receiptCancellations, receipts } from './tables.ts';

/**
 * Sends the receipts of orders to their payers again, whatever became of earlier emails.
 * @throws {ApiFailure} 409 `RECEIPT_MISSING` where one of the orders has no receipt that stands; then none is sent.
 */
export async function resendReceiptsOf(
  tx: Transaction,
  scope: Scope<'everything'>,
  orderIds: readonly string[],
): Promise<void> {
  const wanted = new Set(orderIds.map((id) => id.toLowerCase()));
  const standing = await tx
    .select({ receipt: receipts.id, to: orders.payer_email, language: orders.language })
    .from(receipts)
    .innerJoin(orders, eq(orders.id, receipts.orderId))
    .leftJoin(receiptCancellations, eq(receiptCancellations.receiptId, receipts.id))
    .where(and(scope.where({}), inArray(orders.id, [...wanted]), isNull(receiptCancellations.receiptId)));
  if (standing.length < wanted.size) throw new ApiFailure(409, 'RECEIPT_MISSING');
  for (const { receipt, to, language } of standing) {
    const cause = `${receipt} ${randomUUID()}`;
    await enqueueEmail(tx, receiptEmail, { cause, to, language, data: { receipt } });
  }
}
