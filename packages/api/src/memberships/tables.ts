import { freeReasons } from '@lia/sdk/licences/rules';
import { termKinds } from '@lia/sdk/memberships/termRecords';
import { grantTypes } from '@lia/sdk/memberships/roles';
import { membershipStatuses } from '@lia/sdk/memberships/rules';
import { CURRENCY } from '@lia/sdk/payments/money';
import { sql } from 'drizzle-orm';
import {
  type AnyPgColumn,
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';

import { users } from '../accounts/tables.ts';
import { institutions } from '../institutions/tables.ts';
import { orders } from '../payments/tables.ts';
import type { Family } from '../people/newUser.ts';
import { centavos, instant } from '../platform/columnTypes.ts';
import { sortIndexes } from '../platform/lists/sortIndexes.ts';
import { type AuditDeclaration, audited } from '../platform/audit/audited.ts';

/**
 * What plans cost and take off, and since when. A row is never changed: another one follows it. One that does not hold yet may
 * be taken back.
 */
export const planTerms = pgTable(
  'plan_terms',
  {
    id: uuid().primaryKey().defaultRandom(),
    planId: integer('plan_id').notNull(),
    kind: text({ enum: termKinds }).notNull(),
    /** A price in centavos, or a discount in percent. */
    value: integer().notNull(),
    currency: text().notNull().default(CURRENCY),
    validFrom: instant('valid_from').notNull(),
    createdAt: instant('created_at').notNull().defaultNow(),
    /** Null for the terms that a catalogue begins with. */
    createdBy: integer('created_by').references(() => users.id),
  },
  (table) => [
    uniqueIndex('plan_terms_from').on(table.planId, table.kind, table.validFrom),
    index('plan_terms_created_by').on(table.createdBy),
    ...sortIndexes('plan_terms', [table.id], [table.validFrom, table.createdAt]),
    check(
      'plan_terms_value',
      sql`case ${table.kind} when 'price' then ${table.value} > 0 else ${table.value} between 0 and 99 end`,
    ),
  ],
);

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
    /** Who pays it; null where a gift does, for a school. */
    userId: integer('user_id').references(() => users.id),
    /** The school that a gift pays it for; null where its payer has it. */
    schoolId: integer('school_id').references(() => institutions.id),
    planId: integer('plan_id').notNull(),
    status: text({ enum: membershipStatuses }).notNull(),
    /** When it began to count without a break; later than its order where the plan before it was paid until then. */
    beginsAt: instant('begins_at').notNull().defaultNow(),
    /** How far it is paid, with the time that it carries. */
    paidUntil: instant('paid_until').notNull(),
    /** The membership of the same payer that stood when this one began; null where none did. */
    previousId: uuid('previous_id').references((): AnyPgColumn => memberships.id),
    /** Seconds that the one before is paid beyond the beginning of this one: they follow what is paid of this one. */
    carriedSeconds: integer('carried_seconds').notNull().default(0),
    /** Ends with what is paid, without grace. */
    cancelled: boolean().notNull().default(false),
    /** Roles that the plan's replaced, restored when it ends. */
    rolesBefore: text('roles_before').array().notNull(),
    /** Licences that it has, held and free ones. */
    licences: integer().notNull(),
    /** What its plan costs in the period that is paid, each time that it is paid; null where a gift pays. */
    unit_price: centavos('unit_price'),
    /** How many times the plan is paid: once for each child of a parent, else once. */
    quantity: integer().notNull().default(1),
    /** Licences that are paid beside those of the plan. */
    further: integer().notNull().default(0),
    /** The smaller number of licences that its payer chose for the next period; null where it keeps all. */
    renewalLicences: integer('renewal_licences'),
    /** When the last renewal set the number of licences, and the end of the period that it paid; null before the first. */
    renewedAt: instant('renewed_at'),
    renewedUntil: instant('renewed_until'),
    /** The end of the latest period that its payer was reminded of. */
    remindedUntil: instant('reminded_until'),
    createdAt: instant('created_at').notNull().defaultNow(),
  },
  (table) => [
    index('memberships_user').on(table.userId),
    index('memberships_school').on(table.schoolId),
    index('memberships_previous').on(table.previousId),
    index('memberships_status').on(table.status, table.paidUntil),
    ...sortIndexes('memberships', [table.orderId], [table.createdAt, table.paidUntil, table.licences]),
    check('memberships_whose', sql`(${table.userId} is null) <> (${table.schoolId} is null)`),
    check('memberships_licences', sql`${table.licences} > 0`),
    check('memberships_carried', sql`${table.carriedSeconds} >= 0`),
    check('memberships_paid', sql`${table.quantity} > 0 and ${table.further} >= 0`),
    check('memberships_renewal', sql`${table.renewalLicences} between 1 and ${table.licences} - 1`),
  ],
);

/**
 * Who holds the licences of memberships, and who held them before: a row for each time that one was assigned. A licence that
 * was assigned stays so when its membership ends, gives nothing meanwhile, and is there again when the membership is paid.
 */
export const licences = pgTable(
  'licences',
  {
    id: uuid().primaryKey().defaultRandom(),
    membershipId: uuid('membership_id')
      .notNull()
      .references(() => memberships.id),
    /** Which of the membership's licences it is, from 1. */
    num: integer().notNull(),
    /** Null where the account was removed with the import that created it. */
    userId: integer('user_id').references(() => users.id, { onDelete: 'set null' }),
    /** What it makes its holder. */
    type: text({ enum: grantTypes }).notNull(),
    /** Roles that it replaced, restored when the holder has no other plan of the type. */
    rolesBefore: text('roles_before').array().notNull(),
    assignedAt: instant('assigned_at').notNull().defaultNow(),
    /** Null where the payment or a registration assigned it. */
    assignedBy: integer('assigned_by').references(() => users.id),
    /** The import that assigned it. */
    importId: uuid('import_id'),
    freedAt: instant('freed_at'),
    freedBy: integer('freed_by').references(() => users.id),
    freeReason: text('free_reason', { enum: freeReasons }),
  },
  (table) => [
    uniqueIndex('licences_current')
      .on(table.membershipId, table.num)
      .where(sql`${table.freedAt} is null`),
    uniqueIndex('licences_holder')
      .on(table.membershipId, table.userId)
      .where(sql`${table.freedAt} is null`),
    index('licences_membership').on(table.membershipId, table.freedAt),
    index('licences_user').on(table.userId),
    index('licences_import').on(table.importId),
    index('licences_assigned_by').on(table.assignedBy),
    index('licences_freed_by').on(table.freedBy),
    check('licences_num', sql`${table.num} > 0`),
    check('licences_freed', sql`(${table.freedAt} is null) = (${table.freeReason} is null)`),
    check('licences_held', sql`${table.userId} is not null or ${table.freedAt} is not null`),
  ],
);

/** What is kept of their changes (decision 48). */
export const audit: readonly AuditDeclaration[] = [
  audited(planTerms, {}),
  audited(planOrders, { secret: ['family'], person: 'userId', order: 'orderId' }),
  audited(memberships, { technical: ['remindedUntil'], person: 'userId', institution: 'schoolId', order: 'orderId' }),
  audited(licences, { person: 'userId' }),
];
