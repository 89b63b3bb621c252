import { addDays, mondayOf } from '../calendar/days.ts';
import { DAY_MS } from '../calendar/durations.ts';
import { isRestDay } from '../calendar/workingDays.ts';
import { instantOf } from '../calendar/zones.ts';

/** When a class is every week. */
export interface Weekly {
  /** 1: Monday to 7: Sunday. */
  weekday: number;
  /** By the clocks of the school: `08:30`. */
  time: string;
  /** First and last day on which it may be; null: without an end. */
  from: string;
  until: string | null;
}

/** One class of a weekly one. `week`: the Monday of its week, by which it stays the same one when the day of the week changes. */
export interface Occurrence {
  week: string;
  day: string;
  /** ISO instant. */
  startsAt: string;
}

/** 1: Monday to 7: Sunday. Throws a RangeError for what is no day. */
export const weekdayOf = (day: string): number =>
  Math.round((Date.parse(`${day}T00:00:00Z`) - Date.parse(`${mondayOf(day)}T00:00:00Z`)) / DAY_MS) + 1;

/** The class of the week of a Monday, by the clocks of a zone. Throws a RangeError for what is no day, time or zone. */
export function occurrenceOf(
  { weekday, time }: Pick<Weekly, 'weekday' | 'time'>,
  week: string,
  zone: string,
): Occurrence {
  const day = addDays(week, weekday - 1);
  return { week, day, startsAt: instantOf(`${day}T${time}`, zone) };
}

/**
 * The classes of the weeks that two days lie in, on their days, at the same time of the clock in summer as in winter. There is none
 * on a mandatory rest day.
 */
export function occurrencesOf(weekly: Weekly, zone: string, first: string, last: string): Occurrence[] {
  const found: Occurrence[] = [];
  for (let week = mondayOf(first); week <= last; week = addDays(week, 7)) {
    const occurrence = occurrenceOf(weekly, week, zone);
    const { day } = occurrence;
    const isWithin = day >= weekly.from && (weekly.until === null || day <= weekly.until);
    if (isWithin && !isRestDay(day)) found.push(occurrence);
  }
  return found;
}
