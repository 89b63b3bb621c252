/** Role names exactly as the specification has them (document 1 section 6). */

const tiers = ['I', 'M', 'A'] as const;
const inTiers = <P extends string>(prefix: P) => tiers.map((tier) => `${prefix}-${tier}` as const);
const atLevels = <P extends string>(names: readonly P[]) =>
  names.flatMap((name) => [name, `${name}-preescolar`, `${name}-secundaria`] as const);

export const studentRoles = [
  'alumno',
  'alumno_secundaria',
  'preescolar',
  'alumnoe0',
  'alumnoe1',
  'alumnoe2',
  'alumnoe3',
  ...inTiers('Alumno'),
] as const;

export const teacherRoles = [
  'maestro',
  'maestro_preescolar',
  'maestro_secundaria',
  'profesor_summit_2021',
  'maestroe1',
  'maestroe2',
  'maestroe3',
  ...atLevels(inTiers('Maestro')),
] as const;

export const parentRoles = ['padre', ...inTiers('Padre')] as const;

export const schoolRoles = ['admin_escuela', 'director_escuela', ...inTiers('Escuela')] as const;

/** `guest` is having no role at all, so it is not listed. */
export const roles = ['admin', ...schoolRoles, ...studentRoles, ...teacherRoles, ...parentRoles, 'user'] as const;

export type Role = (typeof roles)[number];

/** The four audiences of the product; each keeps one colour everywhere. */
export const audiences = ['students', 'teachers', 'parents', 'schools'] as const;
export type Audience = (typeof audiences)[number];

const includes = (list: readonly string[], role: string): boolean => list.includes(role);

export const isStudent = (role: string): boolean => includes(studentRoles, role);
export const isTeacher = (role: string): boolean => includes(teacherRoles, role);
export const isParent = (role: string): boolean => includes(parentRoles, role);
export const isSchool = (role: string): boolean => includes(schoolRoles, role);
export const isAdmin = (role: string): boolean => role === 'admin';

/** The audience a role belongs to; any role that is not named is treated as a school (document 1 section 6). */
export function audienceOf(role: string): Audience {
  if (isStudent(role)) return 'students';
  if (isTeacher(role)) return 'teachers';
  if (isParent(role)) return 'parents';
  return 'schools';
}

/** Value of the `role` cookie and index of the login tab: 1 students, 2 teachers, 3 parents, 4 schools and admins. */
export type AudienceNumber = 1 | 2 | 3 | 4;

const numbers = { students: 1, teachers: 2, parents: 3, schools: 4 } as const satisfies Record<
  Audience,
  AudienceNumber
>;

export const audienceNumber = (audience: Audience): AudienceNumber => numbers[audience];

/** Audience of a login tab or `role` cookie; students for anything else (document 1 section 2). */
export const audienceAt = (number: unknown): Audience => audiences[Number(number) - 1] ?? 'students';

/** Role groups of the specification (document 1 section 6). `guest` has an account without a role. */
export const roleGroups = ['guest', 'admin', 'schoolAdmin', 'teacher', 'parent', 'student', 'user'] as const;
export type RoleGroup = (typeof roleGroups)[number];

/** The part of a session that permissions depend on. */
export interface Holder {
  role: readonly string[];
  /** Whether they signed in with a password that their school gave them, and have yet to choose their own. */
  temporary_password?: boolean | undefined;
}

/** The role of who has an account and no role. It is no role of the specification, and is never stored. */
export const GUEST = 'guest';

/** The roles of a session; that of a guest where it has none. */
export const rolesOf = ({ role }: Holder): readonly string[] => (role.length > 0 ? role : [GUEST]);

/**
 * The group of a role. A role that is not named looks like a school's (theme and home, `audienceOf`), and has no permission
 * of a school: it is an account like any other.
 */
export function groupOf(role: string): RoleGroup {
  if (role === GUEST) return 'guest';
  if (isAdmin(role)) return 'admin';
  if (isSchool(role)) return 'schoolAdmin';
  if (isTeacher(role)) return 'teacher';
  if (isParent(role)) return 'parent';
  return isStudent(role) ? 'student' : 'user';
}

/** The role groups of a session, each once. */
export const groupsOf = (session: Holder): ReadonlySet<RoleGroup> => new Set(rolesOf(session).map(groupOf));
