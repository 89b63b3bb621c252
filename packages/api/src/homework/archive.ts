import type { Rubric } from '@lia/sdk/activities/rubric';
import type { Mark } from '@lia/sdk/homework/marks';
import { shownStatus } from '@lia/sdk/homework/states';
import { desc, eq, sql } from 'drizzle-orm';

import { activities } from '../activities/tables.ts';
import type { ArchiveContribution } from '../archives/part.ts';
import { homework } from './tables.ts';

/** What a student had to do, and how it was graded: a grade that was not released is not theirs to read yet. */
export const homeworkArchive: ArchiveContribution = {
  homework: {
    by: [homework.userId],
    async read(db, person) {
      const rows = await db
        .select({
          activity: activities.name,
          status: homework.status,
          isLate: homework.isLate,
          due: sql`coalesce(${homework.dueOverride}, ${activities.finishDate})`.mapWith(activities.finishDate),
          delivered_at: homework.deliveredAt,
          isReleased: sql<boolean>`${activities.gradesReleasedAt} is not null`,
          score: homework.score,
          rubric: activities.rubric,
          marks: homework.rubricMarks,
          reason: homework.scoreReason,
        })
        .from(homework)
        .innerJoin(activities, eq(activities.id, homework.activityId))
        .where(sql`${homework.userId} in ${person} and ${activities.deletedAt} is null
          and ${activities.isActive} and ${activities.publishDate} <= now()`)
        .orderBy(desc(activities.finishDate));
      return rows.map(({ isLate, isReleased, status, score, rubric, marks, reason, ...row }) => ({
        ...row,
        status: shownStatus({ status, isLate, isReleased }),
        score: isReleased ? score : null,
        marks: isReleased && marks ? markTexts(rubric ?? [], marks) : null,
        score_reason: (isReleased && reason) || null,
      }));
    },
  },
};

/** Marks as they are read: each criterion with the level that the work reached, and what was written about it. */
const markTexts = (rubric: Rubric, marks: readonly Mark[]): string[] =>
  rubric.map(({ name, levels }, place) => {
    const { level = null, comment } = marks[place] ?? {};
    const reached = (level !== null && levels[level]?.name) || '—';
    return `${name}: ${reached}${comment ? ` (${comment})` : ''}`;
  });
