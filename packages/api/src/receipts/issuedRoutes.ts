import { getInvoiceFile, uploadInvoice } from '@lia/sdk/receipts/administration';
import { getReceiptInvoice } from '@lia/sdk/receipts/endpoints';
import { invoiceSavedSchema, invoiceUploadSchema } from '@lia/sdk/receipts/records';
import { invoiceFileKinds, invoiceFiles } from '@lia/sdk/receipts/invoiceFiles';
import { formatFolio } from '@lia/sdk/receipts/rules';
import { object, string } from 'yup';

import { FILES_FIELD } from '../platform/attachedFiles.ts';
import { found } from '../platform/errors.ts';
import { rowUuid, uuid } from '../platform/list.ts';
import type { Limit } from '../platform/limits.ts';
import { type Api, serve } from '../platform/serve.ts';
import { checkInvoice, issueInvoice } from './issue.ts';
import { findFileOfReceipt, findInvoiceFile } from './issuedStore.ts';
import { invoiceList } from './invoiceStore.ts';
import { findReceipt } from './store.ts';

const kind = () => string().oneOf(invoiceFileKinds).required();

/** Invoices that were issued: how they come in, and their files. `guesses` limits who looks for receipts by their ids. */
export function issuedRoutes(api: Api, guesses: Limit): void {
  serve(api, uploadInvoice, {
    summary: 'Upload an invoice',
    description:
      'The XML and the PDF in `files[]`. The XML is read: a stamped CFDI 4.0 of our RFC for that of the request, over the total ' +
      'of the receipt. Both are sent to who asked two minutes later. An invoice that stands is replaced by naming it.',
    permission: 'invoices.manage',
    idempotent: true,
    status: 201,
    params: rowUuid,
    files: { field: FILES_FIELD, most: 2, ...invoiceFiles },
    body: invoiceUploadSchema,
    returns: invoiceSavedSchema,
    prepare: ({ app, scope, params, files }) => checkInvoice(app, scope, params.id, files),
    async handle({ db, scope, params, body, t }, invoice) {
      await issueInvoice(db, scope, params.id, invoice, body.replaces);
      const data = found(await invoiceList.find({ db, scope }, params.id));
      return { message: t('invoice.uploaded'), data };
    },
  });

  serve(api, getInvoiceFile, {
    summary: 'A file of an invoice',
    permission: 'invoices.manage',
    params: object({ id: uuid(), invoice: uuid(), kind: kind() }),
    async handle({ db, app, scope, params: { id, invoice, kind: of } }) {
      return app.files.download(found(await findInvoiceFile({ db, scope }, id, invoice, of)));
    },
  });

  serve(api, getReceiptInvoice, {
    summary: 'A file of the invoice of a receipt',
    description: 'The invoice that stands, for callers with the random id of the receipt.',
    permission: 'anyone',
    limit: guesses,
    params: object({ id: uuid(), kind: kind() }),
    async handle({ db, app, params: { id, kind: of } }) {
      const receipt = found(await findReceipt(db, id));
      const file = found(await findFileOfReceipt(db, id, of, `CFDI ${formatFolio(receipt.folio)}`));
      return app.files.download(file);
    },
  });
}
