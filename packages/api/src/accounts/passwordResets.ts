import { and, desc, eq, isNull, not, sql } from 'drizzle-orm';

import type { Database, Transaction } from '../platform/database.ts';
import { isToken, issueToken, takeToken } from './accountTokens.ts';
import { isAnothers, isSameAddress } from './store.ts';
import { users } from './tables.ts';

/** What a link lets its user choose a password for: a forgotten one, or the first of a new account. */
export const passwordPurposes = ['password-reset', 'invitation'] as const;

/** Accounts that one e-mail lists at most; honest users have no more on one address. */
const MOST_ACCOUNTS = 20;

const account = {
  id: users.id,
  username: users.username,
  email: users.email,
  passwordHash: users.passwordHash,
  role: users.role,
  emailVerifiedAt: users.emailVerifiedAt,
};
export type ResetAccount = Awaited<ReturnType<typeof accountsAt>>[number];

/**
 * The accounts that may choose a new password by an e-mail to this address: the one that confirmed it, else all that gave
 * it. Children are not among them: their addresses are never confirmed, and their parents set their passwords.
 */
export async function accountsAt(db: Database, email: string) {
  const found = await db
    .select(account)
    .from(users)
    .where(and(sql`lower(${users.email}) = lower(${email})`, not(users.dependent), isNull(users.deletedAt)))
    .orderBy(sql`${users.emailVerifiedAt} is null`, desc(users.id))
    .limit(MOST_ACCOUNTS);
  const reached = found.flatMap(({ email: address, ...rest }) =>
    address === null || !isSameAddress(address, email) ? [] : [{ ...rest, email: address }],
  );
  const confirmed = reached.filter(({ emailVerifiedAt }) => emailVerifiedAt !== null);
  return confirmed.length > 0 ? confirmed : reached;
}

/**
 * The token for one account of an e-mail that is about to go out. It is another one once the password changed: an e-mail that
 * goes out twice does not revive a link that was used.
 */
export const resetTokenOf = (
  db: Database,
  secret: Uint8Array,
  emailId: string,
  { id, email, passwordHash }: Pick<ResetAccount, 'id' | 'email' | 'passwordHash'>,
  purpose: (typeof passwordPurposes)[number] = 'password-reset',
): Promise<string> =>
  issueToken(db, secret, {
    purpose,
    seed: JSON.stringify([emailId, id, email, passwordHash]),
    account: { id, email },
  });

/** Whether a token is good, so that no password is hashed for one that is not. */
export const isResetToken = (db: Database, token: string): Promise<boolean> => isToken(db, passwordPurposes, token);

/** Takes a token, which is worthless from now on. The account that it was for, or null. */
export async function takeResetToken(tx: Transaction, token: string) {
  const taken = await takeToken(tx, passwordPurposes, token);
  if (!taken) return null;
  const [owner] = await tx
    .select(account)
    .from(users)
    // The address may have changed since: the e-mail reached the earlier one.
    .where(and(eq(users.id, taken.userId), eq(users.email, taken.email), isNull(users.deletedAt)))
    .for('update');
  return owner ? { ...owner, email: taken.email } : null;
}

/** Confirms the address that a token reached, unless another account has confirmed it. */
export async function confirmReached(tx: Transaction, reached: ResetAccount): Promise<void> {
  if (reached.emailVerifiedAt !== null || (await isAnothers(tx, reached))) return;
  await tx
    .update(users)
    .set({ emailVerifiedAt: sql`now()` })
    .where(eq(users.id, reached.id));
}
