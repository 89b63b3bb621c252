import { addDays } from './days.ts';

const MONDAY = 1;
const FRIDAY = 5;

/** Years in which the federal executive changes, every six since this one. */
const CHANGE_OF_EXECUTIVE = { first: 2024, every: 6 };

/** Mandatory rest days that are the same day each year. */
const fixedRestDays: ReadonlySet<string> = new Set(['01-01', '05-01', '09-16', '12-25']);

/** Mandatory rest days that are a Monday of a month: the first of February, the third of March and of November. */
const restMondays: Readonly<Record<string, number>> = { '02': 1, '03': 3, '11': 3 };

const weekdayOf = (day: string): number => new Date(`${day}T00:00:00Z`).getUTCDay();

/** Whether a day is a mandatory rest day of the Ley Federal del Trabajo (Art. 74); days of elections are decrees of their own. */
export function isRestDay(day: string): boolean {
  const year = Number(day.slice(0, 4));
  if (fixedRestDays.has(day.slice(5))) return true;
  const { first, every } = CHANGE_OF_EXECUTIVE;
  if (day.endsWith('-10-01')) return year >= first && (year - first) % every === 0;
  return weekdayOf(day) === MONDAY && Math.ceil(Number(day.slice(8)) / 7) === restMondays[day.slice(5, 7)];
}

/** Whether a day is from Monday to Friday and no mandatory rest day. */
export function isWorkingDay(day: string): boolean {
  const weekday = weekdayOf(day);
  return weekday >= MONDAY && weekday <= FRIDAY && !isRestDay(day);
}

/** The working day that is so many after a day, which does not count itself. Throws a RangeError for what is no day. */
export function addWorkingDays(day: string, count: number): string {
  let found = day;
  for (let left = count; left > 0;) {
    found = addDays(found, 1);
    if (isWorkingDay(found)) left -= 1;
  }
  return found;
}
