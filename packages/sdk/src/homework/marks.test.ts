import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { type Rubric, rubricSchema } from '../activities/rubric.ts';
import { MAX_CRITERIA, MAX_LEVELS, worthOf } from '../activities/rubricRules.ts';
import { decideGrade, type Mark, rubricScore } from './marks.ts';

const rubric: Rubric = [
  { name: 'Ideas', levels: ['Poco', 'Bien', 'Muy bien'].map((name, points) => ({ name, points: points + 1 })) },
  {
    name: 'Orden',
    levels: [
      { name: 'Falta', points: 0 },
      { name: 'Está', points: 1, description: 'Con márgenes' },
    ],
  },
];
const at = (...levels: (number | null)[]): Mark[] => levels.map((level) => ({ level }));

/** Any rubric that the schema takes. */
const anyRubric: fc.Arbitrary<Rubric> = fc
  .array(
    fc.record({
      name: fc.constant('Criterio'),
      levels: fc.array(
        fc.record({ name: fc.constant('Nivel'), points: fc.integer({ min: 0, max: 400 }).map((of) => of / 4) }),
        { minLength: 1, maxLength: MAX_LEVELS },
      ),
    }),
    { minLength: 1, maxLength: MAX_CRITERIA },
  )
  .filter((one) => worthOf(one) > 0);
const marked = fc
  .tuple(anyRubric, fc.infiniteStream(fc.nat({ max: 1000 })), fc.integer({ min: 1, max: 100 }))
  .map(([given, picks, points]) => {
    const levels = given.map((criterion) => (picks.next().value ?? 0) % criterion.levels.length);
    return { rubric: given, marks: at(...levels), points };
  });

describe('the score of a rubric', () => {
  it('is the part of the best points that was reached, of the points of the activity', () => {
    expect(rubricScore(rubric, at(2, 1), 10)).toBe(10);
    expect(rubricScore(rubric, at(1, 1), 10)).toBe(7.5);
    expect(rubricScore(rubric, at(0, 0), 10)).toBe(2.5);
    expect(rubricScore(rubric, at(1, 0), 7)).toBe(3.5);
    expect(rubricScore(rubric, at(2, null), 10)).toBeNull();
    expect(rubricScore(rubric, at(2), 10)).toBeNull();
  });

  it('is within the points, whole for the best levels, and never less for a better level', () => {
    fc.assert(
      fc.property(marked, ({ rubric: given, marks, points }) => {
        expect(rubricSchema.isValidSync(given, { strict: true })).toBe(true);
        const score = rubricScore(given, marks, points) ?? Number.NaN;
        expect(score).toBeGreaterThanOrEqual(0);
        expect(score).toBeLessThanOrEqual(points);
        const best = given.map(({ levels }) =>
          levels.reduce((top, { points: of }, n) => (of > (levels[top]?.points ?? 0) ? n : top), 0),
        );
        expect(rubricScore(given, at(...best), points)).toBe(points);
        const better = at(...marks.map(({ level }, n) => (n === 0 ? (best[0] ?? 0) : level)));
        expect(rubricScore(given, better, points)).toBeGreaterThanOrEqual(score);
        expect(decideGrade({ rubric: given, points }, { marks })).toMatchObject({ score, reason: '' });
      }),
    );
  });

  it.each<[string, Parameters<typeof decideGrade>[1], unknown]>([
    ['is given by the marks', { marks: at(1, 1) }, { score: 7.5, marks: at(1, 1), reason: '' }],
    [
      'may be typed as well',
      { marks: at(1, 1), score: '7,5', reason: 'no' },
      { score: 7.5, marks: at(1, 1), reason: '' },
    ],
    [
      'is another one with a reason',
      { marks: at(1, 1), score: '9', reason: ' Ayudó ' },
      { score: 9, marks: at(1, 1), reason: 'Ayudó' },
    ],
    [
      'is another one without marks, with a reason',
      { score: '9', reason: 'En papel' },
      { score: 9, marks: null, reason: 'En papel' },
    ],
    [
      'is another one with some marks, with a reason',
      { marks: at(1, null), score: '9', reason: 'a' },
      { score: 9, marks: at(1, null), reason: 'a' },
    ],
    ['is no other one without a reason', { marks: at(1, 1), score: '9' }, { refused: 'reason' }],
    ['is no score without a reason', { score: '9' }, { refused: 'reason' }],
    ['needs each criterion', { marks: at(1, null) }, { refused: 'marks' }],
    ['needs something', {}, { refused: 'marks' }],
    ['knows no level beyond the last', { marks: at(1, 2) }, { refused: 'marks' }],
    ['knows no criterion beyond the last', { marks: at(1, 1, 0) }, { refused: 'marks' }],
    ['stays within the points', { marks: at(1, 1), score: '11', reason: 'a' }, { refused: 'score' }],
  ])('%s', (_, given, decided) => {
    expect(decideGrade({ rubric, points: 10 }, given)).toEqual(decided);
  });

  it('is typed where there is no rubric', () => {
    expect(decideGrade({ rubric: null, points: 10 }, { score: '8,5', reason: 'x' })).toEqual({
      score: 8.5,
      marks: null,
      reason: '',
    });
    expect(decideGrade({ rubric: null, points: 10 }, { score: '8', marks: [] })).toEqual({ refused: 'marks' });
    expect(decideGrade({ rubric: null, points: 10 }, {})).toEqual({ refused: 'score' });
  });
});

it('a rubric is worth something', () => {
  const worthless = [{ name: 'Ideas', levels: [{ name: 'Poco', points: 0 }] }];
  expect(rubricSchema.isValidSync(worthless, { strict: true })).toBe(false);
  expect(rubricSchema.isValidSync([], { strict: true })).toBe(false);
  expect(rubricSchema.isValidSync([{ name: 'Ideas' }], { strict: true })).toBe(false);
});
