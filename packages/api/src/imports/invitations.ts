import { and, eq, gt, isNull, type SQL, sql } from 'drizzle-orm';

import { users } from '../accounts/tables.ts';
import { institutions } from '../institutions/tables.ts';
import type { Database } from '../platform/database.ts';
import { guardianInvitations, importGuardians } from './tables.ts';

/** Invitations that may be accepted, as a condition on `guardian_invitations`. */
export const isOpenInvitation = and(
  isNull(guardianInvitations.acceptedAt),
  isNull(guardianInvitations.declinedAt),
  gt(guardianInvitations.expiresAt, sql`now()`),
);

/** An invitation that may be accepted, with what it shows of its children: first name and initial. Null where there is none. */
export async function openInvitation(db: Database, which: SQL) {
  const [invitation] = await db
    .select({
      id: guardianInvitations.id,
      email: guardianInvitations.email,
      schoolId: guardianInvitations.schoolId,
      school: institutions.name,
    })
    .from(guardianInvitations)
    .innerJoin(institutions, and(eq(institutions.id, guardianInvitations.schoolId), isNull(institutions.deletedAt)))
    .where(and(which, isOpenInvitation));
  if (!invitation) return null;
  const children = await db
    .selectDistinctOn([users.id], { name: users.name, lastName: users.lastName })
    .from(importGuardians)
    .innerJoin(users, and(eq(users.id, importGuardians.studentId), isNull(users.deletedAt)))
    .where(eq(importGuardians.invitationId, invitation.id))
    .orderBy(users.id);
  return { ...invitation, children: children.map(({ name, lastName }) => shortName(name, lastName)) };
}

/** `ANA MARÍA`, `NÚÑEZ` → `ANA N.` */
function shortName(name: string, lastName: string): string {
  const [first = ''] = name.trim().split(/\s+/);
  const [initial = ''] = lastName.trim();
  return initial === '' ? first : `${first} ${initial}.`;
}
