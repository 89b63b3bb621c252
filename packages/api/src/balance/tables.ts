import { differenceKinds, movementKinds, transactionKinds } from '@lia/sdk/balance/rules';
import type { AccountRow } from '@lia/sdk/balance/records';
import { sql } from 'drizzle-orm';
import { check, date, foreignKey, index, integer, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';

import { users } from '../accounts/tables.ts';
import { orders } from '../payments/tables.ts';
import { type AuditDeclaration, audited, unaudited } from '../platform/audit/audited.ts';
import { centavos, instant } from '../platform/columnTypes.ts';
import { sortIndexes } from '../platform/lists/sortIndexes.ts';

/** What moved on our account at a provider, as it reports it. */
export const balanceTransactions = pgTable(
  'balance_transactions',
  {
    provider: text('provider').notNull(),
    /** The provider's own id. */
    id: text('id').notNull(),
    kind: text('kind', { enum: transactionKinds }).notNull(),
    paymentId: text('payment_id'),
    /** Below zero where it left our account. */
    amount: centavos('amount').notNull(),
    fee: centavos('fee').notNull(),
    at: instant('at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.provider, table.id] }),
    index('balance_transactions_at').on(table.provider, table.at),
    index('balance_transactions_payment').on(table.provider, table.paymentId),
  ],
);

/** A day in Mexico City of one provider; its sums are those of the movements of both sides. */
export const balanceDays = pgTable(
  'balance_days',
  {
    day: date('day').notNull(),
    provider: text('provider').notNull(),
    charged: centavos('charged').notNull().default(0),
    refunded: centavos('refunded').notNull().default(0),
    disputed: centavos('disputed').notNull().default(0),
    /** Null where the provider reports nothing, as our bank. */
    reportedCharged: centavos('reported_charged'),
    reportedRefunded: centavos('reported_refunded'),
    reportedDisputed: centavos('reported_disputed'),
    fees: centavos('fees'),
    differences: integer('differences').notNull().default(0),
    checkedAt: instant('checked_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.day, table.provider] }),
    ...sortIndexes('balance_days', [table.day, table.provider], [table.differences]),
    index('balance_days_different')
      .on(table.day)
      .where(sql`${table.differences} > 0`),
  ],
);

/** A movement that one side has and the other does not, or with another amount. */
export const balanceDifferences = pgTable(
  'balance_differences',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    day: date('day').notNull(),
    provider: text('provider').notNull(),
    kind: text('kind', { enum: differenceKinds }).notNull(),
    movement: text('movement', { enum: movementKinds }).notNull(),
    orderId: uuid('order_id').references(() => orders.id),
    paymentId: text('payment_id'),
    transactionId: text('transaction_id'),
    ours: centavos('ours'),
    reported: centavos('reported'),
    at: instant('at').notNull(),
  },
  (table) => [
    foreignKey({ columns: [table.day, table.provider], foreignColumns: [balanceDays.day, balanceDays.provider] }),
    index('balance_differences_day').on(table.day, table.provider),
    index('balance_differences_order').on(table.orderId),
  ],
);

/** An export for the accountant. Its rows are as they were then, and are erased after their time. */
export const accountExports = pgTable(
  'account_exports',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    month: text('month').notNull(),
    requestedBy: integer('requested_by')
      .notNull()
      .references(() => users.id),
    /** Null until they are written, and once they are erased. */
    rows: jsonb('rows').$type<readonly AccountRow[]>(),
    movements: integer('movements').notNull().default(0),
    createdAt: instant('created_at').notNull().defaultNow(),
    finishedAt: instant('finished_at'),
  },
  (table) => [
    index('account_exports_created').on(table.createdAt),
    index('account_exports_requested_by').on(table.requestedBy),
    check('account_exports_rows', sql`${table.rows} is null or ${table.finishedAt} is not null`),
  ],
);

/** What is kept of their changes (decision 48). */
export const audit: readonly AuditDeclaration[] = [
  audited(accountExports, { secret: ['rows'], title: 'month' }),
  ...unaudited(
    'Are reports of providers, and what follows from them.',
    balanceTransactions,
    balanceDays,
    balanceDifferences,
  ),
];
