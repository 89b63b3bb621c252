import { describe, expect, it } from 'vitest';

import { changesOf, offsetOf } from '../../testing/clockChanges.ts';
import { clockOf, instantOf, mexicanZones } from './zones.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const at = (ms: number): string => new Date(ms).toISOString();

describe.each(mexicanZones)('%s', (zone) => {
  const changes = changesOf(zone);

  it('shows each instant around a change, and finds it again', () => {
    const instants = [...changes, Date.UTC(2026, 10, 20)].flatMap((change) =>
      Array.from({ length: 32 }, (_, index) => change + (index - 16) * 10 * MINUTE),
    );
    expect(instants.length).toBeGreaterThan(31);
    for (const ms of instants) {
      const repeats =
        offsetOf(ms + HOUR, zone) < offsetOf(ms, zone) && clockOf(at(ms), zone) === clockOf(at(ms + HOUR), zone);
      expect(instantOf(clockOf(at(ms), zone), zone)).toBe(at(repeats ? ms + HOUR : ms));
    }
  });

  it('moves a time that the clocks leave out behind the change', () => {
    for (const change of changes.filter((ms) => offsetOf(ms, zone) > offsetOf(ms - HOUR, zone))) {
      const skipped = at(change - MINUTE + offsetOf(change, zone)).slice(0, 16);
      expect(instantOf(skipped, zone)).toBe(at(change + HOUR - MINUTE));
    }
  });
});

it.each([
  ['America/Mexico_City', -6, -6],
  ['America/Monterrey', -6, -6],
  ['America/Merida', -6, -6],
  ['America/Chihuahua', -6, -6],
  ['America/Bahia_Banderas', -6, -6],
  ['America/Cancun', -5, -5],
  ['America/Hermosillo', -7, -7],
  ['America/Mazatlan', -7, -7],
  ['America/Tijuana', -8, -7],
  ['America/Ciudad_Juarez', -7, -6],
  ['America/Ojinaga', -6, -5],
  ['America/Matamoros', -6, -5],
] as const)('has %s at UTC%i in January and UTC%i in July of 2027', (zone, january, july) => {
  expect([offsetOf(Date.UTC(2027, 0), zone), offsetOf(Date.UTC(2027, 6), zone)]).toEqual([january * HOUR, july * HOUR]);
});

it('knows every zone that IANA has for Mexico', () => {
  const mexico = new Intl.Locale('es-MX');
  // The method in newer engines, the property in older ones.
  const zones: unknown =
    'getTimeZones' in mexico && typeof mexico.getTimeZones === 'function'
      ? mexico.getTimeZones()
      : Reflect.get(mexico, 'timeZones');
  expect(mexicanZones.toSorted()).toEqual(zones);
});

it('knows which zones still change their clocks', () => {
  const changing = mexicanZones.filter(
    (zone) => offsetOf(Date.UTC(2027, 0), zone) !== offsetOf(Date.UTC(2027, 6), zone),
  );
  expect(changing).toEqual(['America/Tijuana', 'America/Ciudad_Juarez', 'America/Ojinaga', 'America/Matamoros']);
});

it('reads the end of a day by the clocks of the school', () => {
  expect(instantOf('2026-11-20T23:59', 'America/Mexico_City')).toBe('2026-11-21T05:59:00.000Z');
  expect(instantOf('2026-11-20T23:59', 'America/Tijuana')).toBe('2026-11-21T07:59:00.000Z');
  expect(instantOf('2026-11-20T23:59', 'America/Cancun')).toBe('2026-11-21T04:59:00.000Z');
});

it('takes the later one of two equal times, and none that the clocks leave out', () => {
  expect(instantOf('2026-11-01T01:30', 'America/Tijuana')).toBe('2026-11-01T09:30:00.000Z');
  expect(instantOf('2027-03-14T02:30', 'America/Tijuana')).toBe('2027-03-14T10:30:00.000Z');
  expect(() => instantOf('mañana', 'America/Tijuana')).toThrow(RangeError);
});
