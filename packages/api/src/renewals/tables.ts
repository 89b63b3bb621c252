import { index, integer, pgTable, uniqueIndex, uuid } from 'drizzle-orm/pg-core';

import { memberships, planTerms } from '../memberships/tables.ts';
import { orders } from '../payments/tables.ts';
import { type AuditDeclaration, audited, unaudited } from '../platform/audit/audited.ts';
import { instant } from '../platform/columnTypes.ts';

/** Higher prices of plans that payers were notified of. One counts from when its e-mail was sent, and no sooner. */
export const priceNotices = pgTable(
  'price_notices',
  {
    id: uuid().primaryKey().defaultRandom(),
    membershipId: uuid('membership_id')
      .notNull()
      .references(() => memberships.id),
    termId: uuid('term_id')
      .notNull()
      .references(() => planTerms.id),
    sentAt: instant('sent_at'),
    createdAt: instant('created_at').notNull().defaultNow(),
  },
  (table) => [
    uniqueIndex('price_notices_membership').on(table.membershipId, table.termId),
    index('price_notices_term').on(table.termId),
  ],
);

/** Periods that end soon of memberships that are paid in cash: what was done about each (decision 86). */
export const cashRenewals = pgTable(
  'cash_renewals',
  {
    id: uuid().primaryKey().defaultRandom(),
    membershipId: uuid('membership_id')
      .notNull()
      .references(() => memberships.id),
    /** When the period that is paid ends. */
    until: instant('until').notNull(),
    /** The order whose voucher pays the next period; null where OXXO cannot take it. */
    orderId: uuid('order_id').references(() => orders.id),
    /** For how many days before the end its payer was reminded last; null before the first reminder. */
    remindedDays: integer('reminded_days'),
    createdAt: instant('created_at').notNull().defaultNow(),
  },
  (table) => [
    uniqueIndex('cash_renewals_period').on(table.membershipId, table.until),
    index('cash_renewals_until').on(table.until),
    index('cash_renewals_order').on(table.orderId),
  ],
);

/** What is kept of their changes (decision 48). */
export const audit: readonly AuditDeclaration[] = [
  audited(priceNotices, {}),
  ...unaudited('Follow the memberships and orders that they name.', cashRenewals),
];
