import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import { addDays } from '../calendar/days.ts';
import { isRestDay, isWorkingDay } from '../calendar/workingDays.ts';
import { ANSWER_WORKING_DAYS, dueOn } from './rules.ts';

const days = fc
  .date({ min: new Date('2024-01-01'), max: new Date('2060-12-31'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10));

/** Working days after the first day, up to the last one with it. */
function workingDaysBetween(first: string, last: string): number {
  let count = 0;
  for (let day = addDays(first, 1); day <= last; day = addDays(day, 1)) if (isWorkingDay(day)) count += 1;
  return count;
}

describe('the last day to answer a request', () => {
  test.for([
    // Over Christmas and New Year.
    ['2026-12-11', false, '2027-01-12'],
    // Weekends alone.
    ['2026-06-01', false, '2026-06-29'],
    ['2026-06-01', true, '2026-07-27'],
    // A Saturday counts from Monday on.
    ['2026-05-30', false, '2026-06-26'],
    // The first Monday of February.
    ['2026-01-30', false, '2026-03-02'],
    // The third Monday of November, Christmas and New Year.
    ['2026-11-13', true, '2027-01-13'],
  ] as const)('for %s, extended %s, is %s', ([received, extended, due]) => {
    expect(dueOn(received, extended)).toBe(due);
  });

  test('is always the same number of working days away, and never earlier for a later request', () => {
    fc.assert(
      fc.property(days, fc.boolean(), fc.integer({ min: 1, max: 40 }), (day, extended, later) => {
        const due = dueOn(day, extended);
        expect(isWorkingDay(due)).toBe(true);
        expect(workingDaysBetween(day, due)).toBe(extended ? 2 * ANSWER_WORKING_DAYS : ANSWER_WORKING_DAYS);
        expect(dueOn(addDays(day, later), extended) >= due).toBe(true);
      }),
    );
  });

  test('knows the rest days of the law, by year', () => {
    const restDaysOf = (year: number) =>
      Array.from({ length: 366 }, (_, index) => addDays(`${year}-01-01`, index)).filter(
        (day) => day.startsWith(String(year)) && isRestDay(day),
      );
    expect(restDaysOf(2026)).toEqual([
      '2026-01-01',
      '2026-02-02',
      '2026-03-16',
      '2026-05-01',
      '2026-09-16',
      '2026-11-16',
      '2026-12-25',
    ]);
    for (const [year, changes] of [
      [2024, true],
      [2025, false],
      [2030, true],
    ] as const) {
      expect(restDaysOf(year).includes(`${year}-10-01`)).toBe(changes);
    }
  });
});
