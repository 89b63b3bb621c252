import type { Language } from '../messages/language.ts';

/** The time zone in which instants are shown, unless a school has a zone of its own. */
export const TIME_ZONE = 'America/Mexico_City';

// Made once for each language and zone: building a formatter per row is what makes a long table slow.
const formatters = new Map<string, Intl.DateTimeFormat>();

/** `2026-11-21T05:59:00Z` → `vie 20 nov 2026, 23:59`, on the clocks of a zone. Throws a RangeError for what is no instant or zone. */
export function formatInstant(iso: string, language: Language = 'es', zone = TIME_ZONE): string {
  const parts = new Map(
    formatter(language, zone)
      .formatToParts(new Date(iso))
      .map(({ type, value }) => [type, value]),
  );
  const [weekday, day, month, year, hour, minute] = (
    ['weekday', 'day', 'month', 'year', 'hour', 'minute'] as const
  ).map((type) => (parts.get(type) ?? '').replace('.', ''));
  return `${weekday} ${day} ${month} ${year}, ${hour}:${minute}`;
}

function formatter(language: Language, zone: string): Intl.DateTimeFormat {
  const name = language + zone;
  const made =
    formatters.get(name) ??
    new Intl.DateTimeFormat(language === 'en' ? 'en-GB' : 'es-MX', {
      timeZone: zone,
      weekday: 'short',
      day: 'numeric',
      month: 'short',
      year: 'numeric',
      hour: '2-digit',
      minute: '2-digit',
      hourCycle: 'h23',
    });
  formatters.set(name, made);
  return made;
}

/** `2026-11-21T05:59:00Z` → `2026-11-20`: the day of an instant on the clocks of a zone. Throws a RangeError for what is no instant or zone. */
export function dayOf(iso: string, zone = TIME_ZONE): string {
  // Made when first asked for, as all of them: to build one takes a slow phone longer than to draw a form.
  const made =
    formatters.get(zone) ??
    new Intl.DateTimeFormat('en-CA', { timeZone: zone, year: 'numeric', month: '2-digit', day: '2-digit' });
  formatters.set(zone, made);
  return made.format(new Date(iso));
}

/** `2026-12-01T05:59:00Z` → `2026-11`: the calendar month of an instant in Mexico City. Throws a RangeError for what is no instant. */
export const monthOf = (iso: string): string => dayOf(iso).slice(0, 7);
