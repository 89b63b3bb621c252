import { type Plan, plans } from '@lia/sdk/memberships/rules';
import { and, eq, exists, inArray, isNull, ne, not } from 'drizzle-orm';

import { hasGuardian } from '../accounts/guardianships.ts';
import { users } from '../accounts/tables.ts';
import type { Database } from '../platform/database.ts';
import { ApiFailure } from '../platform/errors.ts';
import { givesAsMuch } from './following.ts';
import { childIds } from './store.ts';
import { licences, memberships } from './tables.ts';

/** Children of a parent for whom no other guardian goes on paying a plan that gives as much: of one plan a person has one licence (decision 49). */
export async function unpaidChildIds(db: Database, parentId: number, plan: Plan): Promise<number[]> {
  const asMuch = plans.filter(({ id, type }) => type === plan.type && givesAsMuch(id, plan)).map(({ id }) => id);
  const paid = db
    .select({ id: licences.id })
    .from(licences)
    .innerJoin(memberships, eq(memberships.id, licences.membershipId))
    .where(
      and(
        eq(licences.userId, users.id),
        isNull(licences.freedAt),
        ne(memberships.userId, parentId),
        // What a removed guardian goes on paying is not counted on.
        hasGuardian(memberships.userId),
        inArray(memberships.planId, asMuch),
        eq(memberships.status, 'active'),
        eq(memberships.cancelled, false),
      ),
    );
  return childIds(db, parentId, not(exists(paid)));
}

/**
 * Refuses to sell a parent's plan where another guardian pays it for each of the children: theirs would give nothing.
 * @throws {ApiFailure} 409 `PLAN_PAID_BY_OTHER`.
 */
export async function assertNotPaidByOther(db: Database, userId: number, plan: Plan): Promise<void> {
  if (plan.type !== 'padre') return;
  const hasChildren = (await childIds(db, userId)).length > 0;
  if (hasChildren && (await unpaidChildIds(db, userId, plan)).length === 0)
    throw new ApiFailure(409, 'PLAN_PAID_BY_OTHER');
}
