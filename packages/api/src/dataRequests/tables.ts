import { dataRequestKinds, dataRequestStatuses } from '@lia/sdk/dataRequests/rules';
import { languages } from '@lia/sdk/messages/language';
import { sql } from 'drizzle-orm';
import { check, date, index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core';

import { users } from '../accounts/tables.ts';
import { type AuditDeclaration, audited } from '../platform/audit/audited.ts';
import { instant } from '../platform/columnTypes.ts';
import { sortIndexes } from '../platform/lists/sortIndexes.ts';
import { storedFiles } from '../platform/tables.ts';
import { searchColumn, searchIndex } from '../platform/search.ts';

/** What people asked for about their data, by law; rows stay as proof of when each was answered. */
export const dataRequests = pgTable(
  'data_requests',
  {
    id: uuid().primaryKey().defaultRandom(),
    /** The member who asks, or whose account it was entered for; null for others who wrote to us. */
    userId: integer('user_id').references(() => users.id),
    /** The student whose data it is about; null where it is about those of who asks. */
    childId: integer('child_id').references(() => users.id),
    /** Name and address as they were then: an answer goes to who asked. */
    name: text().notNull(),
    email: text(),
    language: text({ enum: languages }).notNull(),
    kind: text({ enum: dataRequestKinds }).notNull(),
    details: text().notNull(),
    status: text({ enum: dataRequestStatuses }).notNull().default('received'),
    /** Days in Mexico City. */
    receivedOn: date('received_on').notNull(),
    dueOn: date('due_on').notNull(),
    /** Why it was extended; null where it was not. */
    extension: text(),
    note: text(),
    decidedAt: instant('decided_at'),
    decidedBy: integer('decided_by').references(() => users.id),
    /** Who entered it; null where the member made it. */
    enteredBy: integer('entered_by').references(() => users.id),
    createdAt: instant('created_at').notNull().defaultNow(),
    search: searchColumn('name', 'email'),
  },
  (table) => [
    ...sortIndexes(
      'data_requests',
      [table.id],
      [table.dueOn, table.receivedOn, table.createdAt, table.name, table.kind, table.status],
    ),
    searchIndex('data_requests_search', table.search),
    index().on(table.userId),
    index().on(table.childId),
    index().on(table.decidedBy),
    index().on(table.enteredBy),
    check('data_requests_asker', sql`${table.userId} is not null or ${table.enteredBy} is not null`),
    check('data_requests_child', sql`${table.childId} is null or ${table.userId} is not null`),
    check('data_requests_closed', sql`(${table.status} = 'received') = (${table.decidedAt} is null)`),
    check('data_requests_decided', sql`(${table.decidedAt} is null) = (${table.note} is null)`),
  ],
);

/** Archives of a member's data, each made for a request of access; the file is deleted when its days are over. */
export const dataArchives = pgTable(
  'data_archives',
  {
    id: uuid().primaryKey().defaultRandom(),
    requestId: uuid('request_id')
      .notNull()
      .references(() => dataRequests.id),
    requestedBy: integer('requested_by')
      .notNull()
      .references(() => users.id),
    createdAt: instant('created_at').notNull().defaultNow(),
    fileId: uuid('file_id')
      .unique()
      .references(() => storedFiles.id),
    /** When it was made; null while its job is to make it. */
    readyAt: instant('ready_at'),
    expiresAt: instant('expires_at'),
    /** When the member last downloaded it. */
    downloadedAt: instant('downloaded_at'),
  },
  (table) => [
    index().on(table.requestId, table.createdAt),
    index().on(table.requestedBy),
    check('data_archives_ready', sql`(${table.readyAt} is null) = (${table.expiresAt} is null)`),
    check('data_archives_file', sql`${table.fileId} is null or ${table.readyAt} is not null`),
  ],
);

/** What is kept of their changes (decision 48). */
export const audit: readonly AuditDeclaration[] = [
  audited(dataRequests, { person: 'userId', title: 'name' }),
  audited(dataArchives, { technical: ['fileId'] }),
];
