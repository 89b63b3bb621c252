import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, uuid } from 'drizzle-orm/pg-core';

import { memberships } from '../memberships/tables.ts';
import { orders } from '../payments/tables.ts';
import { type AuditDeclaration, audited } from '../platform/audit/audited.ts';
import { instant } from '../platform/columnTypes.ts';

/** Further licences of memberships, each with the order that pays them. */
export const licencePurchases = pgTable(
  'licence_purchases',
  {
    orderId: uuid('order_id')
      .primaryKey()
      .references(() => orders.id),
    membershipId: uuid('membership_id')
      .notNull()
      .references(() => memberships.id),
    licences: integer().notNull(),
    /** The end of the period that they are priced for: paid after it, they are not given. */
    until: instant('until').notNull(),
    /** When the membership got them; null while they are not paid. */
    grantedAt: instant('granted_at'),
    createdAt: instant('created_at').notNull().defaultNow(),
  },
  (table) => [
    index('licence_purchases_membership').on(table.membershipId, table.createdAt),
    check('licence_purchases_licences', sql`${table.licences} > 0`),
  ],
);

/** What is kept of their changes (decision 48). */
export const audit: readonly AuditDeclaration[] = [audited(licencePurchases, { order: 'orderId' })];
