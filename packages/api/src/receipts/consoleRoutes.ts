import { messageSchema } from '@lia/sdk/accounts/schema';
import {
  decideInvoiceRequest,
  getInvoiceRequest,
  getOrder,
  listInvoiceRequests,
  listOrders,
  markManualRefund,
  refundOrder,
  resendReceipts,
} from '@lia/sdk/receipts/administration';
import {
  manualRefundSchema,
  invoiceDecisionSchema,
  invoiceListSchema,
  invoiceRecordSchema,
  invoiceSavedSchema,
  orderListSchema,
  orderRecordSchema,
  receiptResendSchema,
  refundRequestSchema,
} from '@lia/sdk/receipts/records';
import { object } from 'yup';

import { paymentContextOf } from '../payments/fulfilment.ts';
import { inTransaction } from '../platform/database.ts';
import { found, notFound } from '../platform/errors.ts';
import { rowUuid, uuid } from '../platform/list.ts';
import { type Api, serve } from '../platform/serve.ts';
import { markManualRefund as markRefund } from './manualRefunds.ts';
import { decideInvoice } from './invoices.ts';
import { invoiceList } from './invoiceStore.ts';
import { orderedItemsOf, outcomesOf, schoolOrdersOf } from './outcome.ts';
import { orderList } from './orderStore.ts';
import { requestOrderRefund } from './refunds.ts';
import { resendReceiptsOf } from './resend.ts';

/** What the console reads of orders, and what it does about invoices. */
export function consoleRoutes(api: Api): void {
  const list = orderList({
    outcomes: outcomesOf(api.app),
    items: orderedItemsOf(api.app),
    ofSchool: schoolOrdersOf(api.app),
  });
  const context = paymentContextOf(api.app);

  serve(api, listOrders, {
    ...list.pages('With their payments and receipt.'),
    summary: 'Orders',
    permission: 'orders.read',
    returns: orderListSchema,
  });

  serve(api, getOrder, {
    summary: 'An order',
    permission: 'orders.read',
    params: rowUuid,
    returns: orderRecordSchema,
    handle: async (call) => found(await list.find(call, call.params.id)),
  });

  serve(api, refundOrder, {
    summary: 'Give the money of an order back',
    description:
      'All that stands paid of it. Its company is asked by a job; cash is given back by hand. `end_subscription` ends the ' +
      'subscription that it paid a period of with what is paid of it.',
    permission: 'payments.manage',
    idempotent: true,
    params: rowUuid,
    body: refundRequestSchema,
    returns: messageSchema,
    async handle({ db, scope, params, body, t }) {
      const { byHand } = await requestOrderRefund(db, scope, params.id, body);
      return { message: t(byHand ? 'refund.byHand' : 'refund.requested') };
    },
  });

  serve(api, resendReceipts, {
    summary: 'Send receipts again',
    description: 'The latest receipt of each order, to its payer. All of them, or none.',
    permission: 'payments.manage',
    idempotent: true,
    body: receiptResendSchema,
    returns: messageSchema,
    async handle({ db, scope, body, t }) {
      await resendReceiptsOf(db, scope, body.orders);
      return { message: t('receipts.resent') };
    },
  });

  serve(api, markManualRefund, {
    summary: 'Mark what a payment company could not give back as given back by a person',
    permission: 'payments.manage',
    params: object({ id: uuid(), refund: uuid() }),
    body: manualRefundSchema,
    returns: messageSchema,
    async handle({ db, scope, params, body, t }) {
      const marked = await inTransaction(db, (tx) => markRefund(tx, context, scope, params, body.completed));
      if (!marked) throw notFound();
      return { message: t('operation.succeeded') };
    },
  });

  serve(api, listInvoiceRequests, {
    ...invoiceList.pages(),
    summary: 'Invoice requests',
    permission: 'invoices.manage',
    returns: invoiceListSchema,
  });

  serve(api, getInvoiceRequest, {
    summary: 'An invoice request',
    permission: 'invoices.manage',
    params: rowUuid,
    returns: invoiceRecordSchema,
    handle: async (call) => found(await invoiceList.find(call, call.params.id)),
  });

  serve(api, decideInvoiceRequest, {
    summary: 'Mark an invoice request',
    description:
      'As rejected, with the reason in `note`, or as pending again; an invoice that stands is cancelled with that. The buyer is ' +
      'written to about a rejection two minutes later, unless the mark was taken back by then. As `cancelled` where the tax office ' +
      'cancelled the invoice of a receipt whose money went back: the request stays as it is. 409 `RECEIPT_STANDS` otherwise.',
    permission: 'invoices.manage',
    params: rowUuid,
    body: invoiceDecisionSchema,
    returns: invoiceSavedSchema,
    async handle({ db, scope, params, body, t }) {
      await inTransaction(db, (tx) => decideInvoice(tx, scope, params.id, body));
      const data = found(await invoiceList.find({ db, scope }, params.id));
      return { message: t('operation.succeeded'), data };
    },
  });
}
