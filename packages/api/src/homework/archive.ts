import { desc, eq, sql } from 'drizzle-orm';

import { activities } from '../activities/tables.ts';
import type { ArchiveContribution } from '../archives/part.ts';
import { homework } from './tables.ts';

/** What a student had to do, and how it was graded. */
export const homeworkArchive: ArchiveContribution = {
  homework: {
    by: [homework.userId],
    read: (db, person) =>
      db
        .select({
          activity: activities.name,
          status: homework.status,
          due: sql`coalesce(${homework.dueOverride}, ${activities.finishDate})`.mapWith(activities.finishDate),
          delivered_at: homework.deliveredAt,
          // One that was not released is not theirs to read yet.
          score: sql<
            number | null
          >`case when ${activities.gradesReleasedAt} <= now() then ${homework.score} end`.mapWith(homework.score),
          marks: sql`case when ${activities.gradesReleasedAt} <= now() then ${homework.rubricMarks} end`,
        })
        .from(homework)
        .innerJoin(activities, eq(activities.id, homework.activityId))
        .where(sql`${homework.userId} in ${person} and ${activities.deletedAt} is null
          and ${activities.isActive} and ${activities.publishDate} <= now()`)
        .orderBy(desc(activities.finishDate)),
  },
};
