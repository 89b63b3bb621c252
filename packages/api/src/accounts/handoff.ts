import { randomBytes } from 'node:crypto';

import { HANDOFF_SECONDS } from '@lia/sdk/accounts/rules';
import { and, eq, gt, lt, sql } from 'drizzle-orm';

import type { Database } from '../platform/database.ts';
import { hashToken } from '../platform/secret.ts';
import { sessionHandoffs } from './tables.ts';

/** Gives a code for a session of this person. */
export async function offer(db: Database, userId: number): Promise<string> {
  const code = randomBytes(24).toString('base64url');
  await db.insert(sessionHandoffs).values({
    codeHash: hashToken(code),
    userId,
    expiresAt: sql`now() + make_interval(secs => ${HANDOFF_SECONDS})`,
  });
  return code;
}

/** The person behind a code, which is worthless from now on; null where it was used, is over, or never was. */
export async function take(db: Database, code: string): Promise<number | null> {
  const [row] = await db
    .delete(sessionHandoffs)
    .where(and(eq(sessionHandoffs.codeHash, hashToken(code)), gt(sessionHandoffs.expiresAt, sql`now()`)))
    .returning({ userId: sessionHandoffs.userId });
  return row?.userId ?? null;
}

/** Deletes unused codes. */
export async function sweepHandoffs(db: Database): Promise<void> {
  await db.delete(sessionHandoffs).where(lt(sessionHandoffs.expiresAt, sql`now()`));
}
