import { disputeStatuses, paymentMethods, subscriptionStatuses } from '@lia/sdk/payments/rules';
import { sandboxIntentStatuses, testCardOutcomes } from '@lia/sdk/payments/sandboxCardsSchema';
import type { SubscriptionCharge } from '@lia/sdk/payments/subscriptionCharge';
import { boolean, index, integer, jsonb, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { type AuditDeclaration, unaudited } from '../../../platform/audit/audited.ts';
import { centavos, instant } from '../../../platform/columnTypes.ts';

// The memory of the card sandbox. It stands for another company's database, so nothing refers to our tables, and only
// the sandbox reads it.

/** A tokenised test card: what will come of it. Of its number the last four digits are kept, as companies do. */
export const sandboxCards = pgTable('sandbox_cards', {
  id: text('id').primaryKey(),
  last4: text('last4').notNull(),
  outcome: text('outcome', { enum: testCardOutcomes }).notNull(),
  createdAt: instant('created_at').notNull().defaultNow(),
});

/** Something to be paid: for an order, for a period of a subscription, or nothing at all, where a card is changed. */
export const sandboxIntents = pgTable(
  'sandbox_intents',
  {
    id: text('id').primaryKey(),
    clientSecret: text('client_secret').notNull().unique(),
    /** Our order; null for a subscription's, as with a real company. */
    orderId: uuid('order_id'),
    subscriptionId: text('subscription_id'),
    /** What was asked: asked again, it is the same intent. */
    request: text('request').notNull().unique(),
    method: text('method', { enum: paymentMethods }).notNull(),
    /** 0 where a card is to be kept and nothing paid. */
    amount: centavos('amount').notNull(),
    description: text('description').notNull(),
    status: text('status', { enum: sandboxIntentStatuses }).notNull().default('open'),
    /** How much went back; all of it, once it is `refunded`. */
    refunded: centavos('refunded').notNull().default(0),
    failure: text('failure'),
    cardId: text('card_id'),
    expiresAfterDays: integer('expires_after_days').notNull(),
    /** In the address of the voucher's page. */
    voucherId: text('voucher_id').unique(),
    voucherNumber: text('voucher_number'),
    voucherExpiresAt: instant('voucher_expires_at'),
    createdAt: instant('created_at').notNull().defaultNow(),
    paidAt: instant('paid_at'),
    /** Where its payer's bank was asked for the money back; one that is lost is `refunded`. */
    dispute: text('dispute', { enum: disputeStatuses }),
    disputedAt: instant('disputed_at'),
    /** When the bank gave the money of a dispute back to us. */
    returnedAt: instant('returned_at'),
  },
  (table) => [index('sandbox_intents_order').on(table.orderId)],
);

export const sandboxSubscriptions = pgTable(
  'sandbox_subscriptions',
  {
    id: text('id').primaryKey(),
    request: text('request').notNull().unique(),
    orderId: uuid('order_id').notNull(),
    cardId: text('card_id').notNull(),
    unit_price: centavos('unit_price').notNull(),
    quantity: integer('quantity').notNull(),
    licences: integer().notNull().default(0),
    licence_price: centavos('licence_price').notNull().default(0),
    interval: text('interval', { enum: ['month', 'year'] }).notNull(),
    product: text('product').notNull(),
    status: text('status', { enum: subscriptionStatuses }).notNull(),
    cancelAtPeriodEnd: boolean('cancel_at_period_end').notNull().default(false),
    createdAt: instant('created_at').notNull().defaultNow(),
  },
  (table) => [index('sandbox_subscriptions_order').on(table.orderId)],
);

/** The bill of one period of a subscription; `period` counts from 0. */
export const sandboxBills = pgTable(
  'sandbox_bills',
  {
    id: text('id').primaryKey(),
    subscriptionId: text('subscription_id').notNull(),
    period: integer('period').notNull(),
    intentId: text('intent_id').notNull(),
    /** What was charged when it was made; null for bills of before that was kept. */
    charge: jsonb().$type<SubscriptionCharge>(),
    periodEnd: instant('period_end').notNull(),
  },
  (table) => [uniqueIndex('sandbox_bills_period').on(table.subscriptionId, table.period)],
);

/** What is kept of their changes (decision 48). */
export const audit: readonly AuditDeclaration[] = [
  ...unaudited(
    'Are the database of another company.',
    sandboxCards,
    sandboxIntents,
    sandboxSubscriptions,
    sandboxBills,
  ),
];
