import { type AttendanceState, attendanceStates } from '@lia/sdk/attendance/rules';
import { sql } from 'drizzle-orm';
import { check, date, index, integer, pgTable, primaryKey, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';

import { users } from '../accounts/tables.ts';
import { groups } from '../institutions/tables.ts';
import { type AuditDeclaration, audited } from '../platform/audit/audited.ts';
import { instant } from '../platform/columnTypes.ts';

/** How students of a group were at school on a day. */
export const attendance = pgTable(
  'attendance',
  {
    id: uuid().primaryKey().defaultRandom(),
    groupId: uuid('group_id')
      .notNull()
      .references(() => groups.id),
    /** In the time of the school. */
    day: date().notNull(),
    userId: integer('user_id')
      .notNull()
      .references(() => users.id),
    /** Null where the mark was taken back. */
    state: text({ enum: attendanceStates }),
    note: text().notNull().default(''),
    /** Counts its changes, so that a screen that has not seen one of them does not overwrite it. */
    version: integer().notNull().default(1),
    markedBy: integer('marked_by')
      .notNull()
      .references(() => users.id),
    markedAt: instant('marked_at').notNull().defaultNow(),
    /** When guardians are notified of it; null where there is nothing to notify of. */
    noticeDue: instant('notice_due'),
    /** What guardians were last notified of; null where of nothing. */
    noticed: text({ enum: attendanceStates }),
  },
  (table) => [
    uniqueIndex('attendance_of_student').on(table.groupId, table.day, table.userId),
    index('attendance_user').on(table.userId, table.day),
    // Absences and late arrivals are few among the marks of a month.
    index('attendance_missed')
      .on(table.groupId, table.day, table.userId, table.state)
      .where(sql`${table.state} in ('absent', 'late')`),
    index('attendance_marked_by').on(table.markedBy),
    index('attendance_notice_due')
      .on(table.noticeDue)
      .where(sql`${table.noticeDue} is not null`),
    check('attendance_version', sql`${table.version} > 0`),
  ],
);

const marks = (name: AttendanceState) => integer(name).notNull().default(0);

/** Counts of the marks of a group on a day, without those that were taken back. The triggers of the migration `attendance_days` keep them. */
export const attendanceDays = pgTable(
  'attendance_days',
  {
    groupId: uuid('group_id')
      .notNull()
      .references(() => groups.id, { onDelete: 'cascade' }),
    day: date().notNull(),
    present: marks('present'),
    late: marks('late'),
    absent: marks('absent'),
    justified: marks('justified'),
  },
  (table) => [primaryKey({ columns: [table.groupId, table.day] })],
);

/** What is kept of their changes (decision 48). */
export const audit: readonly AuditDeclaration[] = [
  { table: attendanceDays, because: 'They are counted from the marks.' },
  audited(attendance, { technical: ['noticeDue', 'noticed', 'version'], person: 'userId' }),
];
