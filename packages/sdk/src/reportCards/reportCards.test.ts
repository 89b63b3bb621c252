import * as fc from 'fast-check';
import { expect, test } from 'vitest';

import { meanGrade } from './rules.ts';

test.each([
  [[], null],
  [[9, null, 8], null],
  [[8], 8],
  [[9, 8, 8], 8.3],
  [[8.5, 9, 9.4], 8.9],
  [[9.9, 10, 10], 9.9],
  [[5.7, 5.7, 5.7], 5.7],
] as const)('the mean of %j is %j', (grades, mean) => expect(meanGrade(grades)).toBe(mean));

test('a mean lies between its grades, in any order', () => {
  const grade = fc.integer({ min: 50, max: 100 }).map((tenths) => tenths / 10);
  fc.assert(
    fc.property(fc.array(grade, { minLength: 1, maxLength: 12 }), (grades) => {
      const mean = meanGrade(grades);
      expect(mean).toBeGreaterThanOrEqual(Math.min(...grades));
      expect(mean).toBeLessThanOrEqual(Math.max(...grades));
      expect(meanGrade(grades.toReversed())).toBe(mean);
    }),
  );
});
