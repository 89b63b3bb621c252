import type { OfficeHours } from '@lia/sdk/conversations/hours';
import { conversationSides } from '@lia/sdk/conversations/rules';
import { sql } from 'drizzle-orm';
import {
  boolean,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  unique,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';

import { users } from '../accounts/tables.ts';
import { groups, institutions } from '../institutions/tables.ts';
import { type AuditDeclaration, audited, unaudited } from '../platform/audit/audited.ts';
import { instant } from '../platform/columnTypes.ts';
import { storedFiles } from '../platform/tables.ts';

/**
 * What is written about a student between their family and a school: one with the school itself, and one with the teacher of each
 * group. Who takes part is asked of guardianships, memberships and groups whenever it is read.
 */
export const conversations = pgTable(
  'conversations',
  {
    id: uuid().primaryKey().defaultRandom(),
    studentId: integer('student_id')
      .notNull()
      .references(() => users.id),
    schoolId: integer('school_id')
      .notNull()
      .references(() => institutions.id),
    /** Null: with the school. */
    groupId: uuid('group_id').references(() => groups.id),
    createdBy: integer('created_by')
      .notNull()
      .references(() => users.id),
    createdAt: instant('created_at').notNull().defaultNow(),
    /** Null until someone writes. */
    lastAt: instant('last_at'),
  },
  (table) => [
    unique('conversations_once').on(table.studentId, table.schoolId, table.groupId).nullsNotDistinct(),
    index('conversations_school').on(table.schoolId, table.lastAt),
    index('conversations_group').on(table.groupId, table.lastAt),
    index('conversations_created_by').on(table.createdBy),
  ],
);

export const messages = pgTable(
  'messages',
  {
    id: uuid().primaryKey().defaultRandom(),
    conversationId: uuid('conversation_id')
      .notNull()
      .references(() => conversations.id),
    authorId: integer('author_id')
      .notNull()
      .references(() => users.id),
    /** As what the author wrote. */
    side: text({ enum: conversationSides }).notNull(),
    /** Empty where files alone were sent. */
    body: text().notNull(),
    urgent: boolean().notNull().default(false),
    /** Later than that of each message before it: the conversation is locked. */
    sentAt: instant('sent_at').notNull(),
    editedAt: instant('edited_at'),
    withdrawnAt: instant('withdrawn_at'),
    /** When who moderates hid it. */
    hiddenAt: instant('hidden_at'),
    /** From when others are notified; null once they were. */
    noticeDue: instant('notice_due'),
  },
  (table) => [
    index('messages_conversation').on(table.conversationId, table.sentAt),
    index('messages_author').on(table.authorId),
    index('messages_notice_due')
      .on(table.noticeDue)
      .where(sql`${table.noticeDue} is not null`),
  ],
);

/** What a message contained before it was changed. */
export const messageVersions = pgTable(
  'message_versions',
  {
    messageId: uuid('message_id')
      .notNull()
      .references(() => messages.id),
    replacedAt: instant('replaced_at').notNull(),
    body: text().notNull(),
  },
  (table) => [primaryKey({ columns: [table.messageId, table.replacedAt] })],
);

export const messageFiles = pgTable(
  'message_files',
  {
    id: uuid().primaryKey().defaultRandom(),
    messageId: uuid('message_id')
      .notNull()
      .references(() => messages.id),
    fileId: uuid('file_id')
      .notNull()
      .references(() => storedFiles.id),
    addedAt: instant('added_at').notNull(),
  },
  (table) => [index('message_files_message').on(table.messageId), uniqueIndex('message_files_file').on(table.fileId)],
);

/** Each time that someone read on: everything sent up to `through` was read by then. */
export const conversationReads = pgTable(
  'conversation_reads',
  {
    conversationId: uuid('conversation_id')
      .notNull()
      .references(() => conversations.id),
    userId: integer('user_id')
      .notNull()
      .references(() => users.id),
    through: instant('through').notNull(),
    readAt: instant('read_at').notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.conversationId, table.userId, table.through] }),
    index('conversation_reads_user').on(table.userId),
  ],
);

/** When a school answers, and a teacher in it. */
export const officeHours = pgTable(
  'office_hours',
  {
    id: uuid().primaryKey().defaultRandom(),
    schoolId: integer('school_id')
      .notNull()
      .references(() => institutions.id),
    /** Null: of the school itself. */
    userId: integer('user_id').references(() => users.id),
    /** By the clock of the school. */
    days: jsonb().$type<OfficeHours>().notNull(),
  },
  (table) => [
    unique('office_hours_once').on(table.schoolId, table.userId).nullsNotDistinct(),
    index('office_hours_user').on(table.userId),
  ],
);

/** What is kept of their changes (decision 48). */
export const audit: readonly AuditDeclaration[] = [
  audited(officeHours, { person: 'userId', institution: 'schoolId' }),
  ...unaudited(
    'Keep themselves who wrote and read what and when, also what was changed or taken back.',
    conversations,
    messages,
    messageVersions,
    messageFiles,
    conversationReads,
  ),
];
