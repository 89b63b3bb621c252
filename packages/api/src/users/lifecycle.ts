import { may } from '@lia/sdk/accounts/permissions';
import { canBeSentReset, mayGivePassword } from '@lia/sdk/users/rules';
import { and, asc, eq, isNull } from 'drizzle-orm';

import { dropTokens } from '../accounts/accountTokens.ts';
import { languageOf } from '../accounts/notifications/preferences.ts';
import { setTemporaryPassword } from '../accounts/passwordChange.ts';
import { sendReset } from '../accounts/passwordEmails.ts';
import { endSessionsOf } from '../accounts/sessions.ts';
import { isAnothers } from '../accounts/store.ts';
import { sessionHandoffs, tokenPurposes, users } from '../accounts/tables.ts';
import { holdersIn, membershipsIn } from '../licences/reach.ts';
import { freeLicences } from '../memberships/holders.ts';
import { standingMemberships, usersWithPlans } from '../memberships/store.ts';
import { licences, memberships } from '../memberships/tables.ts';
import type { AppContext } from '../platform/appContext.ts';
import { closeOrdersOf } from '../payments/closeOrdersJob.ts';
import { inTransaction, type Transaction } from '../platform/database.ts';
import { ApiFailure } from '../platform/errors.ts';
import { Scope } from '../platform/scope.ts';
import { changeUser, lockUser, type WritingCall } from './changeable.ts';
import { refuseTaken } from './create.ts';

/** Ends what an account has open: sessions, codes that hand one over, links in e-mails. */
export async function endAccess(db: Transaction, userId: number): Promise<void> {
  await endSessionsOf(db, userId);
  await db.delete(sessionHandoffs).where(eq(sessionHandoffs.userId, userId));
  await dropTokens(db, tokenPurposes, userId);
}

/**
 * Deactivates an account, once its licences are freed where that is asked for; one that is deactivated stays so. What it has open
 * to be paid, as a voucher, is closed.
 * @throws {ApiFailure} 404, 409
 */
export async function deactivate(call: WritingCall, uuid: string, freesLicences: boolean): Promise<void> {
  const held = freesLicences ? await lockHeldLicences(call, uuid) : [];
  const { id, deletedAt } = await lockUser(call, uuid);
  if (deletedAt) return;
  if ((await standingMemberships(call.db, id)).length > 0) throw new ApiFailure(409, 'USER_PAYS');
  for (const { licenceId, membership } of held) {
    // One after another: a transaction has one connection.
    // oxlint-disable-next-line no-await-in-loop
    await freeLicences(call.db, membership, [licenceId], { userId: call.session.userId, reason: 'freed' });
  }
  if ((await usersWithPlans(call.db, [id])).size > 0) throw new ApiFailure(409, 'USER_HOLDS_LICENCE');
  await changeUser(call.db, id, { deletedAt: new Date() });
  await endAccess(call.db, id);
  await closeOrdersOf(call.db, id);
}

/** The licences of a user that the caller may free, whose memberships are locked: before the account, as elsewhere. */
async function lockHeldLicences({ db, session }: WritingCall, uuid: string) {
  if (!may(session, 'licences.manage')) return [];
  const scope = Scope.of(session, 'licences.manage');
  return db
    .select({ licenceId: licences.id, membership: memberships })
    .from(licences)
    .innerJoin(memberships, eq(memberships.id, licences.membershipId))
    .innerJoin(users, eq(users.id, licences.userId))
    .where(and(eq(users.uuid, uuid), isNull(licences.freedAt), membershipsIn(scope), holdersIn(scope, memberships)))
    .orderBy(asc(memberships.id))
    .for('update', { of: memberships });
}

/**
 * Restores an account, under another username where one is given. Answers whether its address is still confirmed, if it was:
 * another account may have confirmed it meanwhile.
 * @throws {ApiFailure} 404, 409, 422 where the username is taken
 */
export async function restore(
  call: WritingCall,
  uuid: string,
  username: string | null,
): Promise<{ keptConfirmation: boolean }> {
  const { id, email, emailVerifiedAt, deletedAt } = await lockUser(call, uuid);
  if (!deletedAt) return { keptConfirmation: true };
  const keptConfirmation = emailVerifiedAt === null || !(await isAnothers(call.db, { id, email }));
  await changeUser(call.db, id, {
    deletedAt: null,
    ...(username && { username }),
    ...(!keptConfirmation && { emailVerifiedAt: null }),
  }).catch(refuseTaken);
  return { keptConfirmation };
}

/** Sends a user a link to choose another password. @throws {ApiFailure} 404, 409, 429 */
export async function sendPasswordLink(
  { app, ...call }: Omit<WritingCall, 'db'> & { app: AppContext },
  uuid: string,
): Promise<void> {
  const { id, email, dependent, deletedAt } = await inTransaction(app.db, (db) => lockUser({ ...call, db }, uuid));
  const status = deletedAt ? 'deactivated' : 'active';
  if (email === null || !canBeSentReset({ email, dependent, status })) throw new ApiFailure(409, 'USER_WITHOUT_EMAIL');
  if (!(await sendReset(app, email, await languageOf(app.db, id)))) throw new ApiFailure(429, 'RATE_LIMITED');
}

/** Gives a user a password that they have to replace. @throws {ApiFailure} 404, 409 */
export async function givePassword(call: WritingCall, uuid: string, passwordHash: string): Promise<void> {
  const account = await lockUser(call, uuid);
  const status = account.deletedAt ? 'deactivated' : 'active';
  if (!mayGivePassword(call.session, { ...account, status })) throw new ApiFailure(409, 'USER_NOT_GIVEN_PASSWORD');
  await setTemporaryPassword(call.db, account, passwordHash, await languageOf(call.db, account.id));
}
