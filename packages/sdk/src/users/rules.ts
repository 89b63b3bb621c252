import {
  type Role,
  isAdmin,
  type Holder,
  isStudent,
  parentRoles,
  roles,
  schoolRoles,
  studentRoles,
  teacherRoles,
} from '../accounts/roles.ts';
import type { MemberRole } from '../institutions/rules.ts';
import { PUBLIC_SCHOOL_ID } from '../registrations/rules.ts';
import { mayHaveCard } from '../accounts/accessCodes.ts';
import { tierOf } from '../accounts/features.ts';

/**
 * Kinds of users, each a list of its own (document 2 section 2). They overlap: a teacher with the free plan is a teacher, and
 * is interested. Who works for LIA is of none.
 */
export const userKinds = ['students', 'teachers', 'parents', 'schools', 'interested'] as const;
export type UserKind = (typeof userKinds)[number];

/** Who has one of these roles is of the kind. */
export const rolesOfKind = {
  students: studentRoles,
  teachers: teacherRoles,
  parents: parentRoles,
  schools: schoolRoles,
} as const satisfies Record<Exclude<UserKind, 'interested'>, readonly Role[]>;

/** Who has no other role than these, or none at all, is interested: neither a plan nor a school gave them one. */
export const interestedRoles: readonly Role[] = roles.filter((role) => role === 'user' || tierOf(role) === 'I');

/** `deactivated`: cannot sign in, and has released the username and the e-mail address. */
export const userStatuses = ['active', 'deactivated'] as const;
export type UserStatus = (typeof userStatuses)[number];

/** How an account is called once it was erased. */
export const erasedName = { name: 'Cuenta', lastName: 'eliminada' } as const;

/** How a guardian is related to a student. */
export const guardianRelations = ['parent', 'legal_guardian', 'relative'] as const;

/** Most users that are moved at once. */
export const MAX_MOVED = 100;

/** How long the link is good with which a new account chooses its first password. */
export const ACCOUNT_INVITATION_DAYS = 7;

/** Roles that a school gives: those of its students and teachers by level, and parents. Plans and LIA give the others. */
const schoolGiven: readonly Role[] = [
  'preescolar',
  'alumno',
  'alumno_secundaria',
  'maestro_preescolar',
  'maestro',
  'maestro_secundaria',
  'padre',
];

/** The roles that a user may give to others. */
export const assignableRoles = ({ role }: Holder): readonly Role[] => (role.some(isAdmin) ? roles : schoolGiven);

/** Roles whose holders a school does not change: administrators, and who runs a school. */
const isBeyondSchools = (role: string): boolean => isAdmin(role) || schoolRoles.some((one) => one === role);

/** Whether the roles of two users let the one change the account of the other. */
export const mayChangeRoles = ({ role }: Holder, person: Holder): boolean =>
  role.some(isAdmin) || !person.role.some(isBeyondSchools);

/**
 * Whether a link to choose a new password can be sent to a user. Children's addresses are never confirmed: their guardians
 * choose their passwords, and schools make access cards.
 */
export const canBeSentReset = ({ email, dependent, status }: Reachable): boolean =>
  email !== null && !dependent && status === 'active';

/** What decides whether a link may be sent to a user. */
interface Reachable {
  email: string | null;
  dependent: boolean;
  status: UserStatus;
}

/**
 * Whether a user may give another a temporary password: to who gets neither a link nor a card. A school gives them to its students
 * alone: it could act as a teacher or parent until these sign in.
 */
export const mayGivePassword = ({ role }: Holder, person: Reachable & Holder & { level: number | null }): boolean =>
  person.status === 'active' &&
  !canBeSentReset(person) &&
  !mayHaveCard(person) &&
  (role.some(isAdmin) || (person.role.length > 0 && person.role.every(isStudent)));

/** Who works for a school reads its people: such a role is given in one school, never in all where they are a parent. */
export const worksForSchool = (role: MemberRole): boolean => role === 'schoolAdmin' || role === 'teacher';

/**
 * The school in which someone of several gets a role that works for one: where they worked until now, or else their only school; null
 * where an administrator has yet to add them to one. LIA alone runs the public school.
 */
export function schoolForRole(
  role: MemberRole,
  before: readonly { schoolId: number; roles: readonly MemberRole[] }[],
): number | null {
  const open = before.filter(({ schoolId }) => role !== 'schoolAdmin' || schoolId !== PUBLIC_SCHOOL_ID);
  const worked = open.filter(({ roles: had }) => had.some(worksForSchool));
  const [only, ...others] = new Set((worked.length > 0 ? worked : open).map(({ schoolId }) => schoolId));
  return only === undefined || others.length > 0 ? null : only;
}
