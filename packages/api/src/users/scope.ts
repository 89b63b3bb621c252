import { and, isNull, type SQL, sql } from 'drizzle-orm';

import { users } from '../accounts/tables.ts';
import { isCurrentMember, schoolsIn, worksFor } from '../institutions/members.ts';
import { institutions, schoolMembers } from '../institutions/tables.ts';
import type { Scope } from '../platform/scope.ts';

export type UserScope = Scope<'everything' | 'school'>;

/** Schools that a scope reaches, as a query of their ids. */
export const schoolIdsIn = (scope: UserScope): SQL =>
  sql`(select ${institutions.id} from ${institutions} where ${schoolsIn(scope)})`;

/** Accounts of the people of the schools that a user works for, as a condition on `users`. */
export const isInSchoolOf = (userId: number): SQL => sql`${users.id} in (
  select ${schoolMembers.userId} from ${schoolMembers}
  where ${isCurrentMember} and ${schoolMembers.schoolId} in (
    select ${institutions.id} from ${institutions} where ${and(isNull(institutions.deletedAt), worksFor(userId))}))`;

/** Accounts of the people of a scope's schools, deactivated ones among them, as a condition on `users`. */
export const usersIn = (scope: UserScope): SQL => scope.where({ school: isInSchoolOf });
