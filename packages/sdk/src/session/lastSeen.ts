const PREFIX = 'lia_seen:';

/** The database of a key that is kept for a member, and what names that one is kept: both go with what they have seen. */
export const KEY_DATABASE = 'lia-keys';
export const KEPT_KEY = 'key';

/** Longest text that is kept, in characters: local storage is shared by all that a browser keeps of a site, about 5 MB. */
const LONGEST = 200_000;

/** Most of all that was answered, in characters: what was typed and not sent yet is kept in the same storage. */
const MOST = 1_500_000;

/** An answer as it was last seen, for a page without a connection. */
export interface LastSeen {
  /** Milliseconds since 1970. */
  at: number;
  /** As it was sent. */
  text: string;
}

const nameOf = (owner: string, what: string): string => `${PREFIX}${owner}:${what}`;

/** Forgets answers that came longest ago, until there is room for another one. What is no answer has no address. */
function makeRoom(length: number): void {
  const kept = Object.keys(localStorage)
    .filter((name) => name.startsWith(PREFIX) && name.includes('/'))
    .map((name) => ({ name, text: localStorage.getItem(name) ?? 'null' }));
  let over = kept.reduce((sum, { text }) => sum + text.length, length - MOST);
  if (over <= 0) return;
  const atOf = ({ text }: { text: string }): number => parsed(text)?.at ?? 0;
  for (const { name, text } of kept.toSorted((a, b) => atOf(a) - atOf(b))) {
    if (over <= 0) return;
    localStorage.removeItem(name);
    over -= text.length;
  }
}

/** Keeps what a member has seen last, until `forgetSeen`: their session's end, or another member's beginning. A full storage keeps nothing. */
export function keepSeen(owner: string, what: string, text: string): void {
  if (text.length > LONGEST) return;
  const seen: LastSeen = { at: Date.now(), text };
  makeRoom(text.length);
  try {
    localStorage.setItem(nameOf(owner, what), JSON.stringify(seen));
  } catch {
    // Without a connection the page then states that it could not read.
  }
}

/** What a member has seen last; null where nothing of it is kept. */
export function lastSeen(owner: string, what: string): LastSeen | null {
  return parsed(localStorage.getItem(nameOf(owner, what)) ?? 'null');
}

function parsed(json: string): LastSeen | null {
  const kept: unknown = JSON.parse(json);
  if (typeof kept !== 'object' || kept === null || !('at' in kept) || !('text' in kept)) return null;
  const { at, text } = kept;
  return typeof at === 'number' && typeof text === 'string' ? { at, text } : null;
}

/** Forgets what members have seen, one of them excepted. */
export function forgetSeen(except?: string): void {
  for (const name of Object.keys(localStorage)) {
    if (name.startsWith(PREFIX) && (except === undefined || !name.startsWith(nameOf(except, '')))) {
      localStorage.removeItem(name);
      if (name.endsWith(`:${KEPT_KEY}`)) indexedDB.deleteDatabase(KEY_DATABASE);
    }
  }
}
