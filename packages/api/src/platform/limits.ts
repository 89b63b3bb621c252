import { isIPv6 } from 'node:net';

import { eq, lt, sql } from 'drizzle-orm';

import type { Database } from './database.ts';
import { ApiFailure } from './errors.ts';
import { attempts } from './tables.ts';

/** How often something may be tried, or how much of it there may be. */
export interface Limit {
  times: number;
  /** Length of the window, which starts with the first attempt. */
  seconds: number;
}

/** E-mails of one kind that strangers can have sent to one address: enough for a whole family's mistakes. */
export const UNASKED_EMAILS: Limit = { times: 5, seconds: 3600 };

/**
 * Calls with a random token that come from one network, against load alone: no one guesses 192 bits, and the network is that of a whole
 * school, of thousands of phones of a carrier, or of Google's programs.
 */
export const TOKENS_OF_NETWORK: Limit = { times: 600, seconds: 60 };

/** The same where a password is hashed, which takes longer. */
export const PASSWORDS_OF_NETWORK: Limit = { times: 120, seconds: 60 };

interface Counted {
  count: number;
  secondsLeft: number;
}

async function counted(db: Database, key: string, seconds: number, amount: number): Promise<Counted> {
  const fresh = sql`${attempts.expiresAt} <= now()`;
  const end = sql`now() + make_interval(secs => ${seconds})`;
  const [attempt] = await db
    .insert(attempts)
    .values({ key, count: amount, expiresAt: end })
    .onConflictDoUpdate({
      target: attempts.key,
      set: {
        count: sql`case when ${fresh} then excluded.count else ${attempts.count} + excluded.count end`,
        expiresAt: sql`case when ${fresh} then ${end} else ${attempts.expiresAt} end`,
      },
    })
    .returning({
      count: attempts.count,
      secondsLeft: sql<number>`ceil(extract(epoch from ${attempts.expiresAt} - now()))::int`,
    });
  if (!attempt) throw new Error('The attempt got no row');
  return attempt;
}

/** Counts one attempt at `key`, for all instances together, and returns whether it is allowed. */
export const isWithin = async (db: Database, key: string, { times, seconds }: Limit): Promise<boolean> =>
  (await counted(db, key, seconds, 1)).count <= times;

const limited = (secondsLeft: number): ApiFailure =>
  new ApiFailure(429, 'RATE_LIMITED', { retryAfter: Math.max(1, secondsLeft) });

/**
 * Counts one attempt at `key` as `isWithin` does.
 * @throws {ApiFailure} 429 with `Retry-After` from the attempt after the last allowed one.
 */
export async function countAttempt(db: Database, key: string, { times, seconds }: Limit): Promise<void> {
  const { count, secondsLeft } = await counted(db, key, seconds, 1);
  if (count > times) throw limited(secondsLeft);
}

/**
 * Counts an `amount` of something at `key`. What is refused is not counted: it would leave no room for a smaller amount.
 * @throws {ApiFailure} 429 with `Retry-After` where there would be more than `times` of it.
 */
export async function countAmount(db: Database, key: string, { times, seconds }: Limit, amount: number): Promise<void> {
  const { count, secondsLeft } = await counted(db, key, seconds, amount);
  if (count <= times) return;
  await forgiveAttempt(db, key, amount);
  throw limited(secondsLeft);
}

/** Takes one counted attempt, or an `amount` of it, back: it turned out to be none. */
export async function forgiveAttempt(db: Database, key: string, amount = 1): Promise<void> {
  await db
    .update(attempts)
    .set({ count: sql`greatest(${attempts.count} - ${amount}, 0)` })
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

const GROUPS = 8;

/**
 * The network by which attempts are limited: an IPv4 address, or the /64 of an IPv6 address, since a subscriber has a
 * whole /64 and could use another address for each attempt.
 */
export function networkOf(address: string): string {
  if (!isIPv6(address) || address.includes('.')) return address;
  const [left = [], right] = address.split('::').map((part) => (part === '' ? [] : part.split(':')));
  const zeros = right ? Array<string>(GROUPS - left.length - right.length).fill('0') : [];
  const network = [...left, ...zeros, ...(right ?? [])].slice(0, GROUPS / 2);
  return `${network.map((group) => Number.parseInt(group, 16).toString(16)).join(':')}::/64`;
}
