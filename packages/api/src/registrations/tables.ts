import { memberships } from '@lia/sdk/registrations/rules';
import { sql } from 'drizzle-orm';
import { index, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';

import { instant } from '../platform/columnTypes.ts';
import { phoneIndex, searchColumn, searchIndex } from '../platform/search.ts';
import { sortIndexes } from '../platform/lists/sortIndexes.ts';
import { type AuditDeclaration, audited } from '../platform/audit/audited.ts';

/** Schools that want to hear from us. */
export const schoolContacts = pgTable(
  'school_contacts',
  {
    id: uuid().primaryKey().defaultRandom(),
    name: text().notNull(),
    email: text().notNull(),
    phone: text().notNull(),
    country: text().notNull(),
    city: text().notNull(),
    message: text().notNull(),
    membership: text({ enum: memberships }).notNull(),
    createdAt: instant('created_at').notNull().defaultNow(),
    /** When the team had called; null until then. */
    answeredAt: instant('answered_at'),
    search: searchColumn('name', 'email', 'city', 'message'),
  },
  (table) => [
    ...sortIndexes('school_contacts', [table.id], [table.createdAt, table.name, table.city, table.membership]),
    searchIndex('school_contacts_search', table.search),
    phoneIndex('school_contacts_phone', table.phone),
    index('school_contacts_waiting')
      .on(table.createdAt)
      .where(sql`${table.answeredAt} is null`),
    // The same person with the same wish is one request until it is answered, however they write their address.
    uniqueIndex('school_contacts_wish')
      .on(sql`lower(${table.email})`, table.membership, table.message)
      .where(sql`${table.answeredAt} is null`),
  ],
);

/** What is kept of their changes (decision 48). */
export const audit: readonly AuditDeclaration[] = [audited(schoolContacts, { title: 'name' })];
