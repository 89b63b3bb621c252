import type { MessageAnswer } from '../accounts/schema.ts';
import { endpoint } from '../http/endpoint.ts';
import type { ListQuery } from '../http/list.ts';
import type { ManualRefund, InvoiceDecision, InvoiceRecord, InvoiceSaved, OrderRecord } from './records.ts';

/** Orders for the console, newest first unless sorted; `Content-Range` counts them. */
export const listOrders = endpoint<{ query: ListQuery; returns: OrderRecord[] }>('GET /orders');

export const getOrder = endpoint<{ params: { id: string }; returns: OrderRecord }>('GET /orders/{id}');

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
