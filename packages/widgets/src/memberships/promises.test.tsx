import { includedCourses } from '@lia/sdk/memberships/rules';
import { describe, expect, test } from 'vitest';

import { en } from './en.ts';
import { es } from './es.ts';

/** Texts are whole sentences, so the figures in them are held against the rules that they quote. */
describe.each([
  ['es', es, '{discount} %', ['Tres cursos al mes', 'Cursos ilimitados']],
  ['en', en, '{discount}%', ['Three courses a month', 'Unlimited courses']],
] as const)('what the cards promise (%s)', (_, texts, off, [three, unlimited]) => {
  test.each([
    ['padre', 'mensual'],
    ['padre', 'anual'],
    ['maestro', 'mensual'],
    ['maestro', 'anual'],
    ['escuela', 'mensual'],
    ['escuela', 'anual'],
  ] as const)('%s, %s: the discount of today', (type, membership) => {
    expect(texts[`pricing.${type}.${membership}`]).toContain(off);
  });

  test('as many courses as a teacher’s plan includes', () => {
    expect(includedCourses).toEqual({ mensual: 3, anual: null });
    expect(texts['pricing.maestro.mensual']).toContain(three);
    expect(texts['pricing.maestro.anual']).toContain(unlimited);
  });
});
