import { DAY_MS } from '@lia/sdk/calendar/durations';
import { record } from '@lia/sdk/validation/fields';
import { and, eq, inArray } from 'drizzle-orm';
import { array, string } from 'yup';

import type { AppContext } from './appContext.ts';
import { type Database, inTransaction, type Transaction } from './database.ts';
import { enqueue, isAwaited } from './jobs/enqueue.ts';
import { defineJob, handle, type JobHandler } from './jobs/job.ts';
import { jobs } from './jobs/tables.ts';
import { storedFiles } from './tables.ts';

/** Deletes bytes that no row names any more. Nothing else would find them, so it is tried until they are gone. */
const discardJob = defineJob({
  kind: 'delete files',
  payload: record({ keys: array(string().required()).required() }),
  attempts: Infinity,
  cancellable: false,
  freesDisk: true,
});

/** Bytes whose row was not committed by then get none: the process that wrote them was killed, or could not delete them. */
const UNKEPT_MS = DAY_MS;

/** Has bytes that are about to be written deleted after a day, unless they are kept by then. */
export const discardUnlessKept = (db: Database, key: string): Promise<void> =>
  inTransaction(db, (tx) => enqueue(tx, discardJob, { keys: [key] }, { key, dueAt: new Date(Date.now() + UNKEPT_MS) }));

/** Keeps bytes, exactly when the transaction commits: in the one that writes the row that names them. */
export async function keepBytes(tx: Transaction, keys: readonly string[]): Promise<void> {
  await tx.delete(jobs).where(and(eq(jobs.kind, discardJob.kind), inArray(jobs.key, [...keys]), isAwaited));
}

/** Has bytes deleted once the transaction, in which their rows go, has committed. */
export async function discardFiles(tx: Transaction, keys: string[]): Promise<void> {
  const [key] = keys;
  if (key === undefined) return;
  // Those that no row named yet go now as well, rather than after a day.
  await keepBytes(tx, keys);
  // A key of the store belongs to one row ever, so it names the job.
  await enqueue(tx, discardJob, { keys }, { key });
}

export const discardHandler = ({ db, files }: Pick<AppContext, 'db' | 'files'>): JobHandler =>
  handle(discardJob, async ({ keys }) => {
    const named = await db
      .select({ key: storedFiles.storageKey })
      .from(storedFiles)
      .where(inArray(storedFiles.storageKey, keys));
    // Never those of a row, whatever enqueued it.
    const unnamed = keys.filter((key) => !named.some((row) => row.key === key));
    await Promise.all(unnamed.map((key) => files.discard(key)));
    return { files: unnamed.length };
  });
