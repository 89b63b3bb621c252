import type { Mark } from '@lia/sdk/homework/marks';
import { homeworkStatuses } from '@lia/sdk/homework/states';
import { sql } from 'drizzle-orm';
import { boolean, index, integer, jsonb, numeric, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';

import { users } from '../accounts/tables.ts';
import { activities } from '../activities/tables.ts';
import { type AuditDeclaration, audited } from '../platform/audit/audited.ts';
import { instant } from '../platform/columnTypes.ts';

const instants = (name: string) =>
  instant(name)
    .array()
    .notNull()
    .default(sql`'{}'`);

/** Teams of an activity: one delivery counts for all of those whose homework names the team. */
export const homeworkTeams = pgTable(
  'homework_teams',
  {
    id: uuid().primaryKey().defaultRandom(),
    activityId: uuid('activity_id')
      .notNull()
      .references(() => activities.id),
    name: text().notNull(),
    createdAt: instant('created_at').notNull().defaultNow(),
  },
  (table) => [index('homework_teams_activity').on(table.activityId)],
);

/**
 * What each student has to do for an activity (tareas). Rows are added by the triggers of the migration `activities`, for those
 * who study in the group when it is made or changed before it is due, and for who joins the group before then. Those of students who left
 * the group stay, and are left out of counts and lists.
 */
export const homework = pgTable(
  'homework',
  {
    id: uuid().primaryKey().defaultRandom(),
    activityId: uuid('activity_id')
      .notNull()
      .references(() => activities.id),
    userId: integer('user_id')
      .notNull()
      .references(() => users.id),
    /** Null for who delivers alone. */
    teamId: uuid('team_id').references(() => homeworkTeams.id),
    status: text({ enum: homeworkStatuses }).notNull().default('toDo'),
    score: numeric({ precision: 5, scale: 2, mode: 'number' }),
    scoredDate: instant('scored_date'),
    gradedBy: integer('graded_by').references(() => users.id),
    /** Of the criteria of the activity's rubric, which does not change while there are any. */
    rubricMarks: jsonb('rubric_marks').$type<Mark[]>(),
    /** Why the score is another than that of the rubric. */
    scoreReason: text('score_reason').notNull().default(''),
    /** Dates of an extension, in the place of the activity's own. */
    dueOverride: instant('due_override'),
    cutoffOverride: instant('cutoff_override'),
    deliveredAt: instant('delivered_at'),
    /** Whether the last delivery came after it was due. */
    isLate: boolean('is_late').notNull().default(false),
    /** Deliveries so far. */
    attempts: integer().notNull().default(0),
    /** Deliveries beyond the limit of the activity: each return gives one. */
    extraAttempts: integer('extra_attempts').notNull().default(0),
    /** One more with each change: a write that names another one is stale. */
    version: integer().notNull().default(0),
    createdAt: instant('created_at').notNull().defaultNow(),
  },
  (table) => [
    uniqueIndex('homework_of_student').on(table.activityId, table.userId),
    index('homework_user').on(table.userId, table.status),
    index('homework_status').on(table.activityId, table.status),
    index('homework_graded_by').on(table.gradedBy),
    index('homework_team').on(table.teamId),
    index('homework_due_override')
      .on(table.dueOverride)
      .where(sql`${table.dueOverride} is not null`),
  ],
);

/**
 * Counts of the homework of an activity, of the students of its group alone. The triggers of the migration `homework_counts` keep
 * them, and they do not depend on the clock: what is extended has the instants at which it is due.
 */
export const homeworkCounts = pgTable('homework_counts', {
  activityId: uuid('activity_id')
    .primaryKey()
    .references(() => activities.id, { onDelete: 'cascade' }),
  /** To be delivered by the date of the activity: neither excused nor graded without a delivery. */
  expected: integer().notNull().default(0),
  /** Of those, the ones that were delivered by then. */
  inTime: integer('in_time').notNull().default(0),
  extended: instants('extended'),
  extendedInTime: instants('extended_in_time'),
  toGrade: integer('to_grade').notNull().default(0),
  graded: integer().notNull().default(0),
  /** Sum of the scores of those that are graded. */
  scores: numeric({ mode: 'number' }).notNull().default(0),
});

/** What is kept of their changes (decision 48). */
export const audit: readonly AuditDeclaration[] = [
  { table: homeworkCounts, because: 'They are counted from the homework.' },
  { table: homeworkTeams, because: 'They are names; who is in one is kept with the homework.' },
  // What a teacher decides; deliveries have rows of their own.
  audited(homework, {
    person: 'userId',
    technical: ['status', 'deliveredAt', 'isLate', 'attempts', 'extraAttempts', 'version'],
    additions: false,
  }),
];
