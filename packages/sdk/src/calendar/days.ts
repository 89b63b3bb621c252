import { locales, type Language } from '../messages/language.ts';
import { DAY_MS } from './durations.ts';
import { memoizeFormatter } from './formatters.ts';

/** Days as texts: `2026-11-21`, without a time and so without a zone. */

const at = (day: string): number => Date.parse(`${day}T00:00:00Z`);
const dayAt = (ms: number): string => new Date(ms).toISOString().slice(0, 10);

/**
 * Milliseconds of a day or a time of the clock as if it were one of UTC: between two of them of one zone, no change of clocks is
 * counted.
 */
export const clockMs = (clock: string): number => Date.parse(clock.length === 10 ? clock : `${clock}Z`);

/** Whether a text is a day of the calendar: `2026-02-31` is none. */
export const isDay = (text: string): boolean =>
  /^\d{4}-\d\d-\d\d$/.test(text) && Number.isFinite(at(text)) && dayAt(at(text)) === text;

/** The day so many days later, or earlier. Throws a RangeError for what is no day. */
export const addDays = (day: string, days: number): string => dayAt(at(day) + days * DAY_MS);

/** The Monday of the week that a day is in. Throws a RangeError for what is no day. */
export const mondayOf = (day: string): string => addDays(day, -((new Date(at(day)).getUTCDay() + 6) % 7));

/** `2026-11-20` → `2026-11-30`. Throws a RangeError for what is no day. */
export const lastDayOfMonth = (day: string): string =>
  addDays(`${addDays(`${day.slice(0, 7)}-28`, 4).slice(0, 7)}-01`, -1);

/** Weeks of the grid of a month, whichever it is. */
const GRID_WEEKS = 6;

/** The days of the weeks that a month is in, from a Monday until before another. Throws a RangeError for what is no day. */
export function monthGrid(day: string): { from: string; until: string } {
  const from = mondayOf(`${day.slice(0, 7)}-01`);
  return { from, until: addDays(from, GRID_WEEKS * 7) };
}

const short = memoizeFormatter(
  (language: Language) =>
    new Intl.DateTimeFormat(locales[language], {
      timeZone: 'UTC',
      weekday: 'short',
      day: 'numeric',
      month: 'short',
      year: 'numeric',
    }),
);

/** `2026-11-20` → `vie 20 nov 2026`. Throws a RangeError for what is no day. */
export function formatDay(day: string, language: Language = 'es'): string {
  const parts = new Map(
    short(language)
      .formatToParts(at(day))
      .map(({ type, value }) => [type, value.replace('.', '')]),
  );
  return (['weekday', 'day', 'month', 'year'] as const).map((type) => parts.get(type) ?? '').join(' ');
}

const spelled = memoizeFormatter(
  (language: Language) =>
    new Intl.DateTimeFormat(locales[language], { timeZone: 'UTC', weekday: 'long', day: 'numeric', month: 'long' }),
);

/** A day as it is read out: `2026-11-20` → `viernes 20 de noviembre`. Throws a RangeError for what is no day. */
export const spellDay = (day: string, language: Language = 'es'): string =>
  spelled(language).format(at(day)).replace(',', '');

const full = memoizeFormatter(
  (language: Language) => new Intl.DateTimeFormat(locales[language], { timeZone: 'UTC', dateStyle: 'long' }),
);

/** A day as documents have it: `2026-11-26` → `26 de noviembre de 2026`. Throws a RangeError for what is no day. */
export const formatFullDay = (day: string, language: Language = 'es'): string => full(language).format(at(day));

const months = memoizeFormatter(
  (language: Language) =>
    new Intl.DateTimeFormat(locales[language], { timeZone: 'UTC', month: 'long', year: 'numeric' }),
);

/** `2026-11` → `noviembre de 2026`. Throws a RangeError for what is no month. */
export const formatMonth = (month: string, language: Language = 'es'): string =>
  months(language).format(at(`${month}-01`));
