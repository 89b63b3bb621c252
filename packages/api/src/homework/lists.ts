import type { Homework, StudentHomework } from '@lia/sdk/homework/records';
import { type HomeworkStatus, homeworkStatuses } from '@lia/sdk/homework/states';
import { messageKey } from '@lia/sdk/validation/fields';
import { and, asc, eq, isNull, sql } from 'drizzle-orm';
import { string } from 'yup';

import { childIdsOf } from '../accounts/guardianships.ts';
import { users } from '../accounts/tables.ts';
import { activityFilters, dueFilters } from '../activities/lists.ts';
import { activities } from '../activities/tables.ts';
import { groups } from '../institutions/tables.ts';
import { zoneOfGroup } from '../institutions/zone.ts';
import type { Database } from '../platform/database.ts';
import { defineList } from '../platform/lists/defineList.ts';
import { filter } from '../platform/lists/filters.ts';
import type { Scope } from '../platform/scope.ts';
import { contains } from '../platform/search.ts';
import { subjects } from '../subjects/tables.ts';
import { cutoff, due } from './due.ts';
import { homework, homeworkTeams } from './tables.ts';
import { isEnrolled, isShown } from './visible.ts';

const columns = {
  id: homework.id,
  activity_id: activities.id,
  status: homework.status,
  score: homework.score,
  scoredDate: homework.scoredDate,
  due,
  cutoff,
  deliveredAt: homework.deliveredAt,
  is_late: homework.isLate,
  is_extended: sql<boolean>`${homework.dueOverride} is not null`,
  attempts: homework.attempts,
  // As `attemptsAllowed` of the SDK has it.
  max_attempts: sql<number | null>`${activities.maxAttempts} + ${homework.extraAttempts}`,
};

/** A grade is seen once it was released. */
const isReleased = sql<boolean>`${activities.gradesReleasedAt} is not null`;

/** Until it is released, a grade is work that was delivered, be it on paper; to the filter as well. */
const shownStatus = sql<HomeworkStatus>`case
  when ${homework.status} <> 'graded' or ${isReleased} then ${homework.status}
  when ${homework.isLate} then 'late' else 'delivered' end`;

/** What the student who asks has to do, or the children of a guardian who asks. */
export const homeworkList = defineList({
  name: 'homework',
  rows: (db, tally) =>
    db
      .select({
        ...columns,
        status: shownStatus,
        isReleased,
        name: activities.name,
        theme: activities.theme,
        group: { id: groups.id, name: groups.name },
        subject: { id: subjects.id, name: subjects.name },
        points: activities.points,
        zone: zoneOfGroup,
        tally,
      })
      .from(homework)
      .innerJoin(activities, eq(activities.id, homework.activityId))
      .innerJoin(groups, eq(groups.id, activities.groupId))
      .leftJoin(subjects, eq(subjects.id, activities.subjectId))
      .$dynamic(),
  key: [homework.id],
  where: and(isShown, isEnrolled),
  within: (scope: Scope<'own' | 'children'>) =>
    scope.where({
      own: (userId) => eq(homework.userId, userId),
      children: (userId) => sql`${homework.userId} in ${childIdsOf(userId)}`,
    }),
  sorts: { finish_date: due },
  sort: { column: 'finish_date', descending: true },
  filters: {
    ...activityFilters,
    ...dueFilters(due),
    status: filter(string().oneOf(homeworkStatuses, messageKey('choice.unknown')), (status) => eq(shownStatus, status)),
  },
  search: (words) => contains(sql`plain(' ' || ${activities.name} || ' ' || ${activities.theme})`, words),
  searches: '`from`, `until`: days on which they are due; `q`: words of name or theme',
  records: (rows): Homework[] =>
    rows.map(({ isReleased: released, scoredDate, due: dueAt, cutoff: cutoffAt, deliveredAt, ...row }) => ({
      ...row,
      score: released ? row.score : null,
      scoredDate: released ? (scoredDate?.toISOString() ?? null) : null,
      finish_date: dueAt.toISOString(),
      cutoff_date: cutoffAt?.toISOString() ?? null,
      delivered_at: deliveredAt?.toISOString() ?? null,
    })),
});

/** Of whom a teacher sees the work for an activity: who studies in the group today, by surname. */
export async function readStudentHomework(db: Database, activityId: string): Promise<StudentHomework[]> {
  const rows = await db
    .select({
      ...columns,
      version: homework.version,
      team: { id: homeworkTeams.id, name: homeworkTeams.name },
      user: { uuid: users.uuid, name: users.name, last_name: users.lastName },
    })
    .from(homework)
    .innerJoin(activities, eq(activities.id, homework.activityId))
    .innerJoin(users, and(eq(users.id, homework.userId), isNull(users.deletedAt)))
    .leftJoin(homeworkTeams, and(eq(homeworkTeams.id, homework.teamId), activities.inTeams))
    .where(and(eq(homework.activityId, activityId), isEnrolled))
    .orderBy(asc(users.sortName), asc(users.id));
  return rows.map(({ scoredDate, due: dueAt, cutoff: cutoffAt, deliveredAt, ...row }) => ({
    ...row,
    scoredDate: scoredDate?.toISOString() ?? null,
    finish_date: dueAt.toISOString(),
    cutoff_date: cutoffAt?.toISOString() ?? null,
    delivered_at: deliveredAt?.toISOString() ?? null,
  }));
}
