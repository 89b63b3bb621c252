import { addDays, formatDay } from '@lia/sdk/calendar/days';
import type { CalendarEntry } from '@lia/sdk/calendar/eventSchema';
import { clockOf, type MexicanZone } from '@lia/sdk/calendar/zones';
import type { Language } from '@lia/sdk/messages/language';

/** When an entry is on the clocks of a zone, `2026-11-25T08:00`, or its days; the end is when it is over. */
export function clocksOf(entry: CalendarEntry, zone: MexicanZone): { start: string; end: string } {
  if (entry.all_day) return { start: entry.start, end: entry.end ?? addDays(entry.start, 1) };
  const start = clockOf(entry.start, zone);
  return { start, end: entry.end === null ? start : clockOf(entry.end, zone) };
}

/** The last day on which an entry is. What is over at midnight is not on the next day. */
function lastDayOf(entry: CalendarEntry, { start, end }: { start: string; end: string }): string {
  const day = end.slice(0, 10);
  const isOver = entry.all_day || (end.endsWith('T00:00') && end > start);
  return isOver ? addDays(day, -1) : day;
}

interface Days {
  zone: MexicanZone;
  first: string;
  last: string;
  /** At which it begins, or nothing of whole days. */
  hour: string;
}

/** Of entries that were read: going back to a month works none of them out again. */
const known = new WeakMap<CalendarEntry, Days>();

/** The days of an entry on the clocks of a zone, from one to another. */
export function daysOf(entry: CalendarEntry, zone: MexicanZone): Days {
  const before = known.get(entry);
  if (before?.zone === zone) return before;
  const clocks = clocksOf(entry, zone);
  const days = { zone, first: clocks.start.slice(0, 10), last: lastDayOf(entry, clocks), hour: clocks.start.slice(11) };
  known.set(entry, days);
  return days;
}

/** `08:00 – 09:00`, `23:59`, or nothing for whole days. */
export function hoursOf(entry: CalendarEntry, zone: MexicanZone): string {
  if (entry.all_day) return '';
  const { start, end } = clocksOf(entry, zone);
  const from = start.slice(11);
  return end === start || start.slice(0, 10) !== end.slice(0, 10) ? from : `${from} – ${end.slice(11)}`;
}

/** When an entry is, in full: `vie 20 nov 2026, 08:00 – 09:00`. */
export function whenOf(entry: CalendarEntry, zone: MexicanZone, language: Language): string {
  const { first, last } = daysOf(entry, zone);
  const hours = hoursOf(entry, zone);
  if (first === last) return [formatDay(first, language), hours].filter((part) => part !== '').join(', ');
  const { start, end } = clocksOf(entry, zone);
  const at = (day: string, clock: string) =>
    entry.all_day ? formatDay(day, language) : `${formatDay(day, language)}, ${clock.slice(11)}`;
  return `${at(first, start)} – ${at(entry.all_day ? last : end.slice(0, 10), end)}`;
}
