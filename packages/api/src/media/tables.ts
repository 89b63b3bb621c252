import { captionLanguages, mediaKinds, renditionNames, renditionStatuses } from '@lia/sdk/media/rules';
import type { Chapter } from '@lia/sdk/media/schema';
import type { Interval } from '@lia/sdk/media/watched';
import { doublePrecision, index, integer, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';

import { users } from '../accounts/tables.ts';
import { type AuditDeclaration, audited, unaudited } from '../platform/audit/audited.ts';
import { instant } from '../platform/columnTypes.ts';
import { storedFiles } from '../platform/tables.ts';

/** Video and audio that is played. The row that has its id (a recording, a resource, a lesson) decides who sees it (`owner.ts`). */
export const media = pgTable(
  'media',
  {
    id: uuid().primaryKey().defaultRandom(),
    kind: text({ enum: mediaKinds }).notNull(),
    fileId: uuid('file_id')
      .notNull()
      .references(() => storedFiles.id),
    /** Seconds, as ffprobe reads it, or the browser of who sent it; null where neither could. */
    duration: doublePrecision(),
    chapters: jsonb().$type<Chapter[]>().notNull().default([]),
    createdBy: integer('created_by')
      .notNull()
      .references(() => users.id),
    createdAt: instant('created_at').notNull().defaultNow(),
  },
  (table) => [index('media_file').on(table.fileId), index('media_created_by').on(table.createdBy)],
);

/** Smaller files that ffmpeg makes of media. */
export const mediaRenditions = pgTable(
  'media_renditions',
  {
    mediaId: uuid('media_id')
      .notNull()
      .references(() => media.id, { onDelete: 'cascade' }),
    name: text({ enum: renditionNames }).notNull(),
    status: text({ enum: renditionStatuses }).notNull().default('queued'),
    /** Once it is ready. */
    fileId: uuid('file_id').references(() => storedFiles.id),
  },
  (table) => [primaryKey({ columns: [table.mediaId, table.name] }), index('media_renditions_file').on(table.fileId)],
);

/** Captions (WebVTT), one for each language. */
export const mediaCaptions = pgTable(
  'media_captions',
  {
    mediaId: uuid('media_id')
      .notNull()
      .references(() => media.id, { onDelete: 'cascade' }),
    language: text({ enum: captionLanguages }).notNull(),
    text: text().notNull(),
  },
  (table) => [primaryKey({ columns: [table.mediaId, table.language] })],
);

/** What a person has watched of media. */
export const mediaProgress = pgTable(
  'media_progress',
  {
    mediaId: uuid('media_id')
      .notNull()
      .references(() => media.id, { onDelete: 'cascade' }),
    userId: integer('user_id')
      .notNull()
      .references(() => users.id),
    watched: jsonb().$type<Interval[]>().notNull().default([]),
    position: doublePrecision().notNull().default(0),
    /** When it was watched to its end for the first time; it stays. */
    completedAt: instant('completed_at'),
    updatedAt: instant('updated_at').notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.mediaId, table.userId] }), index('media_progress_user').on(table.userId)],
);

/** What is kept of their changes (decision 48). */
export const audit: readonly AuditDeclaration[] = [
  audited(media, { technical: ['fileId', 'duration'] }),
  ...unaudited('They are made of media, which has entries of its own.', mediaRenditions, mediaCaptions),
  ...unaudited('Records itself what a person has watched.', mediaProgress),
];
