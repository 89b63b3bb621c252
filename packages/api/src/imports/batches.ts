import { type Database, inTransaction, type Transaction } from '../platform/database.ts';
import type { Job, JobRun } from '../platform/jobs/job.ts';
import { changeImport } from './store.ts';

/** How far a job is. */
export interface Progress {
  done: number;
  total: number;
}

/**
 * Works through the rows of an import, each batch in a transaction of its own: other calls come in between. A batch answers
 * null where nothing is left to do, or the import was stopped. An import whose job is given up has failed.
 */
export async function inBatches(
  db: Database,
  { id, job, run }: { id: string; job: Job; run: JobRun },
  batch: (tx: Transaction) => Promise<Progress | null>,
): Promise<null> {
  try {
    for (;;) {
      const progress = await inTransaction(db, batch);
      if (!progress) return null;
      await run.progress(progress.done, progress.total);
    }
  } catch (error) {
    if (!run.signal.aborted && run.attempt >= job.attempts) {
      await changeImport(db, { id }, { status: 'failed', passwordHash: null, finishedAt: new Date() });
    }
    throw error;
  }
}
