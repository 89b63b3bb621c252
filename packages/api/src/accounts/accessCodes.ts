import { randomInt } from 'node:crypto';

import type { CardStatus } from '@lia/sdk/accessCards/rules';
import { ACCESS_CODE_ALPHABET, ACCESS_CODE_LENGTH, cardLevels, mayHaveCard } from '@lia/sdk/accounts/accessCodes';
import { studentRoles } from '@lia/sdk/accounts/roles';
import { and, arrayContained, eq, inArray, isNull, type SQL, sql } from 'drizzle-orm';

import type { AppContext } from '../platform/appContext.ts';
import type { Transaction } from '../platform/database.ts';
import { keyedHash } from '../platform/secret.ts';
import { accessCodes, sessions, users } from './tables.ts';

/** The same rule as `mayHaveCard`, as a condition on `users`. */
export const hasCardLevel: SQL = sql`(${inArray(users.level, [...cardLevels])} and ${users.role} <> '{}'
  and ${arrayContained(users.role, [...studentRoles])})`;

/** Whether a student has a card and has used it, of `users` joined with their current code, if they have one. */
export const cardStatus = sql<CardStatus>`case
  when ${accessCodes.id} is null then 'none' when ${accessCodes.usedAt} is null then 'made' else 'used' end`;

const hashOf = (secret: Uint8Array, code: string): string => keyedHash(secret, 'access codes', code);

/** A random code that was never given before. */
export const newCode = (): string =>
  Array.from({ length: ACCESS_CODE_LENGTH }, () =>
    ACCESS_CODE_ALPHABET.charAt(randomInt(ACCESS_CODE_ALPHABET.length)),
  ).join('');

/** An account that a code opens. */
interface CodeHolder {
  userId: number;
  codeId: string;
}

/**
 * The account behind a code, which counts as used from now on; null where none is, or where its student has outgrown cards.
 * The code stays locked until the transaction ends, so that replacing it ends what is opened with it as well.
 */
export async function holderOf(tx: Transaction, secret: Uint8Array, code: string): Promise<CodeHolder | null> {
  const [holder] = await tx
    .select({ codeId: accessCodes.id, userId: users.id, role: users.role, level: users.level })
    .from(accessCodes)
    .innerJoin(users, and(eq(users.id, accessCodes.userId), isNull(users.deletedAt)))
    .where(and(eq(accessCodes.codeHash, hashOf(secret, code)), isNull(accessCodes.endedAt)))
    .for('update', { of: accessCodes });
  if (!holder || !mayHaveCard(holder)) return null;
  await tx
    .update(accessCodes)
    .set({ usedAt: sql`now()` })
    .where(eq(accessCodes.id, holder.codeId));
  return { userId: holder.userId, codeId: holder.codeId };
}

/** Ends the codes of accounts, with the sessions that they opened. */
export async function endCodes(tx: Transaction, userIds: readonly number[]): Promise<void> {
  const of = inArray(users.id, [...userIds]);
  // In one order: two calls with the same accounts would wait for each other.
  await tx.select({ id: users.id }).from(users).where(of).orderBy(users.id).for('no key update');
  const ended = await tx
    .update(accessCodes)
    .set({ endedAt: sql`now()` })
    .where(and(inArray(accessCodes.userId, [...userIds]), isNull(accessCodes.endedAt)))
    .returning({ id: accessCodes.id });
  const endedIds = ended.map(({ id }) => id);
  if (endedIds.length > 0) {
    await tx
      .update(sessions)
      .set({ endedAt: sql`now()` })
      .where(and(inArray(sessions.accessCodeId, endedIds), isNull(sessions.endedAt)));
  }
}

/**
 * Gives accounts codes, the only time that these are known. Earlier codes of theirs end, with the sessions that they opened.
 * Answers the codes by account.
 */
export async function issueCodes(
  tx: Transaction,
  { secret }: Pick<AppContext, 'secret'>,
  userIds: readonly number[],
  createdBy: number,
): Promise<ReadonlyMap<number, string>> {
  await endCodes(tx, userIds);
  const codes = new Map(userIds.map((userId) => [userId, newCode()]));
  const rows = [...codes].map(([userId, code]) => ({ userId, createdBy, codeHash: hashOf(secret, code) }));
  if (rows.length > 0) await tx.insert(accessCodes).values(rows);
  return codes;
}
