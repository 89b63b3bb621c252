import { randomInt } from 'node:crypto';

import {
  LAST_PICTURE_GRADE,
  type PictureStatus,
  PICTURES_TO_PRESS,
  type SignInPicture,
  signInPictures as drawings,
  WRONG_IN_A_ROW,
  WRONG_IN_ALL,
} from '@lia/sdk/signInPictures/rules';
import { and, eq, inArray, isNull, lt, type SQL, sql } from 'drizzle-orm';

import type { AppContext } from '../platform/appContext.ts';
import type { Database, Transaction } from '../platform/database.ts';
import { keyedHash } from '../platform/secret.ts';
import { hashPassword, isPassword } from './passwords.ts';
import { sessions, signInPictures, users } from './tables.ts';

/** The grades of `isPictureGrade`, as a condition on `users`. */
export const hasPictureGrade: SQL = sql`(${users.level} = 1
  or (${users.level} = 2 and ${users.grade} <= ${sql.raw(String(LAST_PICTURE_GRADE))}))`;

/** Whether a student has pictures and may use them, of `users` joined with their current ones, if they have any. */
export const pictureStatus = sql<PictureStatus>`case
  when ${signInPictures.id} is null then 'none' when ${signInPictures.blockedAt} is not null then 'blocked'
  when ${signInPictures.usedAt} is null then 'made' else 'used' end`;

/** The pictures of students that are in force. */
export const isCurrent = isNull(signInPictures.endedAt);

/** Random pictures, none twice: those that teachers or children choose are guessed first. */
export function randomPictures(): SignInPicture[] {
  const left = [...drawings];
  return Array.from({ length: PICTURES_TO_PRESS }, () => left.splice(randomInt(left.length), 1)).flat();
}

type HashContext = Pick<AppContext, 'secret' | 'config'>;

/** A few thousand choices are tried in seconds, whatever the hash: without the secret there is nothing to try. */
const keyed = (secret: Uint8Array, uuid: string, pictures: readonly SignInPicture[]): string =>
  keyedHash(secret, 'sign-in pictures', JSON.stringify([uuid, ...pictures]));

/** How the pictures of an account are kept. */
export const hashPictures = (
  { secret, config }: HashContext,
  uuid: string,
  pictures: readonly SignInPicture[],
): Promise<string> => hashPassword(config, keyed(secret, uuid, pictures));

/** Ends the pictures of accounts that a condition holds for, with the sessions that they opened. */
export async function endPictures(tx: Transaction, userIds: readonly number[], which: SQL): Promise<void> {
  const ended = await tx
    .update(signInPictures)
    .set({ endedAt: sql`now()` })
    .where(and(inArray(signInPictures.userId, [...userIds]), isCurrent, which))
    .returning({ id: signInPictures.id });
  await endSessionsBy(
    tx,
    ended.map(({ id }) => id),
  );
}

/** Ends the sessions that pictures opened. */
export async function endSessionsBy(tx: Transaction, picturesIds: readonly string[]): Promise<void> {
  if (picturesIds.length === 0) return;
  await tx
    .update(sessions)
    .set({ endedAt: sql`now()` })
    .where(and(inArray(sessions.picturesId, [...picturesIds]), isNull(sessions.endedAt)));
}

/** What a school gave, as a condition. */
export const isOfSchool = (schoolId: number): SQL => eq(signInPictures.schoolId, schoolId);

/**
 * Lets wrong tries begin again, where there were not too many over all, of all schools or of those that a condition holds for. Answers
 * the accounts for which it did.
 */
export async function allowAgain(tx: Database, userIds: readonly number[], which?: SQL): Promise<ReadonlySet<number>> {
  const allowed = await tx
    .update(signInPictures)
    .set({ wrong: 0, blockedAt: null })
    .where(
      and(inArray(signInPictures.userId, [...userIds]), isCurrent, lt(signInPictures.wrongInAll, WRONG_IN_ALL), which),
    )
    .returning({ userId: signInPictures.userId });
  return new Set(allowed.map(({ userId }) => userId));
}

/** What pictures are, or that they are not looked at. */
type Tried = 'right' | 'wrong' | 'blocked';

/**
 * Tries the pictures of an account that have this id. The try is counted as a wrong one before it is looked at, so that many at once get no more than one
 * after the other; `acceptPictures` takes that back.
 */
export async function tryPictures(
  { db, ...context }: HashContext & Pick<AppContext, 'db'>,
  { id, uuid }: { id: string; uuid: string },
  pictures: readonly SignInPicture[],
): Promise<Tried> {
  const [claimed] = await db
    .update(signInPictures)
    .set({
      wrong: sql`${signInPictures.wrong} + 1`,
      wrongInAll: sql`${signInPictures.wrongInAll} + 1`,
      blockedAt: sql`case when ${signInPictures.wrong} + 1 >= ${WRONG_IN_A_ROW}
        or ${signInPictures.wrongInAll} + 1 >= ${WRONG_IN_ALL} then now() end`,
    })
    .where(and(eq(signInPictures.id, id), isCurrent, isNull(signInPictures.blockedAt)))
    .returning({ hash: signInPictures.hash, blockedAt: signInPictures.blockedAt });
  if (!claimed) return 'blocked';
  if (await isPassword(keyed(context.secret, uuid, pictures), claimed.hash)) return 'right';
  return claimed.blockedAt === null ? 'wrong' : 'blocked';
}

/**
 * Takes a counted try back that was right, and holds the pictures until the transaction ends, so that ending them ends what is
 * opened with them as well. False where they ended in the meantime.
 */
export async function acceptPictures(tx: Transaction, id: string): Promise<boolean> {
  const accepted = await tx
    .update(signInPictures)
    .set({ usedAt: sql`now()`, wrong: 0, wrongInAll: sql`${signInPictures.wrongInAll} - 1`, blockedAt: null })
    .where(and(eq(signInPictures.id, id), isCurrent))
    .returning({ id: signInPictures.id });
  return accepted.length > 0;
}
