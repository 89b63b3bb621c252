import { desc, sql } from 'drizzle-orm';

import type { ArchiveContribution } from '../archives/part.ts';
import { reports } from './tables.ts';

/** What a person reported; not who reported them. */
export const reportArchive: ArchiveContribution = {
  reports: {
    by: [reports.reporterId],
    read: (db, person) =>
      db
        .select({
          reason: reports.reason,
          text: reports.text,
          created_at: reports.createdAt,
          resolved_at: reports.resolvedAt,
        })
        .from(reports)
        .where(sql`${reports.reporterId} in ${person}`)
        .orderBy(desc(reports.createdAt), desc(reports.id)),
  },
};
