import { and, eq, isNull, sql } from 'drizzle-orm';

import { type Database, inTransaction, type Transaction, violatedConstraint } from '../platform/database.ts';
import { ApiFailure } from '../platform/errors.ts';
import { dropTokens, issueToken, takeToken } from './accountTokens.ts';
import { users } from './tables.ts';

const PURPOSE = 'email-confirmation';

/** The token of a confirmation e-mail that is about to go out. */
export const confirmationTokenOf = (
  db: Database,
  secret: Uint8Array,
  emailId: string,
  account: { id: number; email: string },
): Promise<string> => issueToken(db, secret, { purpose: PURPOSE, seed: `${emailId} ${account.email}`, account });

/**
 * Confirms the address that a token went to. False for one that was used, is over, or never was.
 * @throws {ApiFailure} 409 `EMAIL_CONFIRMED` where another account confirmed the address before.
 */
export async function confirm(db: Database, token: string): Promise<boolean> {
  try {
    return await inTransaction(db, (tx) => redeem(tx, token));
  } catch (error) {
    throw violatedConstraint(error) === 'users_email_confirmed' ? new ApiFailure(409, 'EMAIL_CONFIRMED') : error;
  }
}

async function redeem(tx: Transaction, token: string): Promise<boolean> {
  const taken = await takeToken(tx, [PURPOSE], token);
  if (!taken) return false;
  const { userId, email } = taken;
  const confirmed = await tx
    .update(users)
    .set({ emailVerifiedAt: sql`coalesce(${users.emailVerifiedAt}, now())` })
    // A token for an earlier address does not confirm the current one.
    .where(and(eq(users.id, userId), eq(users.email, email), isNull(users.deletedAt)))
    .returning({ id: users.id });
  await dropTokens(tx, [PURPOSE], userId);
  return confirmed.length > 0;
}
