import { sql } from 'drizzle-orm';
import { index, integer, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';

import { users } from '../accounts/tables.ts';
import { groups } from '../institutions/tables.ts';
import { type AuditDeclaration, audited } from '../platform/audit/audited.ts';
import { instant } from '../platform/columnTypes.ts';

/** Codes that the QRs of classes lead with, as keyed hashes. A group has one at a time: another one ends it. */
export const classCodes = pgTable(
  'class_codes',
  {
    id: uuid().primaryKey().defaultRandom(),
    groupId: uuid('group_id')
      .notNull()
      .references(() => groups.id),
    codeHash: text('code_hash').notNull().unique(),
    createdBy: integer('created_by')
      .notNull()
      .references(() => users.id),
    createdAt: instant('created_at').notNull().defaultNow(),
    /** When the school year of the group is over. */
    expiresAt: instant('expires_at').notNull(),
    endedAt: instant('ended_at'),
  },
  (table) => [
    uniqueIndex('class_codes_current')
      .on(table.groupId)
      .where(sql`${table.endedAt} is null`),
    index('class_codes_group').on(table.groupId),
    index('class_codes_created_by').on(table.createdBy),
  ],
);

/** What is kept of their changes (decision 48). */
export const audit: readonly AuditDeclaration[] = [audited(classCodes, { secret: ['codeHash'] })];
