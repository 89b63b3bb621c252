import { addDays, clockMs } from '@lia/sdk/calendar/days';
import { customType } from 'drizzle-orm/pg-core';

/** A time on the clocks of a zone that stands beside it: `2026-11-25T08:30`. */
export const clockColumn = customType<{ data: string; driverData: string }>({
  dataType: () => 'timestamp',
  fromDriver: (value) => value.replace(' ', 'T').slice(0, 16),
});

/** A day or time of an input as a time: a day is its first minute. */
export const clockFrom = (text: string): string => (text.length === 10 ? `${text}T00:00` : text);

/** The same as people write it: the day alone of what lasts whole days. */
export const textOf = (clock: string, allDay: boolean): string => (allDay ? clock.slice(0, 10) : clock);

/** The time of the clock so many milliseconds after another. */
export const shifted = (clock: string, ms: number): string => new Date(clockMs(clock) + ms).toISOString().slice(0, 16);

/** The day before that of a time. */
export const dayBefore = (clock: string): string => addDays(clock.slice(0, 10), -1);
