import type { sentences as es } from './calendar.es.ts';

/** The same sentences in English. */
export const sentences: Record<keyof typeof es, string> = {
  CALENDAR_EVENT_STALE: 'Someone else changed this event while you were looking at it. See how it is now and try again',
  'calendar.created': 'Your event is in the calendar',
  'calendar.saved': 'The changes of the event were saved',
  'calendar.deleted': 'The event was taken out of the calendar',
  'calendar.restored': 'The event is back',
  'calendar.feed.made': 'Copy the address now: we do not show it again',
  'calendar.feed.saved': 'We saved what your calendar has',
  'calendar.feed.ended': 'The address no longer works',
};
