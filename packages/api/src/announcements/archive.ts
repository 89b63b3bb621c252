import { desc, eq, sql } from 'drizzle-orm';

import type { ArchiveContribution } from '../archives/part.ts';
import { institutions } from '../institutions/tables.ts';
import { announcementReads, announcements } from './tables.ts';

/** Which announcements of schools a person has read. */
export const announcementArchive: ArchiveContribution = {
  announcements: {
    by: [announcementReads.userId],
    read: (db, person) =>
      db
        .select({
          title: sql<string | null>`case when ${announcements.hiddenAt} is null then ${announcements.title} end`,
          school: institutions.name,
          read_at: announcementReads.readAt,
          acknowledged_at: announcementReads.acknowledgedAt,
        })
        .from(announcementReads)
        .innerJoin(announcements, eq(announcements.id, announcementReads.announcementId))
        .innerJoin(institutions, eq(institutions.id, announcements.schoolId))
        .where(sql`${announcementReads.userId} in ${person}`)
        .orderBy(desc(announcementReads.readAt)),
  },
};
