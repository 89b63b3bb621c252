import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import { addDays, formatDay, formatFullDay, lastDayOfMonth, mondayOf, spellDay } from './days.ts';

const days = fc
  .date({ min: new Date('2000-01-01'), max: new Date('2099-12-31'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10));

describe('days', () => {
  test('go over the ends of months and leap years', () => {
    expect(addDays('2028-02-28', 1)).toBe('2028-02-29');
    expect(addDays('2026-01-01', -1)).toBe('2025-12-31');
  });

  test('come back by the way they went', () => {
    fc.assert(
      fc.property(days, fc.integer({ min: -5000, max: 5000 }), (day, count) => {
        expect(addDays(addDays(day, count), -count)).toBe(day);
      }),
    );
  });

  test('belong to a month, whose last day is known', () => {
    expect(lastDayOfMonth('2028-02-10')).toBe('2028-02-29');
    expect(lastDayOfMonth('2026-12-31')).toBe('2026-12-31');
    expect(lastDayOfMonth('2026-11-01')).toBe('2026-11-30');
  });

  test('belong to the week of one Monday', () => {
    expect(mondayOf('2026-11-22')).toBe('2026-11-16');
    expect(mondayOf('2026-11-16')).toBe('2026-11-16');
    fc.assert(
      fc.property(days, (day) => {
        const monday = mondayOf(day);
        expect(new Date(monday).getUTCDay()).toBe(1);
        expect(monday <= day && day < addDays(monday, 7)).toBe(true);
      }),
    );
  });

  test('are written as everywhere', () => {
    expect(formatDay('2026-11-20')).toBe('vie 20 nov 2026');
    expect(formatDay('2026-11-20', 'en')).toBe('Fri 20 Nov 2026');
    expect(formatFullDay('2026-11-26')).toBe('26 de noviembre de 2026');
    expect(formatFullDay('2026-11-06', 'en')).toBe('6 November 2026');
    expect(spellDay('2026-11-20')).toBe('viernes 20 de noviembre');
    expect(spellDay('2026-11-20', 'en')).toBe('Friday 20 November');
  });
});
