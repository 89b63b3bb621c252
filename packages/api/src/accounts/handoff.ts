import { createHash, randomBytes } from 'node:crypto';

import { HANDOFF_SECONDS } from '@lia/sdk/accounts/rules';
import { and, eq, gt, lt, sql } from 'drizzle-orm';

import type { Database } from '../platform/database.ts';
import { sessionHandoffs } from './tables.ts';

const hashOf = (code: string): string => createHash('sha256').update(code).digest('base64url');

/** Gives a code for a session of this person. */
export async function offer(db: Database, userId: number): Promise<string> {
  const code = randomBytes(24).toString('base64url');
  await db.insert(sessionHandoffs).values({
    codeHash: hashOf(code),
    userId,
    expiresAt: sql`now() + make_interval(secs => ${HANDOFF_SECONDS})`,
  });
  return code;
}

/** The person behind a code, which is worthless from now on; null where it was used, is over, or never was. */
export async function take(db: Database, code: string): Promise<number | null> {
  const [row] = await db
    .delete(sessionHandoffs)
    .where(and(eq(sessionHandoffs.codeHash, hashOf(code)), gt(sessionHandoffs.expiresAt, sql`now()`)))
    .returning({ userId: sessionHandoffs.userId });
  return row?.userId ?? null;
}

/** Deletes unused codes. */
export async function sweepHandoffs(db: Database): Promise<void> {
  await db.delete(sessionHandoffs).where(lt(sessionHandoffs.expiresAt, sql`now()`));
}
