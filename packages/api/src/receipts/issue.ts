import { extensionOf, kindOf } from '@lia/sdk/files/rules';
import { invoiceFiles } from '@lia/sdk/receipts/invoiceFiles';
import type { Message } from '@lia/sdk/messages/translate';

import { FILES_FIELD } from '../platform/attachedFiles.ts';
import type { AppContext } from '../platform/appContext.ts';
import { type Transaction, violatedConstraint } from '../platform/database.ts';
import { ApiFailure, invalidFields, notFound } from '../platform/errors.ts';
import { keepFile, type ReceivedFile } from '../platform/files.ts';
import type { Scope } from '../platform/scope.ts';
import { type Cfdi, mismatch, readCfdi } from './cfdi.ts';
import { notifyDecision } from './invoices.ts';
import { invoiceList, setInvoiceStatus } from './invoiceStore.ts';
import { cancelInvoice, lockRequest, ONE_FOLIO_FISCAL } from './issuedStore.ts';
import { findReceipt } from './store.ts';
import { invoices } from './tables.ts';

/** Both files of an invoice, and what its XML contains. */
export interface CheckedInvoice {
  cfdi: Cfdi;
  xml: ReceivedFile;
  pdf: ReceivedFile;
}

const refused = (message: Message) => invalidFields({ [FILES_FIELD]: message });

/**
 * Reads the files of an invoice, and holds it against its request.
 * @throws {ApiFailure} 404 unknown; 409 `RECEIPT_CANCELLED` or `ISSUER_UNKNOWN`; 422 where a file is missing, or it is the invoice of another sale.
 */
export async function checkInvoice(
  { db, config, files: store }: AppContext,
  scope: Scope<'everything'>,
  requestId: string,
  files: readonly ReceivedFile[],
): Promise<CheckedInvoice> {
  const request = await invoiceList.find({ db, scope }, requestId);
  if (!request) throw notFound();
  if (request.cancelled) throw new ApiFailure(409, 'RECEIPT_CANCELLED');
  if (config.issuerRfc === null) throw new ApiFailure(409, 'ISSUER_UNKNOWN');
  const [xml, pdf] = invoiceFiles.kinds.map((kind) =>
    files.find(({ name }) => kindOf(invoiceFiles, extensionOf(name)) === kind),
  );
  if (!xml || !pdf) throw refused({ key: 'cfdi.files' });
  const cfdi = readCfdi(await store.read(xml));
  if (!cfdi) throw refused({ key: 'cfdi.unreadable' });
  const { rfc: receiver, total } = request;
  const other = mismatch(cfdi, { issuer: config.issuerRfc, receiver, total });
  if (other) throw refused(other);
  return { cfdi, xml, pdf };
}

/**
 * Keeps an invoice as that of its request, in place of the one that `replaces` names, and sends it to who asked.
 * @throws {ApiFailure} 404 unknown; 409 `INVOICE_CLOSED`, `RECEIPT_CANCELLED`, `INVOICE_ISSUED` or `CFDI_DUPLICATE`.
 */
export async function issueInvoice(
  tx: Transaction,
  scope: Scope<'everything'>,
  requestId: string,
  { cfdi, xml, pdf }: CheckedInvoice,
  replaces: string | undefined,
): Promise<void> {
  const request = await lockRequest(tx, scope, requestId);
  if (!request) throw notFound();
  if (request.status === 'rejected') throw new ApiFailure(409, 'INVOICE_CLOSED');
  // The money may have gone back since its files were checked.
  if ((await findReceipt(tx, request.receiptId))?.cancelledAt) throw new ApiFailure(409, 'RECEIPT_CANCELLED');
  const standing = await cancelInvoice(tx, requestId);
  if (standing !== null && standing !== replaces?.toLowerCase()) throw new ApiFailure(409, 'INVOICE_ISSUED');
  try {
    await tx.insert(invoices).values({
      id: cfdi.id,
      requestId,
      xmlFileId: await keepFile(tx, xml),
      pdfFileId: await keepFile(tx, pdf),
      issuedAt: cfdi.stampedAt,
      uploadedBy: scope.userId,
    });
  } catch (error) {
    throw violatedConstraint(error) === ONE_FOLIO_FISCAL ? new ApiFailure(409, 'CFDI_DUPLICATE') : error;
  }
  await notifyDecision(tx, await setInvoiceStatus(tx, scope, requestId, 'issued', cfdi.id.toUpperCase()));
}
