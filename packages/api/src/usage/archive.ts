import { sql } from 'drizzle-orm';

import type { ArchiveContribution } from '../archives/part.ts';
import { usageConsents, usageViews } from './tables.ts';

/** Which screens a person opened on which days. */
export const usageArchive: ArchiveContribution = {
  usage: {
    by: [usageConsents.userId, usageViews.userId],
    read: (db, person) =>
      db
        .select({ day: usageViews.day, screen: usageViews.screen, views: usageViews.views })
        .from(usageViews)
        .where(sql`${usageViews.userId} in ${person}`)
        .orderBy(usageViews.day, usageViews.screen),
  },
};
