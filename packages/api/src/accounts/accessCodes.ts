import { randomInt } from 'node:crypto';

import type { CardStatus } from '@lia/sdk/accessCards/rules';
import { ACCESS_CODE_ALPHABET, ACCESS_CODE_LENGTH, cardLevels } from '@lia/sdk/accounts/accessCodes';
import { studentRoles } from '@lia/sdk/accounts/roles';
import { and, arrayContained, eq, inArray, isNull, or, type SQL, sql, type SQLWrapper } from 'drizzle-orm';

import type { AppContext } from '../platform/appContext.ts';
import type { Transaction } from '../platform/database.ts';
import { found } from '../platform/errors.ts';
import { keyedHash } from '../platform/secret.ts';
import { accessCodes, sessions, users } from './tables.ts';

/** The same rule as `mayHaveCard`, as a condition on `users`. */
export const hasCardLevel: SQL = sql`(${inArray(users.level, [...cardLevels])} and ${users.role} <> '{}'
  and ${arrayContained(users.role, [...studentRoles])})`;

/** Whether a student has a card and has used it, of `users` joined with their current code, if they have one. */
export const cardStatus = sql<CardStatus>`case
  when ${accessCodes.id} is null then 'none' when ${accessCodes.usedAt} is null then 'made' else 'used' end`;

/** How a code is kept. */
export const hashOf = (secret: Uint8Array, code: string): string => keyedHash(secret, 'access codes', code);

/** A random code that was never given before. */
export const newCode = (): string =>
  Array.from({ length: ACCESS_CODE_LENGTH }, () =>
    ACCESS_CODE_ALPHABET.charAt(randomInt(ACCESS_CODE_ALPHABET.length)),
  ).join('');

/** Codes that are in force, as a condition. */
export const isCurrentCode: SQL = isNull(accessCodes.endedAt);

/** The code that a school sees of a student, its own or the family's, as a condition: what another school gave is none of its. */
export const isCodeAt = (schoolId: number | SQLWrapper): SQL | undefined =>
  or(isNull(accessCodes.schoolId), eq(accessCodes.schoolId, schoolId));

/** Ends the codes of accounts, or those of them that a condition holds for, with the sessions that they opened. */
export async function endCodes(tx: Transaction, userIds: readonly number[], which?: SQL): Promise<void> {
  const of = inArray(users.id, [...userIds]);
  // In one order: two calls with the same accounts would wait for each other.
  await tx.select({ id: users.id }).from(users).where(of).orderBy(users.id).for('no key update');
  const ended = await tx
    .update(accessCodes)
    .set({ endedAt: sql`now()` })
    .where(and(inArray(accessCodes.userId, [...userIds]), isCurrentCode, which))
    .returning({ id: accessCodes.id });
  const endedIds = ended.map(({ id }) => id);
  if (endedIds.length > 0) {
    await tx
      .update(sessions)
      .set({ endedAt: sql`now()` })
      .where(and(inArray(sessions.accessCodeId, endedIds), isNull(sessions.endedAt)));
  }
}

/** Who gets a code. */
interface Recipient {
  userId: number;
  /** The school that gives it; null for a family, whose code takes the place of all others. */
  schoolId: number | null;
}

/**
 * Gives accounts codes, the only time that these are known. What the giver sees of earlier ones ends, with the sessions that they
 * opened. Answers the codes by account.
 */
export async function issueCodes(
  tx: Transaction,
  { secret }: Pick<AppContext, 'secret'>,
  recipients: readonly Recipient[],
  createdBy: number,
): Promise<ReadonlyMap<number, string>> {
  const replaced = recipients.map(({ userId, schoolId }) =>
    and(eq(accessCodes.userId, userId), schoolId === null ? undefined : isCodeAt(schoolId)),
  );
  const userIds = recipients.map(({ userId }) => userId);
  await endCodes(tx, userIds, or(...replaced));
  const codes = new Map(userIds.map((userId) => [userId, newCode()]));
  const rows = recipients.map(({ userId, schoolId }) => {
    const code = found(codes.get(userId));
    return { userId, schoolId, createdBy, codeHash: hashOf(secret, code) };
  });
  if (rows.length > 0) await tx.insert(accessCodes).values(rows);
  return codes;
}
