import { index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core';

import { groups } from '../institutions/tables.ts';
import { type AuditDeclaration, unaudited } from '../platform/audit/audited.ts';
import { instant } from '../platform/columnTypes.ts';

/** Codes by which students join a group, one for each. A code is derived from its row's id and kept as a hash. */
export const groupCodes = pgTable(
  'group_codes',
  {
    id: uuid().primaryKey().defaultRandom(),
    groupId: uuid('group_id')
      .notNull()
      .unique()
      .references(() => groups.id),
    codeHash: text('code_hash').notNull().unique(),
    /** Students who joined by it. */
    uses: integer().notNull().default(0),
    expiresAt: instant('expires_at').notNull(),
  },
  (table) => [index('group_codes_expires').on(table.expiresAt)],
);

/** What is kept of their changes (decision 48). */
export const audit: readonly AuditDeclaration[] = [
  ...unaudited('Lead to places in groups, which are audited.', groupCodes),
];
