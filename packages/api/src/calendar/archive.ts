import { desc, sql } from 'drizzle-orm';

import type { ArchiveContribution } from '../archives/part.ts';
import { calendarEvents } from './tables.ts';

/** What a person wrote into their own calendar. */
export const calendarArchive: ArchiveContribution = {
  calendar: {
    by: [calendarEvents.ownerId],
    read: (db, person) =>
      db
        .select({
          title: calendarEvents.title,
          description: calendarEvents.description,
          place: calendarEvents.place,
          starts: calendarEvents.starts,
          ends: calendarEvents.ends,
        })
        .from(calendarEvents)
        .where(sql`${calendarEvents.ownerId} in ${person} and ${calendarEvents.deletedAt} is null`)
        .orderBy(desc(calendarEvents.starts)),
  },
};
