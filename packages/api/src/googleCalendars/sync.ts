import { randomUUID } from 'node:crypto';

import { DAY_MS } from '@lia/sdk/calendar/durations';
import { GOOGLE_DAYS_AFTER, GOOGLE_DAYS_BEFORE } from '@lia/sdk/googleCalendars/rules';
import { and, asc, eq, inArray, isNull, ne, or, sql } from 'drizzle-orm';

import type { AppContext } from '../platform/appContext.ts';
import { type Database, inTransaction, type Transaction } from '../platform/database.ts';
import { JobFailure, type JobResult, type JobRun, Postponed } from '../platform/jobs/job.ts';
import { GoogleFailure, type GoogleProvider, type RemoteEvent } from './google/provider.ts';
import { type CalendarRow, forgetEvents, lockConnection, markRevoked, tokenOf } from './store.ts';
import { googleCalendars, googleConnections, googleEvents } from './tables.ts';

/** Days after which all of a calendar is read again: its days have moved on. */
const WHOLE_DAYS = 7;

/** Pages of one reading: 10,000 events. What a calendar has beyond them is not shown. */
const MOST_PAGES = 40;

interface Days {
  from: Date;
  until: Date;
}

interface Reading {
  db: Database;
  google: GoogleProvider;
  accessToken: string;
  run: Pick<JobRun, 'now' | 'signal'>;
  days: Days;
}

/**
 * Reads what changed in the calendars that a person has shown. What was read stays where a later page or calendar fails; the next run
 * begins from the last sync token that was whole.
 * @throws {Postponed} where Google was called too often
 */
export async function syncConnection(
  app: AppContext,
  google: GoogleProvider,
  ownerId: number,
  run: Pick<JobRun, 'now' | 'signal'>,
): Promise<JobResult | null> {
  const { db } = app;
  const connected = and(eq(googleConnections.ownerId, ownerId), eq(googleConnections.status, 'connected'));
  const [row] = await db.select().from(googleConnections).where(connected);
  if (!row) return null;
  try {
    const token = tokenOf(app, row);
    if (token === null) throw new GoogleFailure('revoked');
    const reading: Reading = {
      db,
      google,
      accessToken: await google.accessToken(token),
      run,
      days: {
        from: new Date(run.now.getTime() - GOOGLE_DAYS_BEFORE * DAY_MS),
        until: new Date(run.now.getTime() + GOOGLE_DAYS_AFTER * DAY_MS),
      },
    };
    let count = 0;
    // One after another: Google counts the calls of a person. More may be chosen meanwhile.
    // oxlint-disable-next-line no-await-in-loop
    for (let next = await nextUnread(db, ownerId, run.now); next; next = await nextUnread(db, ownerId, run.now)) {
      // oxlint-disable-next-line no-await-in-loop
      await syncCalendar(reading, next);
      count += 1;
    }
    await db.update(googleConnections).set({ syncedAt: run.now }).where(connected);
    return { calendars: count };
  } catch (error) {
    if (!(error instanceof GoogleFailure)) throw error;
    if (error.code === 'busy') throw new Postponed('GOOGLE_BUSY');
    if (error.code !== 'revoked') throw new JobFailure('GOOGLE_UNAVAILABLE');
    await inTransaction(db, async (tx) => {
      const now = await lockConnection(tx, ownerId);
      // It may have been connected again meanwhile.
      if (now?.sealedToken === row.sealedToken && now.status === 'connected') await markRevoked(tx, ownerId);
    });
    return { revoked: 1 };
  }
}

/** A calendar that is shown and that the run has not read, first one that none has. */
async function nextUnread(db: Database, ownerId: number, now: Date): Promise<CalendarRow | undefined> {
  const isUnread = or(isNull(googleCalendars.syncedAt), ne(googleCalendars.syncedAt, now));
  const [row] = await db
    .select()
    .from(googleCalendars)
    .where(and(eq(googleCalendars.ownerId, ownerId), eq(googleCalendars.chosen, true), isUnread))
    .orderBy(sql`${googleCalendars.syncedAt} nulls first`, asc(googleCalendars.id))
    .limit(1);
  return row;
}

async function syncCalendar(reading: Reading, calendar: CalendarRow): Promise<void> {
  const { db, run } = reading;
  const isOld = (calendar.wholeAt?.getTime() ?? 0) < run.now.getTime() - WHOLE_DAYS * DAY_MS;
  try {
    await readCalendar(reading, calendar, isOld ? null : calendar.syncToken);
  } catch (error) {
    if (!(error instanceof GoogleFailure)) throw error;
    if (error.code === 'noCalendar') {
      await inTransaction(db, (tx) => forgetEvents(tx, [calendar.id], { chosen: false }));
      return;
    }
    if (error.code !== 'tokenExpired') throw error;
    // 410: what was read is worth nothing any more.
    await inTransaction(db, (tx) => forgetEvents(tx, [calendar.id]));
    await readCalendar(reading, calendar, null);
  }
}

/** Reads a calendar page by page: what changed since a sync token, or all of it, after which what was not there is deleted. */
async function readCalendar(
  { db, google, accessToken, run, days }: Reading,
  { id, remoteId }: CalendarRow,
  syncToken: string | null,
): Promise<void> {
  const readingId = syncToken === null ? randomUUID() : null;
  let page: string | null = null;
  let next: string | null = null;
  for (let n = 0; n < MOST_PAGES; n += 1) {
    // Each page names the next one.
    // oxlint-disable no-await-in-loop
    const answer = await google.events(accessToken, { calendar: remoteId, syncToken, ...days, page });
    run.signal.throwIfAborted();
    const isShown = await inTransaction(db, async (tx) => {
      if (!(await lockShown(tx, id))) return false;
      await writeEvents(tx, id, answer.events, { days, readingId });
      return true;
    });
    // oxlint-enable no-await-in-loop
    if (!isShown) return;
    page = answer.nextPage;
    next = answer.syncToken;
    if (page === null) break;
  }
  await inTransaction(db, async (tx) => {
    if (!(await lockShown(tx, id))) return;
    const before = or(isNull(googleEvents.readingId), ne(googleEvents.readingId, readingId ?? id));
    if (readingId !== null) await tx.delete(googleEvents).where(and(eq(googleEvents.calendarId, id), before));
    await tx
      .update(googleCalendars)
      .set({ syncToken: next, syncedAt: run.now, ...(readingId !== null && { wholeAt: run.now }) })
      .where(eq(googleCalendars.id, id));
  });
}

/** Whether a calendar is still shown; it stays so until the transaction ends. */
async function lockShown(tx: Transaction, id: string): Promise<boolean> {
  const shown = and(eq(googleCalendars.id, id), eq(googleCalendars.chosen, true));
  const rows = await tx.select({ id: googleCalendars.id }).from(googleCalendars).where(shown).for('update');
  return rows.length > 0;
}

/** Writes what a page has of the days, and deletes what it lists as gone or has moved out of them. */
async function writeEvents(
  tx: Transaction,
  calendarId: string,
  events: readonly RemoteEvent[],
  { days: { from, until }, readingId }: { days: Days; readingId: string | null },
): Promise<void> {
  const latest = new Map(events.map(({ id, event }) => [id, event]));
  const kept = [...latest].flatMap(([remoteId, event]) =>
    event && event.starts < until && event.ends >= from ? [{ calendarId, remoteId, ...event, readingId }] : [],
  );
  const keptIds = new Set(kept.map(({ remoteId }) => remoteId));
  const gone = [...latest.keys()].filter((id) => !keptIds.has(id));
  if (gone.length > 0) {
    // A series that was cancelled takes its instances with it.
    const named = or(inArray(googleEvents.remoteId, gone), inArray(googleEvents.seriesId, gone));
    await tx.delete(googleEvents).where(and(eq(googleEvents.calendarId, calendarId), named));
  }
  if (kept.length === 0) return;
  await tx
    .insert(googleEvents)
    .values(kept)
    .onConflictDoUpdate({
      target: [googleEvents.calendarId, googleEvents.remoteId],
      set: {
        seriesId: sql`excluded.series_id`,
        title: sql`excluded.title`,
        place: sql`excluded.place`,
        link: sql`excluded.link`,
        allDay: sql`excluded.all_day`,
        starts: sql`excluded.starts`,
        ends: sql`excluded.ends`,
        readingId: sql`excluded.reading_id`,
      },
    });
}
