import { desc, sql } from 'drizzle-orm';

import type { ArchiveContribution } from '../archives/part.ts';
import { reportCards } from './tables.ts';

/** What was published of a person's grades. */
export const reportCardArchive: ArchiveContribution = {
  reportCards: {
    by: [reportCards.userId],
    read: (db, person) =>
      db
        .select({
          period: sql<string>`${reportCards.content} #>> '{period,name}'`,
          group: sql<string>`${reportCards.content} #>> '{group,name}'`,
          version: reportCards.version,
          published_at: reportCards.publishedAt,
          grades: sql<string>`(select string_agg(subject ->> 'name' || ': ' ||
            coalesce(subject ->> 'grade', nullif(subject ->> 'description', ''), '—'), '; ')
            from jsonb_array_elements(${reportCards.content} -> 'subjects') as subject)`,
          observations: sql<string>`${reportCards.content} ->> 'observations'`,
        })
        .from(reportCards)
        .where(sql`${reportCards.userId} in ${person}`)
        .orderBy(desc(reportCards.publishedAt)),
  },
};
