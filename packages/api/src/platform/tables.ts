import { index, integer, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';

import { instant } from './columnTypes.ts';

/** Answers of writes that carried an idempotency key, kept in the transaction of their write. */
export const idempotencyKeys = pgTable(
  'idempotency_keys',
  {
    route: text().notNull(),
    key: text().notNull(),
    /** Hash of who asked and what for; another one under the same key is refused. */
    request: text().notNull(),
    status: integer(),
    answer: jsonb(),
    createdAt: instant('created_at').notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.route, table.key] }), index().on(table.createdAt)],
);

/** Attempts within a window, by what is limited: `login:address:…`. */
export const attempts = pgTable('attempts', {
  key: text().primaryKey(),
  count: integer().notNull(),
  expiresAt: instant('expires_at').notNull(),
});

/** Uploaded files. The bytes stand in the file store under `storageKey`. */
export const storedFiles = pgTable('stored_files', {
  id: uuid().primaryKey().defaultRandom(),
  storageKey: text('storage_key').notNull().unique(),
  /** Name that the sender gave it; shown, and used for nothing else. */
  name: text().notNull(),
  /** The type detected from the bytes. */
  type: text().notNull(),
  size: integer().notNull(),
  sha256: text().notNull(),
  createdAt: instant('created_at').notNull().defaultNow(),
});

/** Columns that a file is sent by (`StoredFile`). */
export const storedFileColumns = {
  storageKey: storedFiles.storageKey,
  name: storedFiles.name,
  type: storedFiles.type,
  size: storedFiles.size,
};
