import englishPack from 'ra-language-english';
import { expect, it } from 'vitest';

import { spanishPack } from './spanishPack.ts';

const paths = (value: unknown, path = ''): string[] =>
  typeof value === 'object' && value !== null
    ? Object.entries(value).flatMap(([key, part]) => paths(part, `${path}.${key}`))
    : [path];

const marks = (value: unknown): unknown =>
  typeof value === 'object' && value !== null
    ? Object.fromEntries(Object.entries(value).map(([key, part]) => [key, marks(part)]))
    : [...new Set(String(value).match(/%\{\w+\}/g))].filter((mark) => mark !== '%{name}').toSorted();

it('has every text of react-admin', () => {
  expect(paths(spanishPack)).toEqual(paths(englishPack));
});

it('fills in the same values', () => {
  expect(marks(spanishPack)).toEqual(marks(englishPack));
});
