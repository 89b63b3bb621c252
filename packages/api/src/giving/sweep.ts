import { KEEP_UNPAID_FILES_DAYS } from '@lia/sdk/giving/rules';
import { and, eq, inArray, lt, sql } from 'drizzle-orm';

import { orders } from '../payments/tables.ts';
import { type Database, inTransaction } from '../platform/database.ts';
import type { FileStore } from '../platform/files.ts';
import { storedFiles } from '../platform/tables.ts';
import { donations, sponsorships } from './tables.ts';

/** Files that one sweep deletes of each kind of gift; more of them wait for the next. */
const AT_ONCE = 500;

/** Deletes the files of gifts that stay unpaid for days, so that unpaid gifts cannot fill the disk. The gifts stay. */
export async function sweepUnpaidFiles(db: Database, files: FileStore): Promise<void> {
  for (const gifts of [donations, sponsorships]) {
    await inTransaction(db, async (tx) => {
      const unpaid = await tx
        .select({ id: gifts.id, fileId: storedFiles.id, storageKey: storedFiles.storageKey })
        .from(gifts)
        .innerJoin(orders, eq(orders.id, gifts.orderId))
        .innerJoin(storedFiles, eq(storedFiles.id, gifts.fileId))
        .where(
          and(
            inArray(orders.status, ['pending', 'rejected', 'expired']),
            lt(orders.createdAt, sql`now() - make_interval(days => ${KEEP_UNPAID_FILES_DAYS})`),
          ),
        )
        .limit(AT_ONCE)
        .for('update', { of: gifts, skipLocked: true });
      const ids = unpaid.map(({ id }) => id);
      await tx.update(gifts).set({ fileId: null }).where(inArray(gifts.id, ids));
      await tx.delete(storedFiles).where(
        inArray(
          storedFiles.id,
          unpaid.map(({ fileId }) => fileId),
        ),
      );
      // Before the commit: after a crash in between, the next sweep still finds the rows.
      await Promise.all(unpaid.map(({ storageKey }) => files.discard(storageKey)));
    });
  }
}
