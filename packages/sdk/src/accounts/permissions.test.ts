import { expect, test } from 'vitest';

import { may, type Permission, reachesOf } from './permissions.ts';
import {
  audienceOf,
  groupsOf,
  isTeacher,
  parentRoles,
  roleGroups,
  roles,
  schoolRoles,
  studentRoles,
  teacherRoles,
} from './roles.ts';

test('every named role is in the group of its audience', () => {
  const groups = (names: readonly string[]) => [...new Set(names.flatMap((name) => [...groupsOf({ role: [name] })]))];
  expect(groups(schoolRoles)).toEqual(['schoolAdmin']);
  expect(groups(teacherRoles)).toEqual(['teacher']);
  expect(groups(parentRoles)).toEqual(['parent']);
  expect(groups(studentRoles)).toEqual(['student']);
  expect(groups([...roles]).toSorted()).toEqual(roleGroups.filter((group) => group !== 'guest').toSorted());
});

test.for(['school', 'coordinador', 'Admin', 'constructor', '__proto__', ''])(
  'the role "%s", which is not named, looks like a school and has no permission of one',
  (role) => {
    expect(audienceOf(role)).toBe('schools');
    expect([...groupsOf({ role: [role] })]).toEqual(['user']);
  },
);

/** Permissions of screens, which no route of the API asks for. */
const screens: readonly [Permission, readonly string[]][] = [
  ['students.screens', ['alumno']],
  ['teachers.screens', ['maestro']],
  ['parents.screens', ['padre']],
  ['plans.hold', ['admin', 'admin_escuela', 'maestro', 'padre', 'user']],
];

test.for(screens)('%s is for these roles alone', ([permission, holders]) => {
  const held = ['admin', 'admin_escuela', 'alumno', 'maestro', 'padre', 'user'].filter((role) =>
    may({ role: [role] }, permission),
  );
  expect(held).toEqual(holders);
  expect(may({ role: [] }, permission)).toBe(false);
  expect(may(null, permission)).toBe(false);
});

test('cards of a group are for teachers, administrators and, of the roles of a school, for admin_escuela alone', () => {
  const holders = roles.filter((role) => may({ role: [role] }, 'groups.cards'));
  expect(holders).toEqual(roles.filter((role) => role === 'admin' || role === 'admin_escuela' || isTeacher(role)));
});

test.for(['imports.manage', 'cards.manage'] as const)(
  '%s is for administrators and, of the roles of a school, for admin_escuela alone',
  (permission) => {
    const holders = roles.filter((role) => may({ role: [role] }, permission));
    expect(holders).toEqual(['admin', 'admin_escuela']);
    expect([...reachesOf({ role: ['admin_escuela', 'Escuela-A'] }, permission)]).toEqual(['school']);
  },
);

test('LIA Kinder is for teachers of preescolar alone', () => {
  const holders = roles.filter((role) => may({ role: [role] }, 'destinations.kinder'));
  expect(holders).toEqual([
    'maestro_preescolar',
    'Maestro-I-preescolar',
    'Maestro-M-preescolar',
    'Maestro-A-preescolar',
  ]);
});

test('the screen of licences is for the membership roles of parents and teachers', () => {
  const holders = roles.filter((role) => may({ role: [role] }, 'licences.screens'));
  expect(holders).toEqual(roles.filter((role) => /^(Maestro|Padre)-[IMA]/.test(role)));
});

test('a temporary password opens the session alone, whatever the role', () => {
  for (const role of [[], ['admin'], ['admin_escuela'], ['maestro'], ['alumno']]) {
    const session = { role, temporary_password: true };
    expect(may(session, 'session')).toBe(true);
    expect(may(session, 'member')).toBe(false);
  }
  expect([...reachesOf({ role: ['admin'], temporary_password: true }, 'orders.read')]).toEqual([]);
});

test('several roles reach what any of them does, and the same thing once', () => {
  expect([...reachesOf({ role: ['alumno', 'padre', 'Padre-M'] }, 'children.read')]).toEqual(['children']);
  expect([...reachesOf({ role: ['maestro', 'admin'] }, 'orders.read')]).toEqual(['everything']);
  expect([...reachesOf({ role: ['maestro'] }, 'orders.read')]).toEqual([]);
});
