import type { Client } from '@lia/sdk/http/client';
import type { Host } from '@lia/widgets/react';

import { draftPrefix, storedDrafts } from './storedDrafts.ts';
import { memberKey, sealText, unsealText } from './memberKey.ts';

type DraftStorage = NonNullable<Host['drafts']>;

/**
 * Keeps the drafts of a member's forms, encrypted by a key that the server gives to them alone: once the session is over, no one
 * reads them on a device that is shared, until the same member is back. Without the key they last as long as the page.
 */
export async function openDraftVault(client: Client, uuid: string): Promise<DraftStorage> {
  const key = await memberKey(client, uuid);
  const prefix = draftPrefix(uuid);
  const drafts = new Map<string, string>();
  if (key) {
    const names = storedDrafts(uuid);
    const texts = await Promise.all(names.map((name) => unsealText(key, localStorage.getItem(name) ?? '')));
    for (const [index, name] of names.entries()) {
      const text = texts[index];
      if (typeof text === 'string') drafts.set(name.slice(prefix.length), text);
      else localStorage.removeItem(name);
    }
  }

  async function write(name: string, text: string): Promise<void> {
    if (!key) return;
    const sealed = await sealText(key, text);
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
