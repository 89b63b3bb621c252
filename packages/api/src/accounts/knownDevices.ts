import { createHmac, randomUUID } from 'node:crypto';

import { KNOWN_DEVICE_DAYS } from '@lia/sdk/accounts/rules';
import { and, eq, gt, sql } from 'drizzle-orm';
import { jwtVerify, SignJWT } from 'jose';

import type { AppContext } from '../platform/appContext.ts';
import { networkHash } from '../platform/networkHash.ts';
import { deriveKey } from '../platform/secret.ts';
import { sessions } from './tables.ts';

interface Account {
  id: number;
  uuid: string;
  passwordHash: string;
}

const ALGORITHM = 'HS256';
const keyOf = (secret: Uint8Array) => deriveKey(secret, 'known devices');

/** Changes with the password, so that a new one makes every proof worthless. */
const generation = (secret: Uint8Array, { passwordHash }: Account): string =>
  createHmac('sha256', keyOf(secret)).update(passwordHash).digest('base64url').slice(0, 22);

/** What a browser gets that signed in: it passes for this account alone, for a while, until the password changes. */
export const deviceProof = (secret: Uint8Array, account: Account): Promise<string> =>
  new SignJWT({ generation: generation(secret, account) })
    .setProtectedHeader({ alg: ALGORITHM })
    .setSubject(account.uuid)
    .setJti(randomUUID())
    .setExpirationTime(`${KNOWN_DEVICE_DAYS}d`)
    .sign(keyOf(secret));

async function provenDevice(secret: Uint8Array, account: Account, proof: string): Promise<string | null> {
  try {
    const { payload } = await jwtVerify(proof, keyOf(secret), {
      algorithms: [ALGORITHM],
      subject: account.uuid,
      requiredClaims: ['jti', 'exp', 'generation'],
    });
    return payload['generation'] === generation(secret, account) ? (payload.jti ?? null) : null;
  } catch {
    // Another account's, expired or forged.
    return null;
  }
}

/** What distinguishes a returning user from strangers. */
interface KnownVisitor {
  by: 'device' | 'network';
  id: string;
}

/**
 * The device that proves to have signed in before, or else the network of an earlier session; null for a stranger. Wrong
 * passwords are counted for each of these by itself.
 */
export async function knownVisitor(
  { db, secret }: Pick<AppContext, 'db' | 'secret'>,
  account: Account,
  { devices, address }: { devices: readonly string[]; address: string },
): Promise<KnownVisitor | null> {
  for (const proof of devices) {
    const device = await provenDevice(secret, account, proof);
    if (device !== null) return { by: 'device', id: device };
  }
  const network = networkHash(secret, address);
  const lately = gt(sessions.createdAt, sql`now() - make_interval(days => ${KNOWN_DEVICE_DAYS})`);
  const before = await db.$count(
    sessions,
    and(eq(sessions.userId, account.id), eq(sessions.networkHash, network), lately),
  );
  return before > 0 ? { by: 'network', id: network } : null;
}
