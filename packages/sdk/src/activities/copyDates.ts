import { addDays, mondayOf } from '../calendar/days.ts';
import { WEEK_MS } from '../calendar/durations.ts';
import { dayOf } from '../calendar/instants.ts';
import { clockOf, instantOf, type MexicanZone } from '../calendar/zones.ts';

/** Whole weeks from the week of an instant to that of a day, by the clocks of a zone: what is moved by them stays on its weekday. */
export const weeksTo = (iso: string, day: string, zone: MexicanZone): number =>
  Math.round((Date.parse(mondayOf(day)) - Date.parse(mondayOf(dayOf(iso, zone)))) / WEEK_MS);

/** An instant some weeks later, or earlier, at the same time of day on the clocks of a zone, which may have changed meanwhile. */
export function movedByWeeks(iso: string, weeks: number, zone: MexicanZone): string {
  const clock = clockOf(iso, zone);
  return instantOf(addDays(clock.slice(0, 10), 7 * weeks) + clock.slice(10), zone);
}
