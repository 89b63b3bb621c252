import { record } from '@lia/sdk/validation/fields';
import { array, string } from 'yup';

import type { AppContext } from './appContext.ts';
import type { Transaction } from './database.ts';
import { enqueue } from './jobs/enqueue.ts';
import { defineJob, handle, type JobHandler } from './jobs/job.ts';

/** Deletes bytes that no row names any more. Nothing else would find them, so it is tried until they are gone. */
const discardJob = defineJob({
  kind: 'delete files',
  payload: record({ keys: array(string().required()).required() }),
  attempts: Infinity,
  cancellable: false,
});

/** Has bytes deleted once the transaction, in which their rows go, has committed. */
export async function discardFiles(tx: Transaction, keys: string[]): Promise<void> {
  const [key] = keys;
  // A key of the store belongs to one row ever, so it names the job.
  if (key !== undefined) await enqueue(tx, discardJob, { keys }, { key });
}

export const discardHandler = ({ files }: Pick<AppContext, 'files'>): JobHandler =>
  handle(discardJob, async ({ keys }) => {
    await Promise.all(keys.map((key) => files.discard(key)));
    return { files: keys.length };
  });
