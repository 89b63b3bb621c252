import { useEffect, useReducer } from 'react';

/**
 * What the forms use of SWR, for the embed build: one request per key and page, shared by all who ask, and `mutate` to
 * ask again. Nothing is read again by itself.
 */
interface Entry {
  data: unknown;
  error: unknown;
  pending: boolean;
  readers: Set<() => void>;
}

const entries = new Map<string, Entry>();
const names = new WeakMap<object, number>();
let named = 0;

export default function useSWR<T>(key: readonly unknown[] | null, read: () => Promise<T>) {
  const [, redraw] = useReducer((count: number) => count + 1, 0);
  const name = key && JSON.stringify(key.map(nameOf));
  const entry = name === null ? null : entryOf(name);

  useEffect(() => {
    if (!entry) return;
    entry.readers.add(redraw);
    if (entry.data === undefined && entry.error === undefined) ask(entry, read);
    return () => {
      entry.readers.delete(redraw);
    };
    // oxlint-disable-next-line react/exhaustive-deps -- the key identifies what is read
  }, [entry]);

  return {
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the key determines the type, as in SWR
    data: entry?.data as T | undefined,
    error: entry?.error,
    isValidating: entry?.pending ?? false,
    mutate: () => entry && ask(entry, read),
  };
}

/** Objects (a client) are compared by identity, everything else by its value. */
function nameOf(part: unknown): unknown {
  if (typeof part !== 'object' || part === null) return part;
  if (!names.has(part)) names.set(part, (named += 1));
  return { object: names.get(part) };
}

function entryOf(name: string): Entry {
  let entry = entries.get(name);
  if (!entry) entries.set(name, (entry = { data: undefined, error: undefined, pending: false, readers: new Set() }));
  return entry;
}

function ask(entry: Entry, read: () => Promise<unknown>): void {
  if (entry.pending) return;
  const notify = (change: Partial<Entry>) => {
    Object.assign(entry, change);
    for (const redraw of entry.readers) redraw();
  };
  notify({ pending: true });
  read().then(
    (data) => notify({ data, error: undefined, pending: false }),
    (error: unknown) => notify({ error, pending: false }),
  );
}
