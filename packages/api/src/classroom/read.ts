import { addDays } from '@lia/sdk/calendar/days';
import type { MeetingQuery } from '@lia/sdk/classroom/endpoints';
import { DAYS_SHOWN, JOIN_MINUTES, MOST_DAYS_READ, MOST_MEETINGS } from '@lia/sdk/classroom/rules';
import type { Meeting, MyMeeting } from '@lia/sdk/classroom/schema';

import { and, asc, eq, isNull, type SQL, sql } from 'drizzle-orm';

import { fullNameOrNull } from '../accounts/fullName.ts';
import { childIdsOf } from '../accounts/guardianships.ts';
import { users } from '../accounts/tables.ts';
import { groups, institutions, schoolEnrolments, sections } from '../institutions/tables.ts';
import type { Database } from '../platform/database.ts';
import { today } from '../platform/days.ts';
import { found, invalidFields } from '../platform/errors.ts';
import { subjects } from '../subjects/tables.ts';
import { followedBy, type FollowerScope, isEnrolled, isObserved, plannedBy, type PlannerScope } from './scope.ts';
import { meetingJoins, meetingResources, meetings } from './tables.ts';

/** Whether its teacher came to a class, and not to one at the time that it had before. */
export const isStarted = sql<boolean>`exists (select from ${meetingJoins}
  where ${meetingJoins.meetingId} = ${meetings.id} and ${meetingJoins.role} = 'host'
    and ${meetingJoins.lastAt} >= ${meetings.startsAt} - make_interval(mins => ${JOIN_MINUTES}))`;

/** What everyone who is shown a class sees of it; of statements that join its group, section, school, teacher and subject. */
const shown = {
  id: meetings.id,
  title: meetings.title,
  subjectId: subjects.id,
  subjectName: subjects.name,
  group: { id: groups.id, name: groups.name },
  teacher: fullNameOrNull(users),
  zone: institutions.zone,
  provider: meetings.provider,
  startsAt: meetings.startsAt,
  endsAt: meetings.endsAt,
  endedAt: meetings.endedAt,
  cancelled: sql<boolean>`${meetings.cancelledAt} is not null`,
  reason: meetings.reason,
  started: isStarted,
  resources: sql<number>`(select count(*) from ${meetingResources}
    where ${meetingResources.meetingId} = ${meetings.id})`.mapWith(Number),
};

interface Row {
  subjectId: string | null;
  subjectName: string | null;
  startsAt: Date;
  endsAt: Date;
  endedAt: Date | null;
}

/** A row with its instants and subject as records have them. */
const toRecord = <R extends Row>({ subjectId, subjectName, startsAt, endsAt, endedAt, ...row }: R) => ({
  ...row,
  subject: subjectId === null || subjectName === null ? null : { id: subjectId, name: subjectName },
  starts_at: startsAt.toISOString(),
  ends_at: endsAt.toISOString(),
  ended_at: endedAt?.toISOString() ?? null,
});

const students = sql`${schoolEnrolments} join ${users} as student on student.id = ${schoolEnrolments.userId} and student.deleted_at is null
  where ${schoolEnrolments.groupId} = ${meetings.groupId} and ${schoolEnrolments.until} is null`;

function readPlanned(db: Database, userId: number, where: SQL | undefined) {
  return db
    .select({
      ...shown,
      school: { id: institutions.id, name: institutions.name },
      series_id: meetings.seriesId,
      link: meetings.link,
      hosting: sql<boolean>`coalesce(${groups.teacherId} = ${userId}, false)`,
      students: sql<number>`(select count(*) from ${students})`.mapWith(Number),
      joined: sql<number>`(select count(*) from ${students} and exists (select from ${meetingJoins}
        where ${meetingJoins.meetingId} = ${meetings.id} and ${meetingJoins.userId} = ${schoolEnrolments.userId}))`.mapWith(
        Number,
      ),
    })
    .from(meetings)
    .innerJoin(groups, eq(groups.id, meetings.groupId))
    .innerJoin(sections, eq(sections.id, groups.sectionId))
    .innerJoin(institutions, eq(institutions.id, sections.schoolId))
    .leftJoin(users, and(eq(users.id, groups.teacherId), isNull(users.deletedAt)))
    .leftJoin(subjects, eq(subjects.id, meetings.subjectId))
    .where(and(isNull(meetings.deletedAt), where))
    .orderBy(asc(meetings.startsAt), asc(meetings.id))
    .limit(MOST_MEETINGS);
}

/** Whether a class begins within days by the clocks of its school. */
const startsWithin = (from: SQL, until: SQL): SQL => sql`(
  ${meetings.startsAt} >= (${from})::timestamp at time zone ${institutions.zone}
  and ${meetings.startsAt} < ((${until})::date + 1)::timestamp at time zone ${institutions.zone})`;

/** Today by the clocks of the school of a class. */
const todayThere = (): SQL => sql`(${new Date().toISOString()}::timestamptz at time zone ${institutions.zone})::date`;

/** Classes of a scope on some days, from today unless a day is named, the earliest first. @throws {ApiFailure} 422 for more days than are read */
export async function readMeetings(db: Database, scope: PlannerScope, query: MeetingQuery): Promise<Meeting[]> {
  const first = query.from ?? today();
  const until = query.until ?? addDays(first, 27);
  if (until < first || until > addDays(first, MOST_DAYS_READ)) throw invalidFields({ until: { key: 'invalid' } });
  const { group_id: groupId } = query;
  const rows = await readPlanned(
    db,
    scope.userId,
    and(
      plannedBy(scope),
      startsWithin(query.from === undefined ? todayThere() : sql`${query.from}::date`, sql`${until}::date`),
      groupId === undefined ? undefined : eq(meetings.groupId, groupId),
    ),
  );
  return rows.map(toRecord);
}

/** A class of a scope. @throws {ApiFailure} 404 */
export async function readMeeting(db: Database, scope: PlannerScope, id: string): Promise<Meeting> {
  const [row] = await readPlanned(db, scope.userId, and(eq(meetings.id, id), plannedBy(scope)));
  return toRecord(found(row));
}

/** The names of a guardian's children who are enrolled in the group of a class. */
export const childrenIn = (userId: number) => sql<MyMeeting['children']>`(
  select coalesce(jsonb_agg(jsonb_build_object('uuid', child.uuid, 'name', child.name) order by child.name), '[]'::jsonb)
  from (select distinct student.uuid, student.name from ${students} and ${schoolEnrolments.userId} in ${childIdsOf(userId)}) as child)`;

/** Classes of two weeks before and after today, for students and guardians. */
export async function readMine(db: Database, scope: FollowerScope): Promise<MyMeeting[]> {
  const rows = await db
    .select({
      ...shown,
      children: childrenIn(scope.userId),
      joinable: sql<boolean>`(${isEnrolled(scope.userId)} or ${isObserved})`,
    })
    .from(meetings)
    .innerJoin(groups, eq(groups.id, meetings.groupId))
    .innerJoin(sections, eq(sections.id, groups.sectionId))
    .innerJoin(institutions, eq(institutions.id, sections.schoolId))
    .leftJoin(users, and(eq(users.id, groups.teacherId), isNull(users.deletedAt)))
    .leftJoin(subjects, eq(subjects.id, meetings.subjectId))
    .where(
      and(
        isNull(meetings.deletedAt),
        followedBy(scope),
        startsWithin(sql`${todayThere()} - ${DAYS_SHOWN}::int`, sql`${todayThere()} + ${DAYS_SHOWN}::int`),
      ),
    )
    .orderBy(asc(meetings.startsAt), asc(meetings.id))
    .limit(MOST_MEETINGS);
  return rows.map(toRecord);
}

/** The class of a group that goes on or comes next; null where there is none. */
export async function readMeetingOfGroup(db: Database, groupId: string): Promise<{ id: string } | null> {
  const [row] = await db
    .select({ id: meetings.id })
    .from(meetings)
    .where(
      and(
        eq(meetings.groupId, groupId),
        isNull(meetings.deletedAt),
        isNull(meetings.cancelledAt),
        isNull(meetings.endedAt),
        sql`${meetings.endsAt} > now()`,
      ),
    )
    .orderBy(asc(meetings.startsAt), asc(meetings.id))
    .limit(1);
  return row ?? null;
}
