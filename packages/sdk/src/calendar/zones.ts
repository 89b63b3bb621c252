import { clockMs } from './days.ts';
import { MINUTE_MS } from './durations.ts';
import { memoizeFormatter } from './formatters.ts';

/** Time zones of Mexico, as IANA names them; the last four change their clocks, as the towns beyond the border do. */
export const mexicanZones = [
  'America/Mexico_City',
  'America/Monterrey',
  'America/Merida',
  'America/Chihuahua',
  'America/Bahia_Banderas',
  'America/Cancun',
  'America/Hermosillo',
  'America/Mazatlan',
  'America/Tijuana',
  'America/Ciudad_Juarez',
  'America/Ojinaga',
  'America/Matamoros',
] as const;
export type MexicanZone = (typeof mexicanZones)[number];

const formatters = memoizeFormatter(
  (zone: string) =>
    new Intl.DateTimeFormat('en-CA', {
      timeZone: zone,
      year: 'numeric',
      month: '2-digit',
      day: '2-digit',
      hour: '2-digit',
      minute: '2-digit',
      hourCycle: 'h23',
    }),
);

/** `2026-11-21T05:59:00Z` → `2026-11-20T23:59` on the clocks of a zone. Throws a RangeError for what is no instant or zone. */
export function clockOf(iso: string, zone: string): string {
  const parts = new Map(
    formatters(zone)
      .formatToParts(new Date(iso))
      .map(({ type, value }) => [type, value]),
  );
  const [year, month, day, hour, minute] = (['year', 'month', 'day', 'hour', 'minute'] as const).map(
    (type) => parts.get(type) ?? '',
  );
  return `${year}-${month}-${day}T${hour}:${minute}`;
}

/** Milliseconds by which the clocks of a zone are ahead of UTC at an instant. */
const offsetAt = (ms: number, zone: string): number => {
  const minute = Math.floor(ms / MINUTE_MS) * MINUTE_MS;
  return clockMs(clockOf(new Date(minute).toISOString(), zone)) - minute;
};

const HALF_A_DAY_MS = 43_200_000;

/**
 * The instant at which the clocks of a zone show `2026-11-20T23:59`. Of an hour that comes twice the later one, so that a deadline is
 * never earlier than a person reads it; of an hour that is left out, as much after the change as it is into that hour. Throws a
 * RangeError for what is no time of the clock.
 */
export function instantOf(clock: string, zone: string): string {
  const plain = clockMs(clock);
  const [before, after] = [plain - HALF_A_DAY_MS, plain + HALF_A_DAY_MS].map((ms) => plain - offsetAt(ms, zone));
  const shown = [before, after].filter(
    (ms): ms is number => ms !== undefined && clockOf(new Date(ms).toISOString(), zone) === clock,
  );
  return new Date(shown.length > 0 ? Math.max(...shown) : (before ?? Number.NaN)).toISOString();
}
