import { sql } from 'drizzle-orm';

import type { ErasurePart } from '../erasure/part.ts';
import { attendance } from './tables.ts';

/** Marks are the school's record; their notes say why a child was absent. */
export const attendanceErasure: readonly ErasurePart[] = [
  {
    by: [attendance.userId],
    async erase(tx, people) {
      await tx
        .update(attendance)
        .set({ note: '', noticeDue: null })
        .where(sql`${attendance.userId} in ${people}`);
    },
  },
];
