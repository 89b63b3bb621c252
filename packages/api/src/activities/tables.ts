import type { Rubric } from '@lia/sdk/activities/rubric';
import { sql } from 'drizzle-orm';
import {
  type AnyPgColumn,
  boolean,
  check,
  index,
  integer,
  jsonb,
  numeric,
  pgTable,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';

import { users } from '../accounts/tables.ts';
import { groups } from '../institutions/tables.ts';
import { type AuditDeclaration, audited } from '../platform/audit/audited.ts';
import { instant } from '../platform/columnTypes.ts';
import { storedFiles } from '../platform/tables.ts';
import { subjects } from '../subjects/tables.ts';

/**
 * Activities (misiones) of a group. The migration `activities` has a trigger add a row of homework for each student whom one is
 * for. Students see one that is active from its publication on.
 */
export const activities = pgTable(
  'activities',
  {
    id: uuid().primaryKey().defaultRandom(),
    groupId: uuid('group_id')
      .notNull()
      .references(() => groups.id),
    subjectId: uuid('subject_id').references(() => subjects.id),
    /** The same for those that one call made for several groups. */
    setId: uuid('set_id').notNull().defaultRandom(),
    name: text().notNull(),
    theme: text().notNull().default(''),
    instructions: text().notNull().default(''),
    resources: text().notNull().default(''),
    /** Addresses, http or https. */
    urlPath: jsonb('url_path').$type<string[]>().notNull().default([]),
    publishDate: instant('publish_date').notNull(),
    /** When it is due. */
    finishDate: instant('finish_date').notNull(),
    /** Until when late work is taken; null for always. */
    cutoffDate: instant('cutoff_date'),
    isActive: boolean('is_active').notNull().default(true),
    /** The points of work in which nothing is missing. */
    points: numeric({ precision: 5, scale: 2, mode: 'number' }).notNull().default(10),
    /** How often each student may deliver; null for any number. */
    maxAttempts: integer('max_attempts'),
    /** Whether one delivery counts for all of a team. */
    inTeams: boolean('in_teams').notNull().default(false),
    rubric: jsonb().$type<Rubric>(),
    /** Since when students and guardians see its grades; null before. */
    gradesReleasedAt: instant('grades_released_at'),
    createdBy: integer('created_by')
      .notNull()
      .references(() => users.id),
    copiedFrom: uuid('copied_from').references((): AnyPgColumn => activities.id),
    createdAt: instant('created_at').notNull().defaultNow(),
    updatedAt: instant('updated_at').notNull().defaultNow(),
    deletedAt: instant('deleted_at'),
  },
  (table) => [
    index('activities_group').on(table.groupId, table.finishDate),
    index('activities_subject').on(table.subjectId),
    index('activities_by_finish_date').on(table.finishDate, table.id),
    index('activities_publish_date').on(table.publishDate),
    index('activities_created_by').on(table.createdBy),
    index('activities_copied_from').on(table.copiedFrom),
    check('activities_due', sql`${table.finishDate} > ${table.publishDate}`),
    check('activities_attempts', sql`${table.maxAttempts} > 0`),
    check('activities_cutoff', sql`${table.cutoffDate} >= ${table.finishDate}`),
  ],
);

/** Files of activities. Copies of an activity share what is stored. */
export const activityFiles = pgTable(
  'activity_files',
  {
    id: uuid().primaryKey().defaultRandom(),
    activityId: uuid('activity_id')
      .notNull()
      .references(() => activities.id),
    fileId: uuid('file_id')
      .notNull()
      .references(() => storedFiles.id),
    addedAt: instant('added_at').notNull().defaultNow(),
  },
  (table) => [
    uniqueIndex('activity_files_once').on(table.activityId, table.fileId),
    index('activity_files_file').on(table.fileId),
  ],
);

/** What is kept of their changes (decision 48). */
export const audit: readonly AuditDeclaration[] = [
  audited(activities, { technical: ['updatedAt'], title: 'name' }),
  { table: activityFiles, because: 'They are files of an activity, which has its own entries.' },
];
