import { sql } from 'drizzle-orm';

import type { ErasurePart } from '../erasure/part.ts';
import { googleCalendars, googleConnections } from './tables.ts';

/**
 * What came from Google, at once. The connection has no more than its token until the next sweep, which ends those of
 * deactivated accounts and has Google revoke it.
 */
export const googleErasure: readonly ErasurePart[] = [
  {
    by: [googleConnections.ownerId],
    async erase(tx, people) {
      await tx.delete(googleCalendars).where(sql`${googleCalendars.ownerId} in ${people}`);
      await tx
        .update(googleConnections)
        .set({ account: null })
        .where(sql`${googleConnections.ownerId} in ${people}`);
    },
  },
];
