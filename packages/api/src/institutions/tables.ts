import { institutionTypes, memberRoles, shifts } from '@lia/sdk/institutions/rules';
import { sql } from 'drizzle-orm';
import { boolean, check, index, integer, pgTable, text, timestamp, uniqueIndex, uuid } from 'drizzle-orm/pg-core';

import { users } from '../accounts/tables.ts';

import { searchColumn, searchIndex } from '../platform/search.ts';
import { sortIndexes } from '../platform/lists/sortIndexes.ts';

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
    is_active: boolean('is_active').notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
    deletedAt: timestamp('deleted_at', { withTimezone: true }),
    search: searchColumn('name', 'description'),
  },
  (table) => [
    uniqueIndex('institutions_name_taken')
      .on(table.nameKey)
      .where(sql`${table.deletedAt} is null`),
    ...sortIndexes('institutions', [table.id], [table.nameKey, table.type, table.is_active]),
    searchIndex('institutions_search', table.search),
  ],
);

/** People in schools. A person may be in several schools, and in several shifts of one. */
export const schoolMembers = pgTable(
  'school_members',
  {
    id: uuid().primaryKey().defaultRandom(),
    userId: integer('user_id')
      .notNull()
      .references(() => users.id),
    schoolId: integer('school_id')
      .notNull()
      .references(() => institutions.id),
    role: text({ enum: memberRoles }).notNull(),
    /** Null where the school has one shift, or they belong to none. */
    shift: text({ enum: shifts }),
    since: timestamp({ withTimezone: true }).notNull().defaultNow(),
    /** When they left, or will; null while that is not known. */
    until: timestamp({ withTimezone: true }),
  },
  (table) => [
    uniqueIndex('school_members_current')
      .on(table.userId, table.schoolId, table.role, sql`coalesce(${table.shift}, '')`)
      .where(sql`${table.until} is null`),
    index('school_members_school').on(table.schoolId),
    check('school_members_period', sql`${table.until} > ${table.since}`),
  ],
);
