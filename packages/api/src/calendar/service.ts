import { isDeepStrictEqual } from 'node:util';

import type { Calendar } from '@lia/sdk/calendar/calendarId';
import type { CalendarEvent, EventDeletion, EventUpdate, NewEvent } from '@lia/sdk/calendar/eventSchema';
import { and, eq, gte, isNull, or, sql } from 'drizzle-orm';

import type { Transaction } from '../platform/database.ts';
import { ApiFailure, found, invalidFields, notFound } from '../platform/errors.ts';
import { isRestorable } from '../platform/restorable.ts';
import { clockFrom, dayBefore } from './clock.ts';
import { comesAt, counterpart, countBefore, type Series } from './expand.ts';
import { writtenBy, type Writer } from './scope.ts';
import { spanOf } from './span.ts';
import { readEvents, recordOf, type EventRow } from './store.ts';
import { calendarEvents, calendarExceptions } from './tables.ts';
import { requireWritable } from './writable.ts';

export interface WriteCall {
  db: Transaction;
  writer: Writer;
}

const ownerOf = (calendar: Calendar, userId: number) => ({
  kind: calendar.kind,
  schoolId: calendar.kind === 'school' ? calendar.schoolId : null,
  groupId: calendar.kind === 'group' ? calendar.groupId : null,
  ownerId: calendar.kind === 'personal' ? userId : null,
});

type Written = Pick<
  NewEvent,
  'title' | 'description' | 'place' | 'link' | 'all_day' | 'starts' | 'ends' | 'recurrence' | 'audience'
>;

const textsOf = ({ title, description = '', place = '', link = '' }: Written) => ({ title, description, place, link });

/** What is written of a whole event. */
const columnsOf = (given: Written) => ({
  ...textsOf(given),
  allDay: given.all_day,
  starts: clockFrom(given.starts),
  ends: clockFrom(given.ends),
  recurrence: given.recurrence ?? null,
  ...(given.audience && { audience: given.audience }),
});

/** From when until when a stored series reaches. */
const storedSpan = async (db: Transaction, id: string, series: Series) =>
  spanOf(series, await db.select().from(calendarExceptions).where(eq(calendarExceptions.eventId, id)));

const read = async ({ db, writer }: WriteCall, id: string): Promise<CalendarEvent> => {
  const [event] = await readEvents(db, eq(calendarEvents.id, id), { writer, most: 1 });
  return recordOf(found(event));
};

/** An event that a person may change, held until the end. @throws {ApiFailure} 404, 409 where the version is another */
async function lock({ db, writer }: WriteCall, id: string, version: number): Promise<EventRow> {
  const [row] = await db
    .select()
    .from(calendarEvents)
    .where(and(eq(calendarEvents.id, id), isNull(calendarEvents.deletedAt), writtenBy(writer)))
    .for('update');
  const event = found(row);
  if (event.version !== version) throw new ApiFailure(409, 'CALENDAR_EVENT_STALE');
  return event;
}

/** When an instance of a series was to start. @throws {ApiFailure} 404 where there is none */
function requireInstance(event: EventRow, instance: string | undefined): string {
  const clock = clockFrom(instance ?? '');
  if (event.recurrence === null || clock.length !== 16 || !comesAt(event, clock)) throw notFound();
  return clock;
}

const next = { version: sql`${calendarEvents.version} + 1`, updatedAt: sql`now()` };

/** @throws {ApiFailure} 404 */
export async function createEvent(call: WriteCall, given: NewEvent): Promise<CalendarEvent> {
  const { db, writer } = call;
  const { calendar, zone } = await requireWritable(db, writer, given.calendar);
  const columns = columnsOf(given);
  const [row] = await db
    .insert(calendarEvents)
    .values({
      ...columns,
      ...ownerOf(calendar, writer.scope.userId),
      ...spanOf(columns, []),
      zone: given.zone ?? zone,
      createdBy: writer.scope.userId,
    })
    .returning({ id: calendarEvents.id });
  return read(call, found(row).id);
}

/** @throws {ApiFailure} 404, 409, 422 */
export async function updateEvent(call: WriteCall, id: string, given: EventUpdate): Promise<CalendarEvent> {
  const event = await lock(call, id, given.version);
  if (given.scope === 'all') return changeAll(call, event, given);
  const instance = requireInstance(event, given.instance);
  if (given.scope === 'this') return changeOne(call, event, instance, given);
  return instance === event.starts ? changeAll(call, event, given) : changeFollowing(call, event, instance, given);
}

async function changeAll(call: WriteCall, event: EventRow, given: EventUpdate): Promise<CalendarEvent> {
  const { db } = call;
  const columns = columnsOf(given);
  // What was changed of an instance stays with it when all of them start at another time.
  await moveExceptions(db, event, event.starts, { ...columns, id: event.id });
  await db
    .update(calendarEvents)
    .set({ ...columns, ...(given.zone && { zone: given.zone }), ...next, ...(await storedSpan(db, event.id, columns)) })
    .where(eq(calendarEvents.id, event.id));
  return read(call, event.id);
}

/** Has what was changed of instances, from one on, belong to those of a series that begins in its place. */
async function moveExceptions(db: Transaction, from: EventRow, since: string, to: Series & { id: string }) {
  const where = and(eq(calendarExceptions.eventId, from.id), gte(calendarExceptions.instance, since));
  const rows = await db.select().from(calendarExceptions).where(where);
  const moved = rows.flatMap((row) => {
    const instance = counterpart(row.instance, since, from, to);
    return instance === undefined ? [] : [{ ...row, eventId: to.id, instance }];
  });
  if (isDeepStrictEqual(moved, rows)) return;
  await db.delete(calendarExceptions).where(where);
  // What the rule no longer has counts for nothing, and may be moved to where an instance is.
  if (moved.length > 0) await db.insert(calendarExceptions).values(moved).onConflictDoNothing();
}

async function changeOne(
  call: WriteCall,
  event: EventRow,
  instance: string,
  given: EventUpdate,
): Promise<CalendarEvent> {
  const { db } = call;
  if (given.all_day !== event.allDay) throw invalidFields({ all_day: { key: 'invalid' } });
  const changed = {
    ...textsOf(given),
    starts: clockFrom(given.starts),
    ends: clockFrom(given.ends),
    cancelled: false,
  };
  await db
    .insert(calendarExceptions)
    .values({ eventId: event.id, instance, ...changed })
    .onConflictDoUpdate({ target: [calendarExceptions.eventId, calendarExceptions.instance], set: changed });
  await db
    .update(calendarEvents)
    .set({ ...next, ...(await storedSpan(db, event.id, event)) })
    .where(eq(calendarEvents.id, event.id));
  return read(call, event.id);
}

/** Ends a series before an instance. */
async function endBefore(db: Transaction, event: EventRow, instance: string): Promise<void> {
  const recurrence = event.recurrence && { ...event.recurrence, count: null, until: dayBefore(instance) };
  await db
    .update(calendarEvents)
    .set({ recurrence, ...next, ...(await storedSpan(db, event.id, { ...event, recurrence })) })
    .where(eq(calendarEvents.id, event.id));
}

async function changeFollowing(
  call: WriteCall,
  event: EventRow,
  instance: string,
  given: EventUpdate,
): Promise<CalendarEvent> {
  const { db, writer } = call;
  const columns = columnsOf(given);
  const { recurrence } = columns;
  // A series that comes ten times comes as often after it was divided.
  const isCounted = recurrence && recurrence.count !== null && recurrence.count === event.recurrence?.count;
  const rest = isCounted && {
    ...recurrence,
    count: Math.max(1, (recurrence.count ?? 1) - countBefore(event, instance)),
  };
  const series = { ...columns, ...(rest && { recurrence: rest }) };
  const { kind, schoolId, groupId, ownerId, audience, zone } = event;
  const [row] = await db
    .insert(calendarEvents)
    .values({
      kind,
      schoolId,
      groupId,
      ownerId,
      audience,
      ...series,
      ...spanOf(series, []),
      zone: given.zone ?? zone,
      createdBy: writer.scope.userId,
    })
    .returning({ id: calendarEvents.id });
  const { id } = found(row);
  await moveExceptions(db, event, instance, { ...series, id });
  await db
    .update(calendarEvents)
    .set(await storedSpan(db, id, series))
    .where(eq(calendarEvents.id, id));
  await endBefore(db, event, instance);
  return read(call, id);
}

/** @throws {ApiFailure} 404, 409 */
export async function deleteEvent(call: WriteCall, id: string, { scope, instance, version }: EventDeletion) {
  const { db } = call;
  const event = await lock(call, id, version);
  const clock = scope === 'all' ? null : requireInstance(event, instance);
  if (clock === null || (scope === 'following' && clock === event.starts)) {
    await db
      .update(calendarEvents)
      .set({ deletedAt: sql`now()`, ...next })
      .where(eq(calendarEvents.id, id));
    return;
  }
  if (scope === 'following') return endBefore(db, event, clock);
  const cancelled = { cancelled: true };
  await db
    .insert(calendarExceptions)
    .values({ eventId: id, instance: clock, ...cancelled })
    .onConflictDoUpdate({ target: [calendarExceptions.eventId, calendarExceptions.instance], set: cancelled });
  await db.update(calendarEvents).set(next).where(eq(calendarEvents.id, id));
}

/** Brings back what was deleted: an event, or one instance. @throws {ApiFailure} 404, also where its time is over */
export async function restoreEvent(call: WriteCall, id: string, instance: string | undefined): Promise<CalendarEvent> {
  const { db, writer } = call;
  const lately = isRestorable(calendarEvents.deletedAt);
  const restored = await db
    .update(calendarEvents)
    .set({ deletedAt: null, ...next })
    .where(and(eq(calendarEvents.id, id), or(isNull(calendarEvents.deletedAt), lately), writtenBy(writer)))
    .returning({ id: calendarEvents.id });
  if (restored.length === 0) throw notFound();
  if (instance) {
    const of = and(eq(calendarExceptions.eventId, id), eq(calendarExceptions.instance, clockFrom(instance)));
    await db.update(calendarExceptions).set({ cancelled: false }).where(of);
  }
  return read(call, id);
}
