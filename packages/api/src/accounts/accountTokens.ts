import { CONFIRMATION_DAYS, PASSWORD_RESET_MINUTES } from '@lia/sdk/accounts/rules';
import { ACCOUNT_INVITATION_DAYS } from '@lia/sdk/users/rules';
import { and, eq, gt, inArray, lt, sql } from 'drizzle-orm';

import type { Database, Transaction } from '../platform/database.ts';
import { hashToken, keyedHash } from '../platform/secret.ts';
import { accountTokens, type tokenPurposes } from './tables.ts';

type Purpose = (typeof tokenPurposes)[number];

/** What the tokens of a purpose are derived with, and for how long they work. */
const lifetimes = {
  'email-confirmation': { key: 'email confirmation', minutes: CONFIRMATION_DAYS * 24 * 60 },
  'password-reset': { key: 'password reset', minutes: PASSWORD_RESET_MINUTES },
  invitation: { key: 'invitation', minutes: ACCOUNT_INVITATION_DAYS * 24 * 60 },
} as const satisfies Record<Purpose, { key: string; minutes: number }>;

/**
 * The token of an e-mail that is about to go out; only its hash is kept. It is the same for the same `seed`, so on each try
 * of the e-mail: one that cannot be delivered leaves no tokens behind, and one that went out twice holds the same link.
 */
export async function issueToken(
  db: Database,
  secret: Uint8Array,
  { purpose, seed, account }: { purpose: Purpose; seed: string; account: { id: number; email: string } },
): Promise<string> {
  const { key, minutes } = lifetimes[purpose];
  const token = keyedHash(secret, key, seed).slice(0, 32);
  const { id: userId, email } = account;
  const expiresAt = sql`now() + make_interval(mins => ${minutes})`;
  await db
    .insert(accountTokens)
    .values({ tokenHash: hashToken(token), purpose, userId, email, expiresAt })
    .onConflictDoUpdate({ target: accountTokens.tokenHash, set: { expiresAt } });
  return token;
}

const valid = (purposes: readonly Purpose[], token: string) =>
  and(
    eq(accountTokens.tokenHash, hashToken(token)),
    inArray(accountTokens.purpose, [...purposes]),
    gt(accountTokens.expiresAt, sql`now()`),
  );

/** Whether a token is good, for who has slow work to do before it is taken. */
export const isToken = async (db: Database, purposes: readonly Purpose[], token: string): Promise<boolean> =>
  (await db.$count(accountTokens, valid(purposes, token))) > 0;

/** Takes a token, which is worthless from now on. The account and the address that it was for, or undefined. */
export async function takeToken(tx: Transaction, purposes: readonly Purpose[], token: string) {
  const { userId, email } = accountTokens;
  const [taken] = await tx.delete(accountTokens).where(valid(purposes, token)).returning({ userId, email });
  return taken;
}

/** Makes every token of an account and some purposes worthless. */
export async function dropTokens(tx: Transaction, purposes: readonly Purpose[], userId: number): Promise<void> {
  await tx
    .delete(accountTokens)
    .where(and(eq(accountTokens.userId, userId), inArray(accountTokens.purpose, [...purposes])));
}

/** Deletes tokens that expired unused. */
export async function sweepAccountTokens(db: Database): Promise<void> {
  await db.delete(accountTokens).where(lt(accountTokens.expiresAt, sql`now()`));
}
