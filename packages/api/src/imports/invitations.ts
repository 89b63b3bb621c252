import { EXPIRED_INVITATION_DAYS } from '@lia/sdk/invitations/schema';
import { and, eq, gt, isNull, lt, type SQL, sql } from 'drizzle-orm';

import { users } from '../accounts/tables.ts';
import { institutions } from '../institutions/tables.ts';
import type { Database } from '../platform/database.ts';
import { guardianInvitations, importGuardians } from './tables.ts';

const isUnanswered = and(isNull(guardianInvitations.acceptedAt), isNull(guardianInvitations.declinedAt));

/** Invitations that may be accepted, as a condition on `guardian_invitations`. */
export const isOpenInvitation = and(isUnanswered, gt(guardianInvitations.expiresAt, sql`now()`));

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

/** Deletes invitations that expired some time ago: they are addresses of people who never came. */
export async function sweepInvitations(db: Database): Promise<void> {
  const old = lt(guardianInvitations.expiresAt, sql`now() - make_interval(days => ${EXPIRED_INVITATION_DAYS})`);
  await db.delete(guardianInvitations).where(and(isUnanswered, old));
}

/** `ANA MARÍA`, `NÚÑEZ` → `ANA N.` */
export function shortName(name: string, lastName: string): string {
  const [first = ''] = name.trim().split(/\s+/);
  const [initial = ''] = lastName.trim();
  return initial === '' ? first : `${first} ${initial}.`;
}
