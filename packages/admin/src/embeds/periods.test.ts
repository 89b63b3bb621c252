import { addDays } from '@lia/sdk/calendar/days';
import { expect, test } from 'vitest';

import { periodsOf, totalOf } from './periods.ts';

/** Four hundred days from a Monday on, each unlike the one before. */
const days = Array.from({ length: 400 }, (_, index) => ({
  day: addDays('2025-11-24', index),
  views: index * 7,
  starts: index % 5,
  submissions: index % 2,
  amount: index * 100_00,
}));

test('a week begins on Monday and holds its days', () => {
  const weeks = periodsOf(days.slice(0, 10), 'week');
  expect(weeks.map(({ start }) => start)).toEqual(['2025-11-24', '2025-12-01']);
  expect(weeks[0]).toMatchObject({ views: 147, submissions: 3, amount: 2_100_00 });
  expect(periodsOf(days.slice(3, 8), 'week').map(({ start }) => start)).toEqual(['2025-11-24', '2025-12-01']);
});

test('days and weeks hold the same', () => {
  const total = totalOf(days);
  expect(total.views).toBe((7 * 400 * 399) / 2);
  expect(totalOf(periodsOf(days, 'day'))).toEqual(total);
  expect(totalOf(periodsOf(days, 'week'))).toEqual(total);
  expect(periodsOf(days, 'week')).toHaveLength(Math.ceil(400 / 7));
});
