import { date, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';

import { users } from '../accounts/tables.ts';
import { type AuditDeclaration, audited } from '../platform/audit/audited.ts';
import { instant } from '../platform/columnTypes.ts';

/** Members who agreed to have counted which screens they open; a withdrawn consent has no row. */
export const usageConsents = pgTable('usage_consents', {
  userId: integer('user_id')
    .primaryKey()
    .references(() => users.id),
  agreedAt: instant('agreed_at').notNull().defaultNow(),
});

/** Which screens a member opened on a day. */
export const usageViews = pgTable(
  'usage_views',
  {
    userId: integer('user_id')
      .notNull()
      .references(() => users.id),
    day: date().notNull(),
    screen: text().notNull(),
    views: integer().notNull().default(1),
  },
  (table) => [primaryKey({ columns: [table.userId, table.day, table.screen] }), index('usage_views_day').on(table.day)],
);

/** What is kept of their changes (decision 48). */
export const audit: readonly AuditDeclaration[] = [
  audited(usageConsents, { person: 'userId' }),
  { table: usageViews, because: 'Is itself a count of what a person does, who may have it deleted.' },
];
