import { audienceOf, isAdmin, isParent, isStudent, isTeacher } from '@lia/sdk/accounts/roles';
import type { SessionUser } from '@lia/sdk/accounts/schema';

/** Who may see a guarded screen. */
export type Entry = 'students' | 'teachers' | 'parents' | 'payers' | 'member';

const admits = {
  students: isStudent,
  teachers: isTeacher,
  parents: isParent,
  /** Whoever may have a plan: parents, teachers, schools. */
  payers: (role) => !isStudent(role),
  member: () => true,
} as const satisfies Record<Entry, (role: string) => boolean>;

/** Whether a screen is for somebody. */
export const isAdmitted = (user: SessionUser, entry: Entry): boolean =>
  entry === 'member' || user.role.some(admits[entry]);

const homes = {
  students: '/apps/landing',
  teachers: '/apps/dashboardmaestros/',
  parents: '/apps/dashboardpadres',
  schools: '/apps/dashboard/',
} as const;

/** The screen on which somebody starts: that of their first role's audience (document 1 section 2). */
export const homeOf = (user: SessionUser): string => homes[audienceOf(user.role[0] ?? '')];

export const isAdministrator = (user: SessionUser): boolean => user.role.some(isAdmin);
