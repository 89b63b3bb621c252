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
  const series = rows.flatMap(({ event }) => (event.recurrence ? [event.id] : []));
  const exceptions =
    series.length === 0
      ? []
      : await db
          .select()
          .from(calendarExceptions)
          .where(inArray(calendarExceptions.eventId, series))
          .orderBy(asc(calendarExceptions.instance));
  const byEvent = new Map<string, ExceptionRow[]>();
  for (const row of exceptions) byEvent.set(row.eventId, [...(byEvent.get(row.eventId) ?? []), row]);
  return rows.map(({ event, school, group, writable }) => ({
    ...event,
    calendarName: school ?? group,
    exceptions: byEvent.get(event.id) ?? [],
    writable,
  }));
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
