import { monthGrid } from '@lia/sdk/calendar/days';
import type { CalendarEntries, CalendarEntry, CalendarRange } from '@lia/sdk/calendar/eventSchema';
import { dayOf } from '@lia/sdk/calendar/instants';
import { MAX_ENTRIES } from '@lia/sdk/calendar/rules';
import { instantOf } from '@lia/sdk/calendar/zones';
import { and, eq, type SQL, sql } from 'drizzle-orm';

import { childIdsOf } from '../accounts/guardianships.ts';
import { users } from '../accounts/tables.ts';
import { schoolEnrolments, schoolMembers } from '../institutions/tables.ts';
import { isCurrentMember } from '../institutions/members.ts';
import type { Database } from '../platform/database.ts';
import type { ApiModule } from '../platform/module.ts';
import type { CalendarDays, CalendarScope, ContributedEntry } from './contribution.ts';
import { type Instance, instancesBetween, momentOf } from './instances.ts';
import { eventsFor, type Writer } from './scope.ts';
import { calendarOf, readEvents, type StoredEvent } from './store.ts';
import { calendarEvents } from './tables.ts';
import { zoneOfReader } from './writable.ts';

export interface Reader {
  db: Database;
  modules: readonly ApiModule[];
  scope: CalendarScope;
  /** Null where no one asks what may be changed. */
  writer: Writer | null;
  /** Whether the person reads it: not who sees the portal as them, nor another program. */
  isOwner: boolean;
}

/** Clocks of Mexico are no further apart from UTC; what is read with them is narrowed by each event's own clocks. */
const within = ({ from, until }: CalendarDays): SQL | undefined =>
  and(
    sql`${calendarEvents.spanFrom} < ${until.toISOString()}::timestamptz at time zone 'UTC'`,
    sql`(${calendarEvents.spanUntil} is null
      or ${calendarEvents.spanUntil} > (${from.toISOString()}::timestamptz at time zone 'UTC') - interval '12 hours')`,
  );

/** Events that a reader sees and that touch the days, as a condition. */
export const seenOn = ({ scope }: Reader, days: CalendarDays): SQL | undefined =>
  and(eventsFor(scope), within(days), days.groupId === null ? undefined : eq(calendarEvents.groupId, days.groupId));

/** The names of a guardian's children by the school and the group that they study in. */
export async function childrenByCalendar({ db, scope }: Reader): Promise<ReadonlyMap<string, string[]>> {
  const rows = await db
    .selectDistinct({
      id: users.id,
      name: users.name,
      schoolId: schoolMembers.schoolId,
      groupId: schoolEnrolments.groupId,
    })
    .from(users)
    .innerJoin(
      schoolMembers,
      and(eq(schoolMembers.userId, users.id), eq(schoolMembers.role, 'student'), isCurrentMember),
    )
    .leftJoin(
      schoolEnrolments,
      and(
        eq(schoolEnrolments.userId, users.id),
        eq(schoolEnrolments.schoolId, schoolMembers.schoolId),
        sql`${schoolEnrolments.until} is null`,
      ),
    )
    .where(sql`${users.id} in ${childIdsOf(scope.userId)}`)
    .orderBy(users.name, users.id);
  const named = new Map<string, string[]>();
  for (const { name, schoolId, groupId } of rows)
    for (const calendar of [`school-${schoolId}`, ...(groupId === null ? [] : [`group-${groupId}`])])
      named.set(calendar, [...new Set([...(named.get(calendar) ?? []), name])]);
  return named;
}

/** One event once, as who reads it sees it. */
function entryOf(event: StoredEvent, one: Instance, children: ReadonlyMap<string, string[]>): CalendarEntry {
  const calendar = calendarOf(event);
  return {
    id: one.instance === null ? event.id : `${event.id} ${one.instance}`,
    kind: event.kind,
    event_id: event.id,
    instance: one.instance && (event.allDay ? one.instance.slice(0, 10) : one.instance),
    title: one.title,
    description: one.description,
    place: one.place,
    link: one.link,
    start: momentOf(one.starts, event),
    end: momentOf(one.ends, event),
    all_day: event.allDay,
    zone: event.zone,
    calendar,
    calendar_name: event.calendarName,
    group: event.groupId === null ? null : { id: event.groupId, name: event.calendarName ?? '' },
    children: event.writable ? [] : (children.get(calendar) ?? []),
    path: null,
    cancelled: one.cancelled,
    moved: one.moved,
    writable: event.writable,
  };
}

const contributed = (entry: ContributedEntry): CalendarEntry => {
  const at = (moment: Date): string => (entry.allDay ? dayOf(moment.toISOString(), entry.zone) : moment.toISOString());
  return {
    id: `${entry.kind} ${entry.id}`,
    kind: entry.kind,
    event_id: null,
    instance: null,
    title: entry.title,
    description: '',
    place: entry.place ?? '',
    link: entry.link ?? '',
    start: at(entry.start),
    end: entry.end && at(entry.end),
    all_day: entry.allDay,
    zone: entry.zone,
    calendar: null,
    calendar_name: entry.calendarName ?? null,
    group: entry.group,
    children: [...entry.children],
    path: entry.path,
    cancelled: entry.cancelled,
    moved: false,
    writable: false,
  };
};

/** When an entry starts, in milliseconds: a day at its first instant by its clocks. */
const startOf = ({ all_day: allDay, start, zone }: CalendarEntry): number =>
  Date.parse(allDay ? instantOf(`${start}T00:00`, zone) : start);

/** Entries by when they start: a day before the times on it, and in one order each time. */
const inOrder = (entries: readonly CalendarEntry[]): CalendarEntry[] =>
  entries
    .map((entry) => ({ entry, at: startOf(entry) }))
    .toSorted(
      ({ entry: one, at }, { entry: other, at: otherAt }) =>
        at - otherAt || Number(other.all_day) - Number(one.all_day) || (one.id < other.id ? -1 : 1),
    )
    .map(({ entry }) => entry);

/** What other parts of LIA add. */
export async function contributedTo(
  { db, modules, scope, isOwner }: Reader,
  days: CalendarDays,
): Promise<ContributedEntry[]> {
  const added: ContributedEntry[] = [];
  for (const { calendar } of modules)
    // One after another: a call has one connection, where it writes.
    // oxlint-disable-next-line no-await-in-loop
    if (calendar && (isOwner || !calendar.isPrivate)) added.push(...(await calendar.entries(db, scope, days)));
  return added;
}

/** What stands in a calendar between two instants. A cancelled instance of one's own is none. */
export async function entriesOf(reader: Reader, days: CalendarDays): Promise<CalendarEntry[]> {
  const events = await readEvents(reader.db, seenOn(reader, days), { writer: reader.writer, most: MAX_ENTRIES });
  const children = await childrenByCalendar(reader);
  const own = events.flatMap((event) =>
    instancesBetween(event, days.from, days.until, MAX_ENTRIES)
      .filter(({ cancelled }) => !cancelled || event.kind !== 'personal')
      .map((one) => entryOf(event, one, children)),
  );
  const added = await contributedTo(reader, days);
  return inOrder([...own, ...added.map(contributed)]);
}

/** What stands in a calendar on days of the reader's clocks. */
export async function readCalendar(reader: Reader, { from, until, group_id }: CalendarRange): Promise<CalendarEntries> {
  const zone = await zoneOfReader(reader.db, reader.scope.userId);
  const at = (day: string): Date => new Date(instantOf(`${day}T00:00`, zone));
  const days = from && until ? { from, until } : monthGrid(dayOf(new Date().toISOString(), zone));
  const entries = await entriesOf(reader, {
    from: at(days.from),
    until: at(days.until),
    groupId: group_id?.toLowerCase() || null,
  });
  return { zone, complete: entries.length <= MAX_ENTRIES, data: entries.slice(0, MAX_ENTRIES) };
}
