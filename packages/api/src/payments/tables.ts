import { languages } from '@lia/sdk/messages/language';
import { eventOutcomes } from '@lia/sdk/payments/records';
import {
  otherMethods,
  disputeStatuses,
  paymentMethods,
  refundReasons,
  refundStatuses,
  subscriptionStatuses,
} from '@lia/sdk/payments/rules';
import type { SubscriptionCharge } from '@lia/sdk/payments/subscriptionCharge';
import { orderReasons, paymentStatuses } from '@lia/sdk/payments/schema';
import { sql } from 'drizzle-orm';
import {
  type AnyPgColumn,
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';

import { users } from '../accounts/tables.ts';
import { centavos, instant } from '../platform/columnTypes.ts';
import { searchColumn, searchIndex } from '../platform/search.ts';
import { sortIndexes } from '../platform/lists/sortIndexes.ts';
import { type AuditDeclaration, audited, unaudited } from '../platform/audit/audited.ts';

/** What a payer is to pay. `status` follows the payments of the order and nothing else (orderStatus.ts). */
export const orders = pgTable(
  'orders',
  {
    id: uuid('id').primaryKey(),
    reason: text('reason', { enum: orderReasons }).notNull(),
    status: text('status', { enum: paymentStatuses }).notNull().default('pending'),
    /** What the receipt prints; kept as it was sold. */
    title: text('title').notNull(),
    quantity: integer('quantity').notNull(),
    unit_price: centavos('unit_price').notNull(),
    total: centavos('total').notNull(),
    /** Licences in the unit price that are paid beside those of a plan, each at this price; null where none were counted. */
    licences: integer(),
    licence_price: centavos('licence_price'),
    /** Unit price before the buyer's plan took `discount` percent off it; both null where nothing was taken off. */
    list_price: centavos('list_price'),
    discount: integer('discount'),
    payer_name: text('payer_name').notNull(),
    payer_email: text('payer_email').notNull(),
    /** In whose name a company gives, as the gift has it: the payer filled its form in. Null where a person buys for themselves. */
    payer_company: text('payer_company'),
    /** Whose it is, and whose lists show it; written by owner.ts alone. Null while it has no known owner. */
    ownerId: integer('owner_id').references(() => users.id),
    /** Whether the owner ordered it, in a session or with the registration; false where only their address was typed. */
    orderedByOwner: boolean('ordered_by_owner').notNull().default(false),
    /** In which the payer filled the form in, and is written to. */
    language: text('language', { enum: languages }).notNull().default('es'),
    provider: text('provider').notNull(),
    /** The checkout it is paid on; null where it is paid on our own pages. */
    preferenceId: text('preference_id'),
    /** Page of that checkout; null where it is paid on our own pages. */
    initPoint: text('init_point'),
    createdAt: instant('created_at').notNull().defaultNow(),
    /** The order whose subscription this one renews, and the provider's bill that it stands for. */
    renewalOf: uuid('renewal_of').references((): AnyPgColumn => orders.id),
    billId: text('bill_id'),
    /** How far it pays a subscription; null where it pays none. */
    periodEnd: instant('period_end'),
    /** When the reconciler last asked the provider about it. */
    reconciledAt: instant('reconciled_at'),
    /** The payment method that is being opened, and until when no other may be (attempt.ts). */
    heldBy: text('held_by'),
    heldUntil: instant('held_until'),
    /** The way to pay it that was opened last, with its intent where it has one, and how many came before. */
    method: text('method'),
    intentId: text('intent_id'),
    attempts: integer('attempts').notNull().default(0),
    /** Keyed hash of what the order was written for: the same asked again soon is the same order (sameOrder.ts). */
    request: text('request'),
    search: searchColumn('payer_name', 'payer_email', 'title', 'payer_company'),
  },
  (table) => [
    uniqueIndex('orders_preference').on(table.provider, table.preferenceId),
    uniqueIndex('orders_bill').on(table.provider, table.billId),
    index('orders_renewals').on(table.renewalOf),
    index('orders_owner').on(table.ownerId, table.createdAt),
    index('orders_request').on(table.request),
    ...sortIndexes(
      'orders',
      [table.id],
      [table.createdAt, table.reason, table.status, table.title, table.total, table.payer_name],
    ),
    searchIndex('orders_search', table.search),
    index('orders_pending')
      .on(table.createdAt)
      .where(sql`${table.status} = 'pending'`),
    index('orders_unpaid')
      .on(table.provider, table.createdAt)
      .where(sql`${table.status} in ('pending', 'rejected', 'expired')`),
    index('orders_paid')
      .on(table.provider, table.createdAt)
      .where(sql`${table.status} = 'approved'`),
    // Only what a plan includes costs nothing.
    check(
      'orders_total',
      sql`${table.total} = ${table.quantity} * ${table.unit_price}
        and (${table.total} > 0 or (${table.total} = 0 and coalesce(${table.discount}, 0) = 100))`,
    ),
    check(
      'orders_licences',
      sql`(${table.licences} is null) = (${table.licence_price} is null) and (${table.licences} is null
        or (${table.licences} >= 0 and ${table.licences} * ${table.licence_price} < ${table.unit_price}))`,
    ),
    check(
      'orders_discount',
      sql`(${table.list_price} is null) = (${table.discount} is null) and (${table.discount} is null
        or (${table.discount} between 1 and 100 and ${table.unit_price} <= ${table.list_price}))`,
    ),
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
    status: text('status', { enum: paymentStatuses }).notNull(),
    /** `checkout` where the payer chose on the provider's own page; `transfer` to our bank account. */
    method: text('method', { enum: [...otherMethods, ...paymentMethods] })
      .notNull()
      .default('checkout'),
    amount: centavos('amount').notNull(),
    /** How much of it went back so far; what went back when stands in `refunds`. */
    refunded: centavos('refunded').notNull().default(0),
    createdAt: instant('created_at').notNull(),
    /** When the provider last changed it, by its own clock; null where it does not report that. */
    changedAt: instant('changed_at'),
    /** When the money came, by the provider's report. */
    paidAt: instant('paid_at'),
    /** The provider's word for why it was refused. */
    failure: text('failure'),
    updatedAt: instant('updated_at').notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.provider, table.id] }),
    index('payments_order').on(table.orderId),
    index('payments_pending')
      .on(table.orderId)
      .where(sql`${table.status} = 'pending'`),
    index('payments_paid').on(table.provider, table.paidAt),
  ],
);

/**
 * Money that went back, or is to: an entry for each time. `duplicate`: we give it back, since its order was paid already.
 * `late`: we give it back, since the period that it was to pay had ended. `owned`: we give it back, since another order had paid the same
 * already. `reported`: the company reports it, by any decision but ours. Any other reason is the team's.
 */
export const refunds = pgTable(
  'refunds',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    provider: text('provider').notNull(),
    paymentId: text('payment_id').notNull(),
    orderId: uuid('order_id')
      .notNull()
      .references(() => orders.id),
    reason: text('reason', { enum: refundReasons }).notNull(),
    status: text('status', { enum: refundStatuses }).notNull(),
    amount: centavos('amount').notNull(),
    /** What the team notes about it, and who asked for it. */
    note: text('note'),
    /** Whether the subscription that its order paid a period of ends with it. */
    endSubscription: boolean('end_subscription').notNull().default(false),
    requestedBy: integer('requested_by').references(() => users.id),
    createdAt: instant('created_at').notNull().defaultNow(),
  },
  (table) => [
    index('refunds_order').on(table.orderId),
    index('refunds_requested_by').on(table.requestedBy),
    index('refunds_created').on(table.provider, table.createdAt),
    index('refunds_payment').on(table.provider, table.paymentId),
    uniqueIndex('refunds_own')
      .on(table.provider, table.paymentId)
      .where(sql`${table.reason} <> 'reported'`),
    check('refunds_amount', sql`${table.amount} > 0`),
  ],
);

/** Refunds that the team made where a company could not. Removed marks stay, with who removed them. */
export const manualRefunds = pgTable(
  'manual_refunds',
  {
    id: uuid().primaryKey().defaultRandom(),
    refundId: uuid('refund_id')
      .notNull()
      .references(() => refunds.id),
    madeBy: integer('made_by')
      .notNull()
      .references(() => users.id),
    madeAt: instant('made_at').notNull().defaultNow(),
    undoneBy: integer('undone_by').references(() => users.id),
    undoneAt: instant('undone_at'),
  },
  (table) => [
    uniqueIndex('manual_refunds_holds')
      .on(table.refundId)
      .where(sql`${table.undoneAt} is null`),
    check('manual_refunds_undone', sql`(${table.undoneAt} is null) = (${table.undoneBy} is null)`),
  ],
);

/** A payment that its payer disputes at their bank, as the provider last described it. */
export const disputes = pgTable(
  'disputes',
  {
    provider: text('provider').notNull(),
    /** The provider's own id. */
    id: text('id').notNull(),
    paymentId: text('payment_id').notNull(),
    orderId: uuid('order_id')
      .notNull()
      .references(() => orders.id),
    status: text('status', { enum: disputeStatuses }).notNull(),
    /** The provider's word for why. */
    reason: text('reason').notNull(),
    amount: centavos('amount').notNull(),
    dueAt: instant('due_at'),
    openedAt: instant('opened_at').notNull(),
    /** When the provider took the amount from our account, and when it gave it back. */
    takenAt: instant('taken_at'),
    returnedAt: instant('returned_at'),
    /** When we learned how it was decided. */
    closedAt: instant('closed_at'),
  },
  (table) => [
    primaryKey({ columns: [table.provider, table.id] }),
    index('disputes_order').on(table.orderId),
    index('disputes_payment').on(table.provider, table.paymentId),
    index('disputes_open')
      .on(table.orderId)
      .where(sql`${table.closedAt} is null`),
  ],
);

/** A subscription as its provider last described it. Its periods are paid by orders: the first, and its renewals. */
export const subscriptions = pgTable(
  'subscriptions',
  {
    provider: text('provider').notNull(),
    /** The provider's own id. */
    id: text('id').notNull(),
    /** The order that it was made for. */
    orderId: uuid('order_id')
      .notNull()
      .references(() => orders.id),
    status: text('status', { enum: subscriptionStatuses }).notNull(),
    currentPeriodEnd: instant('current_period_end').notNull(),
    cancelAtPeriodEnd: boolean('cancel_at_period_end').notNull(),
    /** Of the card that pays it, what may be shown; null where the provider does not report it. */
    cardBrand: text('card_brand'),
    cardLast4: text('card_last4'),
    /** What its next period is charged; null where the provider does not report it. */
    charge: jsonb().$type<SubscriptionCharge>(),
    createdAt: instant('created_at').notNull().defaultNow(),
    /** When the provider was last asked what stands here: an answer to an earlier question changes nothing. */
    reconciledAt: instant('reconciled_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.provider, table.id] }),
    index('subscriptions_order').on(table.orderId),
    index('subscriptions_due')
      .on(table.currentPeriodEnd)
      .where(sql`${table.status} <> 'ended'`),
  ],
);

/** Every genuine provider event, stored before it is processed. `processedAt` is null until it was. */
export const providerEvents = pgTable(
  'provider_events',
  {
    provider: text('provider').notNull(),
    eventId: text('event_id').notNull(),
    /** The payment that the event is about; null where it is about something else. */
    paymentId: text('payment_id'),
    /** The subscription that it is about. */
    subscriptionId: text('subscription_id'),
    /** The provider's word for what happened. */
    type: text('type').notNull().default(''),
    /** The body as it came; null once its time is over (`EVENT_BODY_DAYS`). */
    payload: text('payload'),
    receivedAt: instant('received_at').notNull().defaultNow(),
    processedAt: instant('processed_at'),
    /** What came of it; null while it waits. */
    outcome: text('outcome', { enum: eventOutcomes }),
    /** How often it was processed in vain; its job has the time of the next attempt. */
    attempts: integer('attempts').notNull().default(0),
    search: searchColumn('event_id', 'type', 'payment_id', 'subscription_id'),
  },
  (table) => [
    primaryKey({ columns: [table.provider, table.eventId] }),
    index('provider_events_open')
      .on(table.receivedAt)
      .where(sql`${table.processedAt} is null`),
    ...sortIndexes('provider_events', [table.provider, table.eventId], [table.receivedAt]),
    searchIndex('provider_events_search', table.search),
  ],
);

/** What is kept of their changes (decision 48). */
export const audit: readonly AuditDeclaration[] = [
  audited(orders, {
    secret: ['initPoint', 'request'],
    technical: ['preferenceId', 'intentId', 'attempts', 'heldBy', 'heldUntil', 'reconciledAt'],
    person: 'ownerId',
    order: 'id',
    title: 'title',
  }),
  audited(payments, { technical: ['changedAt', 'updatedAt'], order: 'orderId' }),
  audited(refunds, { order: 'orderId' }),
  audited(manualRefunds, {}),
  audited(disputes, { order: 'orderId' }),
  audited(subscriptions, { technical: ['reconciledAt', 'charge'], order: 'orderId' }),
  ...unaudited('Are reports of providers, kept as they came.', providerEvents),
];
