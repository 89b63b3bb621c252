import { and, isNotNull, type SQL, sql } from 'drizzle-orm';

import { guardianships, users } from '../accounts/tables.ts';
import { guardianInvitations } from '../guardians/tables.ts';
import type { Transaction } from '../platform/database.ts';

/** Addresses of those who answered for a student and do no more, by the student's id. */
export type FormerGuardians = ReadonlyMap<number, ReadonlySet<string>>;

/**
 * Those of people whom `mails`, a list of addresses in lower case, names: by the address of their account, confirmed or not, or by that of an
 * invitation of the school which they accepted. An import neither links nor invites them by itself: parents may be in conflict.
 */
export async function findFormerGuardians(
  tx: Transaction,
  schoolId: number,
  people: readonly { id: number }[],
  mails: SQL,
): Promise<FormerGuardians> {
  const former = new Map<number, Set<string>>();
  if (people.length === 0) return former;
  const named = sql`(
    select ${users.id} as user_id, lower(${users.email}) as mail from ${users} where lower(${users.email}) = any(${mails})
    union select ${guardianInvitations.acceptedBy}, lower(${guardianInvitations.email}) from ${guardianInvitations}
      where ${guardianInvitations.schoolId} = ${schoolId} and lower(${guardianInvitations.email}) = any(${mails}))`;
  const rows = await tx
    .selectDistinct({ studentId: guardianships.studentId, mail: sql<string>`named.mail` })
    .from(guardianships)
    .innerJoin(sql`${named} as named`, sql`named.user_id = ${guardianships.guardianId}`)
    .where(
      and(
        sql`${guardianships.studentId} = any(${sql.param(people.map(({ id }) => id))}::int[])`,
        isNotNull(guardianships.endedAt),
        sql`not exists (select from ${guardianships} as standing where standing.ended_at is null
          and standing.guardian_id = ${guardianships.guardianId} and standing.student_id = ${guardianships.studentId})`,
      ),
    );
  for (const { studentId, mail } of rows) former.set(studentId, (former.get(studentId) ?? new Set()).add(mail));
  return former;
}
