import { formatDay } from '@lia/sdk/calendar/days';
import { type Recurrence, weekdayOf, weekOfMonth } from '@lia/sdk/calendar/recurrence';
import { weekdays } from '@lia/sdk/calendar/rules';
import { locales, type Language } from '@lia/sdk/messages/language';

import type { LanguageTexts } from '../../i18n/i18n.ts';

const listed = (names: readonly string[], language: Language): string =>
  new Intl.ListFormat(locales[language], { type: 'conjunction' }).format(names);

/** On which days a series comes, without its end. */
function daysText(rule: Recurrence, day: string, { t, language }: Pick<LanguageTexts, 't' | 'language'>): string {
  const count = rule.interval;
  if (rule.frequency === 'daily') return t('calendar.every.day', { count });
  if (rule.frequency === 'weekly') {
    const chosen = weekdays.filter((one) => rule.weekdays.includes(one)).map((one) => t(`calendar.days.${one}`));
    return t('calendar.every.week', { count, days: listed(chosen, language) });
  }
  if (rule.frequency === 'yearly') {
    const date = new Intl.DateTimeFormat(locales[language], {
      timeZone: 'UTC',
      day: 'numeric',
      month: 'long',
    }).format(Date.parse(day));
    return t('calendar.every.year', { count, date });
  }
  const weekday = t(`calendar.weekday.${weekdayOf(day)}`);
  if (rule.month_day === 'number')
    return t('calendar.every.month.number', { count, day: String(Number(day.slice(8))) });
  if (rule.month_day === 'lastWeekday') return t('calendar.every.month.last', { count, weekday });
  return t('calendar.every.month.weekday', { count, weekday, nth: t(`calendar.nth.${nthOf(day)}`) });
}

const nthOf = (day: string): 1 | 2 | 3 | 4 => {
  const nth = weekOfMonth(day);
  return nth === 1 || nth === 2 || nth === 3 ? nth : 4;
};

/** A series in plain words: `cada semana los lunes, hasta el mar 15 dic 2026`. */
export function recurrenceText(rule: Recurrence, day: string, texts: Pick<LanguageTexts, 't' | 'language'>): string {
  const { t, language } = texts;
  const days = daysText(rule, day, texts);
  if (rule.until !== null) return t('calendar.until', { days, date: formatDay(rule.until, language) });
  return rule.count === null ? days : t('calendar.times', { days, count: rule.count });
}
