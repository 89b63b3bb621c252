import { sql } from 'drizzle-orm';
import { date, index, integer, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';

import { users } from '../../accounts/tables.ts';
import { type AuditDeclaration, audited } from '../../platform/audit/audited.ts';
import { instant } from '../../platform/columnTypes.ts';
import { orders } from '../tables.ts';

/** Bank transfers that someone of ours saw on the account: the source of what is known of their payments. */
export const bankTransfers = pgTable(
  'bank_transfers',
  {
    /** The payment that it is. */
    paymentId: uuid('payment_id').primaryKey().defaultRandom(),
    orderId: uuid('order_id')
      .notNull()
      .references(() => orders.id),
    bankReference: text('bank_reference').notNull(),
    paidOn: date('paid_on').notNull(),
    markedBy: integer('marked_by')
      .notNull()
      .references(() => users.id),
    createdAt: instant('created_at').notNull().defaultNow(),
    /** When the mark was taken back, since the money did not come or went back. */
    undoneAt: instant('undone_at'),
    undoneBy: integer('undone_by').references(() => users.id),
  },
  (table) => [
    uniqueIndex('bank_transfers_order')
      .on(table.orderId)
      .where(sql`${table.undoneAt} is null`),
    uniqueIndex('bank_transfers_reference')
      .on(sql`lower(${table.bankReference})`)
      .where(sql`${table.undoneAt} is null`),
    index('bank_transfers_orders').on(table.orderId),
    index('bank_transfers_marked_by').on(table.markedBy),
    index('bank_transfers_undone_by').on(table.undoneBy),
  ],
);

/** What is kept of their changes (decision 48). */
export const audit: readonly AuditDeclaration[] = [
  audited(bankTransfers, { order: 'orderId', title: 'bankReference' }),
];
