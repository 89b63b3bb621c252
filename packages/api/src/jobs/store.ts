import { type JobRecord, jobStatuses } from '@lia/sdk/jobs/records';
import { messageKey } from '@lia/sdk/validation/fields';
import { and, eq, inArray, or, sql } from 'drizzle-orm';
import { string } from 'yup';

import type { JobHandler } from '../platform/jobs/job.ts';
import type { JobRow } from '../platform/jobs/queue.ts';
import { jobs } from '../platform/jobs/tables.ts';
import { defineList, type ScopedCall } from '../platform/lists/defineList.ts';
import { choice, filter } from '../platform/lists/filters.ts';
import { contains } from '../platform/search.ts';

/** Kinds that the console may cancel. */
type Cancellable = ReadonlySet<string>;

export const cancellableOf = (handlers: readonly JobHandler[]): Cancellable =>
  new Set(handlers.filter(({ job }) => job.cancellable).map(({ job }) => job.kind));

/** Jobs for the console, without their payloads. */
export const jobList = (cancellable: Cancellable) =>
  defineList({
    name: 'jobs',
    rows: (db, tally) => db.select({ job: jobs, tally }).from(jobs).$dynamic(),
    key: [jobs.id],
    sorts: { created_at: jobs.createdAt, due_at: jobs.dueAt, finished_at: jobs.finishedAt },
    sort: { column: 'created_at', descending: true },
    filters: {
      status: choice(jobStatuses, jobs.status),
      kind: filter(string().max(64, messageKey('text.max')), (kind) => eq(jobs.kind, kind), { facet: jobs.kind }),
    },
    search: (words) =>
      or(
        eq(jobs.key, words),
        contains(sql`' ' || lower(${jobs.kind}) || ' ' || lower(coalesce(${jobs.failure}, ''))`, words),
      ),
    searches: '`q`: a whole key, or words of a kind or failure',
    records: (rows) => rows.map(({ job }) => recordOf(job, cancellable)),
  });

/** Lets a job of the scope run now, from its first attempt. False where it runs or succeeded. */
export async function retryJob({ db, scope }: ScopedCall<'everything'>, id: string): Promise<boolean> {
  const retried = await db
    .update(jobs)
    .set({
      status: 'waiting',
      attempts: 0,
      dueAt: new Date(),
      finishedAt: null,
      progress: null,
      cancelRequested: false,
    })
    .where(and(scope.where({}), eq(jobs.id, id), inArray(jobs.status, ['waiting', 'failed', 'cancelled'])))
    .returning({ id: jobs.id });
  return retried.length > 0;
}

/** Cancels a job of the scope that waits, or asks one that runs to end. False where it is over or its kind is not cancelled. */
export async function cancelJob(
  { db, scope }: ScopedCall<'everything'>,
  id: string,
  handlers: readonly JobHandler[],
): Promise<boolean> {
  const mine = and(scope.where({}), eq(jobs.id, id), inArray(jobs.kind, [...cancellableOf(handlers)]));
  const ended = await db
    .update(jobs)
    .set({ status: 'cancelled', finishedAt: new Date() })
    .where(and(mine, eq(jobs.status, 'waiting')))
    .returning({ kind: jobs.kind, payload: jobs.payload });
  for (const { kind, payload } of ended) await handlers.find(({ job }) => job.kind === kind)?.givenUp?.(payload);
  if (ended.length > 0) return true;
  const asked = await db
    .update(jobs)
    .set({ cancelRequested: true })
    .where(and(mine, eq(jobs.status, 'running')))
    .returning({ id: jobs.id });
  return asked.length > 0;
}

function recordOf(row: JobRow, cancellable: Cancellable): JobRecord {
  const { id, kind, key, status, progress, attempts, failure, cancelRequested } = row;
  const open = status === 'waiting' || status === 'running';
  return {
    id,
    kind,
    key,
    status,
    progress,
    attempts,
    failure,
    created_at: row.createdAt.toISOString(),
    due_at: row.dueAt.toISOString(),
    started_at: row.startedAt?.toISOString() ?? null,
    finished_at: row.finishedAt?.toISOString() ?? null,
    cancelling: status === 'running' && cancelRequested,
    can_retry: status !== 'running' && status !== 'succeeded',
    can_cancel: open && !cancelRequested && cancellable.has(kind),
  };
}
