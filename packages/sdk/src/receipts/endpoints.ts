import type { MessageAnswer } from '../accounts/schema.ts';
import { endpoint } from '../http/endpoint.ts';
import type { ListQuery } from '../http/list.ts';
import type { BillAnswer, BillList, BillQuestion } from './bills.ts';
import type { HandBack, InvoiceDecision, InvoiceRecord, InvoiceSaved, OrderRecord } from './records.ts';
import type { InvoiceRequest } from './schema.ts';

/** A receipt as a PDF, for whoever knows its unguessable id (`receipt_id` of the receipt's data). */
export const getReceiptPdf = endpoint<{ params: { id: string }; returns: Blob }>('GET /receipts/{id}/pdf');

/**
 * Asks for an invoice of a receipt. 409 `INVOICE_REQUESTED` while one is asked for or made already, 409
 * `RECEIPT_CANCELLED` when the money went back. Send an idempotency key.
 */
export const requestInvoice = endpoint<{ params: { id: string }; body: InvoiceRequest; returns: MessageAnswer }>(
  'POST /receipts/{id}/invoice-request',
);

/** A bill of whoever asks, of their plans and courses. 404 for anybody else's, and for what is not paid. */
export const getMyBill = endpoint<{ query: BillQuestion; returns: BillAnswer }>('GET /me/bill');

/** The bills of whoever asks, newest first, each with where its invoice stands. */
export const listMyBills = endpoint<{ returns: BillList }>('GET /me/bills');

/** Orders for the console, newest first unless sorted; `Content-Range` counts them. */
export const listOrders = endpoint<{ query: ListQuery; returns: OrderRecord[] }>('GET /orders');

export const getOrder = endpoint<{ params: { id: string }; returns: OrderRecord }>('GET /orders/{id}');

/**
 * Marks what a payment company could not give back as given back by a person, or takes that back; who did either is kept.
 * 404 for anything else.
 */
export const markHandedBack = endpoint<{
  params: { id: string; refund: string };
  body: HandBack;
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
