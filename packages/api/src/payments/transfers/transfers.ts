import { TRANSFER } from '@lia/sdk/payments/rules';
import type { TransferPayment } from '@lia/sdk/payments/transferSchema';
import { and, eq, isNull, sql } from 'drizzle-orm';

import { type Transaction, violatedConstraint } from '../../platform/database.ts';
import { ApiFailure, notFound } from '../../platform/errors.ts';
import type { PaymentContext } from '../fulfilment.ts';
import type { ProviderPayment } from '../provider.ts';
import { settleOrder } from '../settle.ts';
import type { Order } from '../store.ts';
import { bankTransfers } from './tables.ts';

type Transfer = typeof bankTransfers.$inferSelect;

/**
 * Takes in that a bank transfer paid the whole of a locked order. The same reference again changes nothing.
 * @throws {ApiFailure} 404 where the order is paid otherwise, 409 `ORDER_CLOSED`, `TRANSFER_CANCELLED`, `TRANSFER_USED`.
 */
export async function takeTransfer(
  tx: Transaction,
  context: PaymentContext,
  order: Order,
  { bank_reference: bankReference, paid_on: paidOn }: TransferPayment,
  markedBy: number,
): Promise<void> {
  if (order.provider !== TRANSFER) throw notFound();
  const known = await standingTransfer(tx, order.id);
  if (known?.bankReference.toLowerCase() === bankReference.toLowerCase()) return;
  if (known) throw new ApiFailure(409, 'ORDER_CLOSED');
  if (isCancelled(order)) throw new ApiFailure(409, 'TRANSFER_CANCELLED');
  const [transfer] = await unlessUsed(() =>
    tx.insert(bankTransfers).values({ orderId: order.id, bankReference, paidOn, markedBy }).returning(),
  );
  if (transfer) await settleOrder(tx, context, order, paymentOf(order, transfer));
}

/** Whether the transfer of an order is not expected any more: nothing else makes one expire. */
const isCancelled = ({ status }: Order): boolean => status === 'expired';

/**
 * Stops expecting the transfer of a locked order; whether it was expected until now.
 * @throws {ApiFailure} 404 where the order is paid otherwise, 409 `ORDER_CLOSED` where a transfer paid it.
 */
export async function cancelTransfer(tx: Transaction, context: PaymentContext, order: Order): Promise<boolean> {
  if (order.provider !== TRANSFER) throw notFound();
  if (isCancelled(order)) return false;
  if (order.status !== 'pending') throw new ApiFailure(409, 'ORDER_CLOSED');
  await settleOrder(tx, context, order, {
    id: order.id,
    orderId: order.id,
    status: 'expired',
    method: TRANSFER,
    amount: order.total,
    refunded: 0,
    createdAt: new Date(),
    paidAt: null,
    failure: null,
    voucher: null,
  });
  return true;
}

/** Takes a mark back: its payment is not there any more. @throws {ApiFailure} 404 where no transfer pays the order. */
export async function undoTransfer(
  tx: Transaction,
  context: PaymentContext,
  order: Order,
  undoneBy: number,
): Promise<void> {
  if (order.status !== 'approved') throw notFound();
  const [transfer] = await tx
    .update(bankTransfers)
    .set({ undoneAt: sql`clock_timestamp()`, undoneBy })
    .where(standing(order.id))
    .returning();
  if (!transfer) throw notFound();
  await settleOrder(tx, context, order, paymentOf(order, transfer));
}

const standing = (orderId: string) => and(eq(bankTransfers.orderId, orderId), isNull(bankTransfers.undoneAt));

async function standingTransfer(tx: Transaction, orderId: string): Promise<Transfer | undefined> {
  const [found] = await tx.select().from(bankTransfers).where(standing(orderId));
  return found;
}

/** The payment that a transfer is, as a company would report it. */
const paymentOf = (order: Order, { paymentId, paidOn, createdAt, undoneAt }: Transfer): ProviderPayment => ({
  id: paymentId,
  orderId: order.id,
  status: undoneAt === null ? 'approved' : 'refunded',
  method: TRANSFER,
  amount: order.total,
  refunded: undoneAt === null ? 0 : order.total,
  createdAt,
  changedAt: undoneAt ?? createdAt,
  // Banks name a day; at noon it is the same one everywhere in Mexico.
  paidAt: new Date(`${paidOn}T18:00:00Z`),
  failure: null,
  voucher: null,
});

async function unlessUsed<T>(write: () => Promise<T>): Promise<T> {
  try {
    return await write();
  } catch (error) {
    if (violatedConstraint(error) === 'bank_transfers_reference') throw new ApiFailure(409, 'TRANSFER_USED');
    throw error;
  }
}
