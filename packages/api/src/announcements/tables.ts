import { announcementAudiences } from '@lia/sdk/announcements/rules';
import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';

import { users } from '../accounts/tables.ts';
import { groups, institutions } from '../institutions/tables.ts';
import { type AuditDeclaration, audited, unaudited } from '../platform/audit/audited.ts';
import { instant } from '../platform/columnTypes.ts';
import { sortIndexes } from '../platform/lists/sortIndexes.ts';
import { storedFiles } from '../platform/tables.ts';

/** What schools and teachers announce to families. Whom it is for is counted when it is read. */
export const announcements = pgTable(
  'announcements',
  {
    id: uuid().primaryKey().defaultRandom(),
    schoolId: integer('school_id')
      .notNull()
      .references(() => institutions.id),
    audience: text({ enum: announcementAudiences }).notNull(),
    /** Of the audience `levels`. */
    levels: integer().array().notNull().default([]),
    /** Whether it is for the students themselves as well. */
    students: boolean().notNull().default(false),
    title: text().notNull(),
    text: text().notNull(),
    /** Addresses, http or https. */
    urlPath: jsonb('url_path').$type<string[]>().notNull().default([]),
    acknowledge: boolean().notNull().default(false),
    publishAt: instant('publish_at').notNull(),
    /** The last day on which it stands above the others. */
    pinnedUntil: date('pinned_until'),
    createdBy: integer('created_by')
      .notNull()
      .references(() => users.id),
    createdAt: instant('created_at').notNull().defaultNow(),
    /** Null where it was not changed after its publication. */
    editedAt: instant('edited_at'),
    deletedAt: instant('deleted_at'),
    /** When who moderates hid it. */
    hiddenAt: instant('hidden_at'),
    /** When those who have not read it were last reminded. */
    remindedAt: instant('reminded_at'),
    /** From when its readers are notified; null once all of them were. */
    noticeDue: instant('notice_due'),
  },
  (table) => [
    ...sortIndexes('announcements', [table.id], [table.publishAt]),
    index('announcements_school').on(table.schoolId, table.publishAt),
    index('announcements_created_by').on(table.createdBy),
    index('announcements_notice_due')
      .on(table.noticeDue)
      .where(sql`${table.noticeDue} is not null`),
    check('announcements_levels', sql`(${table.audience} = 'levels') = (cardinality(${table.levels}) > 0)`),
  ],
);

/** Groups of an announcement whose audience they are. */
export const announcementGroups = pgTable(
  'announcement_groups',
  {
    announcementId: uuid('announcement_id')
      .notNull()
      .references(() => announcements.id),
    groupId: uuid('group_id')
      .notNull()
      .references(() => groups.id),
  },
  (table) => [
    primaryKey({ columns: [table.announcementId, table.groupId] }),
    index('announcement_groups_group').on(table.groupId),
  ],
);

export const announcementFiles = pgTable(
  'announcement_files',
  {
    id: uuid().primaryKey().defaultRandom(),
    announcementId: uuid('announcement_id')
      .notNull()
      .references(() => announcements.id),
    fileId: uuid('file_id')
      .notNull()
      .references(() => storedFiles.id),
    addedAt: instant('added_at').notNull().defaultNow(),
  },
  (table) => [
    index('announcement_files_announcement').on(table.announcementId),
    uniqueIndex('announcement_files_file').on(table.fileId),
  ],
);

/** Who has read which announcement. */
export const announcementReads = pgTable(
  'announcement_reads',
  {
    announcementId: uuid('announcement_id')
      .notNull()
      .references(() => announcements.id),
    userId: integer('user_id')
      .notNull()
      .references(() => users.id),
    readAt: instant('read_at').notNull().defaultNow(),
    /** When they confirmed that they know of it; null where they did not. */
    acknowledgedAt: instant('acknowledged_at'),
  },
  (table) => [
    primaryKey({ columns: [table.announcementId, table.userId] }),
    index('announcement_reads_user').on(table.userId),
  ],
);

/** What is kept of their changes (decision 48). */
export const audit: readonly AuditDeclaration[] = [
  audited(announcements, { technical: ['noticeDue'], institution: 'schoolId', title: 'title' }),
  ...unaudited('They are parts of an announcement, which has its own entries.', announcementGroups, announcementFiles),
  ...unaudited('Record themselves who read what and when.', announcementReads),
];
