import { MAX_ROWS } from '@lia/sdk/http/list';
import type { GroupFigures, MonthFigures } from '@lia/sdk/overview/records';
import { FIGURE_MONTHS } from '@lia/sdk/overview/rules';
import { levels } from '@lia/sdk/registrations/rules';
import { and, asc, count, desc, eq, gte, lt, lte, type SQL, sql } from 'drizzle-orm';

import { activities } from '../activities/tables.ts';
import { groupsIn } from '../groups/scope.ts';
import { homeworkCounts } from '../homework/tables.ts';
import { isShown } from '../homework/visible.ts';
import { groups, institutions, schoolPeriods, schoolYears, sections } from '../institutions/tables.ts';
import type { Database } from '../platform/database.ts';
import { startOf } from '../platform/days.ts';
import type { Scope } from '../platform/scope.ts';

type Figures = GroupFigures['data'];

type FigureScope = Scope<'everything' | 'school'>;

/** The activities of the groups of a scope with what is counted of each, as a part of a statement. */
function countWork(db: Database, scope: FigureScope) {
  const isOver = sql`${activities.finishDate} <= now()`;
  const passed = (instants: typeof homeworkCounts.extended | typeof homeworkCounts.extendedInTime) =>
    sql`(select count(*) from unnest(${instants}) as due_at where due_at <= now())`;
  return db.$with('work').as(
    db
      .select({
        groupId: activities.groupId,
        finishDate: activities.finishDate,
        points: sql<number>`${activities.points}::float8`.as('points'),
        isReleased: sql<boolean>`(${activities.gradesReleasedAt} is not null)`.as('is_released'),
        due: sql<number>`case when ${isOver} then ${homeworkCounts.expected} else 0 end + ${passed(homeworkCounts.extended)}`.as(
          'due',
        ),
        inTime:
          sql<number>`case when ${isOver} then ${homeworkCounts.inTime} else 0 end + ${passed(homeworkCounts.extendedInTime)}`.as(
            'in_time',
          ),
        waiting: sql<number>`${homeworkCounts.toGrade}`.as('waiting'),
        graded: sql<number>`${homeworkCounts.graded}`.as('graded'),
        scores: sql<number>`${homeworkCounts.scores}::float8`.as('scores'),
      })
      .from(activities)
      .innerJoin(groups, eq(groups.id, activities.groupId))
      .leftJoin(homeworkCounts, eq(homeworkCounts.activityId, activities.id))
      .where(and(isShown, groupsIn(scope))),
  );
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
  const work = countWork(db, scope);
  const [due, inTime, waiting] = [sum(work.due), sum(work.inTime), sum(work.waiting)];
  const graded = sql<number>`coalesce(sum(${work.graded}) filter (where ${work.isReleased}), 0)::int`.mapWith(Number);
  const mean = sql<number | null>`round((sum(10 * ${work.scores} / ${work.points}) filter (where ${work.isReleased})
    / nullif(sum(${work.graded}) filter (where ${work.isReleased}), 0)::float8)::numeric, 2)::float8`;
  const rows = await db
    .with(periods, work)
    .select({
      group: { id: groups.id, name: groups.name, level: sections.level, grade: groups.grade },
      school: institutions.name,
      period: periods.name,
      activities: count(work.groupId),
      due,
      in_time: inTime,
      to_grade: waiting,
      graded,
      mean,
    })
    .from(groups)
    .innerJoin(sections, eq(sections.id, groups.sectionId))
    .innerJoin(institutions, eq(institutions.id, sections.schoolId))
    .leftJoin(work, eq(work.groupId, groups.id))
    .leftJoin(
      periods,
      and(eq(periods.yearId, groups.yearId), gte(work.finishDate, periods.begins), lt(work.finishDate, periods.ends)),
    )
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
  const work = countWork(db, scope);
  const month = sql<string>`to_char(${work.finishDate} at time zone ${institutions.zone}, 'YYYY-MM')`;
  // From the school's midnight: by the clocks of UTC a last evening of the month before would come along.
  const from = sql`(date_trunc('month', now() at time zone ${institutions.zone})
    - make_interval(months => ${FIGURE_MONTHS - 1})) at time zone ${institutions.zone}`;
  const rows = await db
    .with(work)
    .select({ month, due: sum(work.due), in_time: sum(work.inTime) })
    .from(work)
    .innerJoin(groups, eq(groups.id, work.groupId))
    .innerJoin(sections, eq(sections.id, groups.sectionId))
    .innerJoin(institutions, eq(institutions.id, sections.schoolId))
    .where(and(gte(work.finishDate, from), lte(work.finishDate, sql`now()`)))
    .groupBy(month)
    .orderBy(asc(month));
  return rows.filter(({ due }) => due > 0);
}
