import { type LevelId, OTHER_LEVEL, type TeacherMembership } from '@lia/sdk/teachers/rules';
import { reviewStatuses } from '@lia/sdk/teachers/review';
import { sql } from 'drizzle-orm';
import { check, index, integer, jsonb, pgTable, smallint, text, uuid } from 'drizzle-orm/pg-core';

import { users } from '../accounts/tables.ts';
import { instant } from '../platform/columnTypes.ts';
import { storedFiles } from '../platform/tables.ts';
import { phoneIndex, searchColumn, searchIndex } from '../platform/search.ts';
import { sortIndexes } from '../platform/lists/sortIndexes.ts';
import { type AuditDeclaration, audited, unaudited } from '../platform/audit/audited.ts';

/** The account that a registration will make; its password is kept as a hash alone. */
export interface ComingAccount {
  username: string;
  email: string;
  passwordHash: string;
  name: string;
  lastName: string;
}

/**
 * Registrations under way, by the ticket that only their form knows. Incomplete ones are deleted after a day; of a
 * complete one the ticket stays, so that it is not begun again.
 */
export const teacherTickets = pgTable(
  'teacher_tickets',
  {
    ticket: text().primaryKey(),
    /** From the call that begins the registration to the one that completes it. */
    account: jsonb().$type<ComingAccount>(),
    openedAt: instant('opened_at').notNull().defaultNow(),
  },
  (table) => [index().on(table.openedAt)],
);

/** Complete registrations of teachers. */
export const teacherApplications = pgTable(
  'teacher_applications',
  {
    id: uuid().primaryKey().defaultRandom(),
    ticket: text().unique(),
    userId: integer('user_id')
      .notNull()
      .references(() => users.id),
    membership: text().$type<TeacherMembership>().notNull(),
    name: text().notNull(),
    last_name: text('last_name').notNull(),
    email: text().notNull(),
    username: text().notNull(),
    phone_number: text('phone_number').notNull(),
    country: text().notNull(),
    state: text().notNull(),
    city: text().notNull(),
    school_name: text('school_name').notNull(),
    level_id: smallint('level_id').$type<LevelId>().notNull(),
    level_school: text('level_school').notNull(),
    grade: text('grades').array().notNull(),
    /** Subjects taught. */
    intereses: text('subjects').notNull(),
    /** Chosen interests. */
    document_type: text('interests').array().notNull(),
    createdAt: instant('created_at').notNull().defaultNow(),
    review: text({ enum: reviewStatuses }).notNull().default('pending'),
    /** Why it was declined. */
    reviewNote: text('review_note'),
    reviewedAt: instant('reviewed_at'),
    reviewedBy: integer('reviewed_by').references(() => users.id),
    search: searchColumn('name', 'last_name', 'school_name', 'username', 'email'),
  },
  (table) => [
    ...sortIndexes(
      'teacher_applications',
      [table.id],
      [
        table.createdAt,
        table.membership,
        table.name,
        table.last_name,
        table.email,
        table.school_name,
        table.country,
        table.state,
        table.review,
      ],
    ),
    searchIndex('teacher_applications_search', table.search),
    phoneIndex('teacher_applications_phone', table.phone_number),
    index().on(table.userId),
    index().on(table.reviewedBy),
    check(
      'teacher_applications_reviewed',
      sql`(${table.review} = 'pending') = (${table.reviewedAt} is null) and (${table.reviewedAt} is null) = (${table.reviewedBy} is null)`,
    ),
    check('teacher_applications_declined', sql`(${table.review} = 'declined') = (${table.reviewNote} is not null)`),
    check('teacher_applications_level', sql`${table.level_id} between 1 and ${sql.raw(String(OTHER_LEVEL))}`),
  ],
);

/** Documents that teachers uploaded; without an application they wait to be claimed, for a day. */
export const teacherDocuments = pgTable(
  'teacher_documents',
  {
    id: uuid().primaryKey().defaultRandom(),
    ticket: text()
      .notNull()
      .references(() => teacherTickets.ticket),
    fileId: uuid('file_id')
      .notNull()
      .unique()
      .references(() => storedFiles.id),
    applicationId: uuid('application_id').references(() => teacherApplications.id),
    createdAt: instant('created_at').notNull().defaultNow(),
  },
  (table) => [index().on(table.ticket), index().on(table.applicationId)],
);

/** What is kept of their changes (decision 48). */
export const audit: readonly AuditDeclaration[] = [
  audited(teacherApplications, { secret: ['ticket'], person: 'userId', title: 'name' }),
  audited(teacherDocuments, { secret: ['ticket'], technical: ['fileId'] }),
  ...unaudited('Are registrations under way, and hold a password as a hash.', teacherTickets),
];
