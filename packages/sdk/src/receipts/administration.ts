import type { MessageAnswer } from '../accounts/schema.ts';
import { endpoint } from '../http/endpoint.ts';
import type { ListQuery } from '../http/list.ts';
import type {
  InvoiceDecision,
  InvoiceRecord,
  InvoiceSaved,
  InvoiceUpload,
  ManualRefund,
  OrderRecord,
  ReceiptResend,
  RefundRequest,
} from './records.ts';
import type { InvoiceFileKind } from './invoiceFiles.ts';

/** Orders for the console, newest first unless sorted; `Content-Range` counts them. */
export const listOrders = endpoint<{ query: ListQuery; returns: OrderRecord[] }>('GET /orders');

export const getOrder = endpoint<{ params: { id: string }; returns: OrderRecord }>('GET /orders/{id}');

/**
 * Gives all that was paid of an order back, with a reason. Its company is asked by a job; what the company cannot give back
 * (cash) waits to be given back by hand. With `end_subscription`, a subscription that it paid a period of ends with what is paid.
 * 409 `ORDER_NOT_REFUNDABLE` where nothing of it stands paid, or it is on its way back already; 409 `ORDER_DISPUTED` where the
 * payer's bank has to decide about it first. Send an idempotency key.
 */
export const refundOrder = endpoint<{ params: { id: string }; body: RefundRequest; returns: MessageAnswer }>(
  'POST /orders/{id}/refunds',
);

/**
 * Sends the latest receipts of orders to their payers again. 409 `RECEIPT_MISSING` where one of the orders has none that
 * stands. Send an idempotency key.
 */
export const resendReceipts = endpoint<{ body: ReceiptResend; returns: MessageAnswer }>('POST /orders/receipts/resend');

/**
 * Marks what a payment company could not give back as given back by a person, or takes that back; who did either is kept.
 * 404 for anything else.
 */
export const markManualRefund = endpoint<{
  params: { id: string; refund: string };
  body: ManualRefund;
  returns: MessageAnswer;
}>('PUT /orders/{id}/refunds/{refund}');

/** Invoice requests for the console, newest first unless sorted; `Content-Range` counts them. */
export const listInvoiceRequests = endpoint<{ query: ListQuery; returns: InvoiceRecord[] }>('GET /invoice-requests');

export const getInvoiceRequest = endpoint<{ params: { id: string }; returns: InvoiceRecord }>(
  'GET /invoice-requests/{id}',
);

/** Marks a request. 409 `INVOICE_REQUESTED` when a rejected one is opened again while there is another. */
export const decideInvoiceRequest = endpoint<{
  params: { id: string };
  body: InvoiceDecision;
  returns: InvoiceSaved;
}>('PUT /invoice-requests/{id}');

/**
 * Takes the XML and the PDF of an invoice, and sends them to who asked. 422 with `files[]` where the XML is no CFDI, or one of
 * another sale; 409 `CFDI_DUPLICATE` where its folio fiscal is known; 409 `INVOICE_ISSUED` where the request has an invoice
 * that `replaces` does not name; 409 `INVOICE_CLOSED` where the request was rejected. Send an idempotency key.
 */
export const uploadInvoice = endpoint<{
  params: { id: string };
  body: InvoiceUpload;
  files: 'files[]';
  returns: InvoiceSaved;
}>('POST /invoice-requests/{id}/invoices');

/** A file of an invoice, of a cancelled one too. */
export const getInvoiceFile = endpoint<{
  params: { id: string; invoice: string; kind: InvoiceFileKind };
  returns: Blob;
}>('GET /invoice-requests/{id}/invoices/{invoice}/{kind}');
