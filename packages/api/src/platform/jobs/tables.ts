import { jobStatuses } from '@lia/sdk/jobs/records';
import { sql } from 'drizzle-orm';
import { boolean, index, integer, jsonb, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { instant } from '../columnTypes.ts';
import { sortIndexes } from '../lists/sortIndexes.ts';

/** Work that is done outside of the transaction that caused it: at least once, whatever is killed meanwhile. */
export const jobs = pgTable(
  'jobs',
  {
    id: uuid().primaryKey().defaultRandom(),
    kind: text().notNull(),
    /** What the job is about: there is one job of a kind for it. */
    key: text().notNull(),
    /** Ids of rows, never data of a person: the job reads those rows when it runs. */
    payload: jsonb().notNull(),
    status: text({ enum: jobStatuses }).notNull().default('waiting'),
    dueAt: instant('due_at').notNull().defaultNow(),
    /** How often it was taken. With the id it names one run: only the latest run may report. */
    attempts: integer().notNull().default(0),
    /** Until when its worker has it; after that, the worker is dead and another one takes the job. */
    leasedUntil: instant('leased_until'),
    cancelRequested: boolean('cancel_requested').notNull().default(false),
    progress: jsonb().$type<{ done: number; total: number }>(),
    result: jsonb().$type<Readonly<Record<string, string | number>>>(),
    /** Code of the last failure; never its message, which may quote data. */
    failure: text(),
    createdAt: instant('created_at').notNull().defaultNow(),
    startedAt: instant('started_at'),
    finishedAt: instant('finished_at'),
  },
  (table) => [
    uniqueIndex('jobs_key').on(table.kind, table.key),
    index('jobs_open')
      .on(table.kind, table.dueAt)
      .where(sql`${table.status} in ('waiting', 'running')`),
    index('jobs_failed')
      .on(table.finishedAt)
      .where(sql`${table.status} = 'failed'`),
    ...sortIndexes('jobs', [table.id], [table.createdAt, table.dueAt, table.finishedAt]),
  ],
);
