import { record } from '@lia/sdk/validation/fields';
import { and, desc, eq, inArray, lt } from 'drizzle-orm';

import type { Database } from '../database.ts';
import { defineJob, handle, type JobHandler, type JobRun } from './job.ts';
import { jobs } from './tables.ts';

interface RecurringJob {
  kind: string;
  everyMs: number;
  /** How long after the start of its period, or of the server; at once where absent. */
  delayMs?: number;
  freesDisk?: boolean;
  work: (run: JobRun) => Promise<void>;
}

const nothing = record({});

/** A job that runs once in each period, however many instances there are. One that fails runs in the next period. */
export function recurringJob({ kind, everyMs, delayMs = 0, freesDisk = false, work }: RecurringJob): JobHandler {
  const job = defineJob({ kind, payload: nothing, attempts: 1, concurrency: 1, freesDisk });
  const run = async (_: object, own: JobRun): Promise<null> => {
    await work(own);
    return null;
  };
  return { ...handle(job, run), recurring: { everyMs, delayMs } };
}

/** The start of the period that an instant lies in; the same for every instance. */
export const periodOf = (now: Date, everyMs: number): Date => new Date(Math.floor(now.getTime() / everyMs) * everyMs);

/**
 * Enqueues the run of a period, once: its start is the key. While the run of an earlier period goes on, there is none for
 * this one.
 */
export async function schedule(db: Database, { job, recurring }: JobHandler, now: Date): Promise<void> {
  if (!recurring) return;
  const period = periodOf(now, recurring.everyMs);
  const open = and(eq(jobs.kind, job.kind), inArray(jobs.status, ['waiting', 'running']));
  if ((await db.$count(jobs, open)) > 0) return;
  const [added] = await db
    .insert(jobs)
    .values({
      kind: job.kind,
      key: period.toISOString(),
      payload: {},
      dueAt: new Date(now.getTime() + recurring.delayMs),
    })
    .onConflictDoNothing()
    .returning({ id: jobs.id });
  if (added) await deleteEarlierRuns(db, job.kind);
}

/** Deletes the failed runs before one that succeeded: it did their work, and an alert that stays for them would hide the next failure. */
export const deleteFailedRuns = (db: Database, { kind, key }: Pick<typeof jobs.$inferSelect, 'kind' | 'key'>) =>
  db.delete(jobs).where(and(eq(jobs.kind, kind), eq(jobs.status, 'failed'), lt(jobs.key, key)));

/**
 * Deletes the runs that succeeded but for the last two: what runs each minute would bury the other jobs in the console.
 * Two, so that an instance whose clock is behind does not repeat the period before this one.
 */
async function deleteEarlierRuns(db: Database, kind: string): Promise<void> {
  const succeeded = and(eq(jobs.kind, kind), eq(jobs.status, 'succeeded'));
  const secondLast = db
    .select({ key: jobs.key })
    .from(jobs)
    .where(succeeded)
    .orderBy(desc(jobs.key))
    .offset(1)
    .limit(1);
  await db.delete(jobs).where(and(succeeded, lt(jobs.key, secondLast)));
}
