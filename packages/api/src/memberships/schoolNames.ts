import { sql } from 'drizzle-orm';

import { institutions } from '../institutions/tables.ts';
import { schoolsRunBy } from './eligible.ts';
import { memberships } from './tables.ts';

/** Names of the schools that a membership is for, in a query about memberships; empty where it is for none. */
export const schoolNames = sql<string>`coalesce((
  select string_agg(distinct ${institutions.name}, ', ') from ${institutions}
  where ${institutions.id} = ${memberships.schoolId} or ${institutions.id} in ${schoolsRunBy(sql`${memberships.userId}`)}), '')`;
