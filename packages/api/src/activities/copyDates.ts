import { addDays } from '@lia/sdk/calendar/days';
import { DAY_MS } from '@lia/sdk/calendar/durations';
import { dayOf } from '@lia/sdk/calendar/instants';
import { clockOf, instantOf } from '@lia/sdk/calendar/zones';

/** When an activity is published, due, and taken late at the latest. */
export interface ActivityTimes {
  publishDate: Date;
  finishDate: Date;
  cutoffDate: Date | null;
}

/**
 * The times of a copy that is published now: as many days from its publication as those of its source, at their time of day on the
 * clocks of a zone, and a day more where the copy would be due already.
 */
export function copyDates(
  { publishDate, finishDate, cutoffDate }: ActivityTimes,
  zone: string,
  now: Date,
): ActivityTimes {
  const dayAt = (date: Date): number => Date.parse(dayOf(date.toISOString(), zone));
  const days = (dayAt(now) - dayAt(publishDate)) / DAY_MS;
  const later = (date: Date, by: number): Date => {
    const clock = clockOf(date.toISOString(), zone);
    return new Date(instantOf(addDays(clock.slice(0, 10), by) + clock.slice(10), zone));
  };
  const by = later(finishDate, days) > now ? days : days + 1;
  return { publishDate: now, finishDate: later(finishDate, by), cutoffDate: cutoffDate && later(cutoffDate, by) };
}
