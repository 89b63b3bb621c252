import { sql } from 'drizzle-orm';
import { pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';

import { groups } from '../institutions/tables.ts';
import { type AuditDeclaration, audited } from '../platform/audit/audited.ts';
import { instant } from '../platform/columnTypes.ts';

/** Subjects (materias) that a group has. */
export const subjects = pgTable(
  'subjects',
  {
    id: uuid().primaryKey().defaultRandom(),
    groupId: uuid('group_id')
      .notNull()
      .references(() => groups.id),
    name: text().notNull(),
    createdAt: instant('created_at').notNull().defaultNow(),
    deletedAt: instant('deleted_at'),
  },
  (table) => [
    // Led by the group, whose subjects are read in this order.
    uniqueIndex('subjects_name_taken')
      .on(table.groupId, sql`plain(${table.name})`)
      .where(sql`${table.deletedAt} is null`),
  ],
);

/** What is kept of their changes (decision 48). */
export const audit: readonly AuditDeclaration[] = [audited(subjects, { title: 'name' })];
