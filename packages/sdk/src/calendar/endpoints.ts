import type { MessageAnswer } from '../accounts/schema.ts';
import { endpoint } from '../http/endpoint.ts';
import type { Feed, FeedChoices, FeedMade } from './feedSchema.ts';
import type {
  CalendarEntries,
  CalendarEvent,
  CalendarEventSaved,
  CalendarRange,
  EventDeletion,
  EventRestoration,
  EventUpdate,
  NewEvent,
  WritableCalendars,
} from './eventSchema.ts';

type Id = { id: string };

/**
 * What stands in the caller's calendar on some days: of LIA, their schools, groups and children, their own, and what other parts of
 * LIA add. Series come as their instances.
 */
export const getCalendar = endpoint<{ query: CalendarRange; returns: CalendarEntries }>('GET /calendar');

/** Calendars that the caller writes into. */
export const listWritableCalendars = endpoint<{ returns: WritableCalendars }>('GET /calendar/calendars');

export const getCalendarEvent = endpoint<{ params: Id; returns: CalendarEvent }>('GET /calendar/events/{id}');

/** Writes an event. 404 for a calendar that the caller does not write into. Answers 201. Send an idempotency key. */
export const createCalendarEvent = endpoint<{ body: NewEvent; returns: CalendarEventSaved }>('POST /calendar/events');

/**
 * Changes an event, one instance of it, or it from an instance on, which makes those another event. 409 `CALENDAR_EVENT_STALE` where
 * someone else changed it meanwhile.
 */
export const updateCalendarEvent = endpoint<{ params: Id; body: EventUpdate; returns: CalendarEventSaved }>(
  'PUT /calendar/events/{id}',
);

/** Deletes an event or ends it before an instance, or cancels one instance. 409 as for a change. */
export const deleteCalendarEvent = endpoint<{ params: Id; query: EventDeletion; returns: MessageAnswer }>(
  'DELETE /calendar/events/{id}',
);

/** Restores an event that was deleted within 30 days, or an instance that was cancelled. */
export const restoreCalendarEvent = endpoint<{ params: Id; body: EventRestoration; returns: CalendarEventSaved }>(
  'POST /calendar/events/{id}/restore',
);

/** What the caller's calendar in other programs has; null where there is none. Its address is not kept, and not shown again. */
export const getFeed = endpoint<{ returns: Feed }>('GET /calendar/feed');

/** Makes an address at which other programs read the caller's calendar. The earlier one, where there is one, ends. Answers 201. */
export const makeFeed = endpoint<{ body: FeedChoices; returns: FeedMade }>('POST /calendar/feed');

/** Changes what it has; the address stays. */
export const updateFeed = endpoint<{ body: FeedChoices; returns: MessageAnswer }>('PUT /calendar/feed');

/** Ends the address. */
export const endFeed = endpoint<{ returns: MessageAnswer }>('DELETE /calendar/feed');

/** The calendar as iCalendar (RFC 5545), for anyone who has its address. Answers 304 to the `ETag` of what is unchanged. */
export const readFeed = endpoint<{ params: { token: string }; returns: Blob }>('GET /calendar/feeds/{token}');
