import type { AuditEntry } from '@lia/sdk/audit/records';
import { and, eq, inArray } from 'drizzle-orm';

import { users } from '../accounts/tables.ts';
import { schoolsIn } from '../institutions/members.ts';
import { institutions, schoolMembers } from '../institutions/tables.ts';
import type { ScopedCall } from '../platform/lists/defineList.ts';

/**
 * Leaves out who acted where a school may not know them: people of other schools, and of LIA. Networks are for those alone
 * who reach everything.
 */
export async function withoutStrangers(
  { db, scope }: ScopedCall<'everything' | 'school'>,
  entries: readonly AuditEntry[],
): Promise<AuditEntry[]> {
  const actors = entries.flatMap(({ actor }) => (actor ? [actor.uuid] : []));
  const known = await db
    .selectDistinct({ uuid: users.uuid })
    .from(schoolMembers)
    .innerJoin(users, eq(users.id, schoolMembers.userId))
    .innerJoin(institutions, eq(institutions.id, schoolMembers.schoolId))
    .where(and(inArray(users.uuid, actors), schoolsIn(scope)));
  const uuids = new Set(known.map(({ uuid }) => uuid));
  return entries.map((entry) => ({
    ...entry,
    actor: entry.actor && uuids.has(entry.actor.uuid) ? entry.actor : null,
    network: null,
  }));
}
