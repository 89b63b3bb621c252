import * as fc from 'fast-check';
import { expect, it } from 'vitest';

import { drawTeams } from './teams.ts';

it('draws teams that have each student once, none too large, and as even as they can be', () => {
  const places = fc.array(fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true }), {
    minLength: 60,
    maxLength: 60,
  });
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 60 }), fc.integer({ min: 1, max: 12 }), places, (count, size, drawn) => {
      const students = Array.from({ length: count }, (_, index) => index);
      const numbers = drawn.values();
      const teams = drawTeams(students, size, () => numbers.next().value ?? 0);
      expect(teams.flat().toSorted((one, other) => one - other)).toEqual(students);
      const sizes = teams.map((team) => team.length);
      expect(teams).toHaveLength(Math.ceil(count / size));
      expect(Math.max(0, ...sizes)).toBeLessThanOrEqual(size);
      expect(Math.max(0, ...sizes) - Math.min(size, ...sizes)).toBeLessThanOrEqual(1);
    }),
  );
});
