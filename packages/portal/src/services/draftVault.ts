import { getDraftKey } from '@lia/sdk/accounts/endpoints';
import type { Client } from '@lia/sdk/http/client';
import type { Host } from '@lia/widgets/react';

import { draftPrefix, keptDrafts } from './keptDrafts.ts';

type DraftStorage = NonNullable<Host['drafts']>;

const ALGORITHM = 'AES-GCM';
const NONCE_BYTES = 12;

const bytesOf = (base64url: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(base64url.replaceAll('-', '+').replaceAll('_', '/')), (byte) => byte.codePointAt(0) ?? 0);

const textOf = (bytes: Uint8Array): string => btoa(String.fromCodePoint(...bytes));

async function seal(key: CryptoKey, text: string): Promise<string> {
  const iv = crypto.getRandomValues(new Uint8Array(NONCE_BYTES));
  const sealed = await crypto.subtle.encrypt({ name: ALGORITHM, iv }, key, new TextEncoder().encode(text));
  return textOf(new Uint8Array([...iv, ...new Uint8Array(sealed)]));
}

/** What was sealed; null where it was by another key, or is damaged. */
async function unseal(key: CryptoKey, sealed: string): Promise<string | null> {
  try {
    const bytes = bytesOf(sealed);
    const iv = bytes.slice(0, NONCE_BYTES);
    const text = await crypto.subtle.decrypt({ name: ALGORITHM, iv }, key, bytes.slice(NONCE_BYTES));
    return new TextDecoder().decode(text);
  } catch {
    return null;
  }
}

/** The key of the member who asks; null where there is none: without a connection, or without encryption of the page. */
async function keyOf(client: Client): Promise<CryptoKey | null> {
  try {
    const { key } = await client.call(getDraftKey);
    return await crypto.subtle.importKey('raw', bytesOf(key), ALGORITHM, false, ['encrypt', 'decrypt']);
  } catch {
    return null;
  }
}

/**
 * Keeps the drafts of a member's forms, encrypted by a key that the server gives to them alone: once the session is over, no one
 * reads them on a device that is shared, until the same member is back. Without the key they last as long as the page.
 */
export async function openDraftVault(client: Client, uuid: string): Promise<DraftStorage> {
  const key = await keyOf(client);
  const prefix = draftPrefix(uuid);
  const drafts = new Map<string, string>();
  if (key) {
    const names = keptDrafts(uuid);
    const texts = await Promise.all(names.map((name) => unseal(key, localStorage.getItem(name) ?? '')));
    for (const [index, name] of names.entries()) {
      const text = texts[index];
      if (typeof text === 'string') drafts.set(name.slice(prefix.length), text);
      else localStorage.removeItem(name);
    }
  }

  async function write(name: string, text: string): Promise<void> {
    if (!key) return;
    const sealed = await seal(key, text);
    // Something newer was typed meanwhile, or it was sent.
    if (drafts.get(name) !== text) return;
    try {
      localStorage.setItem(prefix + name, sealed);
    } catch {
      // A full storage costs the draft, never the form.
    }
  }

  return {
    getItem: (name) => drafts.get(name) ?? null,
    setItem(name, text) {
      drafts.set(name, text);
      void write(name, text);
    },
    removeItem(name) {
      drafts.delete(name);
      localStorage.removeItem(prefix + name);
    },
  };
}
