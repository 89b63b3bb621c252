import { sql } from 'drizzle-orm';
import { index, integer, jsonb, pgTable, text, timestamp, uniqueIndex, uuid } from 'drizzle-orm/pg-core';

const instant = (name: string) => timestamp(name, { withTimezone: true });

/** Emails that are to be sent, written in the transaction of what causes them. */
export const outbox = pgTable(
  'outbox',
  {
    /** Heads the `Message-ID`, so that an email that went out twice is recognised. */
    id: uuid().primaryKey().defaultRandom(),
    kind: text().notNull(),
    /** What the email is about, in words that are the same each time: `receipt 8f14…`. */
    cause: text().notNull(),
    recipient: text().notNull(),
    language: text({ enum: ['es', 'en'] }).notNull(),
    data: jsonb().notNull(),
    attempts: integer().notNull().default(0),
    /** When it is tried next; a worker that takes it moves this ahead, so that no other one does. */
    dueAt: instant('due_at').notNull().defaultNow(),
    /** When it was sent, or turned out to be unneeded. */
    sentAt: instant('sent_at'),
    /** When it was given up. */
    failedAt: instant('failed_at'),
    /** What it was called when it could not be sent. */
    subject: text(),
    /** Code of the last failure; never its words, which may hold an address. */
    failure: text(),
    createdAt: instant('created_at').notNull().defaultNow(),
  },
  (table) => [
    uniqueIndex('outbox_cause').on(table.kind, table.cause),
    index('outbox_due')
      .on(table.dueAt)
      .where(sql`${table.sentAt} is null and ${table.failedAt} is null`),
    index('outbox_created').on(table.createdAt),
  ],
);
