import { getCalendarEvent, updateCalendarEvent } from '@lia/sdk/calendar/endpoints';
import { clockOf, instantOf, type MexicanZone } from '@lia/sdk/calendar/zones';
import type { Client } from '@lia/sdk/http/client';
import { newIdempotencyKey } from '@lia/sdk/http/idempotency';

import { useText } from '../i18n/useText.ts';
import { useChangeOf } from '../changes/useChangeOf.ts';
import type { Move } from './grid.ts';

/** Moves what was dragged to another time; of a series that instance alone. It can be taken back. */
export function useMoveEntry(zone: MexicanZone): (move: Move) => Promise<void> {
  const { t } = useText();
  const { run } = useChangeOf('calendar');
  return async ({ entry, start, revert }) => {
    const id = entry.event_id;
    if (id === null) return revert();
    const moveTo = async (client: Client, at: string) => {
      const [{ movedTo }, event] = await Promise.all([
        import('./movedTo.ts'),
        client.call(getCalendarEvent, { params: { id } }),
      ]);
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
