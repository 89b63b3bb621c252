import { createHash, createHmac, hkdfSync, randomBytes } from 'node:crypto';
import { mkdir, open, readFile } from 'node:fs/promises';
import { join } from 'node:path';

import type { Config } from './config/config.ts';

/** The configured secret, or the one in the data folder, which the first start generates. */
export async function loadSecret({ tokenSecret, dataDir }: Config): Promise<Uint8Array> {
  if (tokenSecret !== null) return new TextEncoder().encode(tokenSecret);
  const path = join(dataDir, 'token-secret');
  await mkdir(dataDir, { recursive: true });
  const kept = await readFile(path).catch(() => null);
  if (kept !== null && kept.length > 0) return new Uint8Array(kept);
  const secret = randomBytes(48);
  const file = await open(path, 'w', 0o600);
  await file.writeFile(secret);
  await file.sync();
  await file.close();
  return new Uint8Array(secret);
}

// Derived once for each purpose: it is asked for with every call.
const derived = new WeakMap<Uint8Array, Map<string, Uint8Array>>();

/** A key of its own for one purpose, so that what is signed for one is worthless for another. */
export function deriveKey(secret: Uint8Array, purpose: string): Uint8Array {
  const keys = derived.get(secret) ?? new Map<string, Uint8Array>();
  derived.set(secret, keys);
  const key = keys.get(purpose) ?? new Uint8Array(hkdfSync('sha256', secret, '', `lia:${purpose}`, 32));
  keys.set(purpose, key);
  return key;
}

/** How a random token is kept: what the database holds opens nothing. */
export const hashToken = (token: string): string => createHash('sha256').update(token).digest('base64url');

/** How a code is kept that could be guessed from its bare hash, or what is derived of a text for one purpose. */
export const keyedHash = (secret: Uint8Array, purpose: string, text: string): string =>
  createHmac('sha256', deriveKey(secret, purpose)).update(text).digest('base64url');
