import { clubTopics, postStatuses } from '@lia/sdk/clubs/rules';
import { sql } from 'drizzle-orm';
import { index, integer, pgTable, primaryKey, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';

import { users } from '../accounts/tables.ts';
import { institutions } from '../institutions/tables.ts';
import { type AuditDeclaration, audited, unaudited } from '../platform/audit/audited.ts';
import { instant } from '../platform/columnTypes.ts';
import { storedFiles } from '../platform/tables.ts';

/** Clubs of a school by interest, each moderated by a teacher. */
export const clubs = pgTable(
  'clubs',
  {
    id: uuid().primaryKey().defaultRandom(),
    schoolId: integer('school_id')
      .notNull()
      .references(() => institutions.id),
    topic: text({ enum: clubTopics }).notNull(),
    name: text().notNull(),
    about: text().notNull(),
    moderatorId: integer('moderator_id')
      .notNull()
      .references(() => users.id),
    createdAt: instant('created_at').notNull().defaultNow(),
    /** Since when students see it no more; null while they do. */
    closedAt: instant('closed_at'),
  },
  (table) => [
    index('clubs_school').on(table.schoolId, table.createdAt),
    index('clubs_moderator').on(table.moderatorId),
  ],
);

/** Who is or was in a club. */
export const clubMembers = pgTable(
  'club_members',
  {
    clubId: uuid('club_id')
      .notNull()
      .references(() => clubs.id),
    userId: integer('user_id')
      .notNull()
      .references(() => users.id),
    joinedAt: instant('joined_at').notNull().defaultNow(),
    leftAt: instant('left_at'),
    /** When a moderator removed them; null where none did, or let them in again. */
    removedAt: instant('removed_at'),
  },
  (table) => [primaryKey({ columns: [table.clubId, table.userId] }), index('club_members_user').on(table.userId)],
);

/** What is written in a club. No one but its author and the moderators reads it before it is approved. */
export const clubPosts = pgTable(
  'club_posts',
  {
    id: uuid().primaryKey().defaultRandom(),
    clubId: uuid('club_id')
      .notNull()
      .references(() => clubs.id),
    authorId: integer('author_id')
      .notNull()
      .references(() => users.id),
    text: text().notNull(),
    /** As its author and who moderates the club left it. */
    status: text({ enum: postStatuses }).notNull(),
    /** When who decides on reports hid it. */
    hiddenAt: instant('hidden_at'),
    createdAt: instant('created_at').notNull().defaultNow(),
    decidedBy: integer('decided_by').references(() => users.id),
    decidedAt: instant('decided_at'),
  },
  (table) => [
    index('club_posts_club').on(table.clubId, table.createdAt),
    index('club_posts_waiting')
      .on(table.clubId)
      .where(sql`${table.status} = 'waiting'`),
    index('club_posts_author').on(table.authorId),
    index('club_posts_decided_by').on(table.decidedBy),
  ],
);

export const clubPostFiles = pgTable(
  'club_post_files',
  {
    id: uuid().primaryKey().defaultRandom(),
    postId: uuid('post_id')
      .notNull()
      .references(() => clubPosts.id),
    fileId: uuid('file_id')
      .notNull()
      .references(() => storedFiles.id),
  },
  (table) => [index('club_post_files_post').on(table.postId), uniqueIndex('club_post_files_file').on(table.fileId)],
);

/** What is kept of their changes (decision 48). */
export const audit: readonly AuditDeclaration[] = [
  audited(clubs, { institution: 'schoolId', title: 'name' }),
  audited(clubPosts, { person: 'authorId', additions: false }),
  audited(clubMembers, { person: 'userId', additions: false }),
  ...unaudited('They are parts of a post, which has its own entries.', clubPostFiles),
];
