import { addDays } from '@lia/sdk/calendar/days';
import { dayOf, TIME_ZONE } from '@lia/sdk/calendar/instants';
import { instantOf } from '@lia/sdk/calendar/zones';

/** The instant `periods` months or years after another; the last day of a month that is too short for it. */
export function periodEnd(start: Date, interval: 'month' | 'year', periods: number): Date {
  const end = new Date(start);
  const months = interval === 'year' ? 12 * periods : periods;
  end.setUTCMonth(end.getUTCMonth() + months, 1);
  const lastDay = new Date(Date.UTC(end.getUTCFullYear(), end.getUTCMonth() + 1, 0)).getUTCDate();
  end.setUTCDate(Math.min(start.getUTCDate(), lastDay));
  return end;
}

/** 23:59 in Mexico City, `days` days from now. */
export const endOfDay = (now: Date, days: number): Date =>
  new Date(instantOf(`${addDays(dayOf(now.toISOString()), days)}T23:59`, TIME_ZONE));
