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

const storageName = (draftKey: string) => `lia-draft:${draftKey}`;

/** Reads a draft; null where there is none, it is too old, or storage is closed to us (a sandboxed frame). */
export function readDraft(draftKey: string): Draft | null {
  const stored = attempt(() => localStorage.getItem(storageName(draftKey)));
  if (!stored) return null;
  const draft = attempt((): unknown => JSON.parse(stored));
  if (!isRecord(draft) || typeof draft['at'] !== 'number' || Date.now() - draft['at'] > KEPT_FOR_MS) return null;
  return { values: draft['values'], attempt: isAttempt(draft['attempt']) ? draft['attempt'] : null };
}

/** Keeps a draft. A full or closed storage costs the draft, never the form. */
export function writeDraft(draftKey: string, draft: Draft): void {
  attempt(() => localStorage.setItem(storageName(draftKey), JSON.stringify({ ...draft, at: Date.now() })));
}

export function removeDraft(draftKey: string): void {
  attempt(() => localStorage.removeItem(storageName(draftKey)));
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

export const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isAttempt = (value: unknown): value is Attempt =>
  isRecord(value) && typeof value['key'] === 'string' && typeof value['print'] === 'string';

function attempt<T>(access: () => T): T | null {
  try {
    return access();
  } catch {
    return null;
  }
}
