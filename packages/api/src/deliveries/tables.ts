import { sql } from 'drizzle-orm';
import {
  type AnyPgColumn,
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';

import { users } from '../accounts/tables.ts';
import { homework } from '../homework/tables.ts';
import { type AuditDeclaration, unaudited } from '../platform/audit/audited.ts';
import { instant } from '../platform/columnTypes.ts';
import { storedFiles } from '../platform/tables.ts';

/** What a student handed in, once for each attempt: never changed afterwards. */
export const deliveries = pgTable(
  'deliveries',
  {
    id: uuid().primaryKey().defaultRandom(),
    homeworkId: uuid('homework_id')
      .notNull()
      .references(() => homework.id),
    attempt: integer().notNull(),
    /** By the clock of the server. */
    deliveredAt: instant('delivered_at').notNull().defaultNow(),
    isLate: boolean('is_late').notNull(),
    /** Whether it answers a return of the teacher. */
    corrects: boolean().notNull().default(false),
    /** Addresses, http or https. */
    urlPath: jsonb('url_path').$type<string[]>().notNull().default([]),
    /** Of a team: the delivery of who sent it, which this one shares; null for the own one. */
    sharedFrom: uuid('shared_from').references((): AnyPgColumn => deliveries.id),
    /** SHA-256 over those of the files and the addresses: what the receipt proves. */
    fingerprint: text().notNull(),
    /** Whether the student stated that it is their own work. */
    isOwnWork: boolean('is_own_work').notNull(),
    /** When who moderates hid it. */
    hiddenAt: instant('hidden_at'),
  },
  (table) => [
    uniqueIndex('deliveries_attempt').on(table.homeworkId, table.attempt),
    index('deliveries_shared_from').on(table.sharedFrom),
  ],
);

/** Files of deliveries; a file that stays over several attempts is of each of them. */
export const deliveryFiles = pgTable(
  'delivery_files',
  {
    id: uuid().primaryKey().defaultRandom(),
    deliveryId: uuid('delivery_id')
      .notNull()
      .references(() => deliveries.id),
    fileId: uuid('file_id')
      .notNull()
      .references(() => storedFiles.id),
  },
  (table) => [
    uniqueIndex('delivery_files_once').on(table.deliveryId, table.fileId),
    index('delivery_files_file').on(table.fileId),
  ],
);

/** What is written on a homework: to its student, or to the family alone. */
export const homeworkComments = pgTable(
  'homework_comments',
  {
    id: uuid().primaryKey().defaultRandom(),
    homeworkId: uuid('homework_id')
      .notNull()
      .references(() => homework.id),
    authorId: integer('author_id')
      .notNull()
      .references(() => users.id),
    audience: text({ enum: ['student', 'family'] }).notNull(),
    /** Empty where it is spoken alone. */
    body: text().notNull(),
    audioId: uuid('audio_id').references(() => storedFiles.id),
    /** How long the audio is, in seconds. */
    audioSeconds: integer('audio_seconds'),
    /** When who moderates hid it. */
    hiddenAt: instant('hidden_at'),
    createdAt: instant('created_at').notNull().defaultNow(),
  },
  (table) => [
    index('homework_comments_homework').on(table.homeworkId, table.createdAt),
    index('homework_comments_author').on(table.authorId),
    index('homework_comments_audio').on(table.audioId),
    check('homework_comments_content', sql`${table.body} <> '' or ${table.audioId} is not null`),
    check('homework_comments_length', sql`(${table.audioId} is null) = (${table.audioSeconds} is null)`),
  ],
);

/** What is kept of their changes (decision 48). */
export const audit: readonly AuditDeclaration[] = [
  ...unaudited('They are added and never changed.', deliveries, deliveryFiles, homeworkComments),
];
