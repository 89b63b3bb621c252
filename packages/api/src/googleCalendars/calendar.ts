import { DAY_MS } from '@lia/sdk/calendar/durations';
import { MAX_ENTRIES } from '@lia/sdk/calendar/rules';
import { instantOf, type MexicanZone, mexicanZones } from '@lia/sdk/calendar/zones';
import { and, asc, eq, gt, gte, lt, or } from 'drizzle-orm';

import type { CalendarContribution } from '../calendar/contribution.ts';
import { zoneOfReader } from '../calendar/writable.ts';
import { googleCalendars, googleEvents } from './tables.ts';

const own = (userId: number) => eq(googleCalendars.ownerId, userId);

/** Events of the calendars of Google that a person has shown, in their own calendar alone. */
export const googleInCalendar: CalendarContribution = {
  isPrivate: true,
  async entries(db, scope, { from, until, groupId }) {
    if (groupId !== null) return [];
    // A day of UTC begins up to a day before or after it does on the clocks of a zone.
    const [first, last] = [new Date(from.getTime() - DAY_MS), new Date(until.getTime() + DAY_MS)];
    const rows = await db
      .select({ event: googleEvents, calendar: googleCalendars.name, zone: googleCalendars.zone })
      .from(googleEvents)
      .innerJoin(
        googleCalendars,
        and(eq(googleCalendars.id, googleEvents.calendarId), eq(googleCalendars.chosen, true)),
      )
      .where(
        and(
          scope.where({ school: own, groups: own, children: own, own }),
          lt(googleEvents.starts, last),
          or(gt(googleEvents.ends, first), gte(googleEvents.starts, first)),
        ),
      )
      .orderBy(asc(googleEvents.starts), asc(googleEvents.calendarId), asc(googleEvents.remoteId))
      .limit(MAX_ENTRIES);
    if (rows.length === 0) return [];
    const readers = await zoneOfReader(db, scope.userId);
    return rows
      .map(({ event, calendar, zone: named }) => {
        const zone = mexicanZones.find((one) => one === named) ?? readers;
        const at = (moment: Date): Date => (event.allDay ? midnightIn(moment, zone) : moment);
        const [start, end] = [at(event.starts), at(event.ends)];
        return {
          id: `${event.calendarId} ${event.remoteId}`,
          kind: 'external' as const,
          title: event.title === '' ? calendar : event.title,
          start,
          end: end > start ? end : null,
          allDay: event.allDay,
          zone,
          group: null,
          children: [],
          path: null,
          cancelled: false,
          place: event.place,
          link: event.link,
          calendarName: calendar,
        };
      })
      .filter(({ start, end }) => start < until && (end === null ? start >= from : end > from));
  },
};

/** When a day, which is kept as its midnight in UTC, begins on the clocks of a zone. */
const midnightIn = (day: Date, zone: MexicanZone): Date =>
  new Date(instantOf(`${day.toISOString().slice(0, 10)}T00:00`, zone));
