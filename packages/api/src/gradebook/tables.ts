import { missingRules } from '@lia/sdk/gradebook/rules';
import { sql } from 'drizzle-orm';
import {
  check,
  index,
  integer,
  jsonb,
  numeric,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';

import { users } from '../accounts/tables.ts';
import { groups, schoolPeriods } from '../institutions/tables.ts';
import { type AuditDeclaration, audited } from '../platform/audit/audited.ts';
import { instant } from '../platform/columnTypes.ts';
import { subjects } from '../subjects/tables.ts';

const gradeColumn = () => numeric({ precision: 3, scale: 1, mode: 'number' });

/** How the suggested grades of a subject are made in a period, where its teacher has chosen it. */
export const gradebookRules = pgTable(
  'gradebook_rules',
  {
    id: uuid().primaryKey().defaultRandom(),
    subjectId: uuid('subject_id')
      .notNull()
      .references(() => subjects.id),
    periodId: uuid('period_id')
      .notNull()
      .references(() => schoolPeriods.id),
    missing: text({ enum: missingRules }).notNull(),
    /** By the id of their activity; those that are not named count once. */
    weights: jsonb().$type<Readonly<Record<string, number>>>().notNull(),
  },
  (table) => [
    uniqueIndex('gradebook_rules_of_sheet').on(table.subjectId, table.periodId),
    index('gradebook_rules_period').on(table.periodId),
  ],
);

/** What teachers give students for a period, in place of the suggested grade. */
export const periodGrades = pgTable(
  'period_grades',
  {
    id: uuid().primaryKey().defaultRandom(),
    periodId: uuid('period_id')
      .notNull()
      .references(() => schoolPeriods.id),
    subjectId: uuid('subject_id')
      .notNull()
      .references(() => subjects.id),
    userId: integer('user_id')
      .notNull()
      .references(() => users.id),
    /** Null for the suggested one. */
    grade: gradeColumn(),
    /** In preescolar, in place of a grade. */
    description: text().notNull().default(''),
    /** Why it is another one than suggested. */
    reason: text().notNull().default(''),
    /** Counts its changes, so that a screen that has not seen one of them does not overwrite it. */
    version: integer().notNull().default(1),
    gradedBy: integer('graded_by')
      .notNull()
      .references(() => users.id),
    gradedAt: instant('graded_at').notNull().defaultNow(),
  },
  (table) => [
    uniqueIndex('period_grades_of_student').on(table.periodId, table.subjectId, table.userId),
    index('period_grades_subject').on(table.subjectId),
    index('period_grades_user').on(table.userId),
    index('period_grades_graded_by').on(table.gradedBy),
    check('period_grades_scale', sql`${table.grade} between 5 and 10`),
  ],
);

/** Periods of groups that were closed. One that was opened again may be closed once more. */
export const periodClosings = pgTable(
  'period_closings',
  {
    id: uuid().primaryKey().defaultRandom(),
    groupId: uuid('group_id')
      .notNull()
      .references(() => groups.id),
    periodId: uuid('period_id')
      .notNull()
      .references(() => schoolPeriods.id),
    closedAt: instant('closed_at').notNull().defaultNow(),
    closedBy: integer('closed_by')
      .notNull()
      .references(() => users.id),
    reopenedAt: instant('reopened_at'),
    reopenedBy: integer('reopened_by').references(() => users.id),
    reason: text().notNull().default(''),
  },
  (table) => [
    uniqueIndex('period_closings_current')
      .on(table.groupId, table.periodId)
      .where(sql`${table.reopenedAt} is null`),
    index('period_closings_period').on(table.periodId),
    index('period_closings_closed_by').on(table.closedBy),
    index('period_closings_reopened_by').on(table.reopenedBy),
  ],
);

/** The suggested grades of a period at the time when it was closed. */
export const closedGrades = pgTable(
  'closed_grades',
  {
    closingId: uuid('closing_id')
      .notNull()
      .references(() => periodClosings.id),
    subjectId: uuid('subject_id')
      .notNull()
      .references(() => subjects.id),
    userId: integer('user_id')
      .notNull()
      .references(() => users.id),
    suggested: gradeColumn(),
  },
  (table) => [
    primaryKey({ columns: [table.closingId, table.subjectId, table.userId] }),
    index('closed_grades_subject').on(table.subjectId),
    index('closed_grades_user').on(table.userId),
  ],
);

/** What teachers write about students in a period. */
export const periodObservations = pgTable(
  'period_observations',
  {
    id: uuid().primaryKey().defaultRandom(),
    groupId: uuid('group_id')
      .notNull()
      .references(() => groups.id),
    periodId: uuid('period_id')
      .notNull()
      .references(() => schoolPeriods.id),
    userId: integer('user_id')
      .notNull()
      .references(() => users.id),
    text: text().notNull(),
    /** Counts its changes, so that a screen that has not seen one of them does not overwrite it. */
    version: integer().notNull().default(1),
    writtenBy: integer('written_by')
      .notNull()
      .references(() => users.id),
    writtenAt: instant('written_at').notNull().defaultNow(),
  },
  (table) => [
    uniqueIndex('period_observations_of_student').on(table.groupId, table.periodId, table.userId),
    index('period_observations_period').on(table.periodId),
    index('period_observations_user').on(table.userId),
    index('period_observations_written_by').on(table.writtenBy),
  ],
);

/** What is kept of their changes (decision 48). */
export const audit: readonly AuditDeclaration[] = [
  audited(gradebookRules, {}),
  audited(periodGrades, { technical: ['version'], person: 'userId' }),
  audited(periodClosings, {}),
  audited(periodObservations, { technical: ['version'], person: 'userId' }),
  { table: closedGrades, because: 'They are of a closing, which has its own entries.' },
];
