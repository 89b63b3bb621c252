import { calendarId } from '@lia/sdk/calendar/calendarId';
import type { CalendarEvent, EventException } from '@lia/sdk/calendar/eventSchema';
import { asc, eq, inArray, type SQL, sql } from 'drizzle-orm';

import { groups, institutions } from '../institutions/tables.ts';
import type { Database } from '../platform/database.ts';
import { textOf } from './clock.ts';
import { writtenBy, type Writer } from './scope.ts';
import { calendarEvents, calendarExceptions } from './tables.ts';

export type EventRow = typeof calendarEvents.$inferSelect;
export type ExceptionRow = typeof calendarExceptions.$inferSelect;

/** An event with the instances that differ from its rule, and what its calendar is called. */
export interface StoredEvent extends EventRow {
  calendarName: string | null;
  exceptions: readonly ExceptionRow[];
  writable: boolean;
}

/** Events on a condition, the earliest first. Whether each is writable is asked for a writer alone. */
export async function readEvents(
  db: Database,
  where: SQL | undefined,
  { writer, most }: { writer: Writer | null; most: number },
): Promise<StoredEvent[]> {
  const rows = await db
    .select({
      event: calendarEvents,
      school: institutions.name,
      group: groups.name,
      writable: writer ? sql<boolean>`coalesce(${writtenBy(writer)}, false)` : sql<boolean>`false`,
    })
    .from(calendarEvents)
    .leftJoin(institutions, eq(institutions.id, calendarEvents.schoolId))
    .leftJoin(groups, eq(groups.id, calendarEvents.groupId))
    .where(where)
    .orderBy(asc(calendarEvents.spanFrom), asc(calendarEvents.id))
    .limit(most);
  const exceptions = await exceptionsOf(
    db,
    rows.map(({ event }) => event),
  );
  return rows.map(({ event, school, group, writable }) => ({
    ...event,
    calendarName: school ?? group,
    exceptions: exceptions.get(event.id) ?? [],
    writable,
  }));
}

/** An event as other programs get it. */
export interface FeedEvent extends Pick<
  EventRow,
  | 'id'
  | 'kind'
  | 'schoolId'
  | 'groupId'
  | 'title'
  | 'description'
  | 'place'
  | 'link'
  | 'allDay'
  | 'starts'
  | 'ends'
  | 'zone'
  | 'recurrence'
  | 'version'
> {
  /** When it was changed, in UTC. */
  updatedAt: string;
  exceptions: readonly ExceptionRow[];
}

/** Events on a condition for other programs, the earliest first. They come as one value: the embedded engine hands over rows slowly. */
export async function readFeedEvents(db: Database, where: SQL | undefined, most: number): Promise<FeedEvent[]> {
  const { id, kind, title, description, place, link, zone, recurrence, version } = calendarEvents;
  const row = {
    id,
    kind,
    title,
    description,
    place,
    link,
    zone,
    recurrence,
    version,
    schoolId: sql`${calendarEvents.schoolId}`.as('schoolId'),
    groupId: sql`${calendarEvents.groupId}`.as('groupId'),
    allDay: sql`${calendarEvents.allDay}`.as('allDay'),
    starts: sql`to_char(${calendarEvents.starts}, 'YYYY-MM-DD"T"HH24:MI')`.as('starts'),
    ends: sql`to_char(${calendarEvents.ends}, 'YYYY-MM-DD"T"HH24:MI')`.as('ends'),
    updatedAt: sql`to_char(${calendarEvents.updatedAt} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS')`.as('updatedAt'),
  };
  const event = db
    .select(row)
    .from(calendarEvents)
    .where(where)
    .orderBy(asc(calendarEvents.spanFrom))
    .limit(most)
    .as('event');
  const [read] = await db
    .select({ events: sql<Omit<FeedEvent, 'exceptions'>[]>`coalesce(json_agg(event), '[]')` })
    .from(event);
  const events = read?.events ?? [];
  const exceptions = await exceptionsOf(db, events);
  return events.map((one) => ({ ...one, exceptions: exceptions.get(one.id) ?? [] }));
}

/** The instances that differ of those events that are series, by event. */
async function exceptionsOf(
  db: Database,
  events: readonly Pick<EventRow, 'id' | 'recurrence'>[],
): Promise<ReadonlyMap<string, readonly ExceptionRow[]>> {
  const series = events.flatMap(({ id, recurrence }) => (recurrence ? [id] : []));
  const rows =
    series.length === 0
      ? []
      : await db
          .select()
          .from(calendarExceptions)
          .where(inArray(calendarExceptions.eventId, series))
          .orderBy(asc(calendarExceptions.instance));
  const byEvent = new Map<string, ExceptionRow[]>();
  for (const row of rows) byEvent.set(row.eventId, [...(byEvent.get(row.eventId) ?? []), row]);
  return byEvent;
}

/** The calendar that an event is in, as addresses name it. */
export function calendarOf({ kind, schoolId, groupId }: Pick<EventRow, 'kind' | 'schoolId' | 'groupId'>): string {
  if (kind === 'school' && schoolId !== null) return calendarId({ kind, schoolId });
  if (kind === 'group' && groupId !== null) return calendarId({ kind, groupId });
  return kind;
}

const exceptionOf = (row: ExceptionRow, allDay: boolean): EventException => ({
  instance: textOf(row.instance, allDay),
  cancelled: row.cancelled,
  starts: row.starts && textOf(row.starts, allDay),
  ends: row.ends && textOf(row.ends, allDay),
  title: row.title,
  description: row.description,
  place: row.place,
  link: row.link,
});

/** An event as its record has it. */
export const recordOf = (event: StoredEvent): CalendarEvent => ({
  id: event.id,
  calendar: calendarOf(event),
  kind: event.kind,
  calendar_name: event.calendarName,
  title: event.title,
  description: event.description,
  place: event.place,
  link: event.link,
  all_day: event.allDay,
  starts: textOf(event.starts, event.allDay),
  ends: textOf(event.ends, event.allDay),
  zone: event.zone,
  recurrence: event.recurrence,
  audience: event.audience,
  exceptions: event.exceptions.map((row) => exceptionOf(row, event.allDay)),
  version: event.version,
  writable: event.writable,
});
