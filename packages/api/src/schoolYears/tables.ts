import { rolloverOutcomes, leavingReasons } from '@lia/sdk/schoolYears/rules';
import { sql } from 'drizzle-orm';
import { index, pgTable, primaryKey, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';

import { groups, schoolEnrolments, schoolYears } from '../institutions/tables.ts';
import { type AuditDeclaration, audited } from '../platform/audit/audited.ts';
import { instant } from '../platform/columnTypes.ts';

/** Changes of a school's groups into a school year. One that was undone may be made again. */
export const rollovers = pgTable(
  'rollovers',
  {
    id: uuid().primaryKey().defaultRandom(),
    yearId: uuid('year_id')
      .notNull()
      .references(() => schoolYears.id),
    doneAt: instant('done_at').notNull().defaultNow(),
    undoneAt: instant('undone_at'),
  },
  (table) => [
    uniqueIndex('rollovers_of_year')
      .on(table.yearId)
      .where(sql`${table.undoneAt} is null`),
  ],
);

/** Groups that a rollover ended, and those that it made: what undoing puts back. */
export const rolloverGroups = pgTable(
  'rollover_groups',
  {
    rolloverId: uuid('rollover_id')
      .notNull()
      .references(() => rollovers.id),
    groupId: uuid('group_id')
      .notNull()
      .references(() => groups.id),
    change: text({ enum: ['ended', 'made'] }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.rolloverId, table.groupId] }),
    index('rollover_groups_group').on(table.groupId),
  ],
);

/** What became of each student in a rollover. */
export const rolloverMoves = pgTable(
  'rollover_moves',
  {
    rolloverId: uuid('rollover_id')
      .notNull()
      .references(() => rollovers.id),
    /** The enrolment that ended. */
    enrolmentId: uuid('enrolment_id')
      .notNull()
      .references(() => schoolEnrolments.id),
    outcome: text({ enum: rolloverOutcomes }).notNull(),
    /** Why they left, where that was given. */
    reason: text({ enum: leavingReasons }),
    /** The enrolment that began; null where they left, and once the rollover is undone. */
    nextId: uuid('next_id').references(() => schoolEnrolments.id, { onDelete: 'set null' }),
    /** The group of that enrolment. */
    nextGroupId: uuid('next_group_id').references(() => groups.id),
  },
  (table) => [
    primaryKey({ columns: [table.rolloverId, table.enrolmentId] }),
    index('rollover_moves_enrolment').on(table.enrolmentId),
    index('rollover_moves_next').on(table.nextId),
    index('rollover_moves_next_group').on(table.nextGroupId),
  ],
);

/** What is kept of their changes (decision 48). */
export const audit: readonly AuditDeclaration[] = [
  audited(rollovers, {}),
  { table: rolloverGroups, because: 'The groups that it ended and made have their own entries.' },
  { table: rolloverMoves, because: 'The enrolments that it ended and began have their own entries.' },
];
