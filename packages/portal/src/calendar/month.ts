import { addDays, monthGrid } from '@lia/sdk/calendar/days';
import { DAY_MS } from '@lia/sdk/calendar/durations';
import type { CalendarEntry } from '@lia/sdk/calendar/eventSchema';
import type { MexicanZone } from '@lia/sdk/calendar/zones';

import { daysOf } from './shownDays.ts';

/** Entries that a day of a month shows; what takes several days is shown on each of them, however many there are. */
const MOST_OF_A_DAY = 4;

const DAYS_OF_A_WEEK = 7;

/** An entry in one week. What goes on after a Sunday stands in the next week again. */
export interface Placed {
  entry: CalendarEntry;
  /** When it begins, or nothing of whole days. */
  hour: string;
  /** How many days of the week it takes. */
  days: number;
  /** Its line on each of them, from 1. */
  line: number;
}

/** A day of a month, with what begins on it, and on a Monday what goes on from before. */
export interface MonthDay {
  day: string;
  placed: readonly Placed[];
  /** How many entries it has besides, and the line that counts them. */
  rest: number;
  restLine: number;
}

/** An entry that was let go so many days later, or earlier. */
export interface Shift {
  entry: CalendarEntry;
  days: number;
}

interface Spanned {
  entry: CalendarEntry;
  first: string;
  last: string;
  hour: string;
}

/** A day with the lines of it that are taken. */
interface DayToFill extends Pick<MonthDay, 'day' | 'rest'> {
  placed: Placed[];
  lines: Set<number>;
}

/** Days from one to another. */
export const daysBetween = (from: string, to: string): number => (Date.parse(to) - Date.parse(from)) / DAY_MS;

/** The weeks of a month with their entries, which come by when they start. */
export function monthOf(
  entries: readonly CalendarEntry[],
  zone: MexicanZone,
  day: string,
  shift: Shift | null,
): readonly (readonly MonthDay[])[] {
  const { from, until } = monthGrid(day);
  const weeks = Array.from({ length: daysBetween(from, until) / DAYS_OF_A_WEEK }, (): Spanned[] => []);
  for (const entry of entries) {
    const { first, last, hour } = daysOf(entry, zone);
    const by = shift?.entry === entry ? shift.days : 0;
    const span = { entry, first: addDays(first, by), last: addDays(last, by), hour };
    const weekOf = (on: string): number => Math.floor(daysBetween(from, on) / DAYS_OF_A_WEEK);
    for (let week = Math.max(0, weekOf(span.first)); week <= weekOf(span.last); week += 1) weeks[week]?.push(span);
  }
  return weeks
    .map((spans, week) => placedIn(addDays(from, week * DAYS_OF_A_WEEK), spans))
    .filter((days) => days.some((one) => one.day.startsWith(day.slice(0, 7))));
}

/** The days of a week: each entry has one line on all its days, and those of several days have the first ones. */
function placedIn(monday: string, spans: readonly Spanned[]): MonthDay[] {
  const days = Array.from({ length: DAYS_OF_A_WEEK }, (_, n): DayToFill => ({
    day: addDays(monday, n),
    placed: [],
    lines: new Set(),
    rest: 0,
  }));
  const takesDays = ({ first, last }: Spanned): boolean => first < last;
  for (const span of [...spans.filter(takesDays), ...spans.filter((one) => !takesDays(one))]) {
    const { entry, hour } = span;
    const of = days.filter(({ day }) => day >= span.first && day <= span.last);
    const [begins] = of;
    if (!begins) continue;
    if (!takesDays(span) && begins.lines.size >= MOST_OF_A_DAY) {
      begins.rest += 1;
      continue;
    }
    let line = 1;
    while (of.some(({ lines }) => lines.has(line))) line += 1;
    for (const { lines } of of) lines.add(line);
    begins.placed.push({ entry, hour, days: of.length, line });
  }
  return days.map(({ day, placed, lines, rest }) => ({ day, placed, rest, restLine: Math.max(0, ...lines) + 1 }));
}
