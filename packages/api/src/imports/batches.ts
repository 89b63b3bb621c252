import { sql } from 'drizzle-orm';

import { users } from '../accounts/tables.ts';
import { schoolEnrolments, schoolMembers } from '../institutions/tables.ts';
import { type Database, inTransaction, type Transaction } from '../platform/database.ts';
import type { JobRun } from '../platform/jobs/job.ts';
import { changeImport, lockForJob, outcomeTotal, rowTotal } from './store.ts';

/** How far a job is. */
export interface Progress {
  done: number;
  total: number;
}

/** Rows of a run after which the planner's statistics are renewed; from then on, whenever the run did twice as many. */
const FIRST_ANALYSED = 500;

/**
 * Tables that grow by a batch. Autovacuum looks once a minute; until then the planner would read them whole, as if they
 * were empty.
 */
const grown = [users, schoolMembers, schoolEnrolments];

/**
 * Works through the rows of an import, each batch in a transaction of its own: other calls come in between. A batch answers
 * null where nothing is left to do, or the import was stopped.
 */
export async function inBatches(
  db: Database,
  run: JobRun,
  batch: (tx: Transaction) => Promise<Progress | null>,
): Promise<null> {
  for (let first: number | null = null, analysed = FIRST_ANALYSED; ;) {
    const progress = await inTransaction(db, batch);
    if (!progress) return null;
    await run.progress(progress.done, progress.total);
    first ??= progress.done;
    if (progress.done - first < analysed) continue;
    for (const table of grown) await db.execute(sql`analyze ${table}`);
    analysed *= 2;
  }
}

/**
 * An import whose job is given up has failed, and may be committed or undone again. Where rows are left to import and none was undone
 * it is stopped instead: one that has failed is offered to be gone on with, and undoing it was meant for the opposite.
 */
export async function failImport(db: Database, id: string): Promise<void> {
  await inTransaction(db, async (tx) => {
    const item = await lockForJob(tx, id);
    if (item?.status === 'running') {
      await changeImport(tx, item, { status: 'failed', passwordHash: null, finishedAt: new Date() });
    } else if (item?.status === 'undoing') {
      const { rowCounts } = item;
      const isHalf = !rowCounts.undone && outcomeTotal(rowCounts) < rowTotal(rowCounts);
      await changeImport(tx, item, { status: isHalf ? 'cancelled' : 'failed', passwordHash: null });
    }
  });
}
