import { isDay } from '@lia/sdk/calendar/days';
import { array, boolean, type InferType, object, string } from 'yup';

import type { GoogleConfig } from '../../platform/config/google.ts';
import { readFrom } from './ask.ts';
import type { EventsAsked, GoogleProvider, RemoteCalendar, RemoteEvent } from './provider.ts';

/** The most that Google gives of a list of calendars at once; of events it gives up to ten times as many. */
const PAGE = 250;

/** Pages of a list of calendars that are read. */
const MOST_LIST_PAGES = 4;

const listSchema = object({
  items: array(
    object({
      id: string().required().max(1024),
      summary: string(),
      summaryOverride: string(),
      timeZone: string(),
      primary: boolean(),
      deleted: boolean(),
    }),
  ),
  nextPageToken: string(),
});

const timeSchema = object({ date: string(), dateTime: string() }).default(undefined);
const eventSchema = object({
  id: string().required().max(1024),
  status: string(),
  eventType: string(),
  recurringEventId: string().max(1024),
  summary: string(),
  location: string(),
  htmlLink: string(),
  start: timeSchema,
  end: timeSchema,
  attendees: array(object({ self: boolean(), responseStatus: string() })),
});
const eventsSchema = object({ items: array(eventSchema), nextPageToken: string(), nextSyncToken: string() });

/** Nothing that we do not show: no descriptions, nor who else is invited. */
const FIELDS =
  'nextPageToken,nextSyncToken,items(id,status,eventType,recurringEventId,summary,location,htmlLink,start(date,dateTime),' +
  'end(date,dateTime),attendees(self,responseStatus))';

/** Text that PostgreSQL keeps, no longer than it is shown. */
const plain = (text: string | undefined, most: number): string =>
  (text ?? '').replaceAll('\0', '').trim().slice(0, most);

/** Calendars of people, by the Calendar API (https://developers.google.com/workspace/calendar/api/v3/reference). */
export function googleCalendarApi({ hosts }: GoogleConfig): Pick<GoogleProvider, 'calendars' | 'events'> {
  const at = (path: string, query: Record<string, string>): URL => {
    const address = new URL(`/calendar/v3/${path}`, hosts.api);
    address.search = new URLSearchParams(query).toString();
    return address;
  };

  async function calendars(accessToken: string): Promise<RemoteCalendar[]> {
    const found: RemoteCalendar[] = [];
    let page: string | undefined;
    for (let n = 0; n < MOST_LIST_PAGES; n += 1) {
      const query = { maxResults: String(PAGE), ...(page !== undefined && { pageToken: page }) };
      // Each page names the next one.
      // oxlint-disable-next-line no-await-in-loop
      const list = await readFrom(at('users/me/calendarList', query), accessToken, listSchema);
      for (const { id, summary, summaryOverride, timeZone, primary, deleted } of list.items ?? [])
        if (!deleted) {
          const name = plain(summaryOverride ?? summary, 200) || id.slice(0, 200);
          found.push({ id, name, zone: timeZone ?? null, isMain: primary === true });
        }
      page = list.nextPageToken;
      if (page === undefined) break;
    }
    return found;
  }

  return {
    calendars,
    async events(accessToken, { calendar, syncToken, from, until, page }: EventsAsked) {
      // A sync token is good with the same parameters alone, and with no days: those are in it.
      const span = syncToken === null ? { timeMin: from.toISOString(), timeMax: until.toISOString() } : { syncToken };
      const query = {
        singleEvents: 'true',
        maxResults: String(PAGE),
        maxAttendees: '1',
        fields: FIELDS,
        ...span,
        ...(page !== null && { pageToken: page }),
      };
      const path = `calendars/${encodeURIComponent(calendar)}/events`;
      const answer = await readFrom(at(path, query), accessToken, eventsSchema);
      return {
        events: (answer.items ?? []).map(eventFrom),
        nextPage: answer.nextPageToken ?? null,
        syncToken: answer.nextSyncToken ?? null,
      };
    },
  };
}

/** An event as it is kept: of one that was cancelled Google names the id alone. */
function eventFrom(item: InferType<typeof eventSchema>): RemoteEvent {
  const { id, status, eventType, attendees, start, end } = item;
  const declined = attendees?.some(({ self, responseStatus }) => self === true && responseStatus === 'declined');
  const allDay = start?.date !== undefined;
  const starts = instantAt(start);
  if (status === 'cancelled' || declined === true || eventType === 'workingLocation' || starts === null)
    return { id, event: null };
  const ends = instantAt(end);
  return {
    id,
    event: {
      seriesId: item.recurringEventId ?? null,
      title: plain(item.summary, 300),
      place: plain(item.location, 300),
      link: item.htmlLink?.startsWith('https://') ? plain(item.htmlLink, 2000) : '',
      allDay,
      starts,
      ends: ends !== null && ends >= starts ? ends : starts,
    },
  };
}

/** The instant of a time, which Google gives with its offset, or the midnight of a day in UTC. */
function instantAt(time: { date?: string | undefined; dateTime?: string | undefined } | undefined): Date | null {
  const text = time?.date === undefined ? time?.dateTime : isDay(time.date) ? `${time.date}T00:00:00Z` : undefined;
  const at = new Date(text ?? Number.NaN);
  return Number.isNaN(at.getTime()) ? null : at;
}
