import { groupOf, type Holder, type RoleGroup, rolesOf } from './roles.ts';

/**
 * The plan in a role's name: invitado (free), mensual, anual. `none` is a role without one (`maestro`,
 * `admin_escuela`), which a school or LIA gave, or a registration that is not paid.
 */
export const planTiers = ['none', 'I', 'M', 'A'] as const;
export type PlanTier = (typeof planTiers)[number];

const membershipTiers = ['I', 'M', 'A'] as const satisfies readonly PlanTier[];
const paid = ['none', 'M', 'A'] as const satisfies readonly PlanTier[];

/**
 * Feature × role group → tiers of the plan that include it (document 1 section 6): guests have limited access to the
 * community and to learning, members dashboards, teachers a control panel, the registration of students and their dashboard,
 * schools a panel, the administration of users, and reports. Administrators work for LIA: an area's own permission lets them in.
 */
export const features = {
  dashboard: { student: planTiers, teacher: planTiers, parent: planTiers, schoolAdmin: planTiers },
  'community.full': { student: paid, teacher: paid, parent: paid, schoolAdmin: paid },
  'learning.full': { student: paid, teacher: paid, parent: paid, schoolAdmin: paid },
  /** Membership roles of teachers and parents (document 2 section 6), and those who run a school. */
  licences: { teacher: membershipTiers, parent: membershipTiers, schoolAdmin: planTiers },
  'teacher.panel': { teacher: paid },
  'teacher.students': { teacher: paid },
  'school.panel': { schoolAdmin: paid },
  'school.users': { schoolAdmin: paid },
  'school.reports': { schoolAdmin: paid },
} as const satisfies Record<string, Partial<Record<RoleGroup, readonly PlanTier[]>>>;

export type Feature = keyof typeof features;

/** The tier that a role's name ends with, or has before its level (`Maestro-M-preescolar`). */
export function tierOf(role: string): PlanTier {
  const [, letter] = /-([IMA])(?:-|$)/.exec(role) ?? [];
  return planTiers.find((tier) => tier === letter) ?? 'none';
}

/** Whether the plan behind one role includes a feature. Administrators have every feature. */
export function roleHasFeature(role: string, feature: Feature): boolean {
  const group = groupOf(role);
  if (group === 'admin') return true;
  const tiers: Partial<Record<RoleGroup, readonly PlanTier[]>> = features[feature];
  return tiers[group]?.includes(tierOf(role)) ?? false;
}

/** Whether a session has a feature by any of its roles. */
export const hasFeature = (session: Holder, feature: Feature): boolean =>
  rolesOf(session).some((role) => roleHasFeature(role, feature));
