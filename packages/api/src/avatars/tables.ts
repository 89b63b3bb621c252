import { index, integer, pgTable } from 'drizzle-orm/pg-core';

import { users } from '../accounts/tables.ts';
import { type AuditDeclaration, audited } from '../platform/audit/audited.ts';
import { instant } from '../platform/columnTypes.ts';

/** Avatars of the catalogue that are not offered. */
export const withheldAvatars = pgTable(
  'withheld_avatars',
  {
    avatarId: integer('avatar_id').primaryKey(),
    withheldBy: integer('withheld_by')
      .notNull()
      .references(() => users.id),
    createdAt: instant('created_at').notNull().defaultNow(),
  },
  (table) => [index('withheld_avatars_by').on(table.withheldBy)],
);

/** What is kept of their changes (decision 48). */
export const audit: readonly AuditDeclaration[] = [audited(withheldAvatars, {})];
