import { getCalendarEvent, updateCalendarEvent } from '@lia/sdk/calendar/endpoints';
import type { CalendarEvent, EventUpdate } from '@lia/sdk/calendar/eventSchema';
import { clockOf, instantOf, type MexicanZone } from '@lia/sdk/calendar/zones';
import type { Client } from '@lia/sdk/http/client';
import { newIdempotencyKey } from '@lia/sdk/http/idempotency';

import { useText } from '../i18n/useText.ts';
import { useChangeOf } from '../services/useChangeOf.ts';
import type { Move } from './grid.ts';
import { newBodyOf, valuesOf } from './eventForm.ts';

/** Milliseconds of a day or a time of the clock as if it were one of UTC. */
const plain = (clock: string): number => Date.parse(clock.length === 10 ? clock : `${clock}Z`);

/** An event, or one instance of it, begun at another time and as long as before. */
function movedTo(event: CalendarEvent, instance: string | null, starts: string): EventUpdate {
  const { calendar: _, ...written } = newBodyOf(valuesOf(event, instance));
  const length = plain(written.ends) - plain(written.starts);
  const ends = new Date(plain(starts) + length).toISOString().slice(0, starts.length);
  const scope = instance === null ? ('all' as const) : ('this' as const);
  return { ...written, starts, ends, scope, version: event.version, ...(instance !== null && { instance }) };
}

/** Moves what was dragged to another time; of a series that instance alone. It can be taken back. */
export function useMoveEntry(zone: MexicanZone): (move: Move) => Promise<void> {
  const { t } = useText();
  const { run } = useChangeOf('calendar');
  return async ({ entry, start, revert }) => {
    const id = entry.event_id;
    if (id === null) return revert();
    const moveTo = async (client: Client, at: string) => {
      const event = await client.call(getCalendarEvent, { params: { id } });
      const body = movedTo(event, entry.instance, at);
      return client.call(updateCalendarEvent, { params: { id }, body, idempotencyKey: newIdempotencyKey() });
    };
    // The calendar shows its own clocks; an event is written on those of its zone.
    const written = entry.all_day ? start : clockOf(instantOf(start, zone), entry.zone);
    const before = entry.all_day ? entry.start : clockOf(entry.start, entry.zone);
    const undo = { label: t('calendar.undo'), run: () => void run((client) => moveTo(client, before)) };
    if (!(await run((client) => moveTo(client, written), { undo }))) revert();
  };
}
