import { expect, test } from 'vitest';

import { contributionsTo } from './module.ts';

test('each name has the one contribution that a module makes to it', () => {
  const amountOf = contributionsTo(['donation', 'course'], [{ course: 2 }, undefined, { donation: 1 }]);
  expect([amountOf('donation'), amountOf('course')]).toEqual([1, 2]);
});

test.for([
  ['no module', [{ course: 2 }, undefined], '0 modules contribute donation, not one'],
  ['two modules', [{ donation: 1, course: 2 }, { donation: 3 }], '2 modules contribute donation, not one'],
] as const)('a server in which %s contributes to a name is not built', ([, given, message]) => {
  expect(() => contributionsTo(['course', 'donation'], given)).toThrow(message);
});
