import { monthGrid } from '@lia/sdk/calendar/days';
import { getCalendar } from '@lia/sdk/calendar/endpoints';
import type { CalendarEntries } from '@lia/sdk/calendar/eventSchema';
import type { SWRResponse } from 'swr';

import { useRead } from '../reads/useRead.ts';

/**
 * What stands in the calendar in the grid of the month of a day. The present month is read without naming its days, so that it is
 * there without a connection as well. While another month is read, what was read before stays on the screen.
 */
export function useCalendar(day: string, today: string, groupId: string): SWRResponse<CalendarEntries, unknown> {
  const { from, until } = monthGrid(day);
  const isPresent = groupId === '' && day.slice(0, 7) === today.slice(0, 7);
  const query = isPresent ? {} : { from, until, ...(groupId !== '' && { group_id: groupId }) };
  return useRead(['calendar', from, groupId], (client) => client.call(getCalendar, { query }), {
    keepPreviousData: true,
  });
}
