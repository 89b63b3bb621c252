import { eq, lt, sql } from 'drizzle-orm';

import type { Database } from './database.ts';
import { ApiFailure } from './errors.ts';
import { attempts } from './tables.ts';

/** How often something may be tried. */
export interface Limit {
  times: number;
  /** Length of the window, which starts with the first attempt. */
  seconds: number;
}

/**
 * Counts one attempt at `key`, for all instances together.
 * @throws {ApiFailure} 429 with `Retry-After` from the attempt after the last allowed one.
 */
export async function countAttempt(db: Database, key: string, { times, seconds }: Limit): Promise<void> {
  const fresh = sql`${attempts.expiresAt} <= now()`;
  const end = sql`now() + make_interval(secs => ${seconds})`;
  const [attempt] = await db
    .insert(attempts)
    .values({ key, count: 1, expiresAt: end })
    .onConflictDoUpdate({
      target: attempts.key,
      set: {
        count: sql`case when ${fresh} then 1 else ${attempts.count} + 1 end`,
        expiresAt: sql`case when ${fresh} then ${end} else ${attempts.expiresAt} end`,
      },
    })
    .returning({
      count: attempts.count,
      secondsLeft: sql<number>`ceil(extract(epoch from ${attempts.expiresAt} - now()))::int`,
    });
  if (attempt && attempt.count > times) {
    throw new ApiFailure(429, 'RATE_LIMITED', { retryAfter: Math.max(1, attempt.secondsLeft) });
  }
}

/** Takes one counted attempt back: it turned out to be none. */
export async function forgiveAttempt(db: Database, key: string): Promise<void> {
  await db
    .update(attempts)
    .set({ count: sql`greatest(${attempts.count} - 1, 0)` })
    .where(eq(attempts.key, key));
}

/** Starts `key` over. */
export async function forgetAttempts(db: Database, key: string): Promise<void> {
  await db.delete(attempts).where(eq(attempts.key, key));
}

/** Deletes windows that are over. */
export async function sweepAttempts(db: Database): Promise<void> {
  await db.delete(attempts).where(lt(attempts.expiresAt, sql`now()`));
}
