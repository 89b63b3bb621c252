import { sql } from 'drizzle-orm';

import { licences, memberships } from './tables.ts';

/** How many licences of a row of `memberships` are held, in a select of several tables. */
export const usedLicences = sql<number>`(
  select count(*)::int from ${licences}
  where ${licences.membershipId} = ${memberships.id} and ${licences.freedAt} is null)`;
