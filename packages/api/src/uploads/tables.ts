import { uploadPurposes } from '@lia/sdk/uploads/rules';
import { bigint, boolean, index, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';

import { users } from '../accounts/tables.ts';
import { type AuditDeclaration, unaudited } from '../platform/audit/audited.ts';
import { instant } from '../platform/columnTypes.ts';
import { storedFiles } from '../platform/tables.ts';

/** Files that arrive in pieces (tus), each for one purpose of the person who sends it. */
export const uploads = pgTable(
  'uploads',
  {
    id: uuid().primaryKey(),
    userId: integer('user_id')
      .notNull()
      .references(() => users.id),
    purpose: text({ enum: uploadPurposes }).notNull(),
    /** The row of its purpose that it is for, such as a homework; null where its row is made with it. */
    rowId: uuid('row_id'),
    name: text().notNull(),
    size: bigint({ mode: 'number' }).notNull(),
    /** How many bytes are there: where the next piece begins. */
    received: bigint({ mode: 'number' }).notNull().default(0),
    /** The whole file, once its pieces were put together; its row is kept by the call that takes the upload. */
    fileId: uuid('file_id').references(() => storedFiles.id),
    /** Who writes to it, for how long unless the lease is extended, and whether another call waits for it. */
    leaseId: uuid('lease_id'),
    leasedUntil: instant('leased_until'),
    leaseWanted: boolean('lease_wanted').notNull().default(false),
    createdAt: instant('created_at').notNull().defaultNow(),
    expiresAt: instant('expires_at').notNull(),
  },
  (table) => [
    index('uploads_user').on(table.userId),
    index('uploads_row').on(table.rowId),
    index('uploads_file').on(table.fileId),
    index('uploads_expires').on(table.expiresAt),
  ],
);

/** The pieces of an upload, each an object of the file store. */
export const uploadParts = pgTable(
  'upload_parts',
  {
    uploadId: uuid('upload_id')
      .notNull()
      .references(() => uploads.id, { onDelete: 'cascade' }),
    /** Its first byte in the file. */
    start: bigint({ mode: 'number' }).notNull(),
    size: integer().notNull(),
    storageKey: text('storage_key').notNull(),
  },
  (table) => [primaryKey({ columns: [table.uploadId, table.start] })],
);

/** What is kept of their changes (decision 48). */
export const audit: readonly AuditDeclaration[] = [
  ...unaudited('They are on their way; what they become a part of is kept.', uploads, uploadParts),
];
