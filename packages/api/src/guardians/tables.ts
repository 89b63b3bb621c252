import { sql } from 'drizzle-orm';
import { index, integer, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';

import { users } from '../accounts/tables.ts';
import { groups, institutions } from '../institutions/tables.ts';
import { type AuditDeclaration, unaudited } from '../platform/audit/audited.ts';
import { instant } from '../platform/columnTypes.ts';

/** Invitations to guardians whom imports of a school name: one waits for each address, whatever the number of children. */
export const guardianInvitations = pgTable(
  'guardian_invitations',
  {
    id: uuid().primaryKey(),
    schoolId: integer('school_id')
      .notNull()
      .references(() => institutions.id),
    email: text().notNull(),
    /** Null once it was answered. */
    tokenHash: text('token_hash').unique(),
    createdAt: instant('created_at').notNull().defaultNow(),
    /** When its e-mail was put into the outbox; null where it is to be sent. */
    emailedAt: instant('emailed_at'),
    expiresAt: instant('expires_at').notNull(),
    acceptedAt: instant('accepted_at'),
    acceptedBy: integer('accepted_by').references(() => users.id),
    declinedAt: instant('declined_at'),
  },
  (table) => [
    uniqueIndex('guardian_invitations_open')
      .on(table.schoolId, sql`lower(${table.email})`)
      .where(sql`${table.acceptedAt} is null and ${table.declinedAt} is null`),
    index('guardian_invitations_address').on(table.schoolId, sql`lower(${table.email})`),
    index('guardian_invitations_accepted_by').on(table.acceptedBy),
    index('guardian_invitations_expires')
      .on(table.expiresAt)
      .where(sql`${table.acceptedAt} is null and ${table.declinedAt} is null`),
  ],
);

/**
 * Students whom a teacher registered in a group. `invitation_id`: that of a parent, which is deleted some time after it
 * expired.
 */
export const registeredStudents = pgTable(
  'registered_students',
  {
    studentId: integer('student_id')
      .primaryKey()
      .references(() => users.id),
    registeredBy: integer('registered_by')
      .notNull()
      .references(() => users.id),
    groupId: uuid('group_id')
      .notNull()
      .references(() => groups.id),
    invitationId: uuid('invitation_id').references(() => guardianInvitations.id, { onDelete: 'set null' }),
    createdAt: instant('created_at').notNull().defaultNow(),
  },
  (table) => [
    index('registered_students_by').on(table.registeredBy),
    index('registered_students_group').on(table.groupId),
    index('registered_students_invitation').on(table.invitationId),
  ],
);

/** What is kept of their changes (decision 48). */
export const audit: readonly AuditDeclaration[] = [
  ...unaudited('Lead to links with guardians, which are audited.', guardianInvitations),
  ...unaudited('Come with accounts and enrolments, which are audited.', registeredStudents),
];
