import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import { clockOf, mexicanZones } from '../calendar/zones.ts';
import { hoursWithin, liesWithin, type OfficeDay, opensAt, weekdays } from './hours.ts';

const week = weekdays.slice(0, 5).map((weekday): OfficeDay => ({ weekday, from: '08:00', until: '15:00' }));
const ZONE = 'America/Mexico_City';
const at = (iso: string) => opensAt(week, ZONE, new Date(iso)).toISOString();

describe('the hours of a school', () => {
  test('let a message through while they last', () => {
    expect(at('2026-11-25T16:00:00Z')).toBe('2026-11-25T16:00:00.000Z');
    expect(at('2026-11-25T14:00:00Z')).toBe('2026-11-25T14:00:00.000Z');
  });

  test('hold a message of the evening until the next morning, and one of Friday until Monday', () => {
    expect(at('2026-11-25T13:59:59Z')).toBe('2026-11-25T14:00:00.000Z');
    expect(at('2026-11-25T21:00:00Z')).toBe('2026-11-26T14:00:00.000Z');
    // Friday 20:00 by the clock of the school is Saturday in UTC.
    expect(at('2026-11-28T02:00:00Z')).toBe('2026-11-30T14:00:00.000Z');
  });

  test('of one day a week hold what comes after them for a week', () => {
    const tuesday: OfficeDay[] = [{ weekday: 2, from: '10:00', until: '11:00' }];
    expect(opensAt(tuesday, ZONE, new Date('2026-11-24T17:00:00Z')).toISOString()).toBe('2026-12-01T16:00:00.000Z');
  });

  test('that are none hold nothing', () => {
    expect(opensAt([], ZONE, new Date('2026-11-28T02:00:00Z')).toISOString()).toBe('2026-11-28T02:00:00.000Z');
  });
});

const clock = fc
  .integer({ min: 0, max: 24 * 60 - 1 })
  .map((minute) => `${String(Math.floor(minute / 60)).padStart(2, '0')}:${String(minute % 60).padStart(2, '0')}`);
const someHours = fc.uniqueArray(
  fc
    .record({ weekday: fc.constantFrom(...weekdays), from: clock, until: clock })
    .filter(({ from, until }) => from < until),
  { selector: ({ weekday }) => weekday, maxLength: 7 },
);
const instants = fc.date({ min: new Date('2026-01-01'), max: new Date('2028-01-01'), noInvalidDate: true });

test('a message waits for an instant within the hours, and never goes back in time', () => {
  fc.assert(
    fc.property(someHours, fc.constantFrom(...mexicanZones), instants, (hours, zone, sent) => {
      const opens = opensAt(hours, zone, sent);
      expect(opens.getTime()).toBeGreaterThanOrEqual(sent.getTime());
      expect(opens.getTime() - sent.getTime()).toBeLessThanOrEqual(8 * 86_400_000);
      const shown = clockOf(opens.toISOString(), zone);
      const weekday = new Date(`${shown.slice(0, 10)}T00:00:00Z`).getUTCDay() || 7;
      const time = shown.slice(11);
      // An hour that the clocks leave out begins after the change.
      const isOpen = hours.some((day) => day.weekday === weekday && day.from <= time && time <= day.until);
      expect(hours.length === 0 || isOpen || opens > sent).toBe(true);
      expect(opensAt(hours, zone, opens)).toEqual(opens);
    }),
  );
});

test('hours of a teacher stay within those of the school', () => {
  fc.assert(
    fc.property(someHours, someHours, (own, school) => {
      expect(liesWithin(hoursWithin(own, school), school)).toBe(true);
    }),
  );
  expect(hoursWithin([{ weekday: 1, from: '07:00', until: '09:00' }], week)).toEqual([
    { weekday: 1, from: '08:00', until: '09:00' },
  ]);
  expect(liesWithin([{ weekday: 1, from: '07:00', until: '09:00' }], week)).toBe(false);
  expect(hoursWithin([{ weekday: 7, from: '07:00', until: '09:00' }], week)).toEqual(week);
});
