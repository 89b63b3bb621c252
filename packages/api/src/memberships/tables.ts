import { membershipStatuses } from '@lia/sdk/memberships/rules';
import { boolean, index, integer, jsonb, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core';

import { users } from '../accounts/tables.ts';
import { orders } from '../payments/tables.ts';
import type { Family } from '../people/newUser.ts';

const instant = (name: string) => timestamp(name, { withTimezone: true });

/** What an order of a plan is about: whose it is, or the family that is registered once there is something to show. */
export const planOrders = pgTable(
  'plan_orders',
  {
    orderId: uuid('order_id')
      .primaryKey()
      .references(() => orders.id),
    planId: integer('plan_id').notNull(),
    /** Who gets the plan; null while they have no account. */
    userId: integer('user_id').references(() => users.id),
    /** The accounts to be made, passwords as hashes alone; null once they are. */
    family: jsonb().$type<Family>(),
    createdAt: instant('created_at').notNull().defaultNow(),
  },
  (table) => [index('plan_orders_created').on(table.createdAt)],
);

/** Paid memberships. Each belongs to the order that it began with; renewals carry it on. */
export const memberships = pgTable(
  'memberships',
  {
    id: uuid().primaryKey().defaultRandom(),
    orderId: uuid('order_id')
      .notNull()
      .unique()
      .references(() => orders.id),
    userId: integer('user_id')
      .notNull()
      .references(() => users.id),
    planId: integer('plan_id').notNull(),
    status: text({ enum: membershipStatuses }).notNull(),
    paidUntil: instant('paid_until').notNull(),
    /** Ends with what is paid, without grace. */
    cancelled: boolean().notNull().default(false),
    /** Roles that the plan's replaced, restored when it ends. */
    rolesBefore: text('roles_before').array().notNull(),
    /** Licences that were paid for: one for each child, or one. */
    licences: integer().notNull(),
    createdAt: instant('created_at').notNull().defaultNow(),
  },
  (table) => [
    index('memberships_user').on(table.userId),
    index('memberships_status').on(table.status, table.paidUntil),
  ],
);

/** Whom the licences of a membership are for. They are worth something while the membership stands. */
export const licences = pgTable(
  'licences',
  {
    membershipId: uuid('membership_id')
      .notNull()
      .references(() => memberships.id),
    userId: integer('user_id')
      .notNull()
      .references(() => users.id),
  },
  (table) => [primaryKey({ columns: [table.membershipId, table.userId] }), index('licences_user').on(table.userId)],
);
