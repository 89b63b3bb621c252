import { KEPT_KEY, KEY_DATABASE, keepSeen, lastSeen } from '@lia/sdk/session/lastSeen';
import { currentEndsAt } from '@lia/sdk/session/view';

const STORE = 'keys';

const answerOf = <T>(request: IDBRequest<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    request.addEventListener('success', () => resolve(request.result));
    request.addEventListener('error', () => reject(request.error ?? new Error('The database did not answer')));
  });

/** Works with the keys. It is closed at once, so that the end of the session may delete it from whatever tab. */
async function withKeys<T>(work: (keys: IDBObjectStore) => IDBRequest<T>): Promise<T> {
  const opening = indexedDB.open(KEY_DATABASE, 1);
  opening.addEventListener('upgradeneeded', () => opening.result.createObjectStore(STORE));
  const database = await answerOf(opening);
  try {
    return await answerOf(work(database.transaction(STORE, 'readwrite').objectStore(STORE)));
  } finally {
    database.close();
  }
}

/** Whether a key is kept of a member in a session that is not over. */
const isKept = (owner: string): boolean => Number(lastSeen(owner, KEPT_KEY)?.text ?? 0) > Date.now();

/** Keeps a key that no script can read until the member's session ends, for a page without a connection. */
export async function storeKey(owner: string, key: CryptoKey): Promise<void> {
  const endsAt = currentEndsAt();
  if (endsAt === null) return;
  keepSeen(owner, KEPT_KEY, String(endsAt));
  await withKeys((keys) => keys.put(key, owner));
  // The session ended meanwhile, and with it the note that deletes the key.
  if (!isKept(owner)) indexedDB.deleteDatabase(KEY_DATABASE);
}

/** The key of a member that this browser kept in the session that it has; null where it kept none. */
export async function storedKey(owner: string): Promise<CryptoKey | null> {
  if (!isKept(owner) || currentEndsAt() === null) return null;
  const key: unknown = await withKeys((keys) => keys.get(owner));
  return key instanceof CryptoKey ? key : null;
}
