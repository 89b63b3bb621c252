import { memberRoles, shifts } from '@lia/sdk/institutions/rules';
import type { SchoolMember } from '@lia/sdk/institutions/schema';
import { and, eq, isNull, sql } from 'drizzle-orm';

import { users } from '../accounts/tables.ts';
import type { Page } from '../platform/list.ts';
import { defineList, type ListCall } from '../platform/lists/defineList.ts';
import { choice } from '../platform/lists/filters.ts';
import { contains } from '../platform/search.ts';
import { isCurrentMember, schoolsIn } from './members.ts';
import { institutions, schoolMembers } from './tables.ts';

/** Without e-mail addresses, which the list does not show either. */
const searchedText = sql`plain(' ' || ${users.name} || ' ' || ${users.lastName} || ' ' || ${users.username})`;

/** People in schools, once for each role and shift. A scope reaches those of its schools. */
export const memberList = defineList({
  name: 'school members',
  rows: (db, tally) =>
    db
      .select({
        id: schoolMembers.id,
        uuid: users.uuid,
        username: users.username,
        name: users.name,
        last_name: users.lastName,
        role: schoolMembers.role,
        shift: schoolMembers.shift,
        since: schoolMembers.since,
        tally,
      })
      .from(schoolMembers)
      .innerJoin(users, eq(users.id, schoolMembers.userId))
      .$dynamic(),
  key: [schoolMembers.id],
  where: and(isCurrentMember, isNull(users.deletedAt)),
  within: (scope: ListCall<'everything' | 'school'>['scope']) =>
    sql`${schoolMembers.schoolId} in (select ${institutions.id} from ${institutions} where ${schoolsIn(scope)})`,
  sorts: {
    last_name: sql`plain(${users.lastName} || ' ' || ${users.name})`,
    name: sql`plain(${users.name} || ' ' || ${users.lastName})`,
    username: sql`lower(${users.username})`,
    role: schoolMembers.role,
    shift: { nullsLast: schoolMembers.shift },
    since: schoolMembers.since,
  },
  sort: { column: 'last_name', descending: false },
  filters: { role: choice(memberRoles, schoolMembers.role), shift: choice(shifts, schoolMembers.shift) },
  search: (words) => contains(searchedText, words),
  searches: '`q`: words of the name or the username',
  records: (rows): SchoolMember[] => rows.map(({ since, ...row }) => ({ ...row, since: since.toISOString() })),
});

/** The people of one school that a call asks for; null where its scope has no such school. */
export async function listMembers(
  call: ListCall<'everything' | 'school'>,
  schoolId: number,
): Promise<Page<SchoolMember> | null> {
  const asked = and(schoolsIn(call.scope), eq(institutions.id, schoolId));
  if ((await call.db.$count(institutions, asked)) === 0) return null;
  return memberList.answer(call, { part: eq(schoolMembers.schoolId, schoolId) });
}
