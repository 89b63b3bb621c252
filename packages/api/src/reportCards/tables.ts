import type { ReportCardContent } from '@lia/sdk/reportCards/schema';
import { sql } from 'drizzle-orm';
import { check, index, integer, jsonb, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';

import { users } from '../accounts/tables.ts';
import { groups, schoolPeriods } from '../institutions/tables.ts';
import { type AuditDeclaration, audited } from '../platform/audit/audited.ts';
import { instant } from '../platform/columnTypes.ts';

/** Report cards (boletas) as they were published. None of them changes: a correction is another version. */
export const reportCards = pgTable(
  'report_cards',
  {
    id: uuid().primaryKey().defaultRandom(),
    periodId: uuid('period_id')
      .notNull()
      .references(() => schoolPeriods.id),
    /** The group that published it; a student who moves to another one of the year keeps it. */
    groupId: uuid('group_id')
      .notNull()
      .references(() => groups.id),
    userId: integer('user_id')
      .notNull()
      .references(() => users.id),
    /** From 1, for each student and period. */
    version: integer().notNull(),
    /** Why it was corrected; empty for the first version. */
    reason: text().notNull().default(''),
    content: jsonb().$type<ReportCardContent>().notNull(),
    publishedAt: instant('published_at').notNull(),
    publishedBy: integer('published_by')
      .notNull()
      .references(() => users.id),
  },
  (table) => [
    uniqueIndex('report_cards_of_student').on(table.userId, table.periodId, table.version),
    index('report_cards_group').on(table.groupId, table.periodId),
    index('report_cards_period').on(table.periodId),
    index('report_cards_published_by').on(table.publishedBy),
    check('report_cards_version', sql`${table.version} > 0 and (${table.version} = 1) = (${table.reason} = '')`),
  ],
);

/** What is kept of their changes (decision 48). A published report card is its own record of what it had. */
export const audit: readonly AuditDeclaration[] = [audited(reportCards, { technical: ['content'], person: 'userId' })];
