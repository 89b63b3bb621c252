import { languages } from '@lia/sdk/messages/language';
import { sql } from 'drizzle-orm';
import { index, jsonb, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';

import { instant } from '../columnTypes.ts';
import { searchColumn, searchIndex } from '../search.ts';
import { sortIndexes } from '../lists/sortIndexes.ts';

/** Emails, written in the transaction of what causes them. A job sends each (deliver.ts). */
export const outbox = pgTable(
  'outbox',
  {
    /** Heads the `Message-ID`, so that an email that went out twice is recognised. */
    id: uuid().primaryKey().defaultRandom(),
    kind: text().notNull(),
    /** What the email is about, in words that are the same each time: `receipt 8f14…`. */
    cause: text().notNull(),
    recipient: text().notNull(),
    language: text({ enum: languages }).notNull(),
    data: jsonb().notNull(),
    /** When it was sent, or turned out to be unneeded. */
    sentAt: instant('sent_at'),
    /** When it was given up. */
    failedAt: instant('failed_at'),
    /** What it was called when it could not be sent. */
    subject: text(),
    /** Code of the last failure; never its words, which may hold an address. */
    failure: text(),
    createdAt: instant('created_at').notNull().defaultNow(),
    search: searchColumn('subject'),
  },
  (table) => [
    uniqueIndex('outbox_cause').on(table.kind, table.cause),
    index('outbox_created').on(table.createdAt),
    index('outbox_recipient').on(sql`lower(${table.recipient})`, table.createdAt),
    // Only emails that were given up have a subject, and are listed and searched.
    ...sortIndexes('outbox', [table.id], [table.failedAt, table.createdAt, table.failure]).map((sorted) =>
      sorted.where(sql`${table.failedAt} is not null`),
    ),
    searchIndex('outbox_search', table.search).where(sql`${table.failedAt} is not null`),
  ],
);
