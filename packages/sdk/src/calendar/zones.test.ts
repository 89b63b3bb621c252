import { describe, expect, it } from 'vitest';

import { clockOf, instantOf, mexicanZones } from './zones.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const at = (ms: number): string => new Date(ms).toISOString();

/** Milliseconds by which a zone is ahead of UTC, from what its clocks show. */
const offset = (ms: number, zone: string): number => Date.parse(`${clockOf(at(ms), zone)}Z`) - ms;

/** The instants at which a zone changed or will change its clocks. */
function changesOf(zone: string): number[] {
  const weeks = Array.from({ length: 15 * 52 }, (_, week) => Date.UTC(2016, 0) + week * 7 * 24 * HOUR);
  return weeks.flatMap((from) => {
    let [before, after] = [from, from + 7 * 24 * HOUR];
    if (offset(before, zone) === offset(after, zone)) return [];
    while (after - before > MINUTE) {
      const middle = before + Math.floor((after - before) / 2 / MINUTE) * MINUTE;
      if (offset(middle, zone) === offset(before, zone)) before = middle;
      else after = middle;
    }
    return [after];
  });
}

describe.each(mexicanZones)('%s', (zone) => {
  const changes = changesOf(zone);

  it('shows each instant around a change, and finds it again', () => {
    const instants = [...changes, Date.UTC(2026, 10, 20)].flatMap((change) =>
      Array.from({ length: 32 }, (_, index) => change + (index - 16) * 10 * MINUTE),
    );
    expect(instants.length).toBeGreaterThan(31);
    for (const ms of instants) {
      const repeats =
        offset(ms + HOUR, zone) < offset(ms, zone) && clockOf(at(ms), zone) === clockOf(at(ms + HOUR), zone);
      expect(instantOf(clockOf(at(ms), zone), zone)).toBe(at(repeats ? ms + HOUR : ms));
    }
  });

  it('moves a time that the clocks leave out behind the change', () => {
    for (const change of changes.filter((ms) => offset(ms, zone) > offset(ms - HOUR, zone))) {
      const skipped = at(change - MINUTE + offset(change, zone)).slice(0, 16);
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
  expect([offset(Date.UTC(2027, 0), zone), offset(Date.UTC(2027, 6), zone)]).toEqual([january * HOUR, july * HOUR]);
});

it('knows which zones still change their clocks', () => {
  const changing = mexicanZones.filter((zone) => offset(Date.UTC(2027, 0), zone) !== offset(Date.UTC(2027, 6), zone));
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
