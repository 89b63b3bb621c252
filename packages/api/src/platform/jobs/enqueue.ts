import { and, eq, gt, ne } from 'drizzle-orm';
import type { AnyObjectSchema, InferType } from 'yup';

import { afterCommit, type Transaction } from '../database.ts';
import type { Job } from './job.ts';
import { jobs } from './tables.ts';
import { wake } from './wake.ts';

// Times are of this process, as those that workers compare them with: the database's may be a fraction of a second ahead.

interface When {
  /** What the job is about; a job of the kind that is there for it already stays as it is. */
  key: string;
  /** At once where absent. */
  dueAt?: Date | undefined;
}

/** Enqueues a job, to run exactly when the transaction commits: at once in this process, or within seconds in another. */
export async function enqueue<S extends AnyObjectSchema>(
  tx: Transaction,
  { kind }: Job<S>,
  payload: InferType<S>,
  { key, dueAt }: When,
): Promise<void> {
  await tx
    .insert(jobs)
    .values({ kind, key, payload, dueAt: dueAt ?? new Date() })
    .onConflictDoNothing();
  if (!dueAt) afterCommit(tx, wake);
}

/** Lets a job that waits for another try have it now. */
export async function bringForward(tx: Transaction, { kind }: Job, key: string): Promise<void> {
  await tx
    .update(jobs)
    .set({ dueAt: new Date() })
    .where(and(eq(jobs.kind, kind), eq(jobs.key, key), eq(jobs.status, 'waiting'), gt(jobs.dueAt, new Date())));
  afterCommit(tx, wake);
}

/** Jobs that were not tried yet, as a condition on `jobs`. */
export const isAwaited = and(eq(jobs.status, 'waiting'), eq(jobs.attempts, 0));

/** Has a job that was not tried yet run at another time. */
export async function reschedule(tx: Transaction, id: string, dueAt: Date): Promise<void> {
  await tx
    .update(jobs)
    .set({ dueAt })
    .where(and(eq(jobs.id, id), isAwaited));
  afterCommit(tx, wake);
}

/** Runs a job once more from its first attempt, with what it is given now, whatever became of it, also where its row was deleted since. */
export async function enqueueAgain<S extends AnyObjectSchema>(
  tx: Transaction,
  { kind }: Job<S>,
  payload: InferType<S>,
  key: string,
): Promise<void> {
  const again = {
    status: 'waiting',
    attempts: 0,
    dueAt: new Date(),
    finishedAt: null,
    cancelRequested: false,
  } as const;
  await tx
    .insert(jobs)
    .values({ kind, key, payload })
    .onConflictDoUpdate({
      target: [jobs.kind, jobs.key],
      set: { ...again, payload },
      setWhere: ne(jobs.status, 'running'),
    });
  afterCommit(tx, wake);
}
