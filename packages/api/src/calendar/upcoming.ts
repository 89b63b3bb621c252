import { formatDay } from '@lia/sdk/calendar/days';
import { DAY_MS } from '@lia/sdk/calendar/durations';
import { formatInstant } from '@lia/sdk/calendar/instants';
import type { QuickPanel } from '@lia/sdk/quickPanel/records';

import type { Language } from '../platform/language.ts';
import { entriesOf, type Reader } from './entries.ts';
import { zoneOfReader } from './writable.ts';

const DAYS = 7;

/** What of a calendar is under way or still to come within a week: nothing that is over or cancelled, the earliest first. */
export async function upcomingOf(reader: Reader, language: Language, most: number): Promise<QuickPanel['events']> {
  const now = new Date();
  const zone = await zoneOfReader(reader.db, reader.scope.userId);
  const until = new Date(now.getTime() + DAYS * DAY_MS);
  const entries = await entriesOf(reader, { from: now, until, groupId: null });
  return entries
    .filter(({ cancelled }) => !cancelled)
    .slice(0, most)
    .map(({ id, title, start, all_day, children }) => ({
      id,
      title,
      detail: [all_day ? formatDay(start, language) : formatInstant(start, language, zone), ...children].join(' · '),
    }));
}
