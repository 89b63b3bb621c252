import { createHash, createHmac } from 'node:crypto';

import { CONFIRMATION_DAYS } from '@lia/sdk/accounts/rules';
import { and, eq, gt, isNull, lt, sql } from 'drizzle-orm';

import { type Database, inTransaction, type Transaction, violatedConstraint } from '../platform/database.ts';
import { ApiFailure } from '../platform/errors.ts';
import { deriveKey } from '../platform/secret.ts';
import { emailConfirmations, users } from './tables.ts';

const hashOf = (token: string): string => createHash('sha256').update(token).digest('base64url');

/**
 * The token of a letter that is about to go out; only its hash is kept. It is the same on each try of the letter: one
 * that cannot be delivered leaves no tokens behind, and one that went out twice holds the same link.
 */
export async function tokenOf(
  db: Database,
  secret: Uint8Array,
  letter: string,
  { id, email }: { id: number; email: string },
): Promise<string> {
  const key = deriveKey(secret, 'email confirmation');
  const token = createHmac('sha256', key).update(`${letter} ${email}`).digest('base64url').slice(0, 32);
  const expiresAt = sql`now() + make_interval(days => ${CONFIRMATION_DAYS})`;
  await db
    .insert(emailConfirmations)
    .values({ tokenHash: hashOf(token), userId: id, email, expiresAt })
    .onConflictDoUpdate({ target: emailConfirmations.tokenHash, set: { expiresAt } });
  return token;
}

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
  const [found] = await tx
    .delete(emailConfirmations)
    .where(and(eq(emailConfirmations.tokenHash, hashOf(token)), gt(emailConfirmations.expiresAt, sql`now()`)))
    .returning();
  if (!found) return false;
  const { userId, email } = found;
  const confirmed = await tx
    .update(users)
    .set({ emailVerifiedAt: sql`coalesce(${users.emailVerifiedAt}, now())` })
    // Whoever has another address by now confirmed nothing of it.
    .where(and(eq(users.id, userId), eq(users.email, email), isNull(users.deletedAt)))
    .returning({ id: users.id });
  await tx.delete(emailConfirmations).where(eq(emailConfirmations.userId, userId));
  return confirmed.length > 0;
}

/** Deletes tokens that nobody used. */
export async function sweepConfirmations(db: Database): Promise<void> {
  await db.delete(emailConfirmations).where(lt(emailConfirmations.expiresAt, sql`now()`));
}
