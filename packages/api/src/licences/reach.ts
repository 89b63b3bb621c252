import { PUBLIC_SCHOOL_ID } from '@lia/sdk/registrations/rules';
import { type Column, eq, inArray, type SQL, sql } from 'drizzle-orm';

import { hasGuardian } from '../accounts/guardianships.ts';
import { users } from '../accounts/tables.ts';
import { isCurrentMember } from '../institutions/members.ts';
import { schoolMembers } from '../institutions/tables.ts';
import { peopleEverOfSchools, peopleOfSchools, schoolsRunBy } from '../memberships/eligible.ts';
import { planIdsOf } from '../memberships/planIds.ts';
import { hasSchoolPlan } from '../memberships/planIds.ts';
import { memberships } from '../memberships/tables.ts';
import type { Scope } from '../platform/scope.ts';

export type LicenceReach = 'everything' | 'school' | 'own';

/** Memberships of schools, as a condition on `memberships`: those that gifts pay for them, and the school plans of everyone who works for them. */
export const ofSchools = (
  schools: SQL,
): SQL => sql`(${memberships.schoolId} in ${schools} or ${hasSchoolPlan} and ${memberships.userId} in (
  select ${schoolMembers.userId} from ${schoolMembers}
  where ${schoolMembers.schoolId} in ${schools} and ${schoolMembers.schoolId} <> ${PUBLIC_SCHOOL_ID}
    and ${schoolMembers.role} = 'schoolAdmin' and ${isCurrentMember}))`;

/** Memberships of a scope, as a condition on `memberships`: of a school, its own and the school plans of everyone who works for it. */
export const membershipsIn = (scope: Scope<LicenceReach>): SQL =>
  scope.where({
    own: (userId) => eq(memberships.userId, userId),
    school: (
      userId,
    ) => sql`(${memberships.userId} = ${userId} or ${memberships.schoolId} in ${schoolsRunBy(userId)} or ${hasSchoolPlan} and exists (
      select from ${schoolsRunBy(sql`${memberships.userId}`)} as theirs(id)
      where theirs.id in ${schoolsRunBy(userId)}))`,
  });

/** A membership, or the columns of one. */
interface Reached {
  userId: number | null | Column;
  planId: number | Column;
}

/**
 * Holders whom a scope may name, and whose licences it may change, of a membership that it reaches, as a condition on `users`:
 * of one that several schools use, a school's administrator reaches the people of their own. Who left stays with the school
 * until another one of the payer's has them. Of a parent's, the payer reaches the children whom they answer for (decision 79).
 */
export function holdersIn(scope: Scope<LicenceReach>, { userId: payerId, planId }: Reached): SQL {
  const payer = sql`${payerId}::int`;
  const pool = schoolsRunBy(payer);
  const isFamilys = inArray(sql`${planId}::int`, planIdsOf('padre'));
  const isPaidBy = (userId: number): SQL =>
    sql`(${payer} = ${userId} and (not ${isFamilys} or ${users.id} is null or ${hasGuardian(userId)}))`;
  return scope.where({
    own: isPaidBy,
    school: (userId) => {
      const own = schoolsRunBy(userId);
      const isOwn = sql`${users.id} in ${peopleEverOfSchools(own)}
        and (${users.id} in ${peopleOfSchools(own)} or ${users.id} not in ${peopleOfSchools(pool)})`;
      // The account was removed.
      const isWithoutSchool = sql`${users.id} is null
        and not exists (select from ${pool} as shared(id) where shared.id not in ${own})`;
      return sql`(${isPaidBy(userId)} or ${isOwn} or ${isWithoutSchool})`;
    },
  });
}
