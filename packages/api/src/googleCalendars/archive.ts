import { asc, eq, sql } from 'drizzle-orm';

import type { ArchiveContribution } from '../archives/part.ts';
import { googleCalendars, googleConnections } from './tables.ts';

/** Which calendars of Google a person has in LIA. Their events are theirs at Google. */
export const googleArchive: ArchiveContribution = {
  googleCalendars: {
    by: [googleConnections.ownerId],
    read: (db, person) =>
      db
        .select({
          account: googleConnections.account,
          name: googleCalendars.name,
          since: googleConnections.connectedAt,
        })
        .from(googleConnections)
        .leftJoin(googleCalendars, eq(googleCalendars.ownerId, googleConnections.ownerId))
        .where(sql`${googleConnections.ownerId} in ${person}`)
        .orderBy(asc(googleCalendars.name)),
  },
};
