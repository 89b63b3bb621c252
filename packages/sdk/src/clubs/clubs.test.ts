import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { contactDataIn } from './contactData.ts';

const separator = fc.constantFrom('', ' ', '-', '.', ' - ', ') ');
const digits = (least: number, most: number) =>
  fc.array(fc.tuple(fc.integer({ min: 0, max: 9 }), separator), { minLength: least, maxLength: most });
const written = (pairs: readonly (readonly [number, string])[]) =>
  pairs.map(([digit, after]) => `${digit}${after}`).join('');

describe('contact data', () => {
  it.each([
    ['escríbeme a sofi.z@example.com', 'email'],
    ['sofi arroba example punto com', 'email'],
    ['mira https://ejemplo.mx', 'link'],
    ['está en juegos.com', 'link'],
    ['www.juegos', 'link'],
    ['búscame: @sofi_z', 'link'],
    ['mi cel es 55 1234 5678', 'phone'],
    ['(55) 1234-5678', 'phone'],
    ['+52 1 55 12 34 56 78', 'phone'],
    ['５５１２３４５６７８', 'phone'],
    ['cinco cinco uno dos tres cuatro cinco seis siete ocho', 'phone'],
  ] as const)('in «%s» is a %s', (text, found) => {
    expect(contactDataIn(text)).toBe(found);
  });

  it.each([
    'Leí 3 libros y tengo 10 años.',
    'El 12 de octubre de 1492 llegó Colón.',
    'Nací el 12/10/2016.',
    'El Popocatépetl mide 5,426 m.',
    'Me gustó la página 120. También la 125.',
    'Terminé.Luego seguí con otro.',
    'uno, dos, tres, ¡y a volar!',
    '¿Quién más leyó El principito?',
    '',
  ])('is not in «%s»', (text) => {
    expect(contactDataIn(text)).toBeNull();
  });

  it('is found in any number of eight digits and more, whatever stands between and around them', () => {
    fc.assert(
      fc.property(fc.constantFrom('', 'llámame ', '¡Hola! '), digits(8, 13), (before, pairs) => {
        expect(contactDataIn(before + written(pairs))).not.toBeNull();
      }),
    );
  });

  it('is not found in a number of up to seven digits', () => {
    fc.assert(
      fc.property(digits(1, 7), (pairs) => {
        expect(contactDataIn(`Conté ${written(pairs)} hojas`)).toBeNull();
      }),
    );
  });
});
