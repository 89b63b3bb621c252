import { inArray } from 'drizzle-orm';

import { inTransaction } from '../platform/database.ts';
import type { Sweeping } from '../platform/module.ts';
import { isBeyondRestoring } from '../platform/restorable.ts';
import { calendarEvents, calendarExceptions } from './tables.ts';

/** Deletes events that can no longer be restored, with what was changed of single dates. */
export async function sweepEvents({ db }: Sweeping): Promise<void> {
  await inTransaction(db, async (tx) => {
    const over = await tx
      .select({ id: calendarEvents.id })
      .from(calendarEvents)
      .where(isBeyondRestoring(calendarEvents.deletedAt))
      .for('update');
    const ids = over.map(({ id }) => id);
    await tx.delete(calendarExceptions).where(inArray(calendarExceptions.eventId, ids));
    await tx.delete(calendarEvents).where(inArray(calendarEvents.id, ids));
  });
}
