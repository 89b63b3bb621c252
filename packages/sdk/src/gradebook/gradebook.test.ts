import * as fc from 'fast-check';
import { expect, test } from 'vitest';

import { homeworkStatuses } from '../homework/states.ts';
import { type GradedWork, isDescribed, lowestGrade, missingRules, parseGrade, suggestedGrade } from './rules.ts';

const graded = (score: number, more: Partial<GradedWork> = {}): GradedWork => ({
  status: 'graded',
  score,
  points: 10,
  isMissing: false,
  weight: 1,
  ...more,
});
const missed: GradedWork = { ...graded(0), status: 'toDo', score: null, isMissing: true };

const thrice = (one: GradedWork): GradedWork[] => [one, one, one];

const work: fc.Arbitrary<GradedWork> = fc
  .record({
    status: fc.constantFrom(...homeworkStatuses),
    share: fc.option(fc.integer({ min: 0, max: 1000 })),
    points: fc.integer({ min: 1, max: 100 }),
    isMissing: fc.boolean(),
    weight: fc.integer({ min: 0, max: 10 }),
  })
  .map(({ share, ...rest }) => ({ ...rest, score: share === null ? null : (share / 1000) * rest.points }));
const works = fc.array(work, { maxLength: 30 });
const rule = fc.constantFrom(...missingRules);
const lowest = fc.constantFrom(5, 6);

test('a suggested grade is from the lowest one to 10, with one decimal', () => {
  fc.assert(
    fc.property(works, rule, lowest, (given, missing, least) => {
      const grade = suggestedGrade(given, missing, least);
      if (grade === null) return;
      expect(grade).toBeGreaterThanOrEqual(least);
      expect(grade).toBeLessThanOrEqual(10);
      expect(parseGrade(String(grade), least)).toBe(grade);
    }),
  );
});

test('it does not depend on the order of the homework, nor on what is excused, waits or has no weight', () => {
  const without: fc.Arbitrary<GradedWork> = fc.oneof(
    work.map((one) => ({ ...one, status: 'excused' as const, isMissing: false })),
    work.map((one) => ({ ...one, status: 'delivered' as const, isMissing: false })),
    work.map((one) => ({ ...one, weight: 0 })),
  );
  fc.assert(
    fc.property(works, fc.array(without), rule, lowest, (given, more, missing, least) => {
      const grade = suggestedGrade(given, missing, least);
      expect(suggestedGrade(given.toReversed(), missing, least)).toBe(grade);
      expect(suggestedGrade([...more, ...given], missing, least)).toBe(grade);
    }),
  );
});

test('it is exact: scores that add up to eight tenths of the points are an 8, whatever the points', () => {
  const three = fc.tuple(fc.integer({ min: 1, max: 1000 }), fc.nat(2000), fc.nat(2000)).map(([tenth, ...above]) => {
    const [one = 0, other = 0] = above.map((more) => Math.min(more, 2 * tenth));
    const scores = [7 * tenth + one, 7 * tenth + other, 10 * tenth - one - other];
    return scores.map((score) => graded(score / 100, { points: tenth / 10 }));
  });
  fc.assert(
    fc.property(fc.array(three, { minLength: 1, maxLength: 10 }), (threes) => {
      expect(suggestedGrade(threes.flat(), 'ignored', 5)).toBe(8);
    }),
  );
});

test.each([
  ['nothing to count', [], 'lowest', null],
  ['a mean', [graded(9), graded(8)], 'ignored', 8.5],
  ['a decimal that is cut off', [graded(9), graded(8), graded(9)], 'ignored', 8.6],
  ['other points', [graded(45, { points: 50 })], 'ignored', 9],
  ['weights', [graded(10, { weight: 3 }), graded(6)], 'ignored', 9],
  ['thirds that add up to a whole', [...thrice(graded(7, { points: 12 })), graded(13, { points: 20 })], 'ignored', 6],
  ['sixths', [...thrice(graded(5, { points: 6 })), graded(9)], 'ignored', 8.5],
  ['points with decimals', [graded(0.7, { points: 1.2 }), graded(1.4, { points: 1.2 })], 'ignored', 7.9],
  ['the floor of each homework', [graded(2), graded(9)], 'ignored', 7],
  ['missing homework that is not counted', [graded(9), missed], 'ignored', 9],
  ['missing homework as the lowest grade', [graded(9), missed], 'lowest', 7],
  ['missing homework alone', [missed], 'ignored', null],
] as const)('%s', (_, given, missing, grade) => {
  expect(suggestedGrade(given, missing, 5)).toBe(grade);
});

test.each([
  ['8', 8],
  [' 8,5 ', 8.5],
  ['9.5', 9.5],
  ['10', 10],
  ['4.9', null],
  ['10.1', null],
  ['8,55', null],
  ['8,,5', null],
  ['ocho', null],
  ['-6', null],
  ['', null],
])('%j typed is %j', (typed, grade) => expect(parseGrade(typed, 5)).toBe(grade));

test('the first grades of primaria begin at 6, and preescolar has no numbers', () => {
  expect([1, 2, 3].map((grade) => lowestGrade({ level: 2, grade }))).toEqual([6, 6, 5]);
  expect(lowestGrade({ level: 3, grade: 1 })).toBe(5);
  expect(([1, 2, 3] as const).map((level) => isDescribed({ level }))).toEqual([true, false, false]);
});
