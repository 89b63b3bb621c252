import { MAX_ROWS } from '@lia/sdk/http/list';
import { toGrade } from '@lia/sdk/homework/states';
import type { GroupFigures, MonthFigures } from '@lia/sdk/overview/records';
import { FIGURE_MONTHS } from '@lia/sdk/overview/rules';
import { levels } from '@lia/sdk/registrations/rules';
import { and, asc, count, desc, eq, gte, inArray, lt, lte, type SQL, sql } from 'drizzle-orm';

import { users } from '../accounts/tables.ts';
import { activities } from '../activities/tables.ts';
import { groupsIn } from '../groups/scope.ts';
import { homework } from '../homework/tables.ts';
import { isShown } from '../homework/visible.ts';
import {
  groups,
  institutions,
  schoolEnrolments,
  schoolPeriods,
  schoolYears,
  sections,
} from '../institutions/tables.ts';
import type { Database } from '../platform/database.ts';
import { startOf } from '../platform/days.ts';
import type { Scope } from '../platform/scope.ts';

type Figures = GroupFigures['data'];

type FigureScope = Scope<'everything' | 'school'>;

/** The activities of the groups of a scope with what was handed in for each, as parts of one statement. */
function countWork(db: Database, scope: FigureScope) {
  const given = db.$with('given').as(
    db
      .select({
        id: activities.id,
        groupId: activities.groupId,
        finishDate: activities.finishDate,
        points: sql<number>`${activities.points}::float8`.as('points'),
        isReleased: sql<boolean>`(${activities.gradesReleasedAt} is not null)`.as('is_released'),
      })
      .from(activities)
      .innerJoin(groups, eq(groups.id, activities.groupId))
      .where(and(isShown, groupsIn(scope))),
  );
  const studies = sql`select ${schoolEnrolments.userId}, ${schoolEnrolments.groupId} from ${schoolEnrolments}
    join ${users} on ${users.id} = ${schoolEnrolments.userId} and ${users.deletedAt} is null
    where ${schoolEnrolments.until} is null`;
  // Looked up in a hash, row by row: joined, the planner expects few rows and sorts all of them on the disk.
  const done = db.$with('done').as(
    db
      .select({
        activityId: homework.activityId,
        status: homework.status,
        attempts: homework.attempts,
        isLate: homework.isLate,
        score: homework.score,
        dueAt: sql<Date>`coalesce(${homework.dueOverride}, ${given.finishDate})`.as('due_at'),
        isEnrolled: sql<boolean>`((${homework.userId}, ${given.groupId}) in (${studies}))`.as('is_enrolled'),
      })
      .from(homework)
      .innerJoin(given, eq(given.id, homework.activityId))
      .offset(0),
  );
  const isDue = sql`${done.dueAt} <= now() and ${done.status} <> 'excused'
    and not (${done.status} = 'graded' and ${done.attempts} = 0)`;
  const work = db.$with('work').as(
    db
      .select({
        activityId: done.activityId,
        due: sql<number>`count(*) filter (where ${isDue})`.as('due'),
        inTime: sql<number>`count(*) filter (where ${isDue} and ${done.attempts} > 0 and not ${done.isLate})`.as(
          'in_time',
        ),
        waiting: sql<number>`count(*) filter (where ${inArray(done.status, [...toGrade])})`.as('waiting'),
        graded: sql<number>`count(${done.score}) filter (where ${done.status} = 'graded')`.as('graded'),
        scores: sql<number>`(sum(${done.score}) filter (where ${done.status} = 'graded'))::float8`.as('scores'),
      })
      .from(done)
      .where(sql`${done.isEnrolled}`)
      .groupBy(done.activityId),
  );
  return { given, done, work };
}

const sum = (column: SQL.Aliased<number>) => sql<number>`coalesce(sum(${column}), 0)::int`.mapWith(Number);

/** How the groups of a scope are doing by period, in one statement; those with the least share in time first. */
export async function readGroupFigures(db: Database, scope: FigureScope): Promise<Figures> {
  // Once for each period: the days of the school's zone are not worked out for each activity.
  const periods = db.$with('periods').as(
    db
      .select({
        yearId: schoolPeriods.yearId,
        name: schoolPeriods.name,
        begins: startOf(sql`${schoolPeriods.startsOn}`, 0, sql`${institutions.zone}`).as('begins'),
        ends: startOf(sql`${schoolPeriods.endsOn}`, 1, sql`${institutions.zone}`).as('ends'),
      })
      .from(schoolPeriods)
      .innerJoin(schoolYears, eq(schoolYears.id, schoolPeriods.yearId))
      .innerJoin(institutions, eq(institutions.id, schoolYears.schoolId)),
  );
  const { given, done, work } = countWork(db, scope);
  const [due, inTime, waiting] = [sum(work.due), sum(work.inTime), sum(work.waiting)];
  const graded = sql<number>`coalesce(sum(${work.graded}) filter (where ${given.isReleased}), 0)::int`.mapWith(Number);
  const mean = sql<number | null>`round((sum(10 * ${work.scores} / ${given.points}) filter (where ${given.isReleased})
    / nullif(sum(${work.graded}) filter (where ${given.isReleased}), 0)::float8)::numeric, 2)::float8`;
  const rows = await db
    .with(periods, given, done, work)
    .select({
      group: { id: groups.id, name: groups.name, level: sections.level, grade: groups.grade },
      school: institutions.name,
      period: periods.name,
      activities: count(given.id),
      due,
      in_time: inTime,
      to_grade: waiting,
      graded,
      mean,
    })
    .from(groups)
    .innerJoin(sections, eq(sections.id, groups.sectionId))
    .innerJoin(institutions, eq(institutions.id, sections.schoolId))
    .leftJoin(given, eq(given.groupId, groups.id))
    .leftJoin(
      periods,
      and(eq(periods.yearId, groups.yearId), gte(given.finishDate, periods.begins), lt(given.finishDate, periods.ends)),
    )
    .leftJoin(work, eq(work.activityId, given.id))
    .where(groupsIn(scope))
    .groupBy(groups.id, sections.id, institutions.id, periods.name)
    .orderBy(sql`${inTime}::float8 / nullif(${due}, 0) asc nulls last`, desc(waiting), asc(groups.name), asc(groups.id))
    .limit(MAX_ROWS);
  return rows.flatMap(({ group: { level: stored, ...group }, ...figures }) => {
    const level = levels.find((one) => one === stored);
    return level ? [{ ...figures, group: { ...group, level } }] : [];
  });
}

/** Deliveries of the groups of a scope by the calendar month in which they were due. */
export async function readMonthFigures(db: Database, scope: FigureScope): Promise<MonthFigures['data']> {
  const { given, done, work } = countWork(db, scope);
  const month = sql<string>`to_char(${given.finishDate} at time zone ${institutions.zone}, 'YYYY-MM')`;
  const from = sql`date_trunc('month', now()) - make_interval(months => ${FIGURE_MONTHS - 1})`;
  const rows = await db
    .with(given, done, work)
    .select({ month, due: sum(work.due), in_time: sum(work.inTime) })
    .from(given)
    .innerJoin(work, eq(work.activityId, given.id))
    .innerJoin(groups, eq(groups.id, given.groupId))
    .innerJoin(sections, eq(sections.id, groups.sectionId))
    .innerJoin(institutions, eq(institutions.id, sections.schoolId))
    .where(and(gte(given.finishDate, from), lte(given.finishDate, sql`now()`)))
    .groupBy(month)
    .orderBy(asc(month));
  return rows.filter(({ due }) => due > 0);
}
