import { createHmac, randomBytes } from 'node:crypto';

import { hash, verify } from '@node-rs/argon2';

import type { AppContext } from '../platform/appContext.ts';
import type { Config } from '../platform/config/config.ts';
import { deriveKey } from '../platform/secret.ts';

/** A hash takes a core and memory of its own; more at once would starve the other calls. */
const AT_ONCE = 2;

let running = 0;
const waiting: (() => void)[] = [];

async function inTurn<T>(work: () => Promise<T>): Promise<T> {
  if (running >= AT_ONCE) await new Promise<void>((resolve) => waiting.push(resolve));
  else running += 1;
  try {
    return await work();
  } finally {
    const next = waiting.shift();
    // The place passes on without becoming free in between.
    if (next) next();
    else running -= 1;
  }
}

/** The hash to store for a password, in PHC format. */
export const hashPassword = ({ passwordCost }: Pick<Config, 'passwordCost'>, password: string): Promise<string> =>
  inTurn(() => hash(password, passwordCost));

/** What a user registers and later signs in with. */
interface Credentials {
  username: string;
  email: string;
  password: string;
}

const SALT_BYTES = 16;

/**
 * The hash of a password that comes with a registration. Its salt is derived from the username and the address, so the same
 * credentials give the same hash: orders of one person, written before the account exists, are distinguished from those of a
 * stranger who typed the same username and address (`ensureAccount`). The salt cannot be computed without the secret.
 */
export function hashCredentials(
  { secret, config }: Pick<AppContext, 'secret' | 'config'>,
  { username, email, password }: Credentials,
): Promise<string> {
  const who = JSON.stringify([username.toLowerCase(), email.toLowerCase()]);
  const digest = createHmac('sha256', deriveKey(secret, 'password salt')).update(who).digest();
  return inTurn(() => hash(password, { ...config.passwordCost, salt: digest.subarray(0, SALT_BYTES) }));
}

/**
 * A hash of no password, for an account without one: no password has a digest of zeros. It costs as much to verify as `like`, so that
 * timing does not disclose that there is none.
 */
export function noPassword(like: string): string {
  const parts = like.split('$');
  const [salt = Buffer.alloc(0), digest = Buffer.alloc(0)] = parts.slice(-2).map((part) => Buffer.from(part, 'base64'));
  const written = [randomBytes(salt.length), Buffer.alloc(digest.length)].map((bytes) =>
    bytes.toString('base64').replaceAll('=', ''),
  );
  return [...parts.slice(0, -2), ...written].join('$');
}

/** What is stored for a new account to which no one gave a password. */
export const hashNoPassword = async (config: Pick<Config, 'passwordCost'>): Promise<string> =>
  noPassword(await hashPassword(config, ''));

/** Whether there is a password behind a stored hash. Of accounts from before digests of zeros it is taken for granted. */
export const hasPassword = (stored: string): boolean => !/\$A+$/.test(stored);

/** Whether a password is the one behind a stored hash. */
export const isPassword = (password: string, stored: string): Promise<boolean> =>
  inTurn(() => verify(stored, password));
