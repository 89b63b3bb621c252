import { sql } from 'drizzle-orm';
import { index, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';

import { users } from '../accounts/tables.ts';
import { type AuditDeclaration, unaudited } from '../platform/audit/audited.ts';
import { instant } from '../platform/columnTypes.ts';

/** Invitations of parents to the other parent of their children. They are deleted some time after they expired. */
export const parentInvitations = pgTable(
  'parent_invitations',
  {
    id: uuid().primaryKey().defaultRandom(),
    inviterId: integer('inviter_id')
      .notNull()
      .references(() => users.id),
    /** Null where a link is shared. */
    email: text(),
    /** Null once it was answered or revoked. */
    tokenHash: text('token_hash').unique(),
    createdAt: instant('created_at').notNull().defaultNow(),
    expiresAt: instant('expires_at').notNull(),
    acceptedBy: integer('accepted_by').references(() => users.id),
    /** When the children were linked, or when it was declined or revoked; null while it waits. */
    endedAt: instant('ended_at'),
  },
  (table) => [
    index('parent_invitations_inviter')
      .on(table.inviterId)
      .where(sql`${table.endedAt} is null`),
    index('parent_invitations_accepted_by').on(table.acceptedBy),
    index('parent_invitations_expires').on(table.expiresAt),
  ],
);

/** The children that an invitation is about. */
export const parentInvitationChildren = pgTable(
  'parent_invitation_children',
  {
    invitationId: uuid('invitation_id')
      .notNull()
      .references(() => parentInvitations.id, { onDelete: 'cascade' }),
    studentId: integer('student_id')
      .notNull()
      .references(() => users.id),
  },
  (table) => [
    primaryKey({ columns: [table.invitationId, table.studentId] }),
    index('parent_invitation_children_student').on(table.studentId),
  ],
);

/** Changes of these tables are not audited (decision 48). */
export const audit: readonly AuditDeclaration[] = [
  ...unaudited('Lead to links with guardians, which are audited.', parentInvitations, parentInvitationChildren),
];
