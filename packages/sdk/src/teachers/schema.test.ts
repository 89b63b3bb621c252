import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { refusals, walk } from '../../testing/walk.ts';
import { gradesTaught, interests, levelIds, levelNames, memberships, tierOf, tiers } from './rules.ts';
import { newTeacherSchema, teacherRegistrationSchema } from './schema.ts';

const REQUIRED = 'Este dato es necesario';
const INVALID = 'Este dato no es válido';
const CHOOSE = 'Elige una opción de la lista';
const EMAIL = 'El correo electrónico es incorrecto';
const MISMATCH = 'Las contraseñas no coinciden';
const NO_SPECIALS = 'No se permiten caracteres especiales';
const most = (max: number) => `El máximo de caracteres es ${max}`;
const least = (min: number) => `El mínimo de caracteres es ${min}`;

const ticket = '0123456789abcdef0123456789abcdef';

const account = {
  id: ticket,
  role_id: 28,
  name: 'Íñigo',
  last_name: "O'Farrill-Núñez",
  email: 'inigo@escuela.mx',
  username: 'inigo',
  password: 'jacaranda',
  c_password: 'jacaranda',
};

const registration = {
  id: ticket,
  membership: 'Maestro invitado',
  phone_number: '5512345678',
  country: 'México',
  state: 'Oaxaca',
  city: 'Juchitán de Zaragoza',
  school_name: 'Primaria Benito Juárez',
  level_id: 2,
  level_school: 'Primaria',
  grade: ['4', '5'],
  intereses: 'Matemáticas',
  document_type: ['Comunidad LIA'],
  documents: [],
  consents: { terms: '2026-11-01', privacy: '2026-11-01' },
};

describe('the account of a teacher (document 1 section 5)', () => {
  walk(newTeacherSchema, account, [
    ['ñ, ü, an apostrophe and a hyphen', { name: 'Begoña Agüero', last_name: "D'Alessio-Peña" }],
    ['a name of 2', { name: 'Al' }, { name: least(3) }],
    ['a name of 151', { name: 'a'.repeat(151) }, { name: most(150) }],
    ['digits in a name', { last_name: 'R2D2' }, { last_name: NO_SPECIALS }],
    ['an e-mail without a domain', { email: 'inigo' }, { email: EMAIL }],
    ['an e-mail with a space', { email: 'ini go@escuela.mx' }, { email: EMAIL }],
    ['no e-mail', { email: '' }, { email: REQUIRED }],
    ['a username of 1', { username: 'a' }, { username: 'Min character length is 4' }],
    ['a username of 31', { username: 'a'.repeat(31) }, { username: most(30) }],
    ['a password of 3', { password: 'abc', c_password: 'abc' }, { password: least(4), c_password: least(4) }],
    ['another confirmation', { c_password: 'Jacaranda' }, { c_password: MISMATCH }],
    ['no confirmation', { c_password: undefined }, { c_password: REQUIRED }],
    ['another role', { role_id: 1 }, { role_id: CHOOSE }],
    ['a short ticket', { id: '1' }, { id: INVALID }],
    ['a ticket of other letters', { id: 'g'.repeat(32) }, { id: INVALID }],
  ]);
});

describe('what a teacher registers (document 1 sections 3, 5 and 9)', () => {
  walk(teacherRegistrationSchema, registration, [
    ...memberships.map((membership) => [membership, { membership }] as const),
    ['another membership', { membership: 'Maestro' }, { membership: CHOOSE }],
    ['no membership', { membership: '' }, { membership: CHOOSE }],
    ['ten digits', { phone_number: '1234567890' }],
    ['eleven digits', { phone_number: '12345678901' }, { phone_number: 'Máximo 10 numeros' }],
    ['eleven digits abroad', { country: 'España', phone_number: '12345678901' }, { phone_number: 'Máximo 10 numeros' }],
    ['letters in a phone', { phone_number: 'cinco' }, { phone_number: 'Ingresa únicamente números' }],
    ['a country in place of state and city', { country: 'Mónaco', state: 'Mónaco', city: 'Mónaco' }],
    ['no state', { state: '' }, { state: REQUIRED }],
    ['no city', { city: undefined }, { city: REQUIRED }],
    ['no school', { school_name: '' }, { school_name: REQUIRED }],
    ['no level', { level_id: undefined, grade: [] }, { level_id: REQUIRED, grade: REQUIRED }],
    ['a fifth level', { level_id: 5, grade: [] }, { level_id: CHOOSE, grade: REQUIRED }],
    ['the name of another level', { level_school: 'Preescolar' }, { level_school: CHOOSE }],
    ['a level of its own', { level_id: 4, level_school: 'Bachillerato', grade: ['Bachillerato'] }],
    ['two grades of its own', { level_id: 4, level_school: 'Otro', grade: ['1', '2'] }, { grade: INVALID }],
    [
      'sixth grade of secundaria',
      { level_id: 3, level_school: 'Secundaria', grade: ['6'] },
      { grade: 'Elige un grado de la lista' },
    ],
    ['no grade', { grade: [] }, { grade: REQUIRED }],
    ['a grade twice', { grade: ['4', '4'] }, { grade: INVALID }],
    ['no subjects', { intereses: '' }, { intereses: REQUIRED }],
    ['all five interests', { document_type: [...interests] }],
    ['no interest', { document_type: [] }, { document_type: REQUIRED }],
    ['another interest', { document_type: ['Todos'] }, { document_type: CHOOSE }],
    ['an interest twice', { document_type: ['Comunidad LIA', 'Comunidad LIA'] }, { document_type: INVALID }],
    ['five documents', { documents: Array.from({ length: 5 }, () => '6f2c1c1e-8f0e-4f6e-9a56-0c9b0f6f2a11') }],
    [
      'six documents',
      { documents: Array.from({ length: 6 }, () => '6f2c1c1e-8f0e-4f6e-9a56-0c9b0f6f2a11') },
      { documents: 'Puedes subir hasta 5 documentos' },
    ],
    ['one consent', { consents: { terms: '2026-11-01', privacy: '' } }, { 'consents.privacy': REQUIRED }],
  ]);

  it('offers 3, 6 and 3 grades, and takes each of them', () => {
    expect(levelIds.map((id) => gradesTaught(id).length)).toEqual([3, 6, 3, 0]);
    for (const id of [1, 2, 3] as const) {
      const change = { level_id: id, level_school: levelNames[id], grade: [...gradesTaught(id)] };
      expect(refusals(teacherRegistrationSchema, { ...registration, ...change })).toBeNull();
    }
  });
});

describe('the tier of a route', () => {
  it('is named by its digits, wherever they stand, and the first otherwise', () => {
    for (const tier of tiers) {
      expect(tierOf(String(tier.digits))).toBe(tier);
      expect(tierOf(`maestro-${tier.digits}`)).toBe(tier);
    }
    for (const type of [undefined, '', 'maestro', '15', '2030']) expect(tierOf(type)).toBe(tiers[0]);
  });

  it('is a tier whatever the route says', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (type) => {
        expect(tiers).toContain(tierOf(type));
      }),
    );
  });
});
