import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { anyText } from '../../testing/anyText.ts';
import { refusals, runCases } from '../../testing/cases.ts';
import { gradesTaught, levelIds, levelNames, tierOf, tiers } from './rules.ts';
import { newTeacherSchema, teacherRegistrationSchema } from './schema.ts';

const REQUIRED = 'Este dato es necesario';
const INVALID = 'Este dato no es válido';
const CHOOSE = 'Elige una opción de la lista';

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
  runCases(newTeacherSchema, account, [
    ['a short ticket', { id: '1' }, { id: INVALID }],
    ['a ticket of other letters', { id: 'g'.repeat(32) }, { id: INVALID }],
  ]);
});

describe('what a teacher registers (document 1 sections 3, 5 and 9)', () => {
  runCases(teacherRegistrationSchema, registration, [
    ['eleven digits abroad', { country: 'España', phone_number: '12345678901' }, { phone_number: 'Máximo 10 numeros' }],
    ['a country in place of state and city', { country: 'Mónaco', state: 'Mónaco', city: 'Mónaco' }],
    ['no level', { level_id: undefined, grade: [] }, { level_id: REQUIRED, grade: REQUIRED }],
    ['a fifth level', { level_id: 5, grade: [] }, { level_id: CHOOSE, grade: REQUIRED }],
    ['two grades of its own', { level_id: 4, level_school: 'Otro', grade: ['1', '2'] }, { grade: INVALID }],
    ['a grade twice', { grade: ['4', '4'] }, { grade: INVALID }],
    ['an interest twice', { document_type: ['Comunidad LIA', 'Comunidad LIA'] }, { document_type: INVALID }],
    ['five documents', { documents: Array.from({ length: 5 }, () => '6f2c1c1e-8f0e-4f6e-9a56-0c9b0f6f2a11') }],
    [
      'one consent',
      { consents: { terms: '2026-11-01', privacy: '' } },
      { 'consents.privacy': 'Lee y acepta este texto para continuar' },
    ],
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

  it('is a tier for any text of the route', () => {
    fc.assert(
      fc.property(anyText, (type) => {
        expect(tiers).toContain(tierOf(type));
      }),
    );
  });
});
