import { checkRow } from '@lia/sdk/imports/row';
import { mayAddDirectors } from '@lia/sdk/imports/rules';
import { record } from '@lia/sdk/validation/fields';
import { and, asc, eq, gt, isNull, sql } from 'drizzle-orm';
import { string } from 'yup';

import { notify } from '../accounts/notifications/notify.ts';
import { users } from '../accounts/tables.ts';
import type { UsernameNumbers } from '../accounts/usernames.ts';
import { lockPeople } from '../institutions/lockPeople.ts';
import { lockRolesOf } from '../memberships/store.ts';
import type { AppContext } from '../platform/appContext.ts';
import { inTransaction, type Transaction } from '../platform/database.ts';
import { defineJob, handle, type JobHandler } from '../platform/jobs/job.ts';
import { commitRows } from './accounts.ts';
import { inBatches, type Progress } from './batches.ts';
import { linkGuardians } from './guardians.ts';
import { findRepeated, type JudgedRow, judgeRows, toRow } from './rows.ts';
import { changeImport, lockForJob, outcomeTotal, recount, rowTotal } from './store.ts';
import { importRows } from './tables.ts';

/** Not cancelled as a job: an import is stopped by its own call, which records it in its history. */
export const commitJob = defineJob({
  kind: 'import users',
  payload: record({ import: string().required() }),
  attempts: 5,
  concurrency: 1,
  cancellable: false,
});

/** Rows of one transaction, during which the embedded database serves no other call. */
const BATCH = 100;

/**
 * Commits the rows of an import that have no outcome. An outcome is written with its account, so a run that follows a crash
 * goes on where the last one ended.
 */
export const commitHandler = ({ db, secret }: Pick<AppContext, 'db' | 'secret'>): JobHandler =>
  handle(
    commitJob,
    async ({ import: id }, run) => {
      // They came faster than statistics are kept: without these, each batch would read all of them.
      await db.execute(sql`analyze ${importRows}`);
      // Once for all batches: rows of a running import do not change.
      const repeated = await findRepeated(db, id);
      const numbers: UsernameNumbers = new Map();
      let after = 0;
      return inBatches(db, run, async (tx) => {
        const batch = await commitBatch(tx, id, { after, repeated, numbers, secret });
        after = batch?.last ?? after;
        return batch;
      });
    },
    ({ import: id }) => inTransaction(db, (tx) => failCommit(tx, id)),
  );

/** An import that is given up has failed, and may be committed again or undone. One that was stopped meanwhile stays so. */
async function failCommit(tx: Transaction, id: string): Promise<void> {
  const item = await lockForJob(tx, id);
  if (item?.status !== 'running') return;
  await changeImport(tx, item, { status: 'failed', passwordHash: null, finishedAt: new Date() });
}

async function commitBatch(
  tx: Transaction,
  id: string,
  {
    after,
    repeated,
    numbers,
    secret,
  }: { after: number; repeated: ReadonlyMap<string, number>; numbers: UsernameNumbers; secret: Uint8Array },
): Promise<(Progress & { last: number }) | null> {
  const item = await lockForJob(tx, id);
  if (item?.status !== 'running' || item.committedBy === null) return null;
  await lockPeople(tx, item.schoolId);
  const stored = await tx
    .select()
    .from(importRows)
    .where(and(eq(importRows.importId, id), isNull(importRows.outcome), gt(importRows.num, after)))
    .orderBy(asc(importRows.num))
    .limit(BATCH);
  const last = stored.at(-1)?.num;
  if (last === undefined) {
    await changeImport(tx, item, { status: 'done', finishedAt: new Date(), passwordHash: null });
    const accounts = item.rowCounts.outcomes?.created ?? 0;
    await notify(tx, 'importFinished', { userId: item.committedBy, cause: id, data: { import: id, accounts } });
    return null;
  }
  // Roles and people may be others than when the row was judged.
  const importer = await importerOf(tx, item.committedBy);
  const rows = stored.map(toRow).map((row) => ({
    ...row,
    errors: checkRow(row.cells, { directors: mayAddDirectors(importer) }).errors,
  }));
  const read = await judgeRows(tx, item, importer, rows, repeated);
  // What was read of people may be older than what others have just written, which would be lost: read again while they are held.
  const current = (await holdPeople(tx, read)) ? await judgeRows(tx, item, importer, rows, repeated) : read;
  const committed = await commitRows(tx, item, current, numbers);
  await linkGuardians(tx, secret, item, importer, rows);
  const had = new Map(stored.map(({ num, verdict }) => [num, verdict]));
  const verdicts = committed.map(({ judged }) => ({ from: had.get(judged.row.num) ?? null, to: judged.verdict }));
  const outcomes = recount(
    item.rowCounts.outcomes,
    committed.map(({ outcome }) => ({ from: null, to: outcome })),
  );
  await changeImport(tx, item, {
    rowCounts: { ...item.rowCounts, verdicts: recount(item.rowCounts.verdicts, verdicts), outcomes },
  });
  return { last, done: outcomeTotal({ outcomes }), total: rowTotal(item.rowCounts) };
}

/** Holds the accounts that rows change until the transaction ends. False where they change none. */
async function holdPeople(tx: Transaction, judged: readonly JudgedRow[]): Promise<boolean> {
  const ids = judged.flatMap(({ verdict, person }) => (verdict === 'update' && person ? [person.id] : []));
  if (ids.length > 0) await lockRolesOf(tx, ids);
  return ids.length > 0;
}

async function importerOf(tx: Transaction, userId: number): Promise<{ userId: number; role: readonly string[] }> {
  const [user] = await tx
    .select({ role: users.role })
    .from(users)
    .where(and(eq(users.id, userId), isNull(users.deletedAt)));
  return { userId, role: user?.role ?? [] };
}
