import { institutionTypes } from '@lia/sdk/institutions/rules';
import { sql } from 'drizzle-orm';
import { boolean, integer, pgTable, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core';

/** Schools and companies. A deleted one leaves the lists; its people and their work stay. */
export const institutions = pgTable(
  'institutions',
  {
    // Numbers below are given by hand, such as that of public registrations.
    id: integer().primaryKey().generatedByDefaultAsIdentity({ startWith: 1001 }),
    name: text().notNull(),
    /** The name without case and accents: what makes two institutions the same one. */
    nameKey: text('name_key').notNull(),
    description: text().notNull().default(''),
    type: text({ enum: institutionTypes }).notNull(),
    /** E-mail or name of a contact. */
    admin: text(),
    isActive: boolean('is_active').notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
    deletedAt: timestamp('deleted_at', { withTimezone: true }),
  },
  (table) => [
    uniqueIndex('institutions_name_taken')
      .on(table.nameKey)
      .where(sql`${table.deletedAt} is null`),
  ],
);
