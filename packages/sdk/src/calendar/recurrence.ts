import { addDays, isDay, lastDayOfMonth } from './days.ts';
import { type Frequency, type MonthDay, type Weekday, weekdays } from './rules.ts';

/** How an event comes again: the part of RFC 5545 that school calendars need. Without `count` and `until` it has no end. */
export interface Recurrence {
  frequency: Frequency;
  /** Every so many days, weeks, months or years. */
  interval: number;
  /** Of a weekly series; its first day is one of them. */
  weekdays: Weekday[];
  /** Of a monthly series. */
  month_day: MonthDay;
  /** How often it comes in all. */
  count: number | null;
  /** The last day on which it may come. */
  until: string | null;
}

/** The weekday of a day. Throws a RangeError for what is no day. */
export function weekdayOf(day: string): Weekday {
  const ms = Date.parse(`${day}T00:00:00Z`);
  const weekday = weekdays[(new Date(ms).getUTCDay() + 6) % 7];
  if (weekday === undefined) throw new RangeError(`${day} is no day`);
  return weekday;
}

/** How many of its weekday there are in its month until a day: 2 for the second Tuesday. */
export const weekOfMonth = (day: string): number => Math.ceil(Number(day.slice(8, 10)) / 7);

/** Whether it is the last of its weekday in its month. */
export const isLastOfMonth = (day: string): boolean => addDays(day, 7) > lastDayOfMonth(day);

/**
 * Whether a series that begins on a day has that day: RFC 5545 leaves open what a first day outside of its own rule means, and
 * calendars differ in it.
 */
export function beginsOn({ frequency, weekdays: days, month_day, count, until }: Recurrence, day: string): boolean {
  if (!isDay(day) || (count !== null && until !== null) || (until !== null && until < day)) return false;
  if (frequency === 'weekly') return days.includes(weekdayOf(day));
  if (days.length > 0) return false;
  if (frequency !== 'monthly') return month_day === 'number';
  return month_day === 'number' || (month_day === 'lastWeekday' ? isLastOfMonth(day) : weekOfMonth(day) <= 4);
}

const words = { daily: 'DAILY', weekly: 'WEEKLY', monthly: 'MONTHLY', yearly: 'YEARLY' } as const;

/** The parts of an RRULE of RFC 5545 for a series that begins on a day, without its end. */
export function ruleParts({ frequency, interval, weekdays: days, month_day }: Recurrence, day: string): string[] {
  const nth = month_day === 'lastWeekday' ? -1 : weekOfMonth(day);
  return [
    `FREQ=${words[frequency]}`,
    ...(interval === 1 ? [] : [`INTERVAL=${interval}`]),
    ...(frequency === 'weekly' ? [`BYDAY=${weekdays.filter((one) => days.includes(one)).join(',')}`] : []),
    ...(frequency === 'monthly' && month_day !== 'number' ? [`BYDAY=${nth}${weekdayOf(day)}`] : []),
  ];
}
