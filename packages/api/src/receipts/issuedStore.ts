import type { Invoice } from '@lia/sdk/receipts/records';
import type { InvoiceFileKind } from '@lia/sdk/receipts/invoiceFiles';
import { and, desc, eq, inArray, isNull, type SQLWrapper } from 'drizzle-orm';

import type { Database, Transaction } from '../platform/database.ts';
import type { StoredFile } from '../platform/files.ts';
import type { Scope } from '../platform/scope.ts';
import { storedFiles } from '../platform/tables.ts';
import { invoiceRequests, invoices } from './tables.ts';

/** The index that a folio fiscal is in once. */
export const ONE_FOLIO_FISCAL = 'invoices_pkey';

/** The invoice of a request that stands. */
export const standingOf = (requestId: SQLWrapper) =>
  and(eq(invoices.requestId, requestId), isNull(invoices.cancelledAt));

/** The request, whose row is held until the transaction ends; undefined where the scope has none. */
export async function lockRequest(tx: Transaction, scope: Scope<'everything'>, id: string) {
  const [row] = await tx
    .select({ status: invoiceRequests.status, receiptId: invoiceRequests.receiptId })
    .from(invoiceRequests)
    .where(and(scope.where({}), eq(invoiceRequests.id, id)))
    .for('update');
  return row;
}

/** Cancels the invoice of a request that stands. Returns its folio fiscal, or null where there is none. */
export async function cancelInvoice(tx: Transaction, requestId: string): Promise<string | null> {
  const [row] = await tx
    .update(invoices)
    .set({ cancelledAt: new Date() })
    .where(and(eq(invoices.requestId, requestId), isNull(invoices.cancelledAt)))
    .returning({ id: invoices.id });
  return row?.id ?? null;
}

/** The invoices of each request, latest first. */
export async function invoicesOf(db: Database, requestIds: readonly string[]): Promise<Map<string, Invoice[]>> {
  const found = new Map<string, Invoice[]>();
  if (requestIds.length === 0) return found;
  const rows = await db
    .select()
    .from(invoices)
    .where(inArray(invoices.requestId, [...requestIds]))
    .orderBy(desc(invoices.uploadedAt));
  for (const { id, requestId, issuedAt, uploadedAt, cancelledAt } of rows) {
    const invoice: Invoice = {
      id,
      issued_at: issuedAt.toISOString(),
      uploaded_at: uploadedAt.toISOString(),
      cancelled_at: cancelledAt?.toISOString() ?? null,
    };
    found.set(requestId, [...(found.get(requestId) ?? []), invoice]);
  }
  return found;
}

const selectFiles = (db: Database, kind: InvoiceFileKind) =>
  db
    .select({ storageKey: storedFiles.storageKey, type: storedFiles.type, size: storedFiles.size })
    .from(invoices)
    .innerJoin(invoiceRequests, eq(invoiceRequests.id, invoices.requestId))
    .innerJoin(storedFiles, eq(storedFiles.id, kind === 'xml' ? invoices.xmlFileId : invoices.pdfFileId));

/** A file of an invoice of a request, named by its folio fiscal. */
export async function findInvoiceFile(
  { db, scope }: { db: Database; scope: Scope<'everything'> },
  requestId: string,
  invoiceId: string,
  kind: InvoiceFileKind,
): Promise<StoredFile | undefined> {
  const [file] = await selectFiles(db, kind).where(
    and(scope.where({}), eq(invoices.requestId, requestId), eq(invoices.id, invoiceId)),
  );
  return file && { ...file, name: `${invoiceId}.${kind}` };
}

/** A file of the invoice of a receipt that stands. */
export async function findFileOfReceipt(
  db: Database,
  receiptId: string,
  kind: InvoiceFileKind,
  name: string,
): Promise<StoredFile | undefined> {
  const [file] = await selectFiles(db, kind).where(
    and(eq(invoiceRequests.receiptId, receiptId), isNull(invoices.cancelledAt)),
  );
  return file && { ...file, name: `${name}.${kind}` };
}

/** Whether the files of the invoice of a receipt can be downloaded. */
export const isInvoiced = async (db: Database, receiptId: string): Promise<boolean> =>
  (await findFileOfReceipt(db, receiptId, 'pdf', '')) !== undefined;
