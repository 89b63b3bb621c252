import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { formatCount } from './count.ts';
import { format, formatKey } from './format.ts';

/** Names that every object inherits from JavaScript are placeholders like others. */
const name = fc.oneof(
  fc.stringMatching(/^\w{1,12}$/),
  fc.constantFrom('__proto__', 'constructor', 'toString', 'count'),
);
const value = fc.oneof(
  fc.string({ unit: 'grapheme' }),
  fc.integer(),
  name.map((placeholder) => `{${placeholder}}`),
  fc.constantFrom('$&', '$1', '$$', '{', '}', '{{a}}'),
);
/** Text between placeholders, without braces. */
const plain = fc.string({ unit: 'grapheme' }).map((text) => text.replaceAll(/[{}]/g, ''));
/** A text in pieces, and the value of each placeholder; those of `missing` are given none. */
const parts = fc.array(fc.tuple(plain, name, value), { maxLength: 6 });
const textOf = (pieces: readonly (readonly [string, string, unknown])[], last: string) =>
  pieces.map(([before, key]) => `${before}{${key}}`).join('') + last;

describe('format', () => {
  it('puts each value where its placeholder is, and does not search values for placeholders', () => {
    fc.assert(
      fc.property(parts, plain, (pieces, last) => {
        // `fromEntries` makes `__proto__` an own property, as JSON.parse does.
        const values = Object.fromEntries(pieces.map(([, key, filled]) => [key, filled]));
        const written = (key: string) => (key === 'count' ? formatCount(values[key]) : String(values[key]));
        const expected = pieces.map(([before, key]) => before + written(key)).join('') + last;
        expect(format(textOf(pieces, last), values)).toBe(expected);
      }),
    );
  });

  it('keeps placeholders without a value, also those called like inherited properties', () => {
    fc.assert(
      fc.property(parts, plain, (pieces, last) => {
        const text = textOf(pieces, last);
        expect(format(text, {})).toBe(text);
      }),
    );
  });

  it('fills in the values that there are beside those that are missing', () => {
    expect(format('{a}, {__proto__}, {b}', { b: 0 })).toBe('{a}, {__proto__}, 0');
  });

  it('leaves braces that hold no name', () => {
    expect(format('{} { a } {{a}} {a', { a: 1 })).toBe('{} { a } {1} {a');
  });
});

describe('formatKey', () => {
  const texts = { days_one: '{count} día', days_other: '{count} días', plain: 'Hola, {name}' };

  it.each([
    [0, '0 días'],
    [1, '1 día'],
    [2, '2 días'],
    [999, '999 días'],
    [1_000_000, '1,000,000 días'],
  ])('chooses the plural form for %i', (count, text) => {
    expect(formatKey(texts, 'days', { count })).toBe(text);
  });

  it('takes a text without plural forms whatever the count', () => {
    expect(formatKey(texts, 'plain', { name: 'Ana', count: 1 })).toBe('Hola, Ana');
  });

  it('shows a key that has no text', () => {
    expect(formatKey(texts, 'unknown')).toBe('unknown');
  });
});
