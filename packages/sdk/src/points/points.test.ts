import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { addDays, mondayOf } from '../calendar/days.ts';
import {
  badgesOf,
  type CountedDelivery,
  pointsOf,
  type SchoolWeek,
  streakOf,
  weekStateOf,
  weekStates,
} from './rules.ts';

const MONDAY = '2026-11-23';

const delivery: fc.Arbitrary<CountedDelivery> = fc.record({
  attempt: fc.integer({ min: 1, max: 4 }),
  is_late: fc.boolean(),
  corrects: fc.boolean(),
  week: fc.constant(MONDAY),
});
const state = fc.constantFrom(...weekStates);
const past = fc.constantFrom('done' as const, 'pause' as const, 'missed' as const);

const first = { attempt: 1, is_late: false, corrects: false };
const late = { ...first, is_late: true };
const corrected = { ...first, attempt: 2, corrects: true };

describe('points', () => {
  it('reward delivering, in time more than late, and correcting; replacing earns nothing', () => {
    expect([[first], [late], [first, corrected], [first, { ...first, attempt: 2 }], []].map(pointsOf)).toEqual([
      10, 6, 14, 10, 0,
    ]);
  });

  it('never fall as deliveries come, and do not depend on their order', () => {
    fc.assert(
      fc.property(fc.array(delivery), delivery, (before, next) => {
        expect(pointsOf([...before, next])).toBeGreaterThanOrEqual(pointsOf(before));
        expect(pointsOf(before.toReversed())).toBe(pointsOf(before));
        const streak = { current: 0, best: 3 };
        const kept = badgesOf([...before, next], { ...streak, best: 4 });
        expect(kept).toEqual(expect.arrayContaining(badgesOf(before, streak)));
      }),
    );
  });

  it('give a badge for each milestone', () => {
    const none = { current: 0, best: 0 };
    expect(badgesOf([], none)).toEqual([]);
    expect(badgesOf([late, corrected], none)).toEqual(['first', 'again']);
    expect(
      badgesOf(
        Array.from({ length: 10 }, () => first),
        { current: 0, best: 4 },
      ),
    ).toEqual(['first', 'five', 'ten', 'twoWeeks', 'fourWeeks']);
  });
});

describe('a week', () => {
  const week: SchoolWeek = { week: '2026-11-16', delivered: 0, due: 1, present: 5, absent: 0 };
  it.each([
    [{ delivered: 1 }, 'done'],
    [{}, 'missed'],
    [{ due: 0 }, 'pause'],
    [{ present: 0, absent: 5 }, 'pause'],
    [{ present: 1, absent: 4 }, 'missed'],
    // Attendance that no one takes is no absence.
    [{ present: 0 }, 'missed'],
    [{ week: MONDAY }, 'open'],
    [{ week: MONDAY, delivered: 2 }, 'done'],
  ] as const)('with %j is %s', (change, expected) => {
    expect(weekStateOf({ ...week, ...change }, '2026-11-25')).toBe(expected);
  });

  it('runs until its Sunday', () => {
    const running = { ...week, week: MONDAY };
    expect(['2026-11-29', '2026-11-30'].map((today) => weekStateOf(running, today))).toEqual(['open', 'missed']);
    expect(mondayOf(addDays(MONDAY, 6))).toBe(MONDAY);
  });
});

describe('a streak', () => {
  it('counts weeks in a row, over pauses, until one is missed', () => {
    expect(streakOf([])).toEqual({ current: 0, best: 0 });
    expect(streakOf(['done', 'pause', 'done', 'open'])).toEqual({ current: 2, best: 2 });
    expect(streakOf(['done', 'done', 'missed', 'done'])).toEqual({ current: 1, best: 2 });
  });

  it('is the same with pauses anywhere in it, and its best never falls', () => {
    fc.assert(
      fc.property(fc.array(past), fc.nat(), past, (weeks, at, next) => {
        const here = at % (weeks.length + 1);
        expect(streakOf(weeks.toSpliced(here, 0, 'pause'))).toEqual(streakOf(weeks));
        expect(streakOf([...weeks, next]).best).toBeGreaterThanOrEqual(streakOf(weeks).best);
      }),
    );
  });

  it('is never longer than the weeks in which something was delivered', () => {
    fc.assert(
      fc.property(fc.array(state), (weeks) => {
        const { current, best } = streakOf(weeks);
        expect(current).toBeLessThanOrEqual(best);
        expect(best).toBeLessThanOrEqual(weeks.filter((one) => one === 'done').length);
      }),
    );
  });
});
