import { expect, test } from 'vitest';

import { type Feature, hasFeature } from './features.ts';
import { may } from './permissions.ts';

/** One role of each group and tier, and some that are not named. */
const asked = `
  alumno Alumno-I Alumno-M Alumno-A
  maestro Maestro-I Maestro-M Maestro-I-preescolar Maestro-A-secundaria
  padre Padre-I Padre-M Padre-A
  admin_escuela director_escuela Escuela-I Escuela-M Escuela-A
  user coordinador Coordinador-M`
  .trim()
  .split(/\s+/);

const students = ['alumno', 'Alumno-M', 'Alumno-A'];
const teachers = ['maestro', 'Maestro-M', 'Maestro-A-secundaria'];
const parents = ['padre', 'Padre-M', 'Padre-A'];
const schools = ['admin_escuela', 'director_escuela', 'Escuela-M', 'Escuela-A'];
const members = [...students, ...teachers, ...parents, ...schools];
const invited = ['Alumno-I', 'Maestro-I', 'Maestro-I-preescolar', 'Padre-I', 'Escuela-I'];

/** Whose plan includes what (document 1 section 6), written a second time. */
const expected: Readonly<Record<Feature, readonly string[]>> = {
  dashboard: [...members, ...invited],
  'community.full': members,
  'learning.full': members,
  licences: [
    'Maestro-I',
    'Maestro-M',
    'Maestro-I-preescolar',
    'Maestro-A-secundaria',
    'Padre-I',
    'Padre-M',
    'Padre-A',
    'Escuela-I',
    ...schools,
  ],
  'teacher.panel': teachers,
  'teacher.students': teachers,
  'school.panel': schools,
  'school.users': schools,
  'school.reports': schools,
};

const features: readonly Feature[] = [
  'dashboard',
  'community.full',
  'learning.full',
  'licences',
  'teacher.panel',
  'teacher.students',
  'school.panel',
  'school.users',
  'school.reports',
];

test.for(features)('%s is included in the plans of these roles alone', (feature) => {
  const held = asked.filter((role) => hasFeature({ role: [role] }, feature));
  expect(held.toSorted()).toEqual(expected[feature].toSorted());
  expect(hasFeature({ role: [] }, feature)).toBe(false);
  expect(hasFeature({ role: ['admin'] }, feature)).toBe(true);
});

test('any of several roles gives a feature, and a permission needs both in the same role', () => {
  expect(hasFeature({ role: ['Padre-I', 'Maestro-M'] }, 'teacher.panel')).toBe(true);
  expect(may({ role: ['Escuela-I'] }, 'members.read')).toBe(false);
  expect(may({ role: ['Escuela-M'] }, 'members.read')).toBe(true);
  expect(may({ role: ['Escuela-I', 'Maestro-M'] }, 'members.read')).toBe(false);
  expect(may({ role: ['admin'] }, 'members.read')).toBe(true);
});
