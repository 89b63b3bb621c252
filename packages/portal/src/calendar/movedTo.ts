import { clockMs } from '@lia/sdk/calendar/days';
import type { CalendarEvent, EventUpdate } from '@lia/sdk/calendar/eventSchema';

import { newBodyOf, valuesOf } from './eventForm.ts';

/** An event, or one instance of it, begun at another time and as long as before. */
export function movedTo(event: CalendarEvent, instance: string | null, starts: string): EventUpdate {
  const { calendar: _, ...written } = newBodyOf(valuesOf(event, instance));
  const length = clockMs(written.ends) - clockMs(written.starts);
  const ends = new Date(clockMs(starts) + length).toISOString().slice(0, starts.length);
  const scope = instance === null ? ('all' as const) : ('this' as const);
  return { ...written, starts, ends, scope, version: event.version, ...(instance !== null && { instance }) };
}
