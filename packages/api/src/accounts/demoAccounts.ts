import { isParent, isStudent, isTeacher, type Role, roles } from '@lia/sdk/accounts/roles';
import { type Level, PUBLIC_SCHOOL_ID } from '@lia/sdk/registrations/rules';

import { fixedUuid } from '../platform/demoData.ts';
import { type FullName, fullName } from './demoNames.ts';

/** Password of everybody in the demo data. */
export const DEMO_PASSWORD = 'lia-demo-2026';

/** The id that an account of the demo data has in every database. */
export const demoUuid = (username: string): string => fixedUuid(`user ${username}`);

/** An account that the start script prints: one for each role, and `guest`, who has none. */
export interface DemoAccount extends FullName {
  username: string;
  role: Role | null;
  schoolId: number | null;
  /** Where a student studies. */
  classroom: Classroom | null;
  /** What a teacher teaches. */
  teaches: Classroom | null;
  /** Usernames of the parents, for some students. */
  guardians: readonly string[];
}

export interface Classroom {
  level: Level;
  grade: number;
}

const SCHOOL_ID = 301;

/** Of the second account that pays a school's plan: a school has one payer at a time (decision 49). */
const OTHER_SCHOOL_ID = 302;

const classrooms: Partial<Record<Role, Classroom>> = {
  preescolar: { level: 1, grade: 3 },
  alumno: { level: 2, grade: 4 },
  alumno_secundaria: { level: 3, grade: 2 },
  alumnoe0: { level: 1, grade: 2 },
  alumnoe1: { level: 2, grade: 2 },
  alumnoe2: { level: 2, grade: 5 },
  alumnoe3: { level: 3, grade: 1 },
  'Alumno-I': { level: 2, grade: 1 },
  'Alumno-M': { level: 2, grade: 6 },
  'Alumno-A': { level: 3, grade: 3 },
};

/** What each teacher teaches: every student above is in a group of one of them. */
const taught: Partial<Record<Role, Classroom>> = {
  maestro: { level: 2, grade: 4 },
  maestro_preescolar: { level: 1, grade: 3 },
  maestro_secundaria: { level: 3, grade: 2 },
  profesor_summit_2021: { level: 1, grade: 2 },
  maestroe1: { level: 2, grade: 2 },
  maestroe2: { level: 2, grade: 5 },
  maestroe3: { level: 3, grade: 1 },
  'Maestro-I': { level: 2, grade: 1 },
  'Maestro-I-preescolar': { level: 1, grade: 1 },
  'Maestro-I-secundaria': { level: 3, grade: 1 },
  'Maestro-M': { level: 2, grade: 6 },
  'Maestro-M-preescolar': { level: 1, grade: 2 },
  'Maestro-M-secundaria': { level: 3, grade: 2 },
  'Maestro-A': { level: 2, grade: 4 },
  'Maestro-A-preescolar': { level: 1, grade: 3 },
  'Maestro-A-secundaria': { level: 3, grade: 3 },
};

/** Whose children some of the students are, the first one's surname theirs; `alumno` has two. */
const guardians: Partial<Record<Role, readonly string[]>> = {
  alumno: ['padre', 'padre-i'],
  preescolar: ['padre'],
  'Alumno-M': ['padre-m'],
  'Alumno-A': ['padre-a'],
};

function schoolOf(role: Role): number | null {
  if (role === 'admin' || role === 'user') return null;
  if (role === 'Escuela-A') return OTHER_SCHOOL_ID;
  // Memberships are bought by people who come on their own.
  const cameAlone = isParent(role) || (/-[IMA]/.test(role) && (isStudent(role) || isTeacher(role)));
  return cameAlone ? PUBLIC_SCHOOL_ID : SCHOOL_ID;
}

const nameOf = (role: Role): FullName => fullName(roles.indexOf(role));

/** A student takes the first surname of the parent, where there is one. */
function childNameOf(role: Role, guardian: string | undefined): FullName {
  const own = nameOf(role);
  const parent = roles.find((it) => it.toLowerCase() === guardian);
  const [surname] = nameOf(parent ?? role).last_name.split(' ');
  return { name: own.name, last_name: `${surname} ${own.last_name.split(' ').at(-1)}` };
}

/** Every demo account, in the order of the specification's roles. */
export const demoAccounts: readonly DemoAccount[] = [
  ...roles.map((role) => ({
    username: role.toLowerCase(),
    role,
    ...childNameOf(role, guardians[role]?.[0]),
    schoolId: schoolOf(role),
    classroom: classrooms[role] ?? null,
    teaches: taught[role] ?? null,
    guardians: guardians[role] ?? [],
  })),
  {
    username: 'guest',
    role: null,
    ...fullName(roles.length),
    schoolId: null,
    classroom: null,
    teaches: null,
    guardians: [],
  },
];

/** The accounts that teach, by their uuid. */
export const demoTeachers: readonly string[] = demoAccounts
  .filter(({ teaches }) => teaches !== null)
  .map(({ username }) => demoUuid(username));

/**
 * Runs a company that gives. Roles name no company: it is an institution of its type, which the account runs as others run a
 * school.
 */
export const companyAccount: DemoAccount = {
  username: 'empresa',
  role: 'admin_escuela',
  name: 'Itzel',
  last_name: 'Xicoténcatl Cruz',
  // Textiles Mayahuel.
  schoolId: 309,
  classroom: null,
  teaches: null,
  guardians: [],
};
