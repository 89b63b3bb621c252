import { getInvoiceRequest, getOrder, listInvoiceRequests, listOrders } from '@lia/sdk/receipts/administration';

import type { ResourceEndpoints } from '../app/resourceEndpoints.ts';

/** Orders are read here; they change with their payments. */
export const orderEndpoints: ResourceEndpoints = { id: 'id', list: listOrders, get: getOrder };

/** Requests are made on the receipt's page; what is decided about them is a call of its own. */
export const invoiceEndpoints: ResourceEndpoints = { id: 'id', list: listInvoiceRequests, get: getInvoiceRequest };
