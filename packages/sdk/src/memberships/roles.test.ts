import * as fc from 'fast-check';
import { expect, test } from 'vitest';

import { isTeacher } from '../accounts/roles.ts';
import { replacedRoles, roleOfPlan, rolesWith } from './roles.ts';
import { plans } from './rules.ts';

test('plans that come and go in any order give back what was there before, and touch no other role', () => {
  const paid = plans.filter(({ type, membership }) => type === 'padre' && membership !== 'gratis');
  const before = ['padre'];
  const others = ['maestro', 'admin'];
  fc.assert(
    fc.property(fc.array(fc.subarray(paid), { maxLength: 12 }), (steps) => {
      let roles = [...before, ...others];
      for (const standing of steps) {
        roles = rolesWith(roles, 'padre', standing, before);
        expect(roles.slice(1)).toEqual(others);
        expect(roles.filter((role) => replacedRoles.padre.some((known) => known === role))).toHaveLength(1);
        const annual = standing.some(({ membership }) => membership === 'anual');
        expect(roles[0]).toBe(annual ? 'Padre-A' : standing.length > 0 ? 'Padre-M' : 'padre');
      }
      expect(rolesWith(roles, 'padre', [], before)).toEqual([...before, ...others]);
    }),
  );
});

test.each([
  [['maestro'], ['Maestro-M']],
  [['maestro_preescolar'], ['Maestro-M-preescolar']],
  [['maestro_secundaria'], ['Maestro-M-secundaria']],
  [['Maestro-I-preescolar'], ['Maestro-M-preescolar']],
  [
    ['maestro', 'maestro_secundaria'],
    ['Maestro-M', 'Maestro-M-secundaria'],
  ],
  [[], ['Maestro-M']],
])('a teacher who was %j is %j on the monthly plan, and one again when it ends', (before, paid) => {
  const monthly = plans.filter(({ id }) => id === 5);
  const now = [...before, 'admin'];
  const during = rolesWith(now, 'maestro', monthly, before);
  expect(during).toEqual([...paid, 'admin']);
  expect(during.every((role) => role === 'admin' || isTeacher(role))).toBe(true);
  expect(rolesWith(during, 'maestro', [], before)).toEqual(now);
});

test('what a plan gives an audience is among the roles that plans replace', () => {
  const strange = plans.filter((plan) => {
    const role = roleOfPlan(plan);
    return role !== null && !replacedRoles[plan.type].includes(role);
  });
  expect(strange).toEqual([]);
});
