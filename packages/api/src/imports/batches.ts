import { sql } from 'drizzle-orm';

import { users } from '../accounts/tables.ts';
import { schoolEnrolments, schoolMembers } from '../institutions/tables.ts';
import { type Database, inTransaction, type Transaction } from '../platform/database.ts';
import type { JobRun } from '../platform/jobs/job.ts';

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
