import { describe } from 'vitest';

import { child, parent } from '../../testing/rules/registrations.ts';
import { runCases } from '../../testing/cases.ts';
import { familyFormSchema, parentRegistrationSchema, studentRegistrationSchema } from './familiesSchema.ts';

const REQUIRED = 'Este dato es necesario';
const INVALID = 'Este dato no es válido';
const CHOOSE = 'Elige una opción de la lista';

const family = { ...parent.valid, children: [child.valid] };

describe('a family in one piece (document 1 section 3)', () => {
  runCases(familyFormSchema, family, [
    ['the example', {}],
    ['a rule of the parent', { phone_number: 'cinco' }, { phone_number: 'Ingresa únicamente números' }],
    [
      'a rule of a child',
      { children: [{ ...child.valid, grade: 9 }] },
      { 'children[0].grade': 'Elige un grado de la lista' },
    ],
    ['no child', { children: [] }, { children: 'Registra al menos a un hijo' }],
    ['children left out', { children: undefined }, { children: REQUIRED }],
    ['another field', { role: 'admin' }, { '': 'Este dato no se espera aquí' }],
  ]);
});

describe('a family with its plan (document 1 section 3, "stored registration")', () => {
  const { level } = child.valid;
  runCases(parentRegistrationSchema, { ...family, unit_price: 149_00, id_licenses_type: 2 }, [
    ['required fields alone', {}],
    ['all that is stored', { city: family.state, school_id: 305, level }],
    ['a free plan', { unit_price: 0, id_licenses_type: 1 }],
    ['a city that is not the state', { city: 'Guadalajara' }, { city: INVALID }],
    ['another school', { school_id: 301 }, { school_id: CHOOSE }],
    ['a level that no child has', { level: level === 1 ? 2 : 1 }, { level: CHOOSE }],
    ['a level that there is not', { level: 4 }, { level: CHOOSE }],
    ['a level, and children that are text', { level: 2, children: 'dos' }, { level: CHOOSE, children: INVALID }],
    ['a level, and a child that is none', { level: 2, children: [null] }, { level: CHOOSE, 'children[0]': REQUIRED }],
    ['no price', { unit_price: undefined }, { unit_price: REQUIRED }],
    ['half a centavo', { unit_price: 0.5 }, { unit_price: INVALID }],
    ['money that we would owe', { unit_price: -1 }, { unit_price: INVALID }],
    ['no plan', { id_licenses_type: undefined }, { id_licenses_type: REQUIRED }],
    ['a plan by its name', { id_licenses_type: 'mensual' }, { id_licenses_type: CHOOSE }],
  ]);
});

describe('a further child (document 1 sections 3 and 9)', () => {
  const tutor_id = '6f2c1c1e-8f0e-4f6e-9a56-0c9b0f6f2a11';
  runCases(studentRegistrationSchema, { ...child.valid, tutor_id }, [
    ['required fields alone', {}],
    ['what is always the same', { school_id: 305, country: 'México' }],
    ['a parent by an id of version 8', { tutor_id: '6f2c1c1e-8f0e-8f6e-9a56-0c9b0f6f2a11' }],
    ['no parent', { tutor_id: undefined }, { tutor_id: REQUIRED }],
    ['a parent by number', { tutor_id: '7' }, { tutor_id: INVALID }],
    ['another school', { school_id: 1 }, { school_id: CHOOSE }],
    ['another country', { country: 'España' }, { country: CHOOSE }],
    ['a rule of the child', { username: 'x' }, { username: 'Min character length is 4' }],
  ]);
});
