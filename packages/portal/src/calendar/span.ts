import { addDays, formatDay, formatMonth, isDay, lastDayOfMonth, mondayOf } from '@lia/sdk/calendar/days';
import type { Language } from '@lia/sdk/messages/language';

/** How a calendar is shown, with what the address calls each. */
export const views = { month: 'mes', week: 'semana', day: 'dia', list: 'lista' } as const;
export type View = keyof typeof views;

const firstOf = (day: string): string => `${day.slice(0, 7)}-01`;

/** Some day of what comes before (-1) or after (1) what is shown. */
export function stepped(view: View, day: string, step: 1 | -1): string {
  if (view === 'day') return addDays(day, step);
  if (view === 'week') return addDays(day, 7 * step);
  return step === 1 ? firstOf(addDays(firstOf(day), 31)) : firstOf(addDays(firstOf(day), -1));
}

/** The first and the last day of what is shown. */
export function boundsOf(view: View, day: string): { first: string; last: string } {
  if (view === 'day') return { first: day, last: day };
  if (view !== 'week') return { first: firstOf(day), last: lastDayOfMonth(day) };
  const monday = mondayOf(day);
  return { first: monday, last: addDays(monday, 6) };
}

/** What is shown, in words. */
export function titleOf(view: View, day: string, language: Language): string {
  if (view === 'day') return formatDay(day, language);
  if (view !== 'week') return formatMonth(day.slice(0, 7), language);
  const { first, last } = boundsOf(view, day);
  return `${formatDay(first, language)} – ${formatDay(last, language)}`;
}

/** The day that an address names, or another one. */
export const dayFrom = (text: string | null, otherwise: string): string => (text && isDay(text) ? text : otherwise);
