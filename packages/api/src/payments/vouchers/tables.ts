import { voucherStatuses } from '@lia/sdk/payments/rules';
import { sql } from 'drizzle-orm';
import { index, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';

import { instant } from '../../platform/columnTypes.ts';
import { orders } from '../tables.ts';
import { type AuditDeclaration, unaudited } from '../../platform/audit/audited.ts';

/** Cash vouchers. The id is the address of a page that is open to anyone with the link. */
export const vouchers = pgTable(
  'vouchers',
  {
    id: uuid().primaryKey().defaultRandom(),
    orderId: uuid('order_id')
      .notNull()
      .references(() => orders.id),
    provider: text().notNull(),
    paymentId: text('payment_id').notNull(),
    status: text({ enum: voucherStatuses }).notNull(),
    number: text(),
    hostedUrl: text('hosted_url'),
    expiresAt: instant('expires_at'),
    paidAt: instant('paid_at'),
    createdAt: instant('created_at').notNull().defaultNow(),
  },
  (table) => [
    uniqueIndex('vouchers_payment').on(table.provider, table.paymentId),
    index('vouchers_order').on(table.orderId),
    index('vouchers_number').on(table.number),
    index('vouchers_paid_late')
      .on(table.paidAt)
      .where(sql`${table.status} = 'paid_late'`),
  ],
);

/** What is kept of their changes (decision 48). */
export const audit: readonly AuditDeclaration[] = [
  ...unaudited('Follow their payments, and their addresses are open to anyone who has them.', vouchers),
];
