import { isParent } from '@lia/sdk/accounts/roles';
import type { InvitedParent, ParentInvitation } from '@lia/sdk/parentInvitations/schema';
import { PUBLIC_SCHOOL_ID } from '@lia/sdk/registrations/rules';
import { and, eq, inArray, isNull, sql } from 'drizzle-orm';

import { askRegistered } from '../accounts/confirmation.ts';
import { shortName } from '../accounts/fullName.ts';
import { hashPassword } from '../accounts/passwords.ts';
import { stillInvited } from '../accounts/guardianships.ts';
import type { NotificationData } from '../accounts/notifications/data.ts';
import { notify } from '../accounts/notifications/notify.ts';
import { languageOf } from '../accounts/notifications/preferences.ts';
import { confirmedAccount, findPerson, isSameAddress, type Person } from '../accounts/store.ts';
import { guardianships, users } from '../accounts/tables.ts';
import { type GivenConsents, keepConsents } from '../consents/consent.ts';
import { joinSchool } from '../institutions/members.ts';
import { insertUser } from '../people/newUser.ts';
import type { AppContext } from '../platform/appContext.ts';
import type { Database, Transaction } from '../platform/database.ts';
import { ApiFailure, found, invalidFields } from '../platform/errors.ts';
import type { Language } from '../platform/language.ts';
import { enqueueEmail } from '../platform/mail/outbox.ts';
import { acceptedEmail, confirmedEmail } from './emails.ts';
import { byToken, childrenOf, findInvitation, lockInvitation, type ParentInvitationRow } from './store.ts';
import { parentInvitations } from './tables.ts';

const over = (): ApiFailure => new ApiFailure(410, 'INVITATION_OVER');

/** What an invitation is about. @throws {ApiFailure} 410 */
export async function read(db: Database, token: string): Promise<ParentInvitation> {
  const invitation = await findInvitation(db, byToken(token));
  const inviter = invitation && (await findPerson(db, invitation.inviterId));
  const children = invitation ? await childrenOf(db, invitation) : [];
  if (!invitation || !inviter || children.length === 0) throw over();
  const { email } = invitation;
  return {
    inviter: shortName(inviter.name, inviter.lastName),
    children: children.map(({ name, lastName }) => shortName(name, lastName)),
    email,
    has_account: email !== null && (await confirmedAccount(db, email)) !== null,
  };
}

/** An open invitation with children, locked until the transaction ends. @throws {ApiFailure} 410 */
async function lock(tx: Transaction, token: string): Promise<ParentInvitationRow> {
  const invitation = await lockInvitation(tx, byToken(token));
  if (!invitation || (await childrenOf(tx, invitation)).length === 0) throw over();
  return invitation;
}

/** Makes a user a guardian of the children of an invitation, and a parent where they are none. @throws {ApiFailure} 410 */
export async function linkChildren(tx: Transaction, invitation: ParentInvitationRow, userId: number): Promise<void> {
  const { id, inviterId, email, createdAt: invitedAt } = invitation;
  const person = await findPerson(tx, userId);
  const children = (await childrenOf(tx, invitation)).filter((child) => child.id !== userId);
  const invited = children.map((child) => ({ studentId: child.id, invitedAt }));
  const students = await stillInvited(tx, userId, invited);
  // The account was deleted, the inviter no longer answers for a child, or the invited one was removed from it meanwhile.
  if (!person || students.length === 0) throw over();
  const links = students.map((studentId) => ({ guardianId: userId, studentId, invitedBy: inviterId }));
  await tx.insert(guardianships).values(links).onConflictDoNothing();
  // Of two who invited each other, one after the other left, the second one is the guest.
  await tx
    .update(guardianships)
    .set({ invitedBy: null })
    .where(
      and(
        eq(guardianships.guardianId, inviterId),
        eq(guardianships.invitedBy, userId),
        inArray(guardianships.studentId, students),
        isNull(guardianships.endedAt),
      ),
    );
  await tx
    .update(parentInvitations)
    .set({ acceptedBy: userId, endedAt: sql`now()`, tokenHash: null })
    .where(eq(parentInvitations.id, id));
  if (!person.role.some(isParent)) {
    await tx
      .update(users)
      .set({ role: [...person.role, 'padre'] })
      .where(eq(users.id, userId));
  }
  await joinSchool(tx, [{ userId, schoolId: PUBLIC_SCHOOL_ID, role: ['padre'] }]);
  if (email === null) await notifyParent(tx, invitation, person, confirmedEmail, 'joined');
}

/**
 * Notifies a parent of what became of an invitation: by e-mail, or in the portal where their address is not confirmed. It need not
 * be theirs then, and names of children do not go there (decision 22).
 */
async function notifyParent(
  tx: Transaction,
  invitation: ParentInvitationRow,
  { id: userId, email, emailVerifiedAt }: Person,
  kind: typeof acceptedEmail,
  event: NotificationData<'guardianship'>['event'],
): Promise<void> {
  const { id } = invitation;
  if (email !== null && emailVerifiedAt !== null) {
    const language = await languageOf(tx, userId);
    await enqueueEmail(tx, kind, { cause: id, to: email, language, data: { invitation: id } });
    return;
  }
  for (const { uuid: child, name } of await childrenOf(tx, invitation)) {
    // One after another: a transaction has one connection.
    // oxlint-disable-next-line no-await-in-loop
    await notify(tx, 'guardianship', { userId, cause: `${id} ${child}`, data: { child, name, event } });
  }
}

/** What happens when an account accepts: an address was proved by its e-mail; who has a shared link waits for the inviter. */
async function answer(tx: Transaction, invitation: ParentInvitationRow, userId: number): Promise<void> {
  const { id, inviterId } = invitation;
  if (invitation.email === null) {
    await tx.update(parentInvitations).set({ acceptedBy: userId, tokenHash: null }).where(eq(parentInvitations.id, id));
  } else {
    await linkChildren(tx, invitation, userId);
  }
  const inviter = await findPerson(tx, inviterId);
  const event = invitation.email === null ? 'waits' : 'changed';
  if (inviter) await notifyParent(tx, invitation, inviter, acceptedEmail, event);
}

/** Accepts an invitation as a user. @throws {ApiFailure} 403, 410 */
export async function accept(tx: Transaction, token: string, userId: number, consents: GivenConsents): Promise<void> {
  const invitation = await lock(tx, token);
  const { email, inviterId } = invitation;
  // One's own invitation is for another.
  if (inviterId === userId) throw new ApiFailure(403, 'INVITATION_OF_ANOTHER');
  const person = found(await findPerson(tx, userId));
  const isReached = email !== null && person.email !== null && isSameAddress(person.email, email);
  if (email !== null && !isReached) throw new ApiFailure(403, 'INVITATION_OF_ANOTHER');
  await answer(tx, invitation, userId);
  if (isReached && person.emailVerifiedAt === null && (await confirmedAccount(tx, email)) === null) {
    await tx
      .update(users)
      .set({ emailVerifiedAt: sql`now()` })
      .where(and(eq(users.id, userId), isNull(users.emailVerifiedAt)));
  }
  await keepConsents(tx, { kind: 'user', id: userId }, consents);
}

/** Hashes the password of who registers by an open invitation. @throws {ApiFailure} 409, 410, 422 */
export async function prepare(
  { db, config }: Pick<AppContext, 'db' | 'config'>,
  { token, email, password }: Pick<InvitedParent, 'token' | 'email' | 'password'>,
): Promise<string> {
  const invitation = await read(db, token);
  if (invitation.has_account) throw new ApiFailure(409, 'EMAIL_CONFIRMED');
  if (invitation.email === null && !email) throw invalidFields({ email: { key: 'required' } });
  if (invitation.email !== null && email) throw invalidFields({ email: { key: 'unknownField' } });
  return hashPassword(config, password);
}

/** Accepts an invitation with a new account. @throws {ApiFailure} 409, 410, 422 */
export async function register(
  tx: Transaction,
  { token, name, last_name, username, email }: InvitedParent,
  passwordHash: string,
  consents: GivenConsents,
  language: Language,
): Promise<void> {
  const invitation = await lock(tx, token);
  const address = invitation.email ?? email;
  if (!address) throw invalidFields({ email: { key: 'required' } });
  const isProved = invitation.email !== null;
  if (isProved && (await confirmedAccount(tx, address)) !== null) throw new ApiFailure(409, 'EMAIL_CONFIRMED');
  const account = { username, email: address, passwordHash, name, lastName: last_name, role: ['padre'] };
  const id = await insertUser(tx, { ...account, emailVerifiedAt: isProved ? new Date() : null });
  if (id === null) throw invalidFields({ username: { key: 'username.taken' } });
  await joinSchool(tx, [{ userId: id, schoolId: PUBLIC_SCHOOL_ID, role: ['padre'] }]);
  if (!isProved) await askRegistered(tx, { id, email: address }, language);
  await answer(tx, invitation, id);
  await keepConsents(tx, { kind: 'user', id }, consents);
}

/** Declines an invitation. @throws {ApiFailure} 410 */
export async function decline(tx: Transaction, token: string): Promise<void> {
  const { id } = await lock(tx, token);
  await tx
    .update(parentInvitations)
    .set({ endedAt: sql`now()`, tokenHash: null })
    .where(eq(parentInvitations.id, id));
}
