import { messageSchema } from '@lia/sdk/accounts/schema';
import {
  decideInvoiceRequest,
  getInvoiceRequest,
  getOrder,
  listInvoiceRequests,
  listOrders,
  markHandedBack,
} from '@lia/sdk/receipts/administration';
import {
  manualRefundSchema,
  invoiceDecisionSchema,
  invoiceListSchema,
  invoiceRecordSchema,
  invoiceSavedSchema,
  orderListSchema,
  orderRecordSchema,
} from '@lia/sdk/receipts/records';
import { object } from 'yup';

import { check } from '../platform/check.ts';
import { inTransaction } from '../platform/database.ts';
import { found, notFound } from '../platform/errors.ts';
import { listQuery, readFilter, readSort, rowUuid, uuid } from '../platform/list.ts';
import { type Api, serve } from '../platform/serve.ts';
import { markHandedBack as markRefund } from './manualRefunds.ts';
import { decideInvoice } from './invoices.ts';
import {
  findInvoiceRequest,
  invoiceFilterSchema,
  invoiceSorts,
  listInvoiceRequests as invoices,
} from './invoiceStore.ts';
import type { ReadOutcomes } from './outcome.ts';
import { findOrderRecord, listOrders as orders, orderFilterSchema, orderSorts } from './orderStore.ts';

const NEWEST_FIRST = { column: 'created_at', descending: true } as const;

/** What the console reads of orders, and what it does about invoices. */
export function consoleRoutes(api: Api, readOutcomes: ReadOutcomes): void {
  serve(api, listOrders, {
    summary: 'Orders',
    description:
      'With their payments and receipt. Filters: `state`, `reason`, `refund` and `q` (words of the payer or of what was sold, a ' +
      `folio, the id of an order or payment). Sorts by ${orderSorts.join(', ')}; newest first otherwise.`,
    permission: 'orders.read',
    query: listQuery({}),
    returns: orderListSchema,
    handle({ db, query, range }) {
      const filter = check(orderFilterSchema, readFilter(query.filter), 'strict');
      return orders(db, filter, readSort(query.sort, orderSorts) ?? NEWEST_FIRST, range, readOutcomes);
    },
  });

  serve(api, getOrder, {
    summary: 'An order',
    permission: 'orders.read',
    params: rowUuid,
    returns: orderRecordSchema,
    handle: async ({ db, params }) => found(await findOrderRecord(db, params.id, readOutcomes)),
  });

  serve(api, markHandedBack, {
    summary: 'Mark what a payment company could not give back as given back by a person',
    permission: 'payments.manage',
    params: object({ id: uuid(), refund: uuid() }),
    body: manualRefundSchema,
    returns: messageSchema,
    async handle({ db, session, params, body, t }) {
      const marked = await inTransaction(db, (tx) => markRefund(tx, params, body.handed, session.userId));
      if (!marked) throw notFound();
      return { message: t('operation.succeeded') };
    },
  });

  serve(api, listInvoiceRequests, {
    summary: 'Invoice requests',
    description:
      'Filters: `state` and `q` (words of the name, RFC or e-mail, or a folio). ' +
      `Sorts by ${invoiceSorts.join(', ')}; newest first otherwise.`,
    permission: 'invoices.manage',
    query: listQuery({}),
    returns: invoiceListSchema,
    handle({ db, query, range }) {
      const filter = check(invoiceFilterSchema, readFilter(query.filter), 'strict');
      return invoices(db, filter, readSort(query.sort, invoiceSorts) ?? NEWEST_FIRST, range);
    },
  });

  serve(api, getInvoiceRequest, {
    summary: 'An invoice request',
    permission: 'invoices.manage',
    params: rowUuid,
    returns: invoiceRecordSchema,
    handle: async ({ db, params }) => found(await findInvoiceRequest(db, params.id)),
  });

  serve(api, decideInvoiceRequest, {
    summary: 'Mark an invoice request',
    description:
      '`note` is the folio fiscal of the invoice, or why there is none. The buyer is written to two minutes later, ' +
      'unless the mark was taken back by then.',
    permission: 'invoices.manage',
    params: rowUuid,
    body: invoiceDecisionSchema,
    returns: invoiceSavedSchema,
    async handle({ db, params, body, t }) {
      await inTransaction(db, (tx) => decideInvoice(tx, params.id, body));
      const data = found(await findInvoiceRequest(db, params.id));
      return { message: t('operation.succeeded'), data };
    },
  });
}
