import { secondsOf } from '@lia/sdk/media/watched';
import { desc, eq, sql } from 'drizzle-orm';

import type { ArchiveContribution } from '../archives/part.ts';
import { storedFiles } from '../platform/tables.ts';
import { media, mediaProgress } from './tables.ts';

/** What a person has watched. */
export const mediaArchive: ArchiveContribution = {
  watched: {
    by: [mediaProgress.userId],
    async read(db, person) {
      const rows = await db
        .select({
          name: storedFiles.name,
          watched: mediaProgress.watched,
          completed_at: mediaProgress.completedAt,
          updated_at: mediaProgress.updatedAt,
        })
        .from(mediaProgress)
        .innerJoin(media, eq(media.id, mediaProgress.mediaId))
        .innerJoin(storedFiles, eq(storedFiles.id, media.fileId))
        .where(sql`${mediaProgress.userId} in ${person}`)
        .orderBy(desc(mediaProgress.updatedAt));
      return rows.map(({ watched, ...row }) => ({ ...row, seconds: Math.round(secondsOf(watched)) }));
    },
  },
};
