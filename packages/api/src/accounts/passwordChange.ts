import { randomUUID } from 'node:crypto';

import type { PasswordChange, PasswordReset } from '@lia/sdk/accounts/schema';
import { and, eq, ne } from 'drizzle-orm';

import { studentsIn } from './guardianships.ts';
import { inTransaction, type Transaction, violatedConstraint } from '../platform/database.ts';
import type { Scope } from '../platform/scope.ts';
import { ApiFailure, found, invalidFields } from '../platform/errors.ts';
import type { AppContext, Session } from '../platform/appContext.ts';
import type { Language } from '../platform/language.ts';
import { forgetAttempts } from '../platform/limits.ts';
import { enqueueEmail } from '../platform/mail/outbox.ts';
import { dropTokens } from './accountTokens.ts';
import { attemptsAt } from './attempts.ts';
import { checkCommon } from './commonPasswords.ts';
import { askToConfirm } from './confirmation.ts';
import { endIdentitiesOf } from './identities/store.ts';
import { notify } from './notifications/notify.ts';
import { provePassword } from './ownPassword.ts';
import { passwordChangedEmail } from './passwordEmails.ts';
import { confirmReached, isResetToken, passwordPurposes, takeResetToken } from './passwordResets.ts';
import { hashPassword } from './passwords.ts';
import { endSessionsOf } from './sessions.ts';
import { sessionHandoffs, sessions, users } from './tables.ts';

interface NewPassword {
  passwordHash: string;
  temporaryPassword?: boolean;
}

/**
 * Sets a new password. What the old one opened is over: sessions (but one, where it is given), codes that hand a session
 * over, links to choose a password, and the networks that were known.
 */
async function setPassword(
  tx: Transaction,
  userId: number,
  { passwordHash, temporaryPassword = false }: NewPassword,
  except?: string,
): Promise<void> {
  await tx.update(users).set({ passwordHash, temporaryPassword }).where(eq(users.id, userId));
  await endSessionsOf(tx, userId, except);
  await tx
    .update(sessions)
    .set({ networkHash: null })
    .where(and(eq(sessions.userId, userId), except === undefined ? undefined : ne(sessions.id, except)));
  await tx.delete(sessionHandoffs).where(eq(sessionHandoffs.userId, userId));
  await dropTokens(tx, passwordPurposes, userId);
}

/**
 * Sets the password of an account without the current one, and ends its links to identity providers as well: who was in the
 * account before may have made them (decision 72).
 */
async function replacePassword(
  tx: Transaction,
  userId: number,
  password: NewPassword,
  language: Language,
): Promise<void> {
  await setPassword(tx, userId, password);
  await endIdentitiesOf(tx, userId, language);
}

const notifyInPortal = (tx: Transaction, userId: number): Promise<void> =>
  notify(tx, 'security', { userId, cause: randomUUID(), data: { change: 'password' } });

const notifyOwner = (
  tx: Transaction,
  { id, email }: { id: number; email: string },
  language: Language,
): Promise<void> =>
  enqueueEmail(tx, passwordChangedEmail, { cause: randomUUID(), to: email, language, data: { user: id } });

const resetOver = (): ApiFailure => new ApiFailure(410, 'RESET_OVER');

/** The hash of a password that is chosen by a reset link. @throws {ApiFailure} 410 `RESET_OVER` */
export async function hashForReset({ db, config }: AppContext, { token, password }: PasswordReset): Promise<string> {
  if (!(await isResetToken(db, token))) throw resetOver();
  return hashPassword(config, password);
}

/**
 * Sets the password that a user chose by a reset link. They can sign in at once, whatever was guessed before. Answers whether it
 * is a common one.
 * @throws {ApiFailure} 410 `RESET_OVER`, 422 for a common one of an administrator or a school
 */
export async function resetByToken(
  tx: Transaction,
  { token, password }: PasswordReset,
  passwordHash: string,
  language: Language,
): Promise<boolean> {
  const owner = await takeResetToken(tx, token);
  if (!owner) throw resetOver();
  const isCommon = await checkCommon(password, owner.role);
  await replacePassword(tx, owner.id, { passwordHash }, language);
  try {
    await tx.transaction((part) => confirmReached(part, owner));
  } catch (error) {
    // Another account confirmed the same address at the same moment; this one is not to be confirmed then.
    if (violatedConstraint(error) === null) throw error;
  }
  await forgetAttempts(tx, attemptsAt(owner.username));
  await notifyInPortal(tx, owner.id);
  await notifyOwner(tx, owner, language);
  return isCommon;
}

/** A change of one's own password that was checked, before it is written. */
interface ProvenChange {
  person: Awaited<ReturnType<typeof provePassword>>;
  passwordHash: string;
  isCommon: boolean;
}

/**
 * Checks a change of the password of the signed-in user.
 * @throws {ApiFailure} 422 where the current one is wrong, or is temporary and was given again, or an administrator or a school
 * chose a common one, 429 after a few of those.
 */
export async function proveChange(
  { db, config }: AppContext,
  session: Session,
  { current_password, password }: PasswordChange,
): Promise<ProvenChange> {
  const person = await provePassword({ db, config }, session.userId, current_password);
  if (session.temporary_password && password === current_password) {
    throw invalidFields({ password: { key: 'password.temporary' } });
  }
  const isCommon = await checkCommon(password, person.role);
  return { person, passwordHash: await hashPassword(config, password), isCommon };
}

/**
 * Changes the password of the signed-in user and ends their other sessions. Who replaces a temporary one is asked to confirm
 * their e-mail address, once.
 */
export async function changeOwnPassword(
  tx: Transaction,
  session: Session,
  { person, passwordHash }: ProvenChange,
  language: Language,
): Promise<void> {
  const { id, email, emailVerifiedAt, dependent } = person;
  await setPassword(tx, id, { passwordHash }, session.id);
  await notifyInPortal(tx, id);
  if (email === null) return;
  // An unconfirmed address may be a stranger's: they get no notice of the change. Accounts with a temporary password were
  // made by others, and ask for the confirmation now.
  if (emailVerifiedAt !== null) await notifyOwner(tx, { id, email }, language);
  else if (session.temporary_password && !dependent) await askToConfirm(tx, { id, email }, language);
}

/**
 * Sets the password of the caller's child: children's addresses are never confirmed, so no link is sent there. Answers
 * whether it is a common one.
 * @throws {ApiFailure} 404 for a child of another account.
 */
export async function setPasswordOfChild(
  { db, config }: AppContext,
  scope: Scope<'children'>,
  uuid: string,
  password: string,
  language: Language,
): Promise<boolean> {
  const theirs = and(eq(users.uuid, uuid), studentsIn(scope));
  const [row] = await db.select({ id: users.id, username: users.username, role: users.role }).from(users).where(theirs);
  const child = found(row);
  const isCommon = await checkCommon(password, child.role);
  const passwordHash = await hashPassword(config, password);
  await inTransaction(db, async (tx) => {
    await replacePassword(tx, child.id, { passwordHash }, language);
    await forgetAttempts(tx, attemptsAt(child.username));
  });
  return isCommon;
}

/** Sets a password that its user has to replace, whatever was guessed before. */
export async function setTemporaryPassword(
  tx: Transaction,
  { id, username }: { id: number; username: string },
  passwordHash: string,
  language: Language,
): Promise<void> {
  await replacePassword(tx, id, { passwordHash, temporaryPassword: true }, language);
  await forgetAttempts(tx, attemptsAt(username));
  await notifyInPortal(tx, id);
}
