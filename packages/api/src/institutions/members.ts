import { groupsOf } from '@lia/sdk/accounts/permissions';
import { sql, type SQL } from 'drizzle-orm';

import { users } from '../accounts/tables.ts';
import type { Transaction } from '../platform/database.ts';
import { type MemberRole, memberRoles, schoolMembers } from './tables.ts';

/** What an account is in a school, by its roles: each once, or a user like any other. */
function memberRolesOf(role: readonly string[]): MemberRole[] {
  const groups = groupsOf({ role });
  const named = memberRoles.filter((name) => groups.has(name));
  return named.length > 0 ? named : ['user'];
}

/** Makes accounts members of a school as what their roles are. */
export async function joinSchool(
  tx: Transaction,
  members: readonly { userId: number; schoolId: number; role: readonly string[] }[],
): Promise<void> {
  const rows = members.flatMap(({ role, ...member }) => memberRolesOf(role).map((as) => ({ ...member, role: as })));
  if (rows.length > 0) await tx.insert(schoolMembers).values(rows).onConflictDoNothing();
}

/** Memberships of people in schools that last, as a condition on `school_members`. */
export const isCurrentMember: SQL = sql`(${schoolMembers.until} is null or ${schoolMembers.until} > now())`;

/** The school of an account that its session names: of several the one that it has been in longest. */
export const firstSchool: SQL<number | null> = sql`(
  select ${schoolMembers.schoolId} from ${schoolMembers}
  where ${schoolMembers.userId} = ${users.id} and ${isCurrentMember}
  order by ${schoolMembers.since}, ${schoolMembers.schoolId} limit 1)`;
