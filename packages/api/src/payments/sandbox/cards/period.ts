import { TIME_ZONE } from '@lia/sdk/calendar/instants';

/** The instant `periods` months or years after another; the last day of a month that is too short for it. */
export function periodEnd(start: Date, interval: 'month' | 'year', periods: number): Date {
  const end = new Date(start);
  const months = interval === 'year' ? 12 * periods : periods;
  end.setUTCMonth(end.getUTCMonth() + months, 1);
  const lastDay = new Date(Date.UTC(end.getUTCFullYear(), end.getUTCMonth() + 1, 0)).getUTCDate();
  end.setUTCDate(Math.min(start.getUTCDate(), lastDay));
  return end;
}

const DAY_MS = 86_400_000;
const dayThere = new Intl.DateTimeFormat('en-CA', { timeZone: TIME_ZONE, dateStyle: 'short' });

/** 23:59 in Mexico City, `days` days from now. The city has kept UTC−6 all year since 2022. */
export const endOfDay = (now: Date, days: number): Date =>
  new Date(`${dayThere.format(new Date(now.getTime() + days * DAY_MS))}T23:59:00-06:00`);
