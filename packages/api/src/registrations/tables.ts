import { memberships } from '@lia/sdk/memberships/rules';
import { index, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';

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
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [index('school_contacts_created').on(table.createdAt)],
);
