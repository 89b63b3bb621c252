import { getInvoiceRequest, getOrder, listInvoiceRequests, listOrders } from '@lia/sdk/receipts/administration';

import type { Wire } from '../app/wire.ts';

/** Orders are read here; they change with their payments. */
export const orderWire: Wire = { id: 'id', list: listOrders, get: getOrder };

/** Requests are made on the receipt's page; what is decided about them is a call of its own. */
export const invoiceWire: Wire = { id: 'id', list: listInvoiceRequests, get: getInvoiceRequest };
