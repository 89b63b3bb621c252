import { sql } from 'drizzle-orm';
import { check, date, index, integer, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';

import { users } from '../accounts/tables.ts';
import { groups } from '../institutions/tables.ts';
import { media } from '../media/tables.ts';
import { type AuditDeclaration, audited } from '../platform/audit/audited.ts';
import { instant } from '../platform/columnTypes.ts';
import { sortIndexes } from '../platform/lists/sortIndexes.ts';
import { subjects } from '../subjects/tables.ts';

/** Recorded classes of groups: a file, or the address of a provider that shows it. */
export const recordings = pgTable(
  'recordings',
  {
    id: uuid().primaryKey().defaultRandom(),
    groupId: uuid('group_id')
      .notNull()
      .references(() => groups.id),
    subjectId: uuid('subject_id').references(() => subjects.id),
    /** The class that was recorded, where it is known. */
    meetingId: uuid('meeting_id'),
    title: text().notNull(),
    description: text().notNull().default(''),
    /** The day of the class. */
    recordedOn: date('recorded_on').notNull(),
    mediaId: uuid('media_id').references(() => media.id),
    /** http or https. */
    url: text(),
    createdBy: integer('created_by')
      .notNull()
      .references(() => users.id),
    createdAt: instant('created_at').notNull().defaultNow(),
    deletedAt: instant('deleted_at'),
  },
  (table) => [
    ...sortIndexes('recordings', [table.id], [table.recordedOn]),
    index('recordings_group').on(table.groupId, table.recordedOn),
    index('recordings_subject').on(table.subjectId),
    index('recordings_created_by').on(table.createdBy),
    uniqueIndex('recordings_media').on(table.mediaId),
    check('recordings_source', sql`(${table.mediaId} is null) <> (${table.url} is null)`),
  ],
);

/** What is kept of their changes (decision 48). */
export const audit: readonly AuditDeclaration[] = [audited(recordings, { title: 'title' })];
