import type { SchoolYear, SchoolYearInput } from '@lia/sdk/schoolYears/schema';

/** The same day a year later; the last of February where the later year has none. */
function yearLater(day: string): string {
  const moved = `${Number(day.slice(0, 4)) + 1}${day.slice(4)}`;
  return moved.endsWith('-02-29') ? `${moved.slice(0, 8)}28` : moved;
}

/** The year that follows one, with its periods at the same time of the year. */
export const yearAfter = ({ starts_on, ends_on, periods }: SchoolYear): SchoolYearInput => ({
  starts_on: yearLater(starts_on),
  ends_on: yearLater(ends_on),
  periods: periods.map((period) => ({
    name: period.name,
    starts_on: yearLater(period.starts_on),
    ends_on: yearLater(period.ends_on),
  })),
});

/** The school year that a day is in, from the end of August to the middle of July, with three periods of these names. */
export function firstYear(today: string, names: readonly [string, string, string]): SchoolYearInput {
  const from = Number(today.slice(0, 4)) - (today.slice(5) < '08-01' ? 1 : 0);
  const [first, second, third] = names;
  return {
    starts_on: `${from}-08-31`,
    ends_on: `${from + 1}-07-15`,
    periods: [
      { name: first, starts_on: `${from}-08-31`, ends_on: `${from}-11-27` },
      { name: second, starts_on: `${from}-11-30`, ends_on: `${from + 1}-03-12` },
      { name: third, starts_on: `${from + 1}-03-15`, ends_on: `${from + 1}-07-15` },
    ],
  };
}
