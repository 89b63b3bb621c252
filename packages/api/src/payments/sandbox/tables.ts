import { transactionKinds } from '@lia/sdk/balance/rules';
import { checkoutDecisions } from '@lia/sdk/payments/schema';
import { index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { type AuditDeclaration, unaudited } from '../../platform/audit/audited.ts';
import { centavos, instant } from '../../platform/columnTypes.ts';

/**
 * The memory of the sandbox provider: its checkouts, each with the payment that may still pay it or did. It stands for another company's
 * database, so nothing refers to our tables, and only the sandbox reads it.
 */
export const sandboxCheckouts = pgTable(
  'sandbox_checkouts',
  {
    preferenceId: text('preference_id').primaryKey(),
    paymentId: text('payment_id').notNull().unique(),
    /** Our order, as the provider knows it. */
    externalReference: uuid('external_reference').notNull(),
    title: text('title').notNull(),
    quantity: integer('quantity').notNull(),
    unit_price: centavos('unit_price').notNull(),
    backUrl: text('back_url').notNull(),
    notificationUrl: text('notification_url').notNull(),
    /** `open` until it is decided; there is a payment from then on. */
    status: text('status', { enum: ['open', ...checkoutDecisions] })
      .notNull()
      .default('open'),
    /** How much of its payment went back. */
    refunded: centavos('refunded').notNull().default(0),
    decidedAt: instant('decided_at'),
    createdAt: instant('created_at').notNull().defaultNow(),
  },
  (table) => [index('sandbox_checkouts_reference').on(table.externalReference)],
);

/** Every movement of money at both sandboxes, as a company's balance has it. */
export const sandboxTransactions = pgTable(
  'sandbox_transactions',
  {
    id: text('id').primaryKey(),
    company: text('company').notNull(),
    kind: text('kind', { enum: transactionKinds }).notNull(),
    paymentId: text('payment_id').notNull(),
    amount: centavos('amount').notNull(),
    fee: centavos('fee').notNull(),
    at: instant('at').notNull().defaultNow(),
  },
  (table) => [index('sandbox_transactions_at').on(table.company, table.at)],
);

/** What is kept of their changes (decision 48). */
export const audit: readonly AuditDeclaration[] = [
  ...unaudited('Are the database of another company.', sandboxCheckouts, sandboxTransactions),
];
