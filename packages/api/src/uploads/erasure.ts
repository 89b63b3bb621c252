import { sql } from 'drizzle-orm';

import type { ErasurePart } from '../erasure/part.ts';
import { uploads } from './tables.ts';

/** Files on their way: the next sweep deletes their pieces. */
export const uploadErasure: readonly ErasurePart[] = [
  {
    by: [uploads.userId],
    async erase(tx, people) {
      await tx
        .update(uploads)
        .set({ name: '', expiresAt: new Date(0) })
        .where(sql`${uploads.userId} in ${people}`);
    },
  },
];
