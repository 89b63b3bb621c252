import { isRecord } from '@lia/sdk/http/json';

import type { DraftStorage, Host } from '../host/host.ts';

/** What a form kept for later. */
export interface Draft {
  values: unknown;
  /** The last attempt to send it, so that a retry after a reload is still the same write. */
  attempt: Attempt | null;
}

/** One intended write: its idempotency key, and what was sent under it. */
export interface Attempt {
  key: string;
  print: string;
}

/** A form holds personal data on a device that may be shared, so a forgotten draft does not stay for ever. */
const KEPT_FOR_MS = 7 * 24 * 60 * 60 * 1000;

/** Where the draft of a form is kept, and under what. */
type DraftPlace = Pick<Host, 'draftKey' | 'drafts'>;

/** Uses the storage by the name of the draft; null where none is kept, or storage is closed to us (a sandboxed frame). */
function withStorage<T>({ drafts, draftKey }: DraftPlace, use: (storage: DraftStorage, name: string) => T): T | null {
  try {
    return draftKey === null ? null : use(drafts ?? localStorage, `lia-draft:${draftKey}`);
  } catch {
    return null;
  }
}

/** Reads a draft; null where there is none, or it is too old. */
export function readDraft(place: DraftPlace): Draft | null {
  const draft = withStorage(place, (storage, name): unknown => JSON.parse(storage.getItem(name) ?? ''));
  if (!isRecord(draft) || typeof draft['at'] !== 'number' || Date.now() - draft['at'] > KEPT_FOR_MS) return null;
  return { values: draft['values'], attempt: isAttempt(draft['attempt']) ? draft['attempt'] : null };
}

/** Keeps a draft; null removes it. A full or closed storage costs the draft, never the form. */
export function keepDraft(place: DraftPlace, draft: Draft | null): void {
  // What did not change keeps its age: written again each time that it is opened, a draft would never be too old.
  if (draft && JSON.stringify(draft) === JSON.stringify(readDraft(place))) return;
  withStorage(place, (storage, name) =>
    draft ? storage.setItem(name, JSON.stringify({ ...draft, at: Date.now() })) : storage.removeItem(name),
  );
}

/** The texts of `blank`, replaced by those that the draft has under the same names; anything else in it is ignored. */
export function takeTexts<K extends string>(blank: Record<K, string>, stored: unknown): Record<K, string> {
  const taken = { ...blank };
  if (!isRecord(stored)) return taken;
  for (const name in blank) {
    const value = stored[name];
    if (typeof value === 'string') taken[name] = value;
  }
  return taken;
}

const isAttempt = (value: unknown): value is Attempt =>
  isRecord(value) && typeof value['key'] === 'string' && typeof value['print'] === 'string';
