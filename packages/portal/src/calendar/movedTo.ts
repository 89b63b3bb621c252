import type { CalendarEvent, EventUpdate } from '@lia/sdk/calendar/eventSchema';

import { newBodyOf, valuesOf } from './eventForm.ts';

/** Milliseconds of a day or a time of the clock as if it were one of UTC. */
const plain = (clock: string): number => Date.parse(clock.length === 10 ? clock : `${clock}Z`);

/** An event, or one instance of it, begun at another time and as long as before. */
export function movedTo(event: CalendarEvent, instance: string | null, starts: string): EventUpdate {
  const { calendar: _, ...written } = newBodyOf(valuesOf(event, instance));
  const length = plain(written.ends) - plain(written.starts);
  const ends = new Date(plain(starts) + length).toISOString().slice(0, starts.length);
  const scope = instance === null ? ('all' as const) : ('this' as const);
  return { ...written, starts, ends, scope, version: event.version, ...(instance !== null && { instance }) };
}
