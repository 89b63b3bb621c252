import type { sentences as es } from './calendar.es.ts';

/** The same sentences in English. */
export const sentences: Record<keyof typeof es, string> = {
  CALENDAR_EVENT_STALE: 'Someone else changed this event while you were looking at it. See how it is now and try again',
  'calendar.created': 'Your event is in the calendar',
  'calendar.saved': 'The changes of the event were saved',
  'calendar.deleted': 'The event was taken out of the calendar',
  'calendar.cancelled': 'That date is cancelled',
  'calendar.restored': 'The event is back',
};
