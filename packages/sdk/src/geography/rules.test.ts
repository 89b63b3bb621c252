import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { normalisePhone } from './rules.ts';

const tenDigits = fc.stringMatching(/^[1-9]\d{9}$/);

describe('normalisePhone', () => {
  it.each([
    ['55 1234 5678', '5512345678'],
    ['(55) 1234-5678', '5512345678'],
    ['55.1234.5678', '5512345678'],
    ['+52 55 1234 5678', '5512345678'],
    ['+52 1 55 1234 5678', '5512345678'],
    ['0052 55 1234 5678', '5512345678'],
    ['+34 612 345 678', '34612345678'],
    ['52 1234 5678', '5212345678'],
    ['55 CASA', '55CASA'],
    ['', ''],
  ])('%j → %j', (pasted, digits) => {
    expect(normalisePhone(pasted)).toBe(digits);
  });

  it('finds the ten digits of a Mexican number however it is written', () => {
    const separator = fc.constantFrom('', ' ', '-', '.', '–', '  ', '\u00A0');
    const prefix = fc.constantFrom('', '+52', '+52 1 ', '0052', '00521');
    fc.assert(
      fc.property(tenDigits, separator, prefix, (digits, gap, code) => {
        const written = `${code}${gap}(${digits.slice(0, 2)})${gap}${digits.slice(2, 6)}${gap}${digits.slice(6)}`;
        expect(normalisePhone(written)).toBe(digits);
      }),
    );
  });

  it('leaves a normal number alone', () => {
    fc.assert(
      fc.property(tenDigits, (digits) => {
        expect(normalisePhone(digits)).toBe(digits);
      }),
    );
  });

  it('keeps what is not a phone, for the rule to refuse', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[a-z]{1,20}$/), (word) => {
        expect(normalisePhone(word)).toBe(word);
      }),
    );
  });
});
