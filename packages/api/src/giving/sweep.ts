import { and, eq, inArray, isNull, not, notExists, or, type SQL, sql, type SQLWrapper } from 'drizzle-orm';

import { CHECKOUT_DAYS } from '../payments/provider.ts';
import { orders, payments } from '../payments/tables.ts';
import { type Database, inTransaction } from '../platform/database.ts';
import type { FileStore } from '../platform/files.ts';
import { storedFiles } from '../platform/tables.ts';
import { agreedDonations, agreedSponsorships } from './agreedKinds.ts';

/** Files that one sweep deletes of each kind of gift; more of them wait for the next. */
const AT_ONCE = 500;

/** Days for which the file of a gift that we call about is kept, since it was made or last ordered. */
const CALLED_FILE_DAYS = 365;

const isOlder = (instant: SQLWrapper, days: number): SQL => sql`${instant} < now() - make_interval(days => ${days})`;

/**
 * Deletes the files of gifts once they can no longer be paid, so that unpaid gifts cannot fill the disk. The gifts stay, and so
 * do the files of those whose payment is on its way. Those that we call about keep theirs for a year, or for as long as a checkout
 * stands once their giver declined: what was agreed on may be ordered again, and no one sends the file a second time.
 */
export async function sweepUnpaidFiles(db: Database, files: FileStore): Promise<void> {
  for (const { gifts, called } of [agreedDonations, agreedSponsorships]) {
    await inTransaction(db, async (tx) => {
      const onItsWay = tx
        .select({ id: payments.id })
        .from(payments)
        .where(and(eq(payments.orderId, orders.id), eq(payments.status, 'pending')));
      const isOver = or(
        and(not(called), isOlder(orders.createdAt, CHECKOUT_DAYS)),
        isOlder(sql`greatest(${gifts.createdAt}, ${orders.createdAt})`, CALLED_FILE_DAYS),
        isOlder(gifts.declinedAt, CHECKOUT_DAYS),
      );
      const unpaid = await tx
        .select({ id: gifts.id, fileId: storedFiles.id, storageKey: storedFiles.storageKey })
        .from(gifts)
        .innerJoin(storedFiles, eq(storedFiles.id, gifts.fileId))
        .leftJoin(orders, eq(orders.id, gifts.orderId))
        .where(
          and(
            or(isNull(gifts.orderId), inArray(orders.status, ['pending', 'rejected', 'expired'])),
            notExists(onItsWay),
            isOver,
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
