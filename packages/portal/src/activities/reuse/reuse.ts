import { clockMs } from '@lia/sdk/calendar/days';
import { movedByWeeks, weeksTo } from '@lia/sdk/activities/copyDates';
import type { ActivityCopies } from '@lia/sdk/activities/copies';
import type { Activity } from '@lia/sdk/activities/schema';
import { clockOf, instantOf } from '@lia/sdk/calendar/zones';

/** The dates of a copy as fields of date and time have them. */
export interface LocalDates {
  publish: string;
  finish: string;
}

/** Dates that were typed in the place of those that were moved, by activity. */
export type TypedDates = Readonly<Record<string, Partial<LocalDates>>>;

/** The dates of a copy: the first of the activities comes into the week of `day`, and the others as long after it as they were. */
export function datesOf(activity: Activity, first: Activity, day: string, typed: TypedDates): LocalDates {
  const { zone } = activity;
  const weeks = weeksTo(first.publish_date, day, first.zone);
  return {
    publish: clockOf(movedByWeeks(activity.publish_date, weeks, zone), zone),
    finish: clockOf(movedByWeeks(activity.finish_date, weeks, zone), zone),
    ...typed[activity.id],
  };
}

/**
 * What the call takes for a copy, whose dates are of the clocks of a zone: late work is taken as long after its due date as it was, until
 * the same time of day.
 */
export function copyOf(
  { id, cutoff_date, finish_date, zone }: Activity,
  { publish, finish }: LocalDates,
  there: string,
): ActivityCopies['activities'][number] {
  const at = (clock: string): string => (clock === '' ? '' : instantOf(clock, there));
  const clock = (iso: string): number => clockMs(clockOf(iso, zone));
  const late = cutoff_date === null ? null : clock(cutoff_date) - clock(finish_date);
  return {
    id,
    publish_date: at(publish),
    finish_date: at(finish),
    ...(late !== null &&
      finish !== '' && { cutoff_date: at(new Date(clockMs(finish) + late).toISOString().slice(0, 16)) }),
  };
}
