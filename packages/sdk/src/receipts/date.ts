import { TIME_ZONE } from '../calendar/instants.ts';

let format: Intl.DateTimeFormat | null = null;

/** `2026-11-21T02:04:00Z` → `2026-11-20 08:04PM` (document 1 section 2: YYYY-MM-DD hh:mmA), in Mexico City. */
export function formatReceiptDate(instant: string): string {
  // Made once, and when first asked for: a formatter is dear to build.
  format ??= new Intl.DateTimeFormat('en-US', {
    timeZone: TIME_ZONE,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    hour12: true,
  });
  const part = new Map(format.formatToParts(new Date(instant)).map(({ type, value }) => [type, value]));
  const [year, month, day, hour, minute, half] = (['year', 'month', 'day', 'hour', 'minute', 'dayPeriod'] as const).map(
    (type) => part.get(type) ?? '',
  );
  return `${year}-${month}-${day} ${hour}:${minute}${half}`;
}
