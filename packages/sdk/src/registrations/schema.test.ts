import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { refusals, walk } from '../../testing/walk.ts';
import { gradesOf, levels } from './rules.ts';
import { childSchema, freeRegistrationSchema, parentSchema } from './schema.ts';

const REQUIRED = 'Este dato es necesario';
const INVALID = 'Este dato no es válido';
const UNTRIMMED = 'Quita los espacios al inicio y al final';
const NO_SPECIALS = 'No se permiten caracteres especiales';
const DIGITS = 'Ingresa únicamente números';
const NOT_AN_EMAIL = 'Por favor ingresa un correo válido';
const CHOOSE = 'Elige una opción de la lista';
const GRADE = 'Elige un grado de la lista';
const MISMATCH = 'Las contraseñas no coinciden';
const most = (max: number) => `El máximo de caracteres es ${max}`;
const least = (min: number) => `El mínimo de caracteres es ${min}`;

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

describe('names (document 1 section 5)', () => {
  walk(parentSchema, parent, [
    ['the example', {}],
    ['3 letters', { name: 'Ana' }],
    ['2 letters', { name: 'Al' }, { name: least(3) }],
    ['150 letters', { name: 'a'.repeat(150) }],
    ['151 letters', { name: 'a'.repeat(151) }, { name: most(150) }],
    ['accents, ñ, ü, comma, apostrophe, hyphen', { name: "Ángel, Güero O'Farrill-Ñu" }],
    ['a digit', { name: 'Ana2' }, { name: NO_SPECIALS }],
    ['markup', { name: '<b>Ana</b>' }, { name: NO_SPECIALS }],
    ['an at sign', { last_name: 'Ruiz@casa' }, { last_name: NO_SPECIALS }],
    ['none', { name: '' }, { name: REQUIRED }],
    ['last name left out', { last_name: undefined }, { last_name: REQUIRED }],
    ['last name of 2', { last_name: 'Xu' }, { last_name: least(3) }],
    ['only spaces', { name: '    ' }, { name: UNTRIMMED }],
    ['null', { name: null }, { name: REQUIRED }],
    ['an object', { name: { first: 'Ana' } }, { name: INVALID }],
  ]);
});

describe('e-mail (document 1 section 5)', () => {
  walk(parentSchema, parent, [
    ['with a plus and dots', { email: 'ma.ria+lia@mail.example.com.mx' }],
    ['with an apostrophe', { email: "o'farrill@example.mx" }],
    ['none', { email: '' }, { email: REQUIRED }],
    ['without an at sign', { email: 'maria.example.mx' }, { email: NOT_AN_EMAIL }],
    ['with two', { email: 'maria@casa@example.mx' }, { email: NOT_AN_EMAIL }],
    ['without a domain', { email: 'maria@' }, { email: NOT_AN_EMAIL }],
    ['with a bare host', { email: 'maria@localhost' }, { email: NOT_AN_EMAIL }],
    ['with a space inside', { email: 'ma ria@example.mx' }, { email: NOT_AN_EMAIL }],
    ['two addresses', { email: 'a@example.mx,b@example.mx' }, { email: NOT_AN_EMAIL }],
    ['a header smuggled in', { email: 'a@example.mx\nBcc: b@example.mx' }, { email: NOT_AN_EMAIL }],
    ['254 characters', { email: `${'a'.repeat(243)}@example.mx` }],
    ['255 characters', { email: `${'a'.repeat(244)}@example.mx` }, { email: most(254) }],
  ]);
});

describe('phone (document 1 section 5)', () => {
  walk(parentSchema, parent, [
    ['10 digits in México', { phone_number: '3312345678' }],
    ['11 digits in México', { phone_number: '33123456789' }, { phone_number: most(10) }],
    ['15 digits elsewhere', { country: 'España', phone_number: '123456789012345' }],
    ['16 digits elsewhere', { country: 'España', phone_number: '1234567890123456' }, { phone_number: most(15) }],
    ['letters', { phone_number: '55LLAMAME' }, { phone_number: DIGITS }],
    ['spaces in a strict body', { phone_number: '55 1234 5678' }, { phone_number: DIGITS }],
    ['none', { phone_number: '' }, { phone_number: REQUIRED }],
    ['a number, whose zeros would be lost', { phone_number: 5512345678 }, { phone_number: INVALID }],
  ]);

  it('is normalised when typed', () => {
    expect(refusals(parentSchema, { ...parent, phone_number: '+52 1 (55) 1234-5678' }, 'typed')).toBeNull();
  });
});

describe('country and state (document 1 section 5)', () => {
  walk(parentSchema, parent, [
    ['country of 2', { country: 'EU' }],
    ['country of 1', { country: 'E' }, { country: least(2) }],
    ['country of 30', { country: 'a'.repeat(30) }],
    ['country of 31', { country: 'a'.repeat(31) }, { country: most(30) }],
    ['no country', { country: '' }, { country: REQUIRED }],
    ['free state elsewhere', { country: 'España', state: 'Castilla y León' }],
    ['state of 2', { state: 'NL' }],
    ['state of 1', { state: 'N' }, { state: least(2) }],
    ['state of 31', { state: 'a'.repeat(31) }, { state: most(30) }],
    ['no state', { state: undefined }, { state: REQUIRED }],
  ]);
});

describe('username and password (document 1 section 5)', () => {
  walk(parentSchema, parent, [
    ['username of 2', { username: 'mf' }],
    ['username of 1', { username: 'm' }, { username: 'Min character length is 4' }],
    ['username of 30', { username: 'm'.repeat(30) }],
    ['username of 31', { username: 'm'.repeat(31) }, { username: most(30) }],
    ['no username', { username: '' }, { username: REQUIRED }],
    ['password of 4', { password: 'luna', password_confirmation: 'luna' }],
    [
      'password of 3',
      { password: 'sol', password_confirmation: 'sol' },
      { password: least(4), password_confirmation: least(4) },
    ],
    ['password of 30', { password: 'a'.repeat(30), password_confirmation: 'a'.repeat(30) }],
    [
      'password of 31',
      { password: 'a'.repeat(31), password_confirmation: 'a'.repeat(31) },
      { password: most(30), password_confirmation: most(30) },
    ],
    ['password that is not repeated', { password_confirmation: 'girasoles' }, { password_confirmation: MISMATCH }],
    ['confirmation left out', { password_confirmation: undefined }, { password_confirmation: REQUIRED }],
    ['another role than a parent', { role_id: 'admin' }, { role_id: CHOOSE }],
    ['a role that is a number', { role_id: 1 }, { role_id: CHOOSE }],
    ['no role', { role_id: undefined }, { role_id: REQUIRED }],
  ]);
});

describe('child (document 1 section 5)', () => {
  walk(childSchema, child, [
    ['the example', {}],
    ['preescolar 3°', { level: 1, grade: 3 }],
    ['preescolar 4°', { level: 1, grade: 4 }, { grade: GRADE }],
    ['primaria 6°', { level: 2, grade: 6 }],
    ['primaria 7°', { level: 2, grade: 7 }, { grade: GRADE }],
    ['secundaria 3°', { level: 3, grade: 3 }],
    ['secundaria 4°', { level: 3, grade: 4 }, { grade: GRADE }],
    ['grade 0', { grade: 0 }, { grade: GRADE }],
    ['half a grade', { grade: 1.5 }, { grade: GRADE }],
    ['a grade that is text', { grade: '4' }, { grade: GRADE }],
    ['no grade', { grade: undefined }, { grade: REQUIRED }],
    ['level 4', { level: 4 }, { level: CHOOSE, grade: GRADE }],
    ['no level', { level: undefined }, { level: REQUIRED, grade: GRADE }],
    ['name with a digit', { name: 'Emi2' }, { name: NO_SPECIALS }],
    ['password not repeated', { password_confirmation: 'otra' }, { password_confirmation: MISMATCH }],
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

  walk(freeRegistrationSchema, { form: parent, children: [child] }, [
    ['one child', {}],
    ['two children', { children: [child, another] }],
    ['no child', { children: [] }, { children: 'Registra al menos a un hijo' }],
    ['children left out', { children: undefined }, { children: REQUIRED }],
    ['children that are text', { children: 'dos' }, { children: INVALID }],
    ['a child that is null', { children: [null] }, { 'children[0]': REQUIRED }],
    [
      'two children with one e-mail',
      { children: [child, { ...another, email: 'EMILIANO@example.mx' }] },
      { 'children[1].email': 'Cada hijo necesita un correo distinto' },
    ],
    [
      'a fault in the second child',
      { children: [child, { ...another, username: 'r' }] },
      { 'children[1].username': 'Min character length is 4' },
    ],
    ['a fault in the parent', { form: { ...parent, phone_number: 'x' } }, { 'form.phone_number': DIGITS }],
    [
      '11 children',
      { children: Array.from({ length: 11 }, (_, n) => ({ ...child, email: `h${n}@example.mx` })) },
      { children: 'Puedes registrar hasta 10 hijos a la vez' },
    ],
    ['another body', { plan: 'anual' }, { '': 'Este dato no se espera aquí' }],
  ]);
});
