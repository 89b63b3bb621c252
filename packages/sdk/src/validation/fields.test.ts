import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { anyText } from '../../testing/anyText.ts';
import { MEXICO } from '../geography/rules.ts';
import { phone } from '../geography/fields.ts';
import { personName, record } from './fields.ts';
import { tidied } from './tidy.ts';
import { validate } from './validate.ts';

const nameSchema = record({ name: personName() });
const phoneSchema = record({ country: personName(), phone: phone() });

const typedName = (name: unknown) => validate(nameSchema, { name }, { input: 'typed' });

describe('a name', () => {
  const letter = fc.constantFrom(...Array.from('abcxyzABCÑñÜüáéíóúÁÉÍÓÚàèöçłŻ'));
  const between = fc.constantFrom('', ' ', ', ', "'", '’', '-');
  const word = fc.string({ unit: letter, minLength: 3, maxLength: 12 });

  it('is words of letters with spaces, commas, apostrophes and hyphens between them', () => {
    fc.assert(
      fc.property(fc.array(fc.tuple(word, between), { minLength: 1, maxLength: 10 }), (parts) => {
        const name = parts.flat().join('').trim();
        expect(typedName(name)).toEqual({ ok: true, value: { name } });
        expect(typedName(name.normalize('NFD').slice(0, 150))).toMatchObject({ ok: true });
      }),
    );
  });

  it('has no digits and no symbols, wherever they stand', () => {
    const odd = fc.constantFrom(...Array.from('0123456789¡!@#$%&/()=?¿*+_.:;<>[]{}|\\"~^`€✓😀'));
    fc.assert(
      fc.property(word, odd, word, fc.nat(), (before, sign, after, where) => {
        const around = before + after;
        const name = around.slice(0, where % around.length) + sign + around.slice(where % around.length);
        expect(typedName(name)).toEqual({ ok: false, fields: { name: { key: 'name.characters', values: {} } } });
      }),
    );
  });

  it('is taken exactly where it is such, whatever is typed', () => {
    fc.assert(
      fc.property(anyText, (given) => {
        const { length } = given.trim();
        const hidden = /[\p{C}\p{Default_Ignorable_Code_Point}]/u.test(given.trim());
        const right = length >= 3 && length <= 150 && !hidden && /^[\p{L}\p{M}, '’-]*$/u.test(given.trim());
        expect(typedName(given).ok).toBe(right);
      }),
    );
  });
});

describe('text that is tidied', () => {
  const given = fc.oneof(
    fc.string({ maxLength: 20 }),
    fc.stringMatching(/^ ?(\+52|0052)? ?1? ?\(?\d\d\)?[ .-]\d{4}[ .-]\d{4} ?$/),
    fc.jsonValue(),
  );

  it('is worth the same as JSON and as it is typed', () => {
    fc.assert(
      fc.property(given, (value) => {
        const text = typeof value === 'string' ? value : undefined;
        const body = { country: MEXICO, ...(text !== undefined && { phone: text }) };
        const json = validate(phoneSchema, tidied(phoneSchema, body), { input: 'strict' });
        expect(json).toEqual(validate(phoneSchema, body, { input: 'typed' }));
      }),
    );
  });

  it('is all that changes: what is no text stays what it is', () => {
    const other = fc.jsonValue().filter((value) => typeof value !== 'string');
    fc.assert(
      fc.property(other, fc.string(), (value, extra) => {
        const body = { phone: value, extra };
        expect(tidied(phoneSchema, body)).toEqual(body);
      }),
    );
  });
});
