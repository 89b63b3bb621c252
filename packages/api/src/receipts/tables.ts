import { orderReasons, paymentStatuses } from '@lia/sdk/payments/schema';
import type { CfdiUseCode, TaxRegimeCode } from '@lia/sdk/receipts/sat';
import { invoiceStatuses } from '@lia/sdk/receipts/rules';
import { sql } from 'drizzle-orm';
import { check, index, integer, jsonb, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';

import { users } from '../accounts/tables.ts';
import { orders } from '../payments/tables.ts';
import { centavos, instant } from '../platform/columnTypes.ts';
import { searchColumn, searchIndex } from '../platform/search.ts';
import { sortIndexes } from '../platform/lists/sortIndexes.ts';
import { storedFiles } from '../platform/tables.ts';
import { type AuditDeclaration, audited, unaudited } from '../platform/audit/audited.ts';

/** The last number of each series. Its row is held until a receipt is written, so that numbers leave no gaps. */
export const folioCounters = pgTable('folio_counters', {
  series: text().primaryKey(),
  last: integer().notNull(),
});

/** One line of a receipt; `unitPrice` in centavos. Receipts never change, so its names are those they were issued with. */
export interface ReceiptLine {
  title: string;
  quantity: number;
  unitPrice: number;
}

/** A payment that a receipt acknowledges; `amount` in centavos. */
export interface ReceiptPayment {
  id: string;
  amount: number;
}

/**
 * What was sold and paid, as it was on that day. A receipt never changes and is never deleted: what happens to the money
 * later is an entry of its own, in `receiptCancellations`.
 */
export const receipts = pgTable(
  'receipts',
  {
    /** Random: knowing it gives access to the receipt. */
    id: uuid().primaryKey().defaultRandom(),
    folio: integer().notNull(),
    orderId: uuid('order_id')
      .notNull()
      .references(() => orders.id),
    /** 2 where the first was cancelled and the order was paid once more. */
    edition: integer().notNull(),
    reason: text({ enum: orderReasons }).notNull(),
    lines: jsonb().$type<readonly ReceiptLine[]>().notNull(),
    total: centavos('total').notNull(),
    payer_name: text('payer_name').notNull(),
    payer_email: text('payer_email').notNull(),
    /** Null where a person paid for themselves, and on receipts that were issued before they had it. */
    payer_company: text('payer_company'),
    provider: text().notNull(),
    payments: jsonb().$type<readonly ReceiptPayment[]>().notNull(),
    /** When the last of the money came. */
    paidAt: instant('paid_at').notNull(),
    issuedAt: instant('issued_at').notNull().defaultNow(),
  },
  (table) => [
    uniqueIndex('receipts_folio').on(table.folio),
    uniqueIndex('receipts_order').on(table.orderId, table.edition),
    index('receipts_paid').on(table.paidAt),
    check('receipts_total', sql`${table.total} > 0 and ${table.folio} > 0`),
  ],
);

/** That the money of a receipt went back, and what its order became. */
export const receiptCancellations = pgTable('receipt_cancellations', {
  receiptId: uuid('receipt_id')
    .primaryKey()
    .references(() => receipts.id),
  status: text({ enum: paymentStatuses }).notNull(),
  cancelledAt: instant('cancelled_at').notNull().defaultNow(),
});

/** Who wants an invoice of a receipt, and what became of that. */
export const invoiceRequests = pgTable(
  'invoice_requests',
  {
    id: uuid().primaryKey().defaultRandom(),
    receiptId: uuid('receipt_id')
      .notNull()
      .references(() => receipts.id),
    status: text({ enum: invoiceStatuses }).notNull().default('pending'),
    rfc: text().notNull(),
    name: text().notNull(),
    tax_regime: text('tax_regime').$type<TaxRegimeCode>().notNull(),
    postal_code: text('postal_code').notNull(),
    cfdi_use: text('cfdi_use').$type<CfdiUseCode>().notNull(),
    email: text().notNull(),
    /** The folio fiscal of the invoice, or why there is none. */
    note: text(),
    createdAt: instant('created_at').notNull().defaultNow(),
    decidedAt: instant('decided_at'),
    search: searchColumn('name', 'rfc', 'email'),
  },
  (table) => [
    uniqueIndex('invoice_requests_open')
      .on(table.receiptId)
      .where(sql`${table.status} <> 'rejected'`),
    ...sortIndexes('invoice_requests', [table.id], [table.createdAt, table.status, table.name, table.rfc]),
    searchIndex('invoice_requests_search', table.search),
  ],
);

/** Invoices (CFDI) that were issued on a request. At most one of them stands. */
export const invoices = pgTable(
  'invoices',
  {
    /** Folio fiscal: the UUID that the tax office stamped it with. */
    id: uuid().primaryKey(),
    requestId: uuid('request_id')
      .notNull()
      .references(() => invoiceRequests.id),
    xmlFileId: uuid('xml_file_id')
      .notNull()
      .references(() => storedFiles.id),
    pdfFileId: uuid('pdf_file_id')
      .notNull()
      .references(() => storedFiles.id),
    issuedAt: instant('issued_at').notNull(),
    uploadedBy: integer('uploaded_by')
      .notNull()
      .references(() => users.id),
    uploadedAt: instant('uploaded_at').notNull().defaultNow(),
    /** When another one took its place, or its request was opened again. */
    cancelledAt: instant('cancelled_at'),
  },
  (table) => [
    uniqueIndex('invoices_stands')
      .on(table.requestId)
      .where(sql`${table.cancelledAt} is null`),
    index('invoices_request').on(table.requestId, table.uploadedAt),
    index('invoices_xml').on(table.xmlFileId),
    index('invoices_pdf').on(table.pdfFileId),
    index('invoices_uploaded_by').on(table.uploadedBy),
  ],
);

/** What is kept of their changes (decision 48). */
export const audit: readonly AuditDeclaration[] = [
  audited(invoiceRequests, { title: 'name' }),
  audited(invoices, {}),
  ...unaudited('Never change once they are issued (immutable.ts).', receipts, receiptCancellations),
  ...unaudited('Counts receipts.', folioCounters),
];
