import { and, eq, inArray, isNotNull, lt, lte, or, sql } from 'drizzle-orm';

import type { Database } from '../database.ts';
import type { JobResult } from './job.ts';
import { jobs } from './tables.ts';

export type JobRow = typeof jobs.$inferSelect;

/** How many jobs of a kind may be taken. */
export interface Lane {
  kind: string;
  free: number;
}

/** How long a worker has a job to itself; while it lives it extends that. One that dies leaves the job to the next. */
export const LEASE_MS = 60_000;

const leaseFrom = (now: Date): Date => new Date(now.getTime() + LEASE_MS);

/**
 * Takes jobs that are due or whose worker died, so that no other worker runs them: of each kind as many as are free, the
 * longest due first, so that no kind waits for another. Workers side by side take different ones.
 */
export async function claim(db: Database, lanes: readonly Lane[], now: Date): Promise<JobRow[]> {
  if (lanes.length === 0) return [];
  const at = sql`${now.toISOString()}::timestamptz`;
  const kinds = sql.join(
    lanes.map(({ kind, free }) => sql`(${kind}::text, ${free}::int)`),
    sql`, `,
  );
  // Materialised, as every CTE that locks: a subquery might be carried out again, and take more than are free.
  const taken = sql`(
    with taken as (
      select due.id from (values ${kinds}) as lane(kind, free)
      cross join lateral (
        select id from ${jobs}
        where ${jobs.kind} = lane.kind
          and ((${jobs.status} = 'waiting' and ${jobs.dueAt} <= ${at})
            or (${jobs.status} = 'running' and ${jobs.leasedUntil} <= ${at}))
        order by ${jobs.dueAt} limit lane.free for update skip locked
      ) as due
    ) select id from taken)`;
  return db
    .update(jobs)
    .set({
      status: 'running',
      attempts: sql`${jobs.attempts} + 1`,
      leasedUntil: leaseFrom(now),
      startedAt: sql`coalesce(${jobs.startedAt}, ${at})`,
    })
    .where(inArray(jobs.id, taken))
    .returning();
}

/** One run of a job, while it has the lease. */
const run = ({ id, attempts }: Pick<JobRow, 'id' | 'attempts'>) =>
  and(eq(jobs.id, id), eq(jobs.attempts, attempts), eq(jobs.status, 'running'));

/** Extends the lease of runs. Answers which of them have it, and whether they are to be cancelled. */
export async function renew(
  db: Database,
  runs: readonly JobRow[],
  now: Date,
): Promise<Map<string, { cancelled: boolean }>> {
  if (runs.length === 0) return new Map();
  const kept = await db
    .update(jobs)
    .set({ leasedUntil: leaseFrom(now) })
    .where(or(...runs.map(run)))
    .returning({ id: jobs.id, cancelled: jobs.cancelRequested });
  return new Map(kept.map(({ id, cancelled }) => [id, { cancelled }]));
}

/** Writes down how far a run is. Answers what `renew` does. */
export async function keepProgress(
  db: Database,
  row: JobRow,
  progress: { done: number; total: number },
): Promise<{ cancelled: boolean } | undefined> {
  const [kept] = await db.update(jobs).set({ progress }).where(run(row)).returning({ cancelled: jobs.cancelRequested });
  return kept;
}

type Change = Partial<typeof jobs.$inferInsert>;

const report = async (db: Database, row: JobRow, change: Change): Promise<void> => {
  await db
    .update(jobs)
    .set({ leasedUntil: null, ...change })
    .where(run(row));
};

export const succeed = (db: Database, row: JobRow, result: JobResult | null, now: Date): Promise<void> =>
  report(db, row, { status: 'succeeded', result, failure: null, finishedAt: now });

export const fail = (db: Database, row: JobRow, failure: string, now: Date): Promise<void> =>
  report(db, row, { status: 'failed', failure, finishedAt: now });

export const cancelled = (db: Database, row: JobRow, now: Date): Promise<void> =>
  report(db, row, { status: 'cancelled', finishedAt: now });

/** Lets a job wait for its next run. */
export const putOff = (db: Database, row: JobRow, failure: string, dueAt: Date): Promise<void> =>
  report(db, row, { status: 'waiting', failure, dueAt });

/** Releases a job that was not finished when its server stopped, as if it had not been taken. */
export const release = (db: Database, row: JobRow): Promise<void> =>
  report(db, row, { status: 'waiting', attempts: row.attempts - 1 });

/** How many jobs wait although they are due or failed before, run, and failed for good, by kind. */
export async function countOpen(
  db: Database,
  now: Date,
): Promise<{ kind: string; status: JobRow['status']; count: number }[]> {
  const overdue = and(eq(jobs.status, 'waiting'), or(lte(jobs.dueAt, now), isNotNull(jobs.failure)));
  return db
    .select({ kind: jobs.kind, status: jobs.status, count: sql<number>`count(*)::int` })
    .from(jobs)
    .where(or(overdue, inArray(jobs.status, ['running', 'failed'])))
    .groupBy(jobs.kind, jobs.status);
}

/** Deletes jobs that are over: successes after days, so that the console shows what ran lately, others after months. */
export async function sweepJobs(db: Database): Promise<void> {
  const before = (days: number) => lt(jobs.finishedAt, sql`now() - make_interval(days => ${days})`);
  await db.delete(jobs).where(or(and(eq(jobs.status, 'succeeded'), before(3)), before(90)));
}
