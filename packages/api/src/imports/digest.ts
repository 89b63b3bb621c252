import { type SQL, sql, type SQLWrapper } from 'drizzle-orm';

import { users } from '../accounts/tables.ts';
import { schoolEnrolments, schoolMembers } from '../institutions/tables.ts';

/**
 * A digest of all that an import writes of an account, without what the database derives from it: where it is another one
 * later, someone changed the account since.
 */
export const digestOf = (userId: SQLWrapper): SQL<string> => sql<string>`(
  select md5(concat(
    (jsonb_strip_nulls(to_jsonb(${users})) - array['search', 'kinds', 'sort_name'])::text,
    (select jsonb_agg(jsonb_strip_nulls(to_jsonb(${schoolMembers})) order by ${schoolMembers.id})
      from ${schoolMembers} where ${schoolMembers.userId} = ${users.id})::text,
    (select jsonb_agg(jsonb_strip_nulls(to_jsonb(${schoolEnrolments})) order by ${schoolEnrolments.id})
      from ${schoolEnrolments} where ${schoolEnrolments.userId} = ${users.id})::text))
  from ${users} where ${users.id} = ${userId})`;
