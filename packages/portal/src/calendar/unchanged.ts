import type { CalendarEvent, EventUpdate } from '@lia/sdk/calendar/eventSchema';

/** A whole event as it is, to be written once more. */
export const unchanged = (event: CalendarEvent): EventUpdate => ({
  title: event.title,
  description: event.description,
  place: event.place,
  link: event.link,
  all_day: event.all_day,
  starts: event.starts,
  ends: event.ends,
  recurrence: event.recurrence,
  audience: event.audience,
  version: event.version,
  scope: 'all',
});
