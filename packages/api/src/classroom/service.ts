import { addDays } from '@lia/sdk/calendar/days';
import { MINUTE_MS } from '@lia/sdk/calendar/durations';
import { dayOf } from '@lia/sdk/calendar/instants';
import { instantOf, type MexicanZone } from '@lia/sdk/calendar/zones';
import { CHANGE_MINUTES, isChangeNotified, MOST_DAYS_AHEAD } from '@lia/sdk/classroom/rules';
import type { Meeting, MeetingUpdate, NewMeeting } from '@lia/sdk/classroom/schema';
import { weekdayOf } from '@lia/sdk/classroom/weekly';
import { and, eq, isNull, or } from 'drizzle-orm';

import { subjectsOf } from '../activities/subjectsOf.ts';
import { groupsIn } from '../groups/scope.ts';
import { groups, institutions, schoolYears, sections } from '../institutions/tables.ts';
import type { Config } from '../platform/config/config.ts';
import type { Database, Transaction } from '../platform/database.ts';
import { ApiFailure, found, invalidFields, notFound } from '../platform/errors.ts';
import { isRestorable } from '../platform/restorable.ts';
import { configuredProviders } from './providers/configured.ts';
import { readMeeting } from './read.ts';
import { plannedBy, type PlannerScope } from './scope.ts';
import { meetings, meetingSeries } from './tables.ts';
import { yieldMeetings } from './yieldMeetings.ts';

interface Call {
  db: Transaction;
  scope: PlannerScope;
  app: { config: Config };
}

/** Plans a class, or a weekly one; returns the first. @throws {ApiFailure} 404, 422 */
export async function createMeeting(call: Call, given: NewMeeting): Promise<Meeting> {
  const { db, scope } = call;
  const groupId = given.group_id.toLowerCase();
  const { zone, endsOn } = await reachedGroup(call, groupId);
  const times = timesOf(given, zone);
  const columns = await columnsOf(call, groupId, given, null);
  const common = { ...columns, groupId, createdBy: scope.userId };
  if (!given.weekly) {
    const [row] = await db
      .insert(meetings)
      .values({ ...common, ...times, knownStartsAt: times.startsAt })
      .returning({ id: meetings.id });
    return readMeeting(db, scope, found(row).id);
  }
  const until = given.until || endsOn;
  if (until !== null && until < given.day) throw invalidFields({ until: { key: 'classroom.until' } });
  const [series] = await db
    .insert(meetingSeries)
    .values({
      ...common,
      weekday: weekdayOf(given.day),
      time: given.time,
      minutes: given.minutes,
      startsOn: given.day,
      endsOn: until,
    })
    .returning({ id: meetingSeries.id });
  const { id: seriesId } = found(series);
  const [first] = await yieldMeetings(db, { seriesId, first: given.day });
  // On a mandatory rest day there is none.
  if (first === undefined) throw invalidFields({ day: { key: 'classroom.restDay' } });
  return readMeeting(db, scope, first);
}

/** Changes one class, which does not follow its weekly one any more. @throws {ApiFailure} 404, 409, 422 */
export async function updateMeeting(call: Call, id: string, given: MeetingUpdate): Promise<Meeting> {
  const { db, scope } = call;
  const meeting = await lockOpenMeeting(call, id);
  const { zone } = await reachedGroup(call, meeting.groupId);
  const times = timesOf(given, zone);
  const columns = await columnsOf(call, meeting.groupId, given, meeting.subjectId);
  await db
    .update(meetings)
    .set({ ...columns, ...times, detached: true, ...changeOf(meeting, times.startsAt, false) })
    .where(eq(meetings.id, id));
  return readMeeting(db, scope, id);
}

/** @throws {ApiFailure} 404, 409 where it is over or was cancelled before */
export async function cancelMeeting(call: Call, id: string, reason: string): Promise<Meeting> {
  const { db, scope } = call;
  const meeting = await lockOpenMeeting(call, id);
  await db
    .update(meetings)
    .set({ cancelledAt: new Date(), reason, ...changeOf(meeting, meeting.startsAt, true) })
    .where(eq(meetings.id, id));
  return readMeeting(db, scope, id);
}

/** Puts a cancelled or deleted class back. @throws {ApiFailure} 404, also where its time is over */
export async function restoreMeeting(call: Call, id: string): Promise<Meeting> {
  const { db, scope } = call;
  const lately = isRestorable(meetings.deletedAt);
  const [meeting] = await db
    .select()
    .from(meetings)
    .where(and(eq(meetings.id, id), or(isNull(meetings.deletedAt), lately), plannedBy(scope)))
    .for('update');
  const { startsAt, cancelledAt, deletedAt } = found(meeting);
  if (cancelledAt !== null || deletedAt !== null)
    await db
      .update(meetings)
      .set({
        cancelledAt: null,
        deletedAt: null,
        leftOut: false,
        reason: '',
        ...changeOf(found(meeting), startsAt, false),
      })
      .where(eq(meetings.id, id));
  return readMeeting(db, scope, id);
}

/** @throws {ApiFailure} 404 */
export async function deleteMeeting({ db, scope }: Pick<Call, 'db' | 'scope'>, id: string): Promise<void> {
  const [meeting] = await db
    .select()
    .from(meetings)
    .where(and(eq(meetings.id, id), isNull(meetings.deletedAt), plannedBy(scope)))
    .for('update');
  if (!meeting) throw notFound();
  const { startsAt } = meeting;
  await db
    .update(meetings)
    .set({ deletedAt: new Date(), ...changeOf(meeting, startsAt, true) })
    .where(eq(meetings.id, id));
}

/** Ends a class now. @throws {ApiFailure} 404, 409 where it is over */
export async function endMeeting(call: Call, id: string): Promise<Meeting> {
  const { db, scope } = call;
  await lockOpenMeeting(call, id);
  await db.update(meetings).set({ endedAt: new Date() }).where(eq(meetings.id, id));
  return readMeeting(db, scope, id);
}

type Locked = typeof meetings.$inferSelect;

/** A class that is neither over nor cancelled, held until the end. @throws {ApiFailure} 404, 409 */
async function lockOpenMeeting({ db, scope }: Pick<Call, 'db' | 'scope'>, id: string): Promise<Locked> {
  const [row] = await db
    .select()
    .from(meetings)
    .where(and(eq(meetings.id, id), isNull(meetings.deletedAt), plannedBy(scope)))
    .for('update');
  const meeting = found(row);
  if (meeting.cancelledAt !== null) throw new ApiFailure(409, 'CLASS_CANCELLED');
  if (meeting.endedAt !== null || meeting.endsAt <= new Date()) throw new ApiFailure(409, 'CLASS_OVER');
  return meeting;
}

/** What people know of a class. */
type Known = Pick<Locked, 'knownStartsAt' | 'knownCancelled'>;

/**
 * When people are notified of how a class differs from what they know of it. What is far ahead or over is no news: of that they
 * are taken to know.
 */
export function changeOf(
  { knownStartsAt, knownCancelled }: Known,
  startsAt: Date,
  cancelled: boolean,
): Partial<Locked> {
  const now = Date.now();
  if (!isChangeNotified(knownStartsAt, now) && !isChangeNotified(startsAt, now))
    return { changeDue: null, knownStartsAt: startsAt, knownCancelled: cancelled };
  const isKnown = cancelled === knownCancelled && (cancelled || startsAt.getTime() === knownStartsAt.getTime());
  return { changeDue: isKnown ? null : new Date(now + CHANGE_MINUTES * MINUTE_MS) };
}

interface Times {
  startsAt: Date;
  endsAt: Date;
}

/** When a class of a day is, by the clocks of its school. @throws {ApiFailure} 422 where it would be over, or is too far ahead */
function timesOf({ day, time, minutes }: Pick<NewMeeting, 'day' | 'time' | 'minutes'>, zone: MexicanZone): Times {
  const startsAt = new Date(instantOf(`${day}T${time}`, zone));
  const endsAt = new Date(startsAt.getTime() + minutes * MINUTE_MS);
  const now = new Date();
  if (endsAt <= now) throw invalidFields({ day: { key: 'classroom.past' } });
  if (day > addDays(dayOf(now.toISOString(), zone), MOST_DAYS_AHEAD))
    throw invalidFields({ day: { key: 'classroom.far' } });
  return { startsAt, endsAt };
}

type About = Pick<NewMeeting, 'title' | 'subject_id' | 'provider' | 'link'>;

/** What a class is. `kept`: the subject that it has, which stays with it when it was deleted. @throws {ApiFailure} 422 */
export async function columnsOf(
  { db, app }: Pick<Call, 'db' | 'app'>,
  groupId: string,
  { title, subject_id: subjectId, provider, link }: About,
  kept: string | null,
) {
  if (!configuredProviders(app.config).includes(provider))
    throw invalidFields({ provider: { key: 'classroom.provider' } });
  const own = [groupId];
  const subject = subjectId || null;
  const ofGroup =
    subject === kept ? subject : (await subjectsOf(db, own, subject, { sources: own, isCopied: false })).get(groupId);
  return { title, provider, link: provider === 'link' && link ? link : null, subjectId: ofGroup ?? null };
}

/** A group of today that a scope reaches, with the clocks of its school and the last day of its school year. @throws {ApiFailure} 404 */
export async function reachedGroup({ db, scope }: { db: Database; scope: PlannerScope }, id: string) {
  const [row] = await db
    .select({ zone: institutions.zone, endsOn: schoolYears.endsOn })
    .from(groups)
    .innerJoin(sections, eq(sections.id, groups.sectionId))
    .innerJoin(institutions, eq(institutions.id, sections.schoolId))
    .leftJoin(schoolYears, eq(schoolYears.id, groups.yearId))
    .where(and(eq(groups.id, id), groupsIn(scope)));
  return found(row);
}
