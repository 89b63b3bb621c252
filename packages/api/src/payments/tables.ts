import { orderReasons, paymentStates } from '@lia/sdk/payments/schema';
import { sql } from 'drizzle-orm';
import {
  bigint,
  check,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';

const instant = (name: string) => timestamp(name, { withTimezone: true });
const centavos = (name: string) => bigint(name, { mode: 'number' });

/** What somebody is to pay. `state` follows the payments of the order and nothing else (orderState.ts). */
export const orders = pgTable(
  'orders',
  {
    id: uuid('id').primaryKey(),
    reason: text('reason', { enum: orderReasons }).notNull(),
    state: text('state', { enum: paymentStates }).notNull().default('pending'),
    /** What the receipt prints; kept as it was sold. */
    title: text('title').notNull(),
    quantity: integer('quantity').notNull(),
    unitPrice: centavos('unit_price').notNull(),
    total: centavos('total').notNull(),
    payerName: text('payer_name').notNull(),
    payerEmail: text('payer_email').notNull(),
    provider: text('provider').notNull(),
    preferenceId: text('preference_id').notNull(),
    createdAt: instant('created_at').notNull().defaultNow(),
  },
  (table) => [
    uniqueIndex('orders_preference').on(table.provider, table.preferenceId),
    index('orders_pending')
      .on(table.createdAt)
      .where(sql`${table.state} = 'pending'`),
    check('orders_total', sql`${table.total} = ${table.quantity} * ${table.unitPrice} and ${table.total} > 0`),
  ],
);

/** A payment as its provider knows it. An order may see several: a rejected card, then another one. */
export const payments = pgTable(
  'payments',
  {
    provider: text('provider').notNull(),
    /** The provider's own id. */
    id: text('id').notNull(),
    orderId: uuid('order_id')
      .notNull()
      .references(() => orders.id),
    state: text('state', { enum: paymentStates }).notNull(),
    amount: centavos('amount').notNull(),
    createdAt: instant('created_at').notNull(),
    updatedAt: instant('updated_at').notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.provider, table.id] }), index('payments_order').on(table.orderId)],
);

/** Every genuine notification, stored before it is acted on. `processedAt` is null until it was. */
export const webhookEvents = pgTable(
  'webhook_events',
  {
    provider: text('provider').notNull(),
    eventId: text('event_id').notNull(),
    /** The payment that the event speaks of; null where it speaks of something else. */
    paymentId: text('payment_id'),
    /** The body as it came. */
    payload: text('payload').notNull(),
    receivedAt: instant('received_at').notNull().defaultNow(),
    processedAt: instant('processed_at'),
  },
  (table) => [
    primaryKey({ columns: [table.provider, table.eventId] }),
    index('webhook_events_open')
      .on(table.receivedAt)
      .where(sql`${table.processedAt} is null`),
  ],
);
