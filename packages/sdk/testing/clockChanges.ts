import { clockOf } from '../src/calendar/zones.ts';

const MINUTE = 60_000;
const WEEK = 7 * 24 * 60 * MINUTE;

/** Milliseconds by which a zone is ahead of UTC, from what its clocks show. */
export const offsetOf = (ms: number, zone: string): number =>
  Date.parse(`${clockOf(new Date(ms).toISOString(), zone)}Z`) - ms;

/** The instants at which a zone changed or will change its clocks, from 2016 to 2030. */
export function changesOf(zone: string): number[] {
  const weeks = Array.from({ length: 15 * 52 }, (_, week) => Date.UTC(2016, 0) + week * WEEK);
  return weeks.flatMap((from) => {
    let [before, after] = [from, from + WEEK];
    if (offsetOf(before, zone) === offsetOf(after, zone)) return [];
    while (after - before > MINUTE) {
      const middle = before + Math.floor((after - before) / 2 / MINUTE) * MINUTE;
      if (offsetOf(middle, zone) === offsetOf(before, zone)) before = middle;
      else after = middle;
    }
    return [after];
  });
}
