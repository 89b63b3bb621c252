import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { courseOfPrice, coursePriceId, isProgramming } from './rules.ts';

describe('a course of programming', () => {
  it.each(['programacion', 'Programación', ' PROGRAMACION ', 'programacio\u0301n'])(
    'is recognised by "%s"',
    (keywords) => {
      expect(isProgramming(keywords)).toBe(true);
    },
  );

  it.each(['', 'programacion, robots', 'reprogramacion', 'lectura'])('is not recognised by "%s"', (keywords) => {
    expect(isProgramming(keywords)).toBe(false);
  });
});

describe('the id of a price', () => {
  it('leads back to its course', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 999_999_999 }), (id) => {
        expect(courseOfPrice(coursePriceId(id))).toBe(id);
      }),
    );
  });

  it('of anything else leads to no course', () => {
    const odd = fc.string().filter((text) => !/^curso-[1-9]\d{0,8}$/.test(text));
    fc.assert(
      fc.property(
        fc.oneof(odd, fc.constantFrom('curso-', 'curso-0', 'curso-01', 'curso-1 ', 'padre-mensual')),
        (text) => {
          expect(courseOfPrice(text)).toBeNull();
        },
      ),
    );
  });
});
