import { sql } from 'drizzle-orm';

import { deleteRows, type ErasurePart } from '../erasure/part.ts';
import { calendarEvents, calendarExceptions, calendarFeeds } from './tables.ts';

/** A person's own calendar; events of schools and groups are no one's own. */
const ownEvents: ErasurePart = {
  by: [calendarEvents.ownerId],
  async erase(tx, people) {
    const own = sql`${calendarEvents.ownerId} in ${people}`;
    await tx
      .delete(calendarExceptions)
      .where(sql`${calendarExceptions.eventId} in (select ${calendarEvents.id} from ${calendarEvents} where ${own})`);
    await tx.delete(calendarEvents).where(own);
  },
};

export const calendarErasure: readonly ErasurePart[] = [ownEvents, deleteRows(calendarFeeds.ownerId)];
