import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import { DAY_MS } from '../calendar/durations.ts';
import { GRACE_DAYS, isMonthsAfter, membershipStatus, monthsAfter, periodEnd } from './rules.ts';

const ORDER = ['active', 'grace', 'ended'];
const instant = fc.date({ min: new Date('2020-01-01'), max: new Date('2040-01-01'), noInvalidDate: true });

describe('where a membership stands', () => {
  test.each([
    [-1, false, 'active'],
    [0, false, 'grace'],
    [GRACE_DAYS * DAY_MS - 1, false, 'grace'],
    [GRACE_DAYS * DAY_MS, false, 'ended'],
    [-1, true, 'active'],
    [0, true, 'ended'],
  ] as const)('%i ms after what is paid, cancelled: %s, it is %s', (after, cancelled, status) => {
    const until = new Date('2026-11-21T06:00:00Z');
    expect(membershipStatus(until, cancelled, new Date(until.getTime() + after))).toBe(status);
  });

  test('only ever gets worse with time, better with money, and no better by cancelling', () => {
    fc.assert(
      fc.property(instant, instant, fc.nat(1e10), fc.boolean(), (until, now, step, cancelled) => {
        const rank = (paid: Date, at: Date, given = cancelled) => ORDER.indexOf(membershipStatus(paid, given, at));
        const here = rank(until, now);
        expect(rank(until, new Date(now.getTime() + step))).toBeGreaterThanOrEqual(here);
        expect(rank(new Date(until.getTime() + step), now)).toBeLessThanOrEqual(here);
        expect(rank(until, now, true)).toBeGreaterThanOrEqual(rank(until, now, false));
      }),
    );
  });

  test('a period has the length of its month or year, on the same day where there is one', () => {
    fc.assert(
      fc.property(instant, (from) => {
        const month = (periodEnd(from, 'mensual').getTime() - from.getTime()) / DAY_MS;
        expect(month).toBeGreaterThanOrEqual(28);
        expect(month).toBeLessThanOrEqual(31);
        const year = (periodEnd(from, 'anual').getTime() - from.getTime()) / DAY_MS;
        expect(year).toBeGreaterThanOrEqual(365);
        expect(year).toBeLessThanOrEqual(366);
      }),
    );
    expect(periodEnd(new Date('2026-01-31T12:00:00Z'), 'mensual').toISOString()).toBe('2026-02-28T12:00:00.000Z');
  });

  test('periods that follow one another end on the day of the first, or the last one of a shorter month', () => {
    const periods = fc.array(fc.constantFrom('mensual' as const, 'anual' as const), { minLength: 1, maxLength: 24 });
    fc.assert(
      fc.property(instant, periods, (first, chain) => {
        let [end, months] = [first, 0];
        for (const membership of chain) {
          end = periodEnd(end, membership, first);
          months += membership === 'anual' ? 12 : 1;
          expect(end).toEqual(monthsAfter(first, months));
          expect(isMonthsAfter(first, end)).toBe(true);
        }
      }),
    );
    expect(isMonthsAfter(new Date('2027-01-31T12:00:00Z'), new Date('2027-03-28T12:00:00Z'))).toBe(false);
  });

  test('a period ends at the time of the day at which it began, also where the first began at another one', () => {
    const [first, begins] = [new Date('2027-01-31T18:00:09Z'), new Date('2027-02-28T18:00:00Z')];
    expect(isMonthsAfter(first, begins)).toBe(true);
    expect(periodEnd(begins, 'mensual', first).toISOString()).toBe('2027-03-31T18:00:00.000Z');
  });

  // 19:00 in Mexico City is the next day already in UTC.
  test.each([
    ['2026-03-31T01:00:00.500Z', 'mensual', '2026-05-01T01:00:00.500Z'],
    ['2026-02-01T01:00:00Z', 'mensual', '2026-03-01T01:00:00.000Z'],
    ['2028-03-01T01:00:00Z', 'anual', '2029-03-01T01:00:00.000Z'],
  ] as const)(
    'a period that begins on an evening in Mexico City, %s, ends on the same day there',
    (from, plan, end) => {
      expect(periodEnd(new Date(from), plan).toISOString()).toBe(end);
    },
  );

  test.each([
    ['2026-08-31T18:00:00Z', 6, '2027-02-28T18:00:00.000Z'],
    // 20:00 on the last of November and of January.
    ['2026-12-01T02:00:00Z', 2, '2027-01-31T02:00:00.000Z'],
    ['2027-02-01T02:00:00Z', 13, '2028-03-01T02:00:00.000Z'],
  ] as const)('%s and %i months later: the same day, or the last of its month', (from, months, end) => {
    expect(monthsAfter(new Date(from), months).toISOString()).toBe(end);
  });
});
