import { randomBytes } from 'node:crypto';

import { FEDERATION_MINUTES } from '@lia/sdk/federation/rules';
import { and, eq, gt, isNull, lt, sql } from 'drizzle-orm';
import { randomNonce, randomPKCECodeVerifier, randomState } from 'openid-client';

import type { Database } from '../platform/database.ts';
import { hashToken } from '../platform/secret.ts';
import { federationAttempts } from './tables.ts';

/** What a provider's answer is held against. */
export interface Expected {
  state: string;
  nonce: string;
  verifier: string;
}

/** An attempt that began, with the secret that binds it to the browser (decision 72). */
export interface Begun extends Expected {
  secret: string;
}

/** Begins an attempt to sign in, or to link a provider to the account of a user. */
export async function beginAttempt(db: Database, provider: string, userId: number | null): Promise<Begun> {
  const begun = {
    state: randomState(),
    nonce: randomNonce(),
    verifier: randomPKCECodeVerifier(),
    secret: randomBytes(32).toString('base64url'),
  };
  await db.insert(federationAttempts).values({
    stateHash: hashToken(begun.state),
    secretHash: hashToken(begun.secret),
    provider,
    nonce: begun.nonce,
    verifier: begun.verifier,
    userId,
    expiresAt: sql`now() + make_interval(mins => ${FEDERATION_MINUTES})`,
  });
  return begun;
}

/**
 * The attempt behind a `state`, which is good no more; null where it was used, is over or never was, began in another browser,
 * or was meant for another user.
 */
export async function takeAttempt(
  db: Database,
  { state, secret, userId }: { state: string; secret: string; userId: number | null },
): Promise<(Expected & { provider: string }) | null> {
  const { stateHash, secretHash, expiresAt, ...columns } = federationAttempts;
  const [attempt] = await db
    .delete(federationAttempts)
    .where(
      and(
        eq(stateHash, hashToken(state)),
        eq(secretHash, hashToken(secret)),
        userId === null ? isNull(columns.userId) : eq(columns.userId, userId),
        gt(expiresAt, sql`now()`),
      ),
    )
    .returning({ provider: columns.provider, nonce: columns.nonce, verifier: columns.verifier });
  return attempt ? { ...attempt, state } : null;
}

/** Deletes attempts that were not finished. */
export async function sweepAttempts(db: Database): Promise<void> {
  await db.delete(federationAttempts).where(lt(federationAttempts.expiresAt, sql`now()`));
}
