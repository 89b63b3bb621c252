import { planById } from '@lia/sdk/memberships/rules';
import type { ChildStatusList } from '@lia/sdk/registrations/childStatus';
import { asc, sql } from 'drizzle-orm';

import { studentsIn } from '../accounts/guardianships.ts';
import { lastSeenAt } from '../accounts/lastSeen.ts';
import { users } from '../accounts/tables.ts';
import { licences, memberships } from '../memberships/tables.ts';
import type { Database } from '../platform/database.ts';
import type { Scope } from '../platform/scope.ts';

// Nested: of the columns that a field of one table's select names itself, drizzle leaves out the table.
const heldPlan = sql`select ${memberships.planId} from ${licences}
  join ${memberships} on ${memberships.id} = ${licences.membershipId}
  where ${licences.userId} = ${users.id} and ${licences.freedAt} is null and ${memberships.status} <> 'ended'
  order by ${memberships.paidUntil} desc limit 1`;

/** The licence and the latest sign-in of the students of a scope, oldest account first. */
export async function statusOfStudents(db: Database, scope: Scope<'children'>): Promise<ChildStatusList['data']> {
  const rows = await db
    .select({
      uuid: users.uuid,
      planId: sql<number | null>`(${heldPlan})`,
      lastSeenAt,
    })
    .from(users)
    .where(studentsIn(scope))
    .orderBy(asc(users.id));
  return rows.map(({ uuid, planId, lastSeenAt: seenAt }) => {
    const plan = planId === null ? undefined : planById(planId);
    return {
      uuid,
      plan: plan ? { type: plan.type, membership: plan.membership } : null,
      last_seen_at: seenAt === null ? null : new Date(seenAt).toISOString(),
    };
  });
}
