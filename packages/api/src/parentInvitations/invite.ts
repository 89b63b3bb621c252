import type { NewParentInvitation } from '@lia/sdk/parentInvitations/schema';
import { EMAILED_INVITATION_DAYS, MOST_INVITATIONS, SHARED_INVITATION_DAYS } from '@lia/sdk/parentInvitations/rules';
import { randomUUID } from 'node:crypto';

import { and, eq, inArray, isNull, sql } from 'drizzle-orm';

import { isChildOf, isGuest } from '../accounts/guardianships.ts';
import { guardianships, users } from '../accounts/tables.ts';
import { schoolOfStudent } from '../institutions/members.ts';
import type { AppContext } from '../platform/appContext.ts';
import type { Transaction } from '../platform/database.ts';
import { ApiFailure, notFound } from '../platform/errors.ts';
import type { Language } from '../platform/language.ts';
import { enqueueEmail } from '../platform/mail/outbox.ts';
import type { Scope } from '../platform/scope.ts';
import { hashToken } from '../platform/secret.ts';
import { invitationEmail } from './emails.ts';
import { lockInvitation, waitingOf } from './store.ts';
import { linkChildren } from './accept.ts';
import { parentInvitationChildren, parentInvitations } from './tables.ts';
import { tokenOf } from './token.ts';

interface Call {
  app: Pick<AppContext, 'secret'>;
  db: Transaction;
  scope: Scope<'children'>;
  language: Language;
}

/** The children of a parent whom they may invite another one to. @throws {ApiFailure} 404, 409 */
async function invitedTo(db: Transaction, parentId: number, uuids: readonly string[]): Promise<number[]> {
  const named = [...new Set(uuids.map((uuid) => uuid.toLowerCase()))];
  const rows = await db
    .select({ id: users.id })
    .from(users)
    .where(and(inArray(users.uuid, named), isChildOf(parentId)))
    .orderBy(users.id)
    .for('no key update');
  if (rows.length < named.length) throw notFound();
  const ids = rows.map(({ id }) => id);
  const guests = and(
    eq(guardianships.guardianId, parentId),
    inArray(guardianships.studentId, ids),
    isNull(guardianships.endedAt),
    isGuest,
  );
  if ((await db.$count(guardianships, guests)) > 0) throw new ApiFailure(409, 'INVITATION_NOT_YOURS');
  for (const id of ids) if ((await schoolOfStudent(db, id)) !== null) throw new ApiFailure(409, 'CHILD_OF_SCHOOL');
  return ids;
}

/** Writes an invitation, and its e-mail where it has an address. @throws {ApiFailure} 404, 409 */
export async function invite(
  { app, db, scope: { userId }, language }: Call,
  { children, email }: NewParentInvitation,
): Promise<void> {
  const studentIds = await invitedTo(db, userId, children);
  if ((await db.$count(parentInvitations, waitingOf(userId))) >= MOST_INVITATIONS) {
    throw new ApiFailure(409, 'INVITATIONS_MANY');
  }
  const invitation = { id: randomUUID(), email: email ?? null };
  const { id } = invitation;
  const days = email == null ? SHARED_INVITATION_DAYS : EMAILED_INVITATION_DAYS;
  await db.insert(parentInvitations).values({
    ...invitation,
    inviterId: userId,
    tokenHash: hashToken(tokenOf(app.secret, invitation)),
    expiresAt: sql`now() + make_interval(days => ${days})`,
  });
  await db.insert(parentInvitationChildren).values(studentIds.map((studentId) => ({ invitationId: id, studentId })));
  if (email != null) {
    await enqueueEmail(db, invitationEmail, { cause: id, to: email, language, data: { invitation: id } });
  }
}

const ended = { endedAt: sql`now()`, tokenHash: null };

/** Takes back an invitation that waits. @throws {ApiFailure} 404 */
export async function revoke(db: Transaction, { userId }: Scope<'children'>, id: string): Promise<void> {
  const waiting = and(waitingOf(userId), eq(parentInvitations.id, id));
  const changed = await db.update(parentInvitations).set(ended).where(waiting).returning();
  if (changed.length === 0) throw notFound();
}

/** Links who accepted a shared link with the children. @throws {ApiFailure} 404 */
export async function confirm(db: Transaction, { userId }: Scope<'children'>, id: string): Promise<void> {
  const invitation = await lockInvitation(db, and(waitingOf(userId), eq(parentInvitations.id, id)));
  if (!invitation?.acceptedBy) throw notFound();
  await linkChildren(db, invitation, invitation.acceptedBy);
}
