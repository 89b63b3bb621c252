import type { Role } from '../accounts/roles.ts';
import type { Plan } from './rules.ts';
import { type Membership, registrationTypes } from '../registrations/rules.ts';

/** Whom a paid plan gives a role: its payer, by the plan's type, and the holders of its licences, who may be students. */
export const grantTypes = [...registrationTypes, 'alumno'] as const;
export type GrantType = (typeof grantTypes)[number];

/** Role that a paid plan gives its payer (document 1 section 6); null for a free one. */
export function roleOfPlan({ type, membership }: Pick<Plan, 'type' | 'membership'>): Role | null {
  if (membership === 'gratis') return null;
  return rolesByType[type][membership];
}

const rolesByType = {
  alumno: { mensual: 'Alumno-M', anual: 'Alumno-A' },
  padre: { mensual: 'Padre-M', anual: 'Padre-A' },
  maestro: { mensual: 'Maestro-M', anual: 'Maestro-A' },
  escuela: { mensual: 'Escuela-M', anual: 'Escuela-A' },
} as const satisfies Record<GrantType, Record<Exclude<Membership, 'gratis'>, Role>>;

/** Levels that names of teachers' roles may end with (document 1 section 6); a plan changes the tier and not the level. */
const levels = ['', '-preescolar', '-secundaria'] as const;

const atLevels = <R extends 'Maestro-I' | 'Maestro-M' | 'Maestro-A'>(tiers: readonly R[]) =>
  tiers.flatMap((tier) => levels.map((level) => `${tier}${level}` as const));

/**
 * Roles that a paid plan takes the place of, and gives back when it ends. The role that names a student's level stays beside
 * the plan's.
 */
export const replacedRoles: Readonly<Record<GrantType, readonly Role[]>> = {
  alumno: ['Alumno-I', 'Alumno-M', 'Alumno-A'],
  padre: ['padre', 'Padre-I', 'Padre-M', 'Padre-A'],
  maestro: [
    'maestro',
    'maestro_preescolar',
    'maestro_secundaria',
    ...atLevels(['Maestro-I', 'Maestro-M', 'Maestro-A']),
  ],
  escuela: ['Escuela-I', 'Escuela-M', 'Escuela-A'],
};

const givenRoles: Readonly<Record<GrantType, readonly string[]>> = {
  alumno: ['Alumno-M', 'Alumno-A'],
  padre: ['Padre-M', 'Padre-A'],
  maestro: atLevels(['Maestro-M', 'Maestro-A']),
  escuela: ['Escuela-M', 'Escuela-A'],
};

const levelIn = (role: string): string => levels.find((level) => level !== '' && role.endsWith(level.slice(1))) ?? '';

/**
 * Roles of a user with these standing plans: that of the strongest in the place of those that plans replace, or what was
 * there before the first of them. Teachers of a level are so in their plan as well (`maestro_preescolar`,
 * `Maestro-M-preescolar`). Other roles stay.
 */
export function rolesWith(
  now: readonly string[],
  type: GrantType,
  standing: readonly Pick<Plan, 'membership'>[],
  before: readonly string[],
): string[] {
  const others = now.filter((role) => !givenRoles[type].includes(role) && !before.includes(role));
  const tier = (['anual', 'mensual'] as const).find((one) => standing.some(({ membership }) => membership === one));
  if (!tier) return [...before, ...others];
  const strongest = rolesByType[type][tier];
  const taught = type === 'maestro' ? new Set(before.map(levelIn)) : new Set<string>();
  return [...(taught.size > 0 ? [...taught].map((level) => strongest + level) : [strongest]), ...others];
}
