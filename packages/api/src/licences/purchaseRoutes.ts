import {
  buyLicences,
  cancelTransfer,
  listLicencePurchases,
  markTransfer,
  previewLicenceRefund,
  refundTransfer as refund,
} from '@lia/sdk/licences/endpoints';
import {
  licenceOrderRequestSchema,
  licencePurchasedSchema,
  licencePurchasesSchema,
  licenceRefundSchema,
} from '@lia/sdk/licences/purchaseSchema';
import { licenceSizePreviewSchema } from '@lia/sdk/licences/records';
import { transferPaymentSchema } from '@lia/sdk/payments/transferSchema';
import { object } from 'yup';

import { rowUuid, uuid } from '../platform/list.ts';
import { type Api, serve } from '../platform/serve.ts';
import {
  cancelOrdered,
  keepLicenceOrder,
  licencePurchases,
  markPaid,
  orderLicences,
  previewRefund,
  refundTransfer,
} from './purchases.ts';

/** Orders of licences by one person. */
const ORDERS = { times: 30, seconds: 60 };

const purchasePath = object({ id: uuid(), purchase: uuid() });

/** Further licences of a school's plan, and how they are paid. */
export function purchaseRoutes(api: Api): void {
  serve(api, listLicencePurchases, {
    summary: 'What further licences cost, and those that were ordered',
    description: 'Until the membership ends, by begun months. Null where none are sold.',
    permission: 'licences.buy',
    params: rowUuid,
    returns: licencePurchasesSchema,
    handle: (call) => licencePurchases(call, call.params.id),
  });

  serve(api, buyLicences, {
    summary: 'Order further licences',
    description:
      'On the checkout of the payment company, with an OXXO voucher, or by bank transfer. They are there once the order is paid. ' +
      '422 on `method` where OXXO cannot take the total; its voucher is printed within moments.',
    permission: 'licences.buy',
    limit: ORDERS,
    idempotent: true,
    params: rowUuid,
    body: licenceOrderRequestSchema,
    returns: licencePurchasedSchema,
    prepare: (call) => orderLicences(call, call.params.id, call.body),
    handle: async (call, ordered) => ({
      message: call.t('licence.ordered'),
      data: await keepLicenceOrder(call, call.params.id, ordered),
    }),
  });

  serve(api, cancelTransfer, {
    summary: 'Cancel an order of licences whose bank transfer does not come',
    description: 'Nothing pays it from then on. Cancelled again, it stays so; its payer gets one e-mail.',
    permission: 'licences.buy',
    idempotent: true,
    params: purchasePath,
    returns: licencePurchasedSchema,
    handle: async (call) => ({
      message: call.t('licence.cancelled'),
      data: await cancelOrdered(call, call.params.id, call.params.purchase),
    }),
  });

  serve(api, markTransfer, {
    summary: 'Mark an order of licences as paid by bank transfer',
    permission: 'payments.manage',
    idempotent: true,
    params: purchasePath,
    body: transferPaymentSchema,
    returns: licencePurchasedSchema,
    handle: async (call) => ({
      message: call.t('licence.paid'),
      data: await markPaid(call, call.params.id, call.params.purchase, call.body),
    }),
  });

  serve(api, previewLicenceRefund, {
    summary: 'Whom the refund of an order of licences takes one from',
    permission: 'payments.manage',
    params: purchasePath,
    returns: licenceSizePreviewSchema,
    handle: (call) => previewRefund(call, call.params.id, call.params.purchase),
  });

  serve(api, refund, {
    summary: 'Take back that a bank transfer paid an order of licences',
    description: 'Frees the licences that the preview named, and no others.',
    permission: 'payments.manage',
    idempotent: true,
    params: purchasePath,
    body: licenceRefundSchema,
    returns: licencePurchasedSchema,
    handle: async (call) => ({
      message: call.t('licence.refunded'),
      data: await refundTransfer(call, call.params.id, call.params.purchase, call.body),
    }),
  });
}
