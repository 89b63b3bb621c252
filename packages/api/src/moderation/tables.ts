import {
  moderationActions,
  reportableKinds,
  reportLevels,
  reportOutcomes,
  reportReasons,
  reportStatuses,
  reportSubjects,
} from '@lia/sdk/moderation/rules';
import { sql } from 'drizzle-orm';
import { boolean, check, index, integer, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';

import { users } from '../accounts/tables.ts';
import { institutions } from '../institutions/tables.ts';
import { type AuditDeclaration, unaudited } from '../platform/audit/audited.ts';
import { instant } from '../platform/columnTypes.ts';
import { sortIndexes } from '../platform/lists/sortIndexes.ts';
import { storedFiles } from '../platform/tables.ts';

/** What people reported. */
export const reports = pgTable(
  'reports',
  {
    id: uuid().primaryKey().defaultRandom(),
    kind: text({ enum: reportableKinds }).notNull(),
    /** The id of what is reported, in the table of its kind. */
    subjectId: uuid('subject_id').notNull(),
    about: text({ enum: reportSubjects }).notNull(),
    /** Who wrote it. */
    personId: integer('person_id')
      .notNull()
      .references(() => users.id),
    /** Whose rules hold for it; null for what belongs to no school. */
    schoolId: integer('school_id').references(() => institutions.id),
    reporterId: integer('reporter_id')
      .notNull()
      .references(() => users.id),
    reason: text({ enum: reportReasons }).notNull(),
    text: text().notNull(),
    /** What was written when it was reported. */
    excerpt: text().notNull(),
    grave: boolean().notNull(),
    /** Whether the school reads it: not where one of its administrators is reported. */
    forSchool: boolean('for_school').notNull(),
    level: text({ enum: reportLevels }).notNull(),
    status: text({ enum: reportStatuses }).notNull().default('open'),
    outcome: text({ enum: reportOutcomes }),
    createdAt: instant('created_at').notNull().defaultNow(),
    resolvedAt: instant('resolved_at'),
  },
  (table) => [
    ...sortIndexes('reports', [table.id], [table.createdAt]),
    uniqueIndex('reports_once')
      .on(table.kind, table.subjectId, table.reporterId, table.about, table.reason)
      .where(sql`${table.status} <> 'resolved'`),
    index('reports_school').on(table.schoolId, table.createdAt),
    index('reports_person').on(table.personId),
    index('reports_reporter').on(table.reporterId),
    check('reports_outcome', sql`(${table.status} = 'resolved') = (${table.outcome} is not null)`),
  ],
);

/** Files of what was reported, as they were then: they stay with the report where their author takes them back. */
export const reportFiles = pgTable(
  'report_files',
  {
    id: uuid().primaryKey().defaultRandom(),
    reportId: uuid('report_id')
      .notNull()
      .references(() => reports.id),
    fileId: uuid('file_id')
      .notNull()
      .references(() => storedFiles.id),
  },
  (table) => [
    uniqueIndex('report_files_once').on(table.reportId, table.fileId),
    index('report_files_file').on(table.fileId),
  ],
);

/** What who moderates did, and why. Rows are added and never changed: a trigger refuses it. */
export const moderationLog = pgTable(
  'moderation_log',
  {
    id: uuid().primaryKey().defaultRandom(),
    reportId: uuid('report_id')
      .notNull()
      .references(() => reports.id),
    actorId: integer('actor_id')
      .notNull()
      .references(() => users.id),
    action: text({ enum: moderationActions }).notNull(),
    note: text().notNull(),
    at: instant('at').notNull(),
  },
  (table) => [
    index('moderation_log_report').on(table.reportId, table.at),
    index('moderation_log_actor').on(table.actorId),
  ],
);

/** What is kept of their changes (decision 48). */
export const audit: readonly AuditDeclaration[] = [
  ...unaudited('Their log is the moderation log, which names each step.', reports, moderationLog),
  ...unaudited('They are kept with a report, and never change.', reportFiles),
];
