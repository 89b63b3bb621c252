import { getDraftKey } from '@lia/sdk/accounts/endpoints';
import type { Client } from '@lia/sdk/http/client';
import { ApiError } from '@lia/sdk/http/error';

import { storeKey, storedKey } from './storedKey.ts';

const ALGORITHM = 'AES-GCM';
const NONCE_BYTES = 12;

type Bytes = Uint8Array<ArrayBuffer>;

/** Of base64, in either alphabet. */
export const bytesOf = (base64: string): Bytes =>
  Uint8Array.from(atob(base64.replaceAll('-', '+').replaceAll('_', '/')), (byte) => byte.codePointAt(0) ?? 0);

const base64Of = (bytes: Uint8Array): string => btoa(String.fromCodePoint(...bytes));

export async function sealBytes(key: CryptoKey, bytes: BufferSource): Promise<Bytes> {
  const iv = crypto.getRandomValues(new Uint8Array(NONCE_BYTES));
  const sealed = new Uint8Array(await crypto.subtle.encrypt({ name: ALGORITHM, iv }, key, bytes));
  const all = new Uint8Array(iv.length + sealed.length);
  all.set(iv);
  all.set(sealed, iv.length);
  return all;
}

/** @throws {DOMException} where it was sealed by another key, or is damaged */
export const unsealBytes = (key: CryptoKey, sealed: Bytes): Promise<ArrayBuffer> =>
  crypto.subtle.decrypt({ name: ALGORITHM, iv: sealed.slice(0, NONCE_BYTES) }, key, sealed.slice(NONCE_BYTES));

export const sealText = async (key: CryptoKey, text: string): Promise<string> =>
  base64Of(await sealBytes(key, new TextEncoder().encode(text)));

/** What was sealed; null where it was by another key, or is damaged. */
export async function unsealText(key: CryptoKey, sealed: string): Promise<string | null> {
  try {
    return new TextDecoder().decode(await unsealBytes(key, bytesOf(sealed)));
  } catch {
    return null;
  }
}

/**
 * The key of the member who asks: as the server gives it, or without a connection as this browser kept it in their session. Null where
 * there is none, or no encryption of the page.
 */
export async function memberKey(client: Client, owner: string): Promise<CryptoKey | null> {
  try {
    const { key } = await client.call(getDraftKey);
    const own = await crypto.subtle.importKey('raw', bytesOf(key), ALGORITHM, false, ['encrypt', 'decrypt']);
    // A browser that keeps nothing, as in private windows, has the key while there is a connection.
    await storeKey(owner, own).catch(() => undefined);
    return own;
  } catch (error) {
    const hasNoAnswer = error instanceof ApiError && error.status === 0;
    return hasNoAnswer ? storedKey(owner).catch(() => null) : null;
  }
}
