import type { InvoiceDecision } from '@lia/sdk/receipts/records';
import type { InvoiceRequest } from '@lia/sdk/receipts/schema';

import { lockOrder } from '../payments/store.ts';
import { type Transaction, violatedConstraint } from '../platform/database.ts';
import { ApiFailure, found, notFound } from '../platform/errors.ts';
import { enqueueEmail } from '../platform/mail/outbox.ts';
import type { Scope } from '../platform/scope.ts';
import { invoiceEmail } from './invoiceEmail.ts';
import { insertInvoiceRequest, type InvoiceRow, ONE_INVOICE, setInvoiceStatus } from './invoiceStore.ts';
import { cancelInvoice, lockRequest } from './issuedStore.ts';
import { findReceipt } from './store.ts';

/** Time in which the console may take a mark back before the buyer hears of it. */
const SECOND_THOUGHTS_MS = 120_000;

/**
 * Writes down who wants an invoice of a receipt.
 * @throws {ApiFailure} 404 unknown; 409 `RECEIPT_CANCELLED`; 409 `INVOICE_REQUESTED` where there is one already.
 */
export async function askForInvoice(tx: Transaction, receiptId: string, request: InvoiceRequest): Promise<void> {
  const receipt = found(await findReceipt(tx, receiptId));
  if (receipt.cancelledAt) throw new ApiFailure(409, 'RECEIPT_CANCELLED');
  await once(() => insertInvoiceRequest(tx, receipt.id, request));
}

/**
 * Marks a request, and notifies its sender. An invoice of it that stands is cancelled with that. Where the tax office cancelled the one
 * of money that went back, nothing else changes: the sender knows of the refund.
 * @throws {ApiFailure} 404 unknown; 409 `INVOICE_REQUESTED` where another one is open, 409 `RECEIPT_STANDS`.
 */
export async function decideInvoice(
  tx: Transaction,
  scope: Scope<'everything'>,
  id: string,
  { status, note }: InvoiceDecision,
): Promise<void> {
  if (status === 'cancelled') {
    const { receiptId } = found(await lockRequest(tx, scope, id));
    if (!(await findReceipt(tx, receiptId))?.cancelledAt) throw new ApiFailure(409, 'RECEIPT_STANDS');
  }
  await cancelInvoice(tx, id);
  if (status === 'cancelled') return;
  await notifyDecision(tx, await once(() => setInvoiceStatus(tx, scope, id, status, note?.trim() || null)));
}

/**
 * Has what was decided on a request sent to who made it.
 * @throws {ApiFailure} 404 where there is none
 */
export async function notifyDecision(tx: Transaction, request: InvoiceRow | undefined): Promise<void> {
  const receipt = request && (await findReceipt(tx, request.receiptId));
  const order = receipt && (await lockOrder(tx, receipt.orderId));
  if (!request || !order) throw notFound();
  const { id, status, email: to, decidedAt: at } = request;
  if (status === 'pending' || at === null) return;
  await enqueueEmail(tx, invoiceEmail, {
    cause: `${id} ${at.toISOString()}`,
    to,
    language: order.language,
    data: { request: id, status, decided_at: at.toISOString() },
    notBefore: new Date(at.getTime() + SECOND_THOUGHTS_MS),
  });
}

async function once<T>(write: () => Promise<T>): Promise<T> {
  try {
    return await write();
  } catch (error) {
    throw violatedConstraint(error) === ONE_INVOICE ? new ApiFailure(409, 'INVOICE_REQUESTED') : error;
  }
}
