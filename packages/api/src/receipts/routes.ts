import { messageSchema } from '@lia/sdk/accounts/schema';
import { getPreapproval, getPreapprovalCourse } from '@lia/sdk/payments/endpoints';
import { receiptQuestionSchema, receiptSchema } from '@lia/sdk/payments/schema';
import { getReceiptPdf, requestInvoice } from '@lia/sdk/receipts/endpoints';
import { formatFolio } from '@lia/sdk/receipts/rules';
import { invoiceRequestSchema } from '@lia/sdk/receipts/schema';
import { object, string } from 'yup';

import { cardsOf, providerOf } from '../payments/configured.ts';
import { paymentContextOf } from '../payments/fulfilment.ts';
import type { PaymentSource } from '../payments/provider.ts';
import { found } from '../platform/errors.ts';
import { Download } from '../platform/files.ts';
import { rowUuid } from '../platform/list.ts';
import { type Api, serve } from '../platform/serve.ts';
import { receiptOfPayment } from './bill.ts';
import { billRoutes } from './billRoutes.ts';
import { consoleRoutes } from './consoleRoutes.ts';
import { taxNote } from './donee.ts';
import { askForInvoice } from './invoices.ts';
import { issuedRoutes } from './issuedRoutes.ts';
import { receiptPdf } from './pdf.ts';
import { findReceipt } from './store.ts';
import { billOfSubscription } from './subscriptionBill.ts';

const id = () => string().max(200).required();

/** Guesses at ids from one address. */
const RECEIPTS = { times: 60, seconds: 60 };
/** A family may request several invoices, but not hundreds. */
const INVOICES = { times: 20, seconds: 3600 };

export function receiptRoutes(api: Api): void {
  const context = paymentContextOf(api.app);
  const cards = cardsOf(api.app);
  const sources: readonly PaymentSource[] = [providerOf(api.app), cards];

  serve(api, getPreapprovalCourse, {
    summary: 'Receipt of a payment',
    description:
      'By the id of the payment. Where ids of a provider can be guessed, `preference_id` or `order_id` must come with it.',
    permission: 'anyone',
    limit: RECEIPTS,
    params: object({ payment_id: id() }),
    body: receiptQuestionSchema,
    returns: receiptSchema,
    handle: ({ app, params, body, language }) =>
      receiptOfPayment(context, sources, params.payment_id, body, (receipt) =>
        taxNote(app.config.donee, receipt, language),
      ),
  });

  serve(api, getPreapproval, {
    summary: 'Receipt of a subscription',
    permission: 'anyone',
    limit: RECEIPTS,
    params: object({ preapproval_id: id() }),
    body: receiptQuestionSchema,
    returns: receiptSchema,
    handle: ({ params }) => billOfSubscription(context, cards, params.preapproval_id),
  });

  serve(api, getReceiptPdf, {
    summary: 'Receipt as a PDF',
    description: 'In Spanish, for callers with the random id of the receipt.',
    permission: 'anyone',
    limit: RECEIPTS,
    params: rowUuid,
    async handle({ db, app, params }) {
      const receipt = found(await findReceipt(db, params.id));
      const pdf = await receiptPdf(receipt, app.config.donee);
      return Download.made(`${formatFolio(receipt.folio)}.pdf`, 'application/pdf', pdf);
    },
  });

  serve(api, requestInvoice, {
    summary: 'Ask for an invoice',
    description: 'One per receipt: 409 `INVOICE_REQUESTED` for another, unless the first was rejected.',
    permission: 'anyone',
    limit: INVOICES,
    idempotent: true,
    status: 201,
    params: rowUuid,
    body: invoiceRequestSchema,
    returns: messageSchema,
    async handle({ db, params, body, t }) {
      await askForInvoice(db, params.id, body);
      return { message: t('invoice.requested') };
    },
  });

  billRoutes(api);
  consoleRoutes(api);
  issuedRoutes(api, RECEIPTS);
}
