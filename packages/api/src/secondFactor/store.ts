import { APP_CODE } from '@lia/sdk/accounts/signIn';
import { RECOVERY_CODES } from '@lia/sdk/secondFactor/rules';
import { and, eq, isNotNull, isNull, lt, sql } from 'drizzle-orm';

import { newCode } from '../accounts/accessCodes.ts';
import type { AppContext } from '../platform/appContext.ts';
import type { Database, Transaction } from '../platform/database.ts';
import { seal, unseal } from '../platform/seal.ts';
import { deriveKey, keyedHash } from '../platform/secret.ts';
import { stepOf } from './appCode.ts';
import { recoveryCodes, secondFactors } from './tables.ts';

type Secrets = Pick<AppContext, 'secret'>;

const keyOf = ({ secret }: Secrets): Uint8Array => deriveKey(secret, 'second factors');

const hashOf = ({ secret }: Secrets, code: string): string => keyedHash(secret, 'recovery codes', code);

const ofUser = (userId: number) => eq(secondFactors.userId, userId);
const isOn = (userId: number) => and(ofUser(userId), isNotNull(secondFactors.confirmedAt));

/** Whether an account asks for a code besides the password. */
export const hasSecondFactor = async (db: Database, userId: number): Promise<boolean> =>
  (await db.$count(secondFactors, isOn(userId))) > 0;

/** The second factor of an account that is turned on, and how many recovery codes are left; null where there is none. */
export async function readSecondFactor(db: Database, userId: number) {
  const [factor] = await db.select({ since: secondFactors.confirmedAt }).from(secondFactors).where(isOn(userId));
  if (!factor) return null;
  const left = await db.$count(recoveryCodes, and(eq(recoveryCodes.userId, userId), isNull(recoveryCodes.usedAt)));
  return { since: factor.since, left };
}

/** Keeps a key that waits for its first code. False where one is turned on. */
export async function keepKey(db: Database, app: Secrets, userId: number, key: string): Promise<boolean> {
  const sealedKey = seal(keyOf(app), String(userId), key);
  const kept = await db
    .insert(secondFactors)
    .values({ userId, sealedKey })
    .onConflictDoUpdate({
      target: secondFactors.userId,
      set: { sealedKey, createdAt: sql`now()`, lastStep: 0 },
      setWhere: isNull(secondFactors.confirmedAt),
    })
    .returning({ userId: secondFactors.userId });
  return kept.length > 0;
}

/** Whether an account has a key, and whether it is turned on; the row is held until the transaction ends. */
export async function lockSecondFactor(tx: Transaction, userId: number): Promise<'none' | 'begun' | 'on'> {
  const [factor] = await tx
    .select({ confirmedAt: secondFactors.confirmedAt })
    .from(secondFactors)
    .where(ofUser(userId))
    .for('update');
  if (!factor) return 'none';
  return factor.confirmedAt === null ? 'begun' : 'on';
}

export async function turnOn(tx: Transaction, userId: number): Promise<void> {
  await tx
    .update(secondFactors)
    .set({ confirmedAt: sql`now()` })
    .where(ofUser(userId));
}

/** Deletes it with its recovery codes. False where none was turned on. */
export async function turnOff(tx: Transaction, userId: number): Promise<boolean> {
  const ended = await tx.delete(secondFactors).where(isOn(userId)).returning({ userId: secondFactors.userId });
  return ended.length > 0;
}

/** Gives an account other recovery codes, the only time that they are known. */
export async function issueRecoveryCodes(tx: Transaction, app: Secrets, userId: number): Promise<string[]> {
  await tx.delete(recoveryCodes).where(eq(recoveryCodes.userId, userId));
  const codes = Array.from({ length: RECOVERY_CODES }, newCode);
  await tx.insert(recoveryCodes).values(codes.map((code) => ({ userId, codeHash: hashOf(app, code) })));
  return codes;
}

/** Uses up a code: of the app, or a recovery code. Null where it is none, or was used before. */
export async function takeCode(
  tx: Transaction,
  app: Secrets,
  userId: number,
  code: string,
): Promise<'app' | 'recovery' | null> {
  if (APP_CODE.test(code)) return (await takeAppCode(tx, app, userId, code)) ? 'app' : null;
  const used = await tx
    .update(recoveryCodes)
    .set({ usedAt: sql`now()` })
    .where(
      and(
        eq(recoveryCodes.userId, userId),
        eq(recoveryCodes.codeHash, hashOf(app, code)),
        isNull(recoveryCodes.usedAt),
      ),
    )
    .returning({ id: recoveryCodes.id });
  return used.length > 0 ? 'recovery' : null;
}

async function takeAppCode(tx: Transaction, app: Secrets, userId: number, code: string): Promise<boolean> {
  const [factor] = await tx.select({ sealedKey: secondFactors.sealedKey }).from(secondFactors).where(ofUser(userId));
  const key = factor ? unseal(keyOf(app), String(userId), factor.sealedKey) : null;
  const step = key === null ? null : stepOf(key, code);
  if (step === null) return false;
  // In one statement: the same code that arrives twice at once is accepted once.
  const taken = await tx
    .update(secondFactors)
    .set({ lastStep: step })
    .where(and(ofUser(userId), lt(secondFactors.lastStep, step)))
    .returning({ userId: secondFactors.userId });
  return taken.length > 0;
}
