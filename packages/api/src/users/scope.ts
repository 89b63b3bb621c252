import { type SQL, sql } from 'drizzle-orm';

import { isInSchoolOf, schoolsIn } from '../institutions/members.ts';
import { institutions } from '../institutions/tables.ts';
import type { Scope } from '../platform/scope.ts';

export type UserScope = Scope<'everything' | 'school'>;

/** Schools that a scope reaches, as a query of their ids. */
export const schoolIdsIn = (scope: UserScope): SQL =>
  sql`(select ${institutions.id} from ${institutions} where ${schoolsIn(scope)})`;

/** Accounts of the people of a scope's schools, deactivated ones among them, as a condition on `users`. */
export const usersIn = (scope: UserScope): SQL => scope.where({ school: isInSchoolOf });
