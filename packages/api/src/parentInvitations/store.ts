import type { SentInvitation } from '@lia/sdk/parentInvitations/schema';
import { KEPT_INVITATION_DAYS } from '@lia/sdk/parentInvitations/rules';
import { and, asc, eq, gt, inArray, isNotNull, isNull, lt, or, type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';

import { fullNameOrNull } from '../accounts/fullName.ts';
import { guardianships, users } from '../accounts/tables.ts';
import { studiesAtSchool } from '../institutions/members.ts';
import type { AppContext } from '../platform/appContext.ts';
import type { Database, Transaction } from '../platform/database.ts';
import { hashToken } from '../platform/secret.ts';
import { parentInvitationChildren, parentInvitations } from './tables.ts';
import { invitationUrl, tokenOf } from './token.ts';

export type ParentInvitationRow = typeof parentInvitations.$inferSelect;

const inTime = gt(parentInvitations.expiresAt, sql`now()`);
const isWaiting = and(isNull(parentInvitations.endedAt), or(inTime, isNotNull(parentInvitations.acceptedBy)));
const isOpen = and(isNull(parentInvitations.endedAt), isNull(parentInvitations.acceptedBy), inTime);

/** The open invitation of a token, as a condition. */
export const byToken = (token: string): SQL | undefined =>
  and(eq(parentInvitations.tokenHash, hashToken(token)), isOpen);

/**
 * That no guest of the inviter was removed from a child since the child's invitation was sent, as a condition on both: one
 * person may be invited at several addresses, and come back by another account. Who left by themselves was not removed. Nor did
 * a school take the child, which decides itself who follows them.
 */
const isStillInvitedTo = sql`not ${studiesAtSchool(parentInvitationChildren.studentId)} and not exists (
  select from ${guardianships} as removed
  where removed.student_id = ${parentInvitationChildren.studentId} and removed.invited_by = ${parentInvitations.inviterId}
    and removed.ended_by <> removed.guardian_id and removed.ended_at > ${parentInvitations.createdAt})`;

const hasChildren = sql`exists (
  select from ${parentInvitationChildren}
  where ${parentInvitationChildren.invitationId} = ${parentInvitations.id} and ${isStillInvitedTo})`;

/** Invitations of a parent that wait, as a condition. */
export const waitingOf = (inviterId: number): SQL | undefined =>
  and(eq(parentInvitations.inviterId, inviterId), isWaiting, hasChildren);

/** The children that an invitation still stands for, and whom its inviter still answers for. */
export const childrenOf = (db: Database, { id }: Pick<ParentInvitationRow, 'id'>) =>
  db
    .select({ id: users.id, uuid: users.uuid, name: users.name, lastName: users.lastName })
    .from(parentInvitationChildren)
    .innerJoin(parentInvitations, eq(parentInvitations.id, parentInvitationChildren.invitationId))
    .innerJoin(users, and(eq(users.id, parentInvitationChildren.studentId), isNull(users.deletedAt)))
    .innerJoin(
      guardianships,
      and(
        eq(guardianships.studentId, users.id),
        eq(guardianships.guardianId, parentInvitations.inviterId),
        isNull(guardianships.endedAt),
      ),
    )
    .where(and(eq(parentInvitationChildren.invitationId, id), isStillInvitedTo))
    .orderBy(asc(users.id));

/** An invitation that a condition finds; undefined where there is none. */
export async function findInvitation(db: Database, which: SQL | undefined): Promise<ParentInvitationRow | undefined> {
  const [found] = await db.select().from(parentInvitations).where(which);
  return found;
}

/** The same, held until the transaction ends. */
export async function lockInvitation(
  tx: Transaction,
  which: SQL | undefined,
): Promise<ParentInvitationRow | undefined> {
  const [found] = await tx.select().from(parentInvitations).where(which).for('update');
  return found;
}

const acceptor = alias(users, 'acceptor');

/** The invitations of a parent that wait, the latest last. */
export async function sentBy(
  { db, ...app }: Pick<AppContext, 'db' | 'config' | 'secret'>,
  inviterId: number,
): Promise<SentInvitation[]> {
  const rows = await db
    .select({
      invitation: parentInvitations,
      acceptedName: fullNameOrNull(acceptor),
    })
    .from(parentInvitations)
    .leftJoin(acceptor, eq(acceptor.id, parentInvitations.acceptedBy))
    .where(waitingOf(inviterId))
    .orderBy(asc(parentInvitations.createdAt));
  const ids = rows.map(({ invitation }) => invitation.id);
  const named =
    ids.length === 0
      ? []
      : await db
          .select({ invitationId: parentInvitationChildren.invitationId, uuid: users.uuid })
          .from(parentInvitationChildren)
          .innerJoin(parentInvitations, eq(parentInvitations.id, parentInvitationChildren.invitationId))
          .innerJoin(users, eq(users.id, parentInvitationChildren.studentId))
          .where(and(inArray(parentInvitationChildren.invitationId, ids), isStillInvitedTo));
  return rows.map(({ invitation: { id, email, expiresAt, acceptedBy }, acceptedName }) => ({
    id,
    email,
    children: named.filter(({ invitationId }) => invitationId === id).map(({ uuid }) => uuid),
    status: acceptedBy === null ? 'pending' : 'accepted',
    expires_at: expiresAt.toISOString(),
    ...(email === null && acceptedBy === null
      ? { url: invitationUrl(app, { id, email }), code: tokenOf(app.secret, { id, email }) }
      : { url: null, code: null }),
    accepted_by: acceptedBy === null ? null : (acceptedName ?? ''),
  }));
}

/** Deletes what is left of invitations: they hold addresses of people who may never have come. */
export async function sweepParentInvitations(db: Database): Promise<void> {
  const age = sql`now() - make_interval(days => ${KEPT_INVITATION_DAYS})`;
  await db.delete(parentInvitations).where(lt(parentInvitations.expiresAt, age));
}
