import { may, type Permission } from '@lia/sdk/accounts/permissions';
import { audienceOf, isAdmin } from '@lia/sdk/accounts/roles';
import type { SessionUser } from '@lia/sdk/accounts/schema';

/** Who may see a guarded screen. */
export type Entry = 'students' | 'teachers' | 'parents' | 'payers' | 'member';

const needs = {
  students: 'students.screens',
  teachers: 'teachers.screens',
  parents: 'parents.screens',
  /** Parents, teachers and schools may have a plan. */
  payers: 'plans.hold',
  member: 'member',
} as const satisfies Record<Entry, Permission>;

/** Whether a screen is for a member. */
export const isAdmitted = (user: SessionUser, entry: Entry): boolean => may(user, needs[entry]);

const homes = {
  students: '/apps/landing',
  teachers: '/apps/dashboardmaestros/',
  parents: '/apps/dashboardpadres',
  schools: '/apps/dashboard/',
} as const;

/** The screen on which somebody starts: that of their first role's audience (document 1 section 2). */
export const homeOf = (user: SessionUser): string => homes[audienceOf(user.role[0] ?? '')];

export const isAdministrator = (user: SessionUser): boolean => user.role.some(isAdmin);
