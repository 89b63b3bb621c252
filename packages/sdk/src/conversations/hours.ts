import { addDays } from '../calendar/days.ts';
import { clockOf, instantOf } from '../calendar/zones.ts';

/** Days of the week, from Monday on. */
export const weekdays = [1, 2, 3, 4, 5, 6, 7] as const;
export type Weekday = (typeof weekdays)[number];

/** Hours of one day of the week, by the clock: `08:00`. */
export interface OfficeDay {
  weekday: Weekday;
  from: string;
  until: string;
}

/** When messages are answered. None at all: at any time. */
export type OfficeHours = readonly OfficeDay[];

/** The same day of the week of other hours. */
const onSameDay = (hours: OfficeHours, { weekday }: OfficeDay): OfficeDay | undefined =>
  hours.find((day) => day.weekday === weekday);

/** Whether each of a teacher's hours lies in those of the school; a school without hours has all of them. */
export const liesWithin = (own: OfficeHours, school: OfficeHours): boolean =>
  school.length === 0 ||
  own.every((day) => {
    const open = onSameDay(school, day);
    return open !== undefined && open.from <= day.from && day.until <= open.until;
  });

/** A teacher's hours within those of the school; the school's where the teacher has none, or none that are left of them. */
export function hoursWithin(own: OfficeHours, school: OfficeHours): OfficeHours {
  if (school.length === 0) return own;
  const common = own.flatMap((day): OfficeDay[] => {
    const open = onSameDay(school, day);
    if (!open) return [];
    const from = day.from > open.from ? day.from : open.from;
    const until = day.until < open.until ? day.until : open.until;
    return from < until ? [{ weekday: day.weekday, from, until }] : [];
  });
  return common.length > 0 ? common : school;
}

const weekdayOf = (day: string): number => new Date(`${day}T00:00:00Z`).getUTCDay() || weekdays.length;

/** The first instant from `at` on that lies within the hours, on the clocks of a zone: `at` itself where it does. */
export function opensAt(hours: OfficeHours, zone: string, at: Date): Date {
  const today = clockOf(at.toISOString(), zone).slice(0, 10);
  // Today once more: what is left of it may be over.
  for (let ahead = 0; ahead <= weekdays.length; ahead += 1) {
    const day = addDays(today, ahead);
    const open = hours.find(({ weekday }) => weekday === weekdayOf(day));
    if (!open) continue;
    const end = new Date(instantOf(`${day}T${open.until}`, zone));
    if (at >= end) continue;
    const start = new Date(instantOf(`${day}T${open.from}`, zone));
    return at > start ? at : start;
  }
  return at;
}
