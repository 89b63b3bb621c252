import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { payerNames } from './payerNames.ts';

describe('the two halves of a name', () => {
  it.each([
    ['Lucía Herrera', 'Lucía', 'Herrera'],
    ['Ximena Núñez Peña', 'Ximena', 'Núñez Peña'],
    ['María José Núñez O’Farrill', 'María José', 'Núñez O’Farrill'],
    ['María del Carmen Ruiz Soto', 'María del Carmen', 'Ruiz Soto'],
    ['Juan de la Cruz', 'Juan', 'de la Cruz'],
    ['José de la Torre y Vega', 'José', 'de la Torre y Vega'],
    ['Íñigo Ñandú-Güereña', 'Íñigo', 'Ñandú-Güereña'],
    ['  Ana   López ', 'Ana', 'López'],
    ['Madonna', 'Madonna', ''],
    ['de la', 'de la', ''],
    ['', '', ''],
  ])('of %j', (whole, first, last) => {
    expect(payerNames(whole)).toEqual({ first, last });
  });

  it('make it whole again', () => {
    const word = fc.oneof(fc.constantFrom('de', 'la', 'y', 'Del'), fc.stringMatching(/^[\p{L}'-]{1,12}$/u));
    fc.assert(
      fc.property(fc.array(word, { minLength: 1, maxLength: 7 }), (words) => {
        const { first, last } = payerNames(words.join(' '));
        expect([first, last].filter(Boolean).join(' ')).toBe(words.join(' '));
        expect(first).not.toBe('');
      }),
    );
  });
});
