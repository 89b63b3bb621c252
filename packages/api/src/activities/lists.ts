import { dayOrEmpty } from '@lia/sdk/calendar/dayFields';
import { type ActivityStatus, activityStatuses } from '@lia/sdk/activities/rules';
import type { Activity } from '@lia/sdk/activities/schema';
import { messageKey, uuid } from '@lia/sdk/validation/fields';
import { and, eq, gt, gte, isNotNull, isNull, lt, lte, type SQL, sql } from 'drizzle-orm';
import { number, string } from 'yup';

import { groupsEver, type GroupScope, groupsIn } from '../groups/scope.ts';
import { groups, schoolPeriods } from '../institutions/tables.ts';
import { zoneOfGroup } from '../institutions/zone.ts';
import { startOf } from '../platform/days.ts';
import { defineList } from '../platform/lists/defineList.ts';
import { filter, only } from '../platform/lists/filters.ts';
import { contains } from '../platform/search.ts';
import { storedFiles } from '../platform/tables.ts';
import { subjects } from '../subjects/tables.ts';
import { activities, activityFiles } from './tables.ts';
import { counts, hasWork, isGraded, isMissing, waits } from './work.ts';

/** Files of an activity in the order in which they were added, as its record has them. */
const files: SQL<Activity['files']> = sql<Activity['files']>`(
  select coalesce(jsonb_agg(jsonb_build_object('id', ${activityFiles.id}, 'path', ${activityFiles.id} || '_' || ${storedFiles.name},
    'name', ${storedFiles.name}, 'type', ${storedFiles.type}, 'size', ${storedFiles.size})
    order by ${activityFiles.addedAt}, ${activityFiles.id}), '[]'::jsonb)
  from ${activityFiles} join ${storedFiles} on ${storedFiles.id} = ${activityFiles.fileId}
  where ${activityFiles.activityId} = ${activities.id})`;

/** The period of the group's school year in which an activity is due. */
export const period: SQL<string | null> = sql<string | null>`(
  select ${schoolPeriods.name} from ${schoolPeriods}
  where ${schoolPeriods.yearId} = ${groups.yearId} and ${activities.finishDate} >= ${startOf(sql`${schoolPeriods.startsOn}`, 0, zoneOfGroup)}
    and ${activities.finishDate} < ${startOf(sql`${schoolPeriods.endsOn}`, 1, zoneOfGroup)} limit 1)`;

const ofStatus: Readonly<Record<ActivityStatus, SQL | undefined>> = {
  scheduled: gt(activities.publishDate, sql`now()`),
  open: and(lte(activities.publishDate, sql`now()`), gt(activities.finishDate, sql`now()`)),
  over: lte(activities.finishDate, sql`now()`),
};

const oneOf = (...values: number[]) =>
  number().typeError(messageKey('choice.unknown')).oneOf(values, messageKey('choice.unknown'));

const dueAt = sql`${activities.finishDate}`;

/** Due from a day of the school on, or until one; for statements that read `groups`. */
export const dueFrom = (first: string | SQL, due: SQL = dueAt): SQL => gte(due, startOf(first, 0, zoneOfGroup));
export const dueUntil = (last: string | SQL, due: SQL = dueAt): SQL => lt(due, startOf(last, 1, zoneOfGroup));
const today = sql`(now() at time zone ${zoneOfGroup})`;
const monday = sql`date_trunc('week', ${today})`;
const sunday = sql`(${monday} + interval '6 days')`;

/** By the day on which they are due. */
export const dueFilters = (due: SQL) => ({
  from: filter(dayOrEmpty(), (first) => dueFrom(first, due)),
  until: filter(dayOrEmpty(), (last) => dueUntil(last, due)),
  today: filter(oneOf(1), () => and(dueFrom(today, due), dueUntil(today, due))),
});

/** What lists of activities, and of what students have to do for them, are narrowed by. */
export const activityFilters = {
  group_id: filter(uuid(), (id) => eq(activities.groupId, id)),
  ...dueFilters(dueAt),
  customsubjects_id: filter(uuid(), (id) => eq(activities.subjectId, id)),
  active_id: filter(oneOf(0, 1), (active) => eq(activities.isActive, active === 1)),
};

/** Activities of the groups that a scope reaches, with how far their students are. */
const listWithin = (name: string, reachedBy: (scope: GroupScope) => SQL | undefined) =>
  defineList({
    name,
    rows: (db, tally) =>
      db
        .select({
          id: activities.id,
          group: { id: groups.id, name: groups.name },
          subject: { id: subjects.id, name: subjects.name },
          name: activities.name,
          theme: activities.theme,
          instructions: activities.instructions,
          resources: activities.resources,
          url_path: activities.urlPath,
          publishDate: activities.publishDate,
          finishDate: activities.finishDate,
          cutoffDate: activities.cutoffDate,
          zone: zoneOfGroup,
          isActive: activities.isActive,
          points: activities.points,
          max_attempts: activities.maxAttempts,
          inTeams: activities.inTeams,
          rubric: activities.rubric,
          gradesReleasedAt: activities.gradesReleasedAt,
          period,
          files,
          counts,
          tally,
        })
        .from(activities)
        .innerJoin(groups, eq(groups.id, activities.groupId))
        .leftJoin(subjects, eq(subjects.id, activities.subjectId))
        .$dynamic(),
    key: [activities.id],
    where: isNull(activities.deletedAt),
    within: (scope: GroupScope) => reachedBy(scope) ?? sql`false`,
    sorts: { finish_date: activities.finishDate },
    sort: { column: 'finish_date', descending: true },
    filters: {
      ...activityFilters,
      status: filter(string().oneOf(activityStatuses, messageKey('choice.unknown')), (status) => ofStatus[status]),
      toGrade: only(hasWork(waits)),
      missing: only(hasWork(isMissing)),
      unreleased: only(
        sql`(${activities.gradesReleasedAt} is null and ${hasWork(isGraded)} and not ${hasWork(waits)})`,
      ),
      week: filter(oneOf(1), () => and(dueFrom(monday), dueUntil(sunday))),
      rubric: filter(oneOf(1), () => isNotNull(activities.rubric)),
    },
    search: (words) => contains(sql`plain(' ' || ${activities.name} || ' ' || ${activities.theme})`, words),
    searches:
      '`from`, `until`: days on which they are due; `toGrade`, `missing`: those with work that waits for a grade, or is missing; `unreleased`: those graded in full whose grades are not shown; `q`: words of name or theme',
    records: (rows): Activity[] =>
      rows.map(
        ({ publishDate, finishDate, cutoffDate, isActive, inTeams, gradesReleasedAt, counts: numbers, ...row }) => ({
          ...row,
          ...numbers,
          publish_date: publishDate.toISOString(),
          finish_date: finishDate.toISOString(),
          cutoff_date: cutoffDate?.toISOString() ?? null,
          is_active: isActive ? 1 : 0,
          in_teams: inTeams ? 1 : 0,
          grades_released_at: gradesReleasedAt?.toISOString() ?? null,
        }),
      ),
  });

/** Activities of the groups of today. */
export const activityList = listWithin('activities', groupsIn);

/** Those of groups whose school year is over, which may be copied. */
export const pastActivityList = listWithin('past activities', (scope) =>
  and(groupsEver(scope), isNotNull(groups.endedAt)),
);
