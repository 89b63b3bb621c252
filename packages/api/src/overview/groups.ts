import { MAX_ROWS } from '@lia/sdk/http/list';
import { toGrade } from '@lia/sdk/homework/states';
import type { GroupFigures } from '@lia/sdk/overview/records';
import { levels } from '@lia/sdk/registrations/rules';
import { and, asc, desc, eq, inArray, isNull, sql } from 'drizzle-orm';

import { users } from '../accounts/tables.ts';
import { period } from '../activities/lists.ts';
import { activities } from '../activities/tables.ts';
import { groupsIn } from '../groups/scope.ts';
import { homework } from '../homework/tables.ts';
import { isShown } from '../homework/visible.ts';
import { groups, institutions, schoolEnrolments, sections } from '../institutions/tables.ts';
import type { Database } from '../platform/database.ts';
import type { Scope } from '../platform/scope.ts';

type Figures = GroupFigures['data'];

/** How the groups of a scope are doing by period, in one statement; those with the least share in time first. */
export async function readGroupFigures(db: Database, scope: Scope<'everything' | 'school'>): Promise<Figures> {
  const given = db.$with('given').as(
    db
      .select({
        id: activities.id,
        groupId: activities.groupId,
        finishDate: activities.finishDate,
        points: activities.points,
        releasedAt: activities.gradesReleasedAt,
        period: period.as('period'),
      })
      .from(activities)
      .innerJoin(groups, eq(groups.id, activities.groupId))
      .where(and(isShown, groupsIn(scope))),
  );
  const isDue = sql`${users.id} is not null and coalesce(${homework.dueOverride}, ${given.finishDate}) <= now()
    and ${homework.status} <> 'excused' and not (${homework.status} = 'graded' and ${homework.attempts} = 0)`;
  const due = sql<number>`(count(*) filter (where ${isDue}))::int`;
  const inTime = sql<number>`(count(*) filter (where ${isDue} and ${homework.attempts} > 0 and not ${homework.isLate}))::int`;
  const waiting = sql<number>`(count(*) filter (where ${users.id} is not null and ${inArray(homework.status, [...toGrade])}))::int`;
  const mean = sql<number | null>`round(avg(10 * ${homework.score} / ${given.points}) filter (
    where ${users.id} is not null and ${homework.status} = 'graded' and ${given.releasedAt} is not null), 2)::float8`;
  const rows = await db
    .with(given)
    .select({
      group: { id: groups.id, name: groups.name, level: sections.level, grade: groups.grade },
      school: institutions.name,
      period: given.period,
      activities: sql<number>`count(distinct ${given.id})::int`,
      due,
      in_time: inTime,
      to_grade: waiting,
      mean,
    })
    .from(groups)
    .innerJoin(sections, eq(sections.id, groups.sectionId))
    .innerJoin(institutions, eq(institutions.id, sections.schoolId))
    .leftJoin(given, eq(given.groupId, groups.id))
    .leftJoin(homework, eq(homework.activityId, given.id))
    .leftJoin(
      schoolEnrolments,
      and(
        eq(schoolEnrolments.userId, homework.userId),
        eq(schoolEnrolments.groupId, groups.id),
        isNull(schoolEnrolments.until),
      ),
    )
    .leftJoin(users, and(eq(users.id, schoolEnrolments.userId), isNull(users.deletedAt)))
    .where(groupsIn(scope))
    .groupBy(groups.id, sections.id, institutions.id, given.period)
    .orderBy(sql`${inTime}::float8 / nullif(${due}, 0) asc nulls last`, desc(waiting), asc(groups.name), asc(groups.id))
    .limit(MAX_ROWS);
  return rows.flatMap(({ group: { level: stored, ...group }, ...figures }) => {
    const level = levels.find((one) => one === stored);
    return level ? [{ ...figures, group: { ...group, level } }] : [];
  });
}
