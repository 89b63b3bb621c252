import { lastDayOfMonth } from '@lia/sdk/calendar/days';
import { dayOf } from '@lia/sdk/calendar/instants';
import type { Invoice, InvoiceRecord } from '@lia/sdk/receipts/records';
import { formatFolio, type InvoiceStatus, invoiceStatuses, readFolio } from '@lia/sdk/receipts/rules';
import type { InvoiceRequest } from '@lia/sdk/receipts/schema';
import { and, eq, min, or, type SQL, sql } from 'drizzle-orm';

import { columnsWithout, columnValues } from '../platform/columns.ts';
import type { Database, Transaction } from '../platform/database.ts';
import { defineList } from '../platform/lists/defineList.ts';
import { choice, only } from '../platform/lists/filters.ts';
import type { Tally } from '../platform/lists/rows.ts';
import type { Scope } from '../platform/scope.ts';
import { contains } from '../platform/search.ts';
import { invoicesOf, standingOf } from './issuedStore.ts';
import { invoiceRequests, invoices, receiptCancellations, receipts } from './tables.ts';

export type InvoiceRow = typeof invoiceRequests.$inferSelect;

/** The index that keeps a receipt from being invoiced twice. */
export const ONE_INVOICE = 'invoice_requests_open';

/** @throws {DrizzleQueryError} violating {@link ONE_INVOICE} where the receipt has an open request or an invoice. */
export async function insertInvoiceRequest(tx: Transaction, receiptId: string, request: InvoiceRequest): Promise<void> {
  await tx.insert(invoiceRequests).values({ receiptId, ...columnValues(invoiceRequests, request) });
}

/**
 * Returns the request as it now is, or undefined where the scope has none.
 * @throws {DrizzleQueryError} violating {@link ONE_INVOICE} where a rejected one comes back beside another.
 */
export async function setInvoiceStatus(
  tx: Transaction,
  scope: Scope<'everything'>,
  id: string,
  status: InvoiceStatus,
  note: string | null,
): Promise<InvoiceRow | undefined> {
  const decidedAt = status === 'pending' ? null : new Date();
  const [row] = await tx
    .update(invoiceRequests)
    .set({ status, note, decidedAt })
    .where(and(scope.where({}), eq(invoiceRequests.id, id)))
    .returning();
  return row;
}

const selectRequests = (db: Database, tally: Tally) =>
  db
    .select({
      request: columnsWithout(invoiceRequests, 'receiptId', 'search'),
      receipt: receipts,
      cancelledAt: receiptCancellations.cancelledAt,
      tally,
    })
    .from(invoiceRequests)
    .innerJoin(receipts, eq(receipts.id, invoiceRequests.receiptId))
    .leftJoin(receiptCancellations, eq(receiptCancellations.receiptId, receipts.id))
    .$dynamic();

function searched(words: string): SQL | undefined {
  const folio = readFolio(words);
  return or(contains(invoiceRequests.search, words), folio === null ? undefined : eq(receipts.folio, folio));
}

/** Whether the money of a request's receipt went back. */
const isCancelled = sql`exists (select from ${receiptCancellations} where ${receiptCancellations.receiptId} = ${invoiceRequests.receiptId})`;

/** An invoice is still to be issued. */
const isToIssue = sql`${invoiceRequests.status} = 'pending' and not ${isCancelled}`;

/** An invoice stands although its money went back, so that it is to be cancelled at the tax office. */
const isToCancel = sql`exists (select from ${invoices} where ${standingOf(invoiceRequests.id)}) and ${isCancelled}`;

/** Requests as the console lists them. */
export const invoiceList = defineList({
  name: 'invoices',
  rows: selectRequests,
  key: [invoiceRequests.id],
  sorts: {
    id: invoiceRequests.id,
    created_at: invoiceRequests.createdAt,
    status: invoiceRequests.status,
    name: invoiceRequests.name,
    rfc: invoiceRequests.rfc,
    folio: receipts.folio,
    total: receipts.total,
  },
  sort: { column: 'created_at', descending: true },
  filters: {
    status: choice(invoiceStatuses, invoiceRequests.status),
    to_issue: only(isToIssue),
    to_cancel: only(isToCancel),
  },
  search: searched,
  searches:
    '`to_issue`: an invoice of it is still to be issued; `to_cancel`: its invoice stands although the money went back; `q`: words of the name, RFC or e-mail, or a folio',
  async records(rows, db) {
    const issued = await invoicesOf(
      db,
      rows.map(({ request }) => request.id),
    );
    return rows.map((row) => recordOf(row, issued.get(row.request.id) ?? []));
  },
});

/**
 * The day by which the invoices that are to be issued have to be, by the oldest payment: the tax office takes an invoice in the month of
 * its payment. Null where none is pending.
 */
export async function lastDayToInvoice(db: Database): Promise<string | null> {
  const [row] = await db
    .select({ paidAt: min(receipts.paidAt) })
    .from(invoiceRequests)
    .innerJoin(receipts, eq(receipts.id, invoiceRequests.receiptId))
    .where(isToIssue);
  return row?.paidAt ? lastDayOfMonth(dayOf(row.paidAt.toISOString())) : null;
}

type Row = Awaited<ReturnType<typeof selectRequests>>[number];

function recordOf(
  { request: { createdAt, decidedAt, ...request }, receipt, cancelledAt }: Omit<Row, 'tally'>,
  issued: Invoice[],
): InvoiceRecord {
  return {
    ...request,
    invoices: issued,
    created_at: createdAt.toISOString(),
    decided_at: decidedAt?.toISOString() ?? null,
    receipt_id: receipt.id,
    order_id: receipt.orderId,
    folio: formatFolio(receipt.folio),
    title: receipt.lines.map(({ title }) => title).join(', '),
    total: receipt.total,
    paid_at: receipt.paidAt.toISOString(),
    cancelled: cancelledAt !== null,
  };
}
