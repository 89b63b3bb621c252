import { inArray, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';

import type { ErasurePart } from '../erasure/part.ts';
import { homework } from '../homework/tables.ts';
import { reportFiles } from '../moderation/tables.ts';
import { deleteFiles } from '../platform/files.ts';
import { storedFiles } from '../platform/tables.ts';
import { deliveries, deliveryFiles, homeworkComments } from './tables.ts';

const shared = alias(deliveries, 'shared');

/** Files that neither a report nor another delivery keeps, as a condition on `stored_files`. */
const isUnused = sql`not exists (select from ${reportFiles} where ${reportFiles.fileId} = ${storedFiles.id})
  and not exists (select from ${deliveryFiles} where ${deliveryFiles.fileId} = ${storedFiles.id})`;

/**
 * What a student delivered alone, and what was said about it. When it was delivered stays, as a part of the grade; what a team shares is
 * its other students' work as well.
 */
export const deliveryErasure: readonly ErasurePart[] = [
  {
    by: [],
    async erase(tx, people) {
      const own = tx
        .select({ id: homework.id })
        .from(homework)
        .where(sql`${homework.userId} in ${people}`);
      const delivered = await tx
        .update(deliveries)
        .set({ urlPath: [] })
        .where(
          sql`${deliveries.homeworkId} in (${own}) and not exists (
            select from ${deliveries} as ${sql.identifier('shared')}
            where ${shared.sharedFrom} = ${deliveries.id} and ${shared.homeworkId} not in (${own}))`,
        )
        .returning({ id: deliveries.id });
      const ids = delivered.map(({ id }) => id);
      const detached = await tx
        .delete(deliveryFiles)
        .where(inArray(deliveryFiles.deliveryId, ids))
        .returning({ id: deliveryFiles.fileId });
      const comments = await tx
        .delete(homeworkComments)
        .where(sql`${homeworkComments.homeworkId} in (${own})`)
        .returning({ id: homeworkComments.audioId });
      await deleteFiles(
        tx,
        [...detached, ...comments].map(({ id }) => id),
        isUnused,
      );
    },
  },
];
