import { mondayOf } from '@lia/sdk/calendar/days';
import { MINUTE_MS } from '@lia/sdk/calendar/durations';
import { dayOf } from '@lia/sdk/calendar/instants';
import { isRestDay } from '@lia/sdk/calendar/workingDays';
import type { MeetingSeries, MeetingSeriesUpdate } from '@lia/sdk/classroom/schema';
import { occurrenceOf } from '@lia/sdk/classroom/weekly';
import { and, asc, eq, gt, isNull, or, type SQL, sql } from 'drizzle-orm';

import { groupsIn } from '../groups/scope.ts';
import { groups, institutions, sections } from '../institutions/tables.ts';
import type { Config } from '../platform/config/config.ts';
import type { Database, Transaction } from '../platform/database.ts';
import { found, invalidFields } from '../platform/errors.ts';
import { subjects } from '../subjects/tables.ts';
import type { PlannerScope } from './scope.ts';
import { changeOf, columnsOf, reachedGroup } from './service.ts';
import { meetings, meetingSeries } from './tables.ts';
import { yieldMeetings } from './yieldMeetings.ts';

interface Call {
  db: Transaction;
  scope: PlannerScope;
  app: { config: Config };
}

/** Classes of a weekly one whose time comes. */
const isToCome = (seriesId: string): SQL | undefined =>
  and(eq(meetings.seriesId, seriesId), gt(meetings.startsAt, sql`now()`));

/** Weekly classes that a scope reaches, as a condition on `meeting_series` and `groups`. */
const isReached = (scope: PlannerScope): SQL | undefined => and(isNull(meetingSeries.endedAt), groupsIn(scope));

/** Weekly classes, by group and time of the week. */
export async function readSeries(
  db: Database,
  scope: PlannerScope,
  { groupId, id }: { groupId?: string | undefined; id?: string },
): Promise<MeetingSeries[]> {
  const next = sql<
    string | null
  >`(select to_char(min(${meetings.startsAt}) at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"')
    from ${meetings} where ${meetings.seriesId} = ${meetingSeries.id} and ${meetings.deletedAt} is null
      and ${meetings.cancelledAt} is null and ${meetings.startsAt} > now())`;
  const rows = await db
    .select({
      id: meetingSeries.id,
      title: meetingSeries.title,
      subjectId: subjects.id,
      subjectName: subjects.name,
      group: { id: groups.id, name: groups.name },
      zone: institutions.zone,
      provider: meetingSeries.provider,
      link: meetingSeries.link,
      weekday: meetingSeries.weekday,
      time: meetingSeries.time,
      minutes: meetingSeries.minutes,
      from: meetingSeries.startsOn,
      until: meetingSeries.endsOn,
      next,
    })
    .from(meetingSeries)
    .innerJoin(groups, eq(groups.id, meetingSeries.groupId))
    .innerJoin(sections, eq(sections.id, groups.sectionId))
    .innerJoin(institutions, eq(institutions.id, sections.schoolId))
    .leftJoin(subjects, eq(subjects.id, meetingSeries.subjectId))
    .where(
      and(
        isReached(scope),
        groupId === undefined ? undefined : eq(groups.id, groupId),
        id === undefined ? undefined : eq(meetingSeries.id, id),
      ),
    )
    .orderBy(asc(groups.name), asc(meetingSeries.weekday), asc(meetingSeries.time), asc(meetingSeries.id));
  return rows.map(({ subjectId, subjectName, ...row }) => ({
    ...row,
    subject: subjectId === null || subjectName === null ? null : { id: subjectId, name: subjectName },
  }));
}

/**
 * Changes a weekly class with those of its classes that come, but for those that were changed by themselves or cancelled. A class
 * whose new time in its week is over already stays where it is.
 * @throws {ApiFailure} 404, 422
 */
export async function updateSeries(call: Call, id: string, given: MeetingSeriesUpdate): Promise<MeetingSeries> {
  const { db, scope } = call;
  const series = await lockSeries(call, id);
  const { zone } = await reachedGroup(call, series.groupId);
  const columns = await columnsOf(call, series.groupId, given, series.subjectId);
  const { weekday, time, minutes, until } = given;
  const endsOn = until || null;
  if (endsOn !== null && endsOn < series.startsOn) throw invalidFields({ until: { key: 'classroom.until' } });
  const now = new Date();
  // Of the week that goes on there is one already, or it is over for it.
  const today = dayOf(now.toISOString(), zone);
  await db
    .update(meetingSeries)
    .set({ ...columns, weekday, time, minutes, endsOn })
    .where(eq(meetingSeries.id, id));
  const coming = await db
    .select()
    .from(meetings)
    .where(
      and(
        isToCome(id),
        or(isNull(meetings.deletedAt), meetings.leftOut),
        isNull(meetings.cancelledAt),
        eq(meetings.detached, false),
      ),
    )
    .orderBy(asc(meetings.startsAt))
    .for('update');
  for (const meeting of coming) {
    const { day, startsAt } = occurrenceOf({ weekday, time }, meeting.week ?? mondayOf(today), zone);
    const begins = new Date(startsAt);
    const moves = begins > now;
    const isOver = isRestDay(day) || (endsOn !== null && day > endsOn);
    const starts = moves ? begins : meeting.startsAt;
    // One after another: a transaction has one connection.
    // oxlint-disable-next-line no-await-in-loop
    await db
      .update(meetings)
      .set({
        ...columns,
        ...(moves && { startsAt: begins, endsAt: new Date(begins.getTime() + minutes * MINUTE_MS) }),
        deletedAt: isOver ? (meeting.deletedAt ?? now) : null,
        leftOut: isOver,
        ...changeOf(meeting, starts, isOver),
      })
      .where(eq(meetings.id, meeting.id));
  }
  await yieldMeetings(db, { seriesId: id });
  const [changed] = await readSeries(db, scope, { id });
  return found(changed);
}

/** Ends a weekly class; those of its classes that come go. @throws {ApiFailure} 404 */
export async function stopSeries(call: Call, id: string): Promise<void> {
  const { db } = call;
  await lockSeries(call, id);
  const now = new Date();
  await db.update(meetingSeries).set({ endedAt: now }).where(eq(meetingSeries.id, id));
  const coming = await db
    .select()
    .from(meetings)
    .where(and(isToCome(id), isNull(meetings.deletedAt)))
    .orderBy(asc(meetings.startsAt))
    .for('update');
  for (const meeting of coming) {
    // oxlint-disable-next-line no-await-in-loop
    await db
      .update(meetings)
      .set({ deletedAt: now, ...changeOf(meeting, meeting.startsAt, true) })
      .where(eq(meetings.id, meeting.id));
  }
}

async function lockSeries({ db, scope }: Pick<Call, 'db' | 'scope'>, id: string) {
  const [series] = await db
    .select()
    .from(meetingSeries)
    .where(
      and(
        eq(meetingSeries.id, id),
        isNull(meetingSeries.endedAt),
        sql`${meetingSeries.groupId} in (select ${groups.id} from ${groups} where ${groupsIn(scope)})`,
      ),
    )
    .for('update');
  return found(series);
}
