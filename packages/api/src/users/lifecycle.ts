import { canBeSentReset } from '@lia/sdk/users/rules';
import { eq } from 'drizzle-orm';

import { dropTokens } from '../accounts/accountTokens.ts';
import { sendReset } from '../accounts/passwordEmails.ts';
import { endSessionsOf } from '../accounts/sessions.ts';
import { isAnothers } from '../accounts/store.ts';
import { sessionHandoffs, tokenPurposes } from '../accounts/tables.ts';
import { usersWithPlans } from '../memberships/store.ts';
import type { AppContext } from '../platform/appContext.ts';
import { inTransaction, type Transaction } from '../platform/database.ts';
import { ApiFailure } from '../platform/errors.ts';
import { changeUser, lockUser, type WritingCall } from './changeable.ts';
import { refuseTaken } from './create.ts';

/** Ends what an account has open: sessions, codes that hand one over, links in e-mails. */
export async function endAccess(db: Transaction, userId: number): Promise<void> {
  await endSessionsOf(db, userId);
  await db.delete(sessionHandoffs).where(eq(sessionHandoffs.userId, userId));
  await dropTokens(db, tokenPurposes, userId);
}

/** Deactivates an account; one that is deactivated stays so. @throws {ApiFailure} 404, 409 */
export async function deactivate(call: WritingCall, uuid: string): Promise<void> {
  const { id, deletedAt } = await lockUser(call, uuid);
  if (deletedAt) return;
  if ((await usersWithPlans(call.db, [id])).size > 0) throw new ApiFailure(409, 'USER_HOLDS_LICENCE');
  await changeUser(call.db, id, { deletedAt: new Date() });
  await endAccess(call.db, id);
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
  const { email, dependent, deletedAt } = await inTransaction(app.db, (db) => lockUser({ ...call, db }, uuid));
  const status = deletedAt ? 'deactivated' : 'active';
  if (email === null || !canBeSentReset({ email, dependent, status })) throw new ApiFailure(409, 'USER_WITHOUT_EMAIL');
  if (!(await sendReset(app, email, call.language))) throw new ApiFailure(429, 'RATE_LIMITED');
}
