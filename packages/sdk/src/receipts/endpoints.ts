import type { MessageAnswer } from '../accounts/schema.ts';
import { endpoint } from '../http/endpoint.ts';
import type { PageQuery } from '../http/list.ts';
import type { BillAnswer, BillList, BillQuestion } from './bills.ts';
import type { InvoiceFileKind } from './invoiceFiles.ts';
import type { InvoiceRequest } from './schema.ts';

/** A receipt as a PDF, for callers who know its unguessable id (`receipt_id` of the receipt's data). */
export const getReceiptPdf = endpoint<{ params: { id: string }; returns: Blob }>('GET /receipts/{id}/pdf');

/**
 * Asks for an invoice of a receipt. 409 `INVOICE_REQUESTED` while one is asked for or made already, 409
 * `RECEIPT_CANCELLED` when the money went back. Send an idempotency key.
 */
export const requestInvoice = endpoint<{ params: { id: string }; body: InvoiceRequest; returns: MessageAnswer }>(
  'POST /receipts/{id}/invoice-request',
);

/** A file of the invoice of a receipt, for callers who know the receipt's unguessable id. 404 while there is none. */
export const getReceiptInvoice = endpoint<{ params: { id: string; kind: InvoiceFileKind }; returns: Blob }>(
  'GET /receipts/{id}/invoice/{kind}',
);

/** A bill of the caller, of their plans and courses. 404 for another user's, and for what is not paid. */
export const getMyBill = endpoint<{ query: BillQuestion; returns: BillAnswer }>('GET /me/bill');

/** The bills of the caller, newest first, each with where its invoice stands; `Content-Range` counts them. */
export const listMyBills = endpoint<{ query: PageQuery; returns: BillList }>('GET /me/bills');
