import { locales, type Language } from '../messages/language.ts';
import { memoizeFormatter } from './formatters.ts';

/** The time zone in which instants are shown, unless a school has a zone of its own. */
export const TIME_ZONE = 'America/Mexico_City';

const formatters = memoizeFormatter((language: Language) =>
  memoizeFormatter(
    (zone: string) =>
      new Intl.DateTimeFormat(locales[language], {
        timeZone: zone,
        weekday: 'short',
        day: 'numeric',
        month: 'short',
        year: 'numeric',
        hour: '2-digit',
        minute: '2-digit',
        hourCycle: 'h23',
      }),
  ),
);

/** `2026-11-21T05:59:00Z` → `vie 20 nov 2026, 23:59`, on the clocks of a zone. Throws a RangeError for what is no instant or zone. */
export function formatInstant(iso: string, language: Language = 'es', zone = TIME_ZONE): string {
  const parts = new Map(
    formatters(language)(zone)
      .formatToParts(new Date(iso))
      .map(({ type, value }) => [type, value]),
  );
  const [weekday, day, month, year, hour, minute] = (
    ['weekday', 'day', 'month', 'year', 'hour', 'minute'] as const
  ).map((type) => (parts.get(type) ?? '').replace('.', ''));
  return `${weekday} ${day} ${month} ${year}, ${hour}:${minute}`;
}

const days = memoizeFormatter(
  (zone: string) =>
    new Intl.DateTimeFormat('en-CA', { timeZone: zone, year: 'numeric', month: '2-digit', day: '2-digit' }),
);

/** `2026-11-21T05:59:00Z` → `2026-11-20`: the day of an instant on the clocks of a zone. Throws a RangeError for what is no instant or zone. */
export const dayOf = (iso: string, zone = TIME_ZONE): string => days(zone).format(new Date(iso));

/** `2026-12-01T05:59:00Z` → `2026-11`: the calendar month of an instant in Mexico City. Throws a RangeError for what is no instant. */
export const monthOf = (iso: string): string => dayOf(iso).slice(0, 7);
