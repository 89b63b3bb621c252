import { giftReasons, payoutEntryKinds } from '@lia/sdk/payouts/rules';
import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';

import { embeds } from '../embeds/tables.ts';
import { institutions } from '../institutions/tables.ts';
import { orders } from '../payments/tables.ts';
import { type AuditDeclaration, unaudited } from '../platform/audit/audited.ts';
import { centavos, instant } from '../platform/columnTypes.ts';

/** What came through the sites of a school in a month. Its sums are those of its entries. */
export const payouts = pgTable(
  'payouts',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    schoolId: integer('school_id')
      .notNull()
      .references(() => institutions.id),
    /** `2026-11`, in Mexico City's time. */
    month: text('month').notNull(),
    gifts: integer('gifts').notNull().default(0),
    paid: centavos('paid').notNull().default(0),
    refunded: centavos('refunded').notNull().default(0),
    /** From when on no entry is added. */
    issuedAt: instant('issued_at'),
  },
  (table) => [
    uniqueIndex('payouts_month').on(table.schoolId, table.month),
    index('payouts_by_month').on(table.month, table.id),
    check('payouts_month_written', sql`${table.month} ~ '^\\d{4}-(0[1-9]|1[0-2])$'`),
  ],
);

/** Each payment of a gift and each refund of one: in one statement, once. */
export const payoutEntries = pgTable(
  'payout_entries',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    payoutId: uuid('payout_id')
      .notNull()
      .references(() => payouts.id),
    kind: text('kind', { enum: payoutEntryKinds }).notNull(),
    /** What it is about: the provider and id of a payment, the id of a refund. */
    subject: text('subject').notNull(),
    at: instant('at').notNull(),
    orderId: uuid('order_id')
      .notNull()
      .references(() => orders.id),
    embedId: uuid('embed_id')
      .notNull()
      .references(() => embeds.id),
    form: text('form').notNull(),
    reason: text('reason', { enum: giftReasons }).notNull(),
    /** Below zero where the money went back. */
    amount: centavos('amount').notNull(),
  },
  (table) => [
    uniqueIndex('payout_entries_once').on(table.kind, table.subject),
    index('payout_entries_payout').on(table.payoutId, table.at),
    index('payout_entries_order').on(table.orderId),
    index('payout_entries_embed').on(table.embedId),
  ],
);

/** Nothing is kept of their changes (decision 48). */
export const audit: readonly AuditDeclaration[] = [
  ...unaudited('Are written by a job alone, out of payments and refunds that are audited.', payouts, payoutEntries),
];
