import { tierOf } from '../accounts/features.ts';
import { may } from '../accounts/permissions.ts';
import { type Holder, isTeacher, rolesOf } from '../accounts/roles.ts';
import { PUBLIC_SCHOOL_ID } from '../registrations/rules.ts';

/** Students whom teachers register in one group: more than a class has. */
export const MAX_REGISTERED = 60;

/**
 * Whether a user registers students in the groups of a school that they reach. A role without a plan is one that a school gave, and
 * includes it there; in the school of public registrations, which gives none, teachers need a paid plan of their own.
 */
export const registersStudentsIn = (user: Holder, schoolId: number): boolean =>
  rolesOf(user).some(
    (role) =>
      may({ ...user, role: [role] }, 'students.register') &&
      !(schoolId === PUBLIC_SCHOOL_ID && isTeacher(role) && tierOf(role) === 'none'),
  );
