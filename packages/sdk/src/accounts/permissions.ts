import { isAdmin, isParent, isSchool, isStudent, isTeacher } from './roles.ts';

/** Role groups of the specification (document 1 section 6). `guest` has an account without a role. */
export const roleGroups = ['guest', 'admin', 'schoolAdmin', 'teacher', 'parent', 'student', 'user'] as const;
export type RoleGroup = (typeof roleGroups)[number];

/**
 * Which rows a permission reaches. `school`: of the schools and shifts that the user works for; `groups`: of the groups that
 * they teach; `children`: of the students that they are a guardian of; `own`: of the user alone.
 */
export type Reach = 'everything' | 'school' | 'groups' | 'children' | 'own';

const own = {
  everyMember: {
    guest: 'own',
    admin: 'own',
    schoolAdmin: 'own',
    teacher: 'own',
    parent: 'own',
    student: 'own',
    user: 'own',
  },
  /** Students are children: who pays for them is their parent or their school. */
  payers: { admin: 'own', schoolAdmin: 'own', teacher: 'own', parent: 'own', user: 'own' },
  /** A student's parent or school answers for them, and administrators work for LIA. */
  consenting: { schoolAdmin: 'own', teacher: 'own', parent: 'own', user: 'own' },
} as const;

/**
 * Permission × role group → reach. A group that is not named does not have the permission. The API's routes, the console's
 * resources and the portal's screens read this table and no other.
 */
const table = {
  member: own.everyMember,
  'institutions.manage': { admin: 'everything' },
  'members.read': { admin: 'everything', schoolAdmin: 'school' },
  'donations.read': { admin: 'everything' },
  'contacts.manage': { admin: 'everything' },
  'teachers.manage': { admin: 'everything' },
  'courses.manage': { admin: 'everything' },
  'courses.buy': own.payers,
  'gifts.make': own.payers,
  'plans.hold': own.payers,
  'consents.give': own.consenting,
  'embeds.manage': { admin: 'everything' },
  'payments.manage': { admin: 'everything' },
  'orders.read': { admin: 'everything' },
  'invoices.manage': { admin: 'everything' },
  'emails.manage': { admin: 'everything' },
  'people.read': { admin: 'everything' },
  'children.read': { parent: 'children' },
  'children.register': { parent: 'own' },
  'children.password': { parent: 'children' },
  'students.screens': { student: 'own' },
  'teachers.screens': { teacher: 'own' },
  'parents.screens': { parent: 'own' },
} as const satisfies Record<string, Partial<Record<RoleGroup, Reach>>>;

/** What asks for a session. */
export type MemberPermission = keyof typeof table;

/** What a call or a screen asks of its user; `anyone` needs no session and reaches no row but what the call itself names. */
export type Permission = 'anyone' | MemberPermission;

/** Every reach that some role group has with a permission. */
export type ReachOf<P extends MemberPermission> = Extract<(typeof table)[P][keyof (typeof table)[P]], Reach>;

export const policy: { readonly [P in MemberPermission]: Readonly<Partial<Record<RoleGroup, ReachOf<P>>>> } = table;

/** The part of a session that permissions depend on. */
export interface Holder {
  role: readonly string[];
}

/**
 * The group of a role. A role that is not named looks like a school's (theme and home, `audienceOf`), and has no permission
 * of a school: it is an account like any other.
 */
function groupOf(role: string): RoleGroup {
  if (isAdmin(role)) return 'admin';
  if (isSchool(role)) return 'schoolAdmin';
  if (isTeacher(role)) return 'teacher';
  if (isParent(role)) return 'parent';
  return isStudent(role) ? 'student' : 'user';
}

/** The role groups of a session, each once. */
export const groupsOf = ({ role }: Holder): ReadonlySet<RoleGroup> =>
  new Set(role.length > 0 ? role.map(groupOf) : ['guest']);

/** Every reach that a session has with a permission, by any of its roles; none where it does not have the permission. */
export function reachesOf<P extends MemberPermission>(session: Holder, permission: P): ReadonlySet<ReachOf<P>> {
  return new Set([...groupsOf(session)].flatMap((group) => policy[permission][group] ?? []));
}

/** Whether a session has a permission. Null is a visitor, who has no session. */
export function may(session: Holder | null, permission: Permission): boolean {
  if (permission === 'anyone') return true;
  return session !== null && reachesOf(session, permission).size > 0;
}
