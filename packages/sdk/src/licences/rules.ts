import { groupsOf } from '../accounts/roles.ts';
import type { Plan } from '../memberships/rules.ts';
import type { GrantType } from '../memberships/roles.ts';
import type { RegistrationType } from '../registrations/rules.ts';

/**
 * Licences that a plan includes each time it is paid: parents pay one for each child (document 1 section 1), teachers one. The
 * specification names no number for schools (decision 49); administrators change that of a membership.
 */
export const includedLicences: Readonly<Record<RegistrationType, number>> = { padre: 1, maestro: 1, escuela: 100 };

/** Licences that an order of a plan pays. */
export const licencesPaid = ({ type }: Pick<Plan, 'type'>, quantity: number): number =>
  includedLicences[type] * quantity;

/** Most people that one call gives licences to. */
export const MAX_ASSIGNED = 200;

/** What a licence of a plan makes its holder; null for people whom none is for. */
export function grantFor({ type }: Pick<Plan, 'type'>, role: readonly string[]): GrantType | null {
  if (type === 'padre') return 'alumno';
  const groups = groupsOf({ role });
  if (groups.has('teacher')) return 'maestro';
  return groups.has('student') ? 'alumno' : null;
}

/**
 * Why a licence was freed. `reassigned`: it went to another person. `shrunk`: the membership has fewer licences.
 * `refunded`: what was paid for it went back. `import_undone`: the import that assigned it was undone. `merged`: its holder has
 * another one by an account of theirs that was merged.
 */
export const freeReasons = ['freed', 'reassigned', 'shrunk', 'refunded', 'import_undone', 'merged'] as const;
export type FreeReason = (typeof freeReasons)[number];

/** Most freed licences that an order shows. */
export const MAX_FREED = 100;

/** Most people that a search for someone to assign a licence to answers. */
export const MAX_CANDIDATES = 50;
