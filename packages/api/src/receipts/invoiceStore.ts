import type { InvoiceRecord } from '@lia/sdk/receipts/records';
import { formatFolio, type InvoiceState, invoiceStates, readFolio } from '@lia/sdk/receipts/rules';
import type { InvoiceRequest } from '@lia/sdk/receipts/schema';
import { record, messageKey } from '@lia/sdk/validation/fields';
import { and, asc, count, desc, eq, or, type SQL } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import { string } from 'yup';

import type { Database, Transaction } from '../platform/database.ts';
import { type ListRange, Page, type Sort } from '../platform/list.ts';
import { containing } from '../platform/search.ts';
import { invoiceRequests, receiptCancellations, receipts } from './tables.ts';

type InvoiceRow = typeof invoiceRequests.$inferSelect;

/** The index that keeps a receipt from being invoiced twice. */
export const ONE_INVOICE = 'invoice_requests_open';

/** What the console may narrow the list of requests by. */
export const invoiceFilterSchema = record({
  state: string().oneOf(invoiceStates, messageKey('choice.unknown')),
  /** Words of the name, RFC or e-mail, or a folio. */
  q: string().max(200, messageKey('text.max')),
});

interface InvoiceFilter {
  state?: InvoiceState | undefined;
  q?: string | undefined;
}

/** What the console may sort requests by. */
export const invoiceSorts = ['id', 'created_at', 'state', 'name', 'rfc', 'folio', 'total'] as const;
export type InvoiceSort = (typeof invoiceSorts)[number];

const sortColumns = {
  id: invoiceRequests.id,
  created_at: invoiceRequests.createdAt,
  state: invoiceRequests.state,
  name: invoiceRequests.name,
  rfc: invoiceRequests.rfc,
  folio: receipts.folio,
  total: receipts.total,
} as const satisfies Record<InvoiceSort, AnyPgColumn | SQL>;

/** @throws {DrizzleQueryError} violating {@link ONE_INVOICE} where the receipt has an open request or an invoice. */
export async function insertInvoiceRequest(tx: Transaction, receiptId: string, request: InvoiceRequest): Promise<void> {
  const { rfc, name, tax_regime, postal_code, cfdi_use, email } = request;
  await tx
    .insert(invoiceRequests)
    .values({ receiptId, rfc, name, taxRegime: tax_regime, postalCode: postal_code, cfdiUse: cfdi_use, email });
}

/**
 * Returns the request as it now is, or undefined where there is none.
 * @throws {DrizzleQueryError} violating {@link ONE_INVOICE} where a rejected one comes back beside another.
 */
export async function setInvoiceState(
  tx: Transaction,
  id: string,
  state: InvoiceState,
  note: string | null,
): Promise<InvoiceRow | undefined> {
  const decidedAt = state === 'pending' ? null : new Date();
  const [row] = await tx
    .update(invoiceRequests)
    .set({ state, note, decidedAt })
    .where(eq(invoiceRequests.id, id))
    .returning();
  return row;
}

const selectRequests = (db: Database) =>
  db
    .select({ request: invoiceRequests, receipt: receipts, cancelledAt: receiptCancellations.cancelledAt })
    .from(invoiceRequests)
    .innerJoin(receipts, eq(receipts.id, invoiceRequests.receiptId))
    .leftJoin(receiptCancellations, eq(receiptCancellations.receiptId, receipts.id));

function matching({ state, q }: InvoiceFilter): SQL | undefined {
  const words = q?.trim();
  return and(state && eq(invoiceRequests.state, state), words ? searched(words) : undefined);
}

function searched(words: string): SQL | undefined {
  const folio = readFolio(words);
  return or(
    containing([invoiceRequests.name, invoiceRequests.rfc, invoiceRequests.email], words),
    folio === null ? undefined : eq(receipts.folio, folio),
  );
}

export async function listInvoiceRequests(
  db: Database,
  filter: InvoiceFilter,
  { column, descending }: Sort<InvoiceSort>,
  range: ListRange,
): Promise<Page<InvoiceRecord>> {
  const where = matching(filter);
  const by = sortColumns[column];
  const rows = await selectRequests(db)
    .where(where)
    .orderBy(descending ? desc(by) : asc(by), desc(invoiceRequests.id))
    .limit(range.limit)
    .offset(range.first);
  const [all] = await db
    .select({ total: count() })
    .from(invoiceRequests)
    .innerJoin(receipts, eq(receipts.id, invoiceRequests.receiptId))
    .where(where);
  return new Page(rows.map(recordOf), range, all?.total ?? 0);
}

export async function findInvoiceRequest(db: Database, id: string): Promise<InvoiceRecord | undefined> {
  const [row] = await selectRequests(db).where(eq(invoiceRequests.id, id));
  return row && recordOf(row);
}

type Row = Awaited<ReturnType<typeof selectRequests>>[number];

function recordOf({ request, receipt, cancelledAt }: Row): InvoiceRecord {
  return {
    id: request.id,
    created_at: request.createdAt.toISOString(),
    state: request.state,
    note: request.note,
    decided_at: request.decidedAt?.toISOString() ?? null,
    rfc: request.rfc,
    name: request.name,
    tax_regime: request.taxRegime,
    postal_code: request.postalCode,
    cfdi_use: request.cfdiUse,
    email: request.email,
    receipt_id: receipt.id,
    order_id: receipt.orderId,
    folio: formatFolio(receipt.folio),
    title: receipt.lines.map(({ title }) => title).join(', '),
    total: receipt.total,
    paid_at: receipt.paidAt.toISOString(),
    cancelled: cancelledAt !== null,
  };
}
