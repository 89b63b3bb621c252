import { createHmac } from 'node:crypto';

import { MAX_IDEMPOTENCY_KEY } from '@lia/sdk/http/idempotency';
import { and, eq, lt, sql } from 'drizzle-orm';

import { commitWith, type Database, inTransaction, type Transaction } from './database.ts';
import { ApiFailure, invalidFields } from './errors.ts';
import { prepared } from './prepared.ts';
import { deriveKey } from './secret.ts';
import { idempotencyKeys } from './tables.ts';

/** One write that its sender may repeat. */
export interface RepeatableWrite {
  route: string;
  /** The `Idempotency-Key` header. */
  key: string;
  /** Fingerprint of who asks, and what for: a repeat must be the same in all of it. */
  request: string;
}

export interface Answer {
  status: number;
  body: unknown;
}

/** A hash by which two requests are compared. It is keyed, since requests hold passwords. */
export const fingerprint = (secret: Uint8Array, request: object): string =>
  createHmac('sha256', deriveKey(secret, 'idempotency')).update(canonical(request)).digest('hex');

const isIt = and(eq(idempotencyKeys.route, sql.placeholder('route')), eq(idempotencyKeys.key, sql.placeholder('key')));

const knownKey = prepared('known idempotency key', (db) => db.select().from(idempotencyKeys).where(isIt));

const claimKey = prepared('claim idempotency key', (db) =>
  db
    .insert(idempotencyKeys)
    .values({ route: sql.placeholder('route'), key: sql.placeholder('key'), request: sql.placeholder('request') })
    .onConflictDoNothing()
    .returning({ key: idempotencyKeys.key }),
);

const keepAnswer = prepared('keep answer', (db) =>
  db
    .update(idempotencyKeys)
    .set({ status: sql`${sql.placeholder('status')}`, answer: sql`${sql.placeholder('answer')}` })
    .where(isIt),
);

/**
 * The answer that a write had before, or null for one that is new or still under way.
 * @throws {ApiFailure} 409 `IDEMPOTENCY_KEY_REUSED` when the key came with another request.
 */
export async function firstAnswer(db: Database, write: RepeatableWrite): Promise<Answer | null> {
  refuseOddKey(write);
  const [first] = await knownKey(db).execute({ ...write });
  if (!first) return null;
  if (first.request !== write.request || first.status === null) throw new ApiFailure(409, 'IDEMPOTENCY_KEY_REUSED');
  return { status: first.status, body: first.answer };
}

/**
 * Carries out `work` once per key. The key is claimed and the answer kept in the transaction of the work itself: either
 * all three happened or none, and two requests at once wait for each other.
 * @returns the answer, and whether it is the first one again.
 * @throws {ApiFailure} 409 `IDEMPOTENCY_KEY_REUSED` when the key came with another request.
 */
export async function once(
  db: Database,
  write: RepeatableWrite,
  work: (tx: Transaction) => Promise<Answer>,
): Promise<{ answer: Answer; repeated: boolean }> {
  refuseOddKey(write);
  return inTransaction(db, async (tx) => {
    const claimed = await claimKey(tx).execute({ ...write });
    if (claimed.length > 0) {
      const answer = await work(tx);
      const { status, body } = answer;
      commitWith(tx, keepAnswer(tx).execute({ ...write, status, answer: JSON.stringify(body) }));
      return { answer, repeated: false };
    }
    const answer = await firstAnswer(tx, write);
    if (!answer) throw new Error('A key is neither new nor known');
    return { answer, repeated: true };
  });
}

function refuseOddKey({ key }: RepeatableWrite): void {
  if (!/^[\x21-\x7e]{8,}$/.test(key) || key.length > MAX_IDEMPOTENCY_KEY)
    throw invalidFields({ 'Idempotency-Key': { key: 'invalid' } });
}

/** JSON text that does not depend on the order of keys. */
function canonical(value: unknown): string {
  return JSON.stringify(value, (_, inner: unknown) =>
    typeof inner === 'object' && inner !== null && !Array.isArray(inner)
      ? Object.fromEntries(Object.entries(inner).toSorted(([a], [b]) => (a < b ? -1 : 1)))
      : inner,
  );
}

/** A retry comes within hours; a week leaves room for a phone that was off over a holiday. */
export async function sweepIdempotencyKeys(db: Database): Promise<void> {
  await db.delete(idempotencyKeys).where(lt(idempotencyKeys.createdAt, sql`now() - interval '7 days'`));
}
