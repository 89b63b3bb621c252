import { desc, sql } from 'drizzle-orm';

import { dataRequests } from '../tables.ts';
import type { ArchiveContribution } from '../../archives/part.ts';

/** What a person asked for about their own data; what they asked for about a child is of the child as well. */
export const requestArchive: ArchiveContribution = {
  requests: {
    by: [dataRequests.userId],
    read: (db, person) =>
      db
        .select({
          kind: dataRequests.kind,
          details: dataRequests.details,
          status: dataRequests.status,
          note: dataRequests.note,
          received_on: dataRequests.receivedOn,
        })
        .from(dataRequests)
        .where(sql`${dataRequests.userId} in ${person} and ${dataRequests.childId} is null`)
        .orderBy(desc(dataRequests.createdAt)),
  },
};
