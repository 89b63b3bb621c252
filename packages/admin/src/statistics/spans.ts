import { addDays, formatDay, lastDayOfMonth, mondayOf } from '@lia/sdk/calendar/days';
import type { Language } from '@lia/sdk/messages/language';
import type { PeriodLength } from '@lia/sdk/statistics/rules';

/** The first day of what is looked at: four weeks by day, twelve weeks, or twelve months, each with today in its last one. */
export function firstDay(today: string, by: PeriodLength): string {
  if (by === 'day') return addDays(today, -27);
  if (by === 'week') return addDays(mondayOf(today), -77);
  const next = addDays(lastDayOfMonth(today), 1);
  return `${Number(next.slice(0, 4)) - 1}${next.slice(4)}`;
}

/** `vie 20 nov 2026` of a day or the first one of a week, `nov 2026` of a month. */
export function periodName(start: string, by: PeriodLength, language: Language): string {
  const day = formatDay(start, language);
  return by === 'month' ? day.split(' ').slice(2).join(' ') : day;
}
