import type { AccountExportRecord, AccountRow } from '@lia/sdk/balance/records';
import { EXPORT_DAYS, type ExportStatus } from '@lia/sdk/balance/rules';
import type { JobStatus } from '@lia/sdk/jobs/records';
import { record } from '@lia/sdk/validation/fields';
import { and, desc, eq, isNotNull, lt, sql } from 'drizzle-orm';
import { string } from 'yup';

import type { Database, Transaction } from '../platform/database.ts';
import { enqueue } from '../platform/jobs/enqueue.ts';
import { defineJob, handle, type JobHandler } from '../platform/jobs/job.ts';
import { jobs } from '../platform/jobs/tables.ts';
import type { Scope } from '../platform/scope.ts';
import { accountRows } from './exportRows.ts';
import { accountExports } from './tables.ts';

/** Exports that are listed. */
const LISTED = 12;

/** Writes the rows of one export. */
const exportJob = defineJob({
  kind: 'export accounts',
  payload: record({ export: string().required() }),
  concurrency: 1,
});

/** Requests an export of a month; a job writes its rows. */
export async function requestExport(
  tx: Transaction,
  { userId }: Scope<'everything'>,
  month: string,
): Promise<AccountExportRecord> {
  const [added] = await tx.insert(accountExports).values({ month, requestedBy: userId }).returning(listed);
  if (!added) throw new Error('The export got no row');
  await enqueue(tx, exportJob, { export: added.id }, { key: added.id });
  return toRecord({ ...added, job: 'waiting' });
}

/** Run again, it writes the rows as they are by then. */
export const exportHandler = (db: Database): JobHandler =>
  handle(exportJob, async ({ export: id }) => {
    const [wanted] = await db
      .select({ month: accountExports.month })
      .from(accountExports)
      .where(eq(accountExports.id, id));
    if (!wanted) return null;
    const rows = await accountRows(db, wanted.month);
    await db
      .update(accountExports)
      .set({ rows, movements: rows.length, finishedAt: sql`now()` })
      .where(eq(accountExports.id, id));
    return { movements: rows.length };
  });

const listed = {
  id: accountExports.id,
  month: accountExports.month,
  movements: accountExports.movements,
  createdAt: accountExports.createdAt,
  finishedAt: accountExports.finishedAt,
  hasRows: sql<boolean>`${accountExports.rows} is not null`,
};

type Listed = Omit<typeof accountExports.$inferSelect, 'rows' | 'requestedBy'> & {
  hasRows: boolean;
  job: JobStatus | null;
};

const toRecord = (row: Listed): AccountExportRecord => ({
  id: row.id,
  month: row.month,
  status: statusOf(row),
  movements: row.movements,
  created_at: row.createdAt.toISOString(),
});

/** One whose job was given up or cancelled has failed; an administrator may have the job run again. */
function statusOf({ finishedAt, hasRows, job }: Listed): ExportStatus {
  if (finishedAt) return hasRows ? 'ready' : 'expired';
  return job === 'waiting' || job === 'running' ? 'waiting' : 'failed';
}

export async function latestExports(db: Database, scope: Scope<'everything'>): Promise<AccountExportRecord[]> {
  const rows = await db
    .select({ ...listed, job: jobs.status })
    .from(accountExports)
    .leftJoin(jobs, and(eq(jobs.kind, exportJob.kind), eq(jobs.key, sql`${accountExports.id}::text`)))
    .where(scope.where({}))
    .orderBy(desc(accountExports.createdAt))
    .limit(LISTED);
  return rows.map(toRecord);
}

/** The rows of an export; undefined where it has none yet, or none any more. */
export async function rowsOf(
  db: Database,
  scope: Scope<'everything'>,
  id: string,
): Promise<readonly AccountRow[] | undefined> {
  const [found] = await db
    .select({ rows: accountExports.rows })
    .from(accountExports)
    .where(and(scope.where({}), eq(accountExports.id, id)));
  return found?.rows ?? undefined;
}

/** Erases the rows of exports whose time is over: they name customers. Who asked for which month stays. */
export async function sweepExports(db: Database): Promise<void> {
  const over = lt(accountExports.createdAt, sql`now() - make_interval(days => ${EXPORT_DAYS})`);
  await db
    .update(accountExports)
    .set({ rows: null })
    .where(and(isNotNull(accountExports.rows), over));
}
