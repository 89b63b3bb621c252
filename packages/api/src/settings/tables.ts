import type { Settings } from '@lia/sdk/settings/rules';
import { integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';

import { users } from '../accounts/tables.ts';
import { type AuditDeclaration, unaudited } from '../platform/audit/audited.ts';
import { instant } from '../platform/columnTypes.ts';

/** How a person wants their screens; without a row, as their role has them. */
export const settings = pgTable('settings', {
  userId: integer('user_id')
    .primaryKey()
    .references(() => users.id),
  settings: jsonb().$type<Settings>().notNull().default({}),
  /** Ids of navigation items; null until they choose. */
  shortcuts: text().array(),
  updatedAt: instant('updated_at').notNull().defaultNow(),
});

/** What is kept of their changes (decision 48). */
export const audit: readonly AuditDeclaration[] = [
  ...unaudited('Are how screens look to one person, who changes them often.', settings),
];
