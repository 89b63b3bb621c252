import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { refusals, runCases } from '../../testing/cases.ts';
import { gradesOf, levels } from './rules.ts';
import { childSchema, freeRegistrationSchema, parentSchema } from './schema.ts';

const REQUIRED = 'Este dato es necesario';
const INVALID = 'Este dato no es válido';
const DIGITS = 'Ingresa únicamente números';
const NOT_AN_EMAIL = 'Por favor ingresa un correo válido';
const CHOOSE = 'Elige una opción de la lista';
const GRADE = 'Elige un grado de la lista';

const parent = {
  name: 'María Fernanda',
  last_name: 'Ñáñez Ruiz-Healy',
  email: 'maria@example.mx',
  phone_number: '5512345678',
  country: 'México',
  state: 'Jalisco',
  username: 'mafer',
  password: 'girasol',
  password_confirmation: 'girasol',
  role_id: 'padre',
};

const child = {
  name: 'Emiliano',
  last_name: 'Ruiz Ñáñez',
  level: 2,
  grade: 4,
  email: 'emiliano@example.mx',
  username: 'emiliano',
  password: 'cometa',
  password_confirmation: 'cometa',
};

describe('a parent, with values that no form sends', () => {
  runCases(parentSchema, parent, [
    ['the example', {}],
    ['a name left out', { last_name: undefined }, { last_name: REQUIRED }],
    ['a name that is null', { name: null }, { name: REQUIRED }],
    ['a name that is an object', { name: { first: 'Ana' } }, { name: INVALID }],
    ['a header smuggled into the e-mail', { email: 'a@example.mx\nBcc: b@example.mx' }, { email: NOT_AN_EMAIL }],
    ['a phone that is a number, whose zeros would be lost', { phone_number: 5512345678 }, { phone_number: INVALID }],
    ['a role that is a number', { role_id: 1 }, { role_id: CHOOSE }],
  ]);
});

describe('child (document 1 section 5)', () => {
  runCases(childSchema, child, [
    ['the example', {}],
    ['half a grade', { grade: 1.5 }, { grade: GRADE }],
    ['a grade that is text', { grade: '4' }, { grade: GRADE }],
    ['no level', { level: undefined }, { level: REQUIRED, grade: GRADE }],
    ['a role of its own choosing', { role: 'admin' }, { '': 'Este dato no se espera aquí' }],
  ]);

  it('is accepted for exactly the grades of its level', () => {
    fc.assert(
      fc.property(fc.constantFrom(...levels), fc.integer({ min: -2, max: 12 }), (level, grade) => {
        expect(refusals(childSchema, { ...child, level, grade }) === null).toBe(gradesOf(level).includes(grade));
      }),
    );
  });
});

describe('free registration', () => {
  const another = { ...child, email: 'regina@example.mx', username: 'regina' };

  runCases(freeRegistrationSchema, { form: parent, children: [child] }, [
    ['children left out', { children: undefined }, { children: REQUIRED }],
    ['children that are text', { children: 'dos' }, { children: INVALID }],
    ['a child that is null', { children: [null] }, { 'children[0]': REQUIRED }],
    [
      'a fault in the second child',
      { children: [child, { ...another, username: 'r' }] },
      { 'children[1].username': 'Min character length is 4' },
    ],
    ['a fault in the parent', { form: { ...parent, phone_number: 'x' } }, { 'form.phone_number': DIGITS }],
    ['another body', { plan: 'anual' }, { '': 'Este dato no se espera aquí' }],
  ]);
});
