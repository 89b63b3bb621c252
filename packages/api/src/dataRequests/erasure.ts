import { inArray, isNotNull, and, sql } from 'drizzle-orm';

import type { ErasurePart } from '../erasure/part.ts';
import { dataArchives, dataRequests } from './tables.ts';

/** Requests stay as proof; archives of the data are over, and the next sweep deletes their files. */
export const requestErasure: readonly ErasurePart[] = [
  {
    by: [dataRequests.userId, dataRequests.childId],
    async erase(tx, people) {
      const theirs = tx
        .select({ id: dataRequests.id })
        .from(dataRequests)
        .where(sql`coalesce(${dataRequests.childId}, ${dataRequests.userId}) in ${people}`);
      await tx
        .update(dataArchives)
        .set({ expiresAt: sql`now()` })
        .where(and(inArray(dataArchives.requestId, theirs), isNotNull(dataArchives.readyAt)));
    },
  },
];
