import type { Host } from '@lia/widgets/react';
import { useState, useSyncExternalStore } from 'react';

import { storedValue } from './storedDrafts.ts';

/** What is typed on a page about each of several people. */
export interface EntryRules<Entry> {
  /** What stands where nothing was typed. */
  none: Entry;
  /** What of an entry is kept; null for nothing. */
  toKeep: (entry: Entry) => object | null;
  /** The entry that was kept, from JSON that may be anything. */
  read: (kept: Readonly<Record<string, unknown>>) => Entry;
}

type Entries<Entry> = ReadonlyMap<string, Entry>;

export type ChangeEntry<Entry> = (id: string, change: (before: Entry) => Partial<Entry>) => void;

/** Entries by id, kept as a draft until nothing of them is to keep: also where an answer comes after the page was left. */
class StoredEntries<Entry extends object> {
  readonly #name: string;
  readonly #drafts: Host['drafts'];
  readonly #rules: EntryRules<Entry>;
  readonly #listeners = new Set<() => void>();
  #entries: Entries<Entry>;

  constructor(name: string, drafts: Host['drafts'], rules: EntryRules<Entry>) {
    this.#name = name;
    this.#drafts = drafts;
    this.#rules = rules;
    const kept = drafts ? storedValue(drafts, name) : null;
    const pairs = (Array.isArray(kept) ? kept : []).flatMap((pair: unknown): [string, Entry][] =>
      Array.isArray(pair) && typeof pair[0] === 'string' ? [[pair[0], rules.read(Object(pair[1]))]] : [],
    );
    this.#entries = new Map(pairs);
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => void this.#listeners.delete(listener);
  };

  readonly entries = (): Entries<Entry> => this.#entries;

  readonly change: ChangeEntry<Entry> = (id, change) => {
    const before = this.#entries.get(id) ?? this.#rules.none;
    this.#entries = new Map(this.#entries).set(id, { ...before, ...change(before) });
    const kept = [...this.#entries].flatMap(([one, entry]) => {
      const part = this.#rules.toKeep(entry);
      return part ? [[one, part]] : [];
    });
    if (kept.length > 0) this.#drafts?.setItem(this.#name, JSON.stringify(kept));
    else this.#drafts?.removeItem(this.#name);
    for (const listener of this.#listeners) listener();
  };
}

/** The entries of a page. `name`: of the draft; `drafts`: where it is kept, open from the beginning. */
export function useStoredEntries<Entry extends object>(name: string, drafts: Host['drafts'], rules: EntryRules<Entry>) {
  const [store] = useState(() => new StoredEntries(name, drafts, rules));
  useSyncExternalStore(store.subscribe, store.entries);
  // As it is by then, also where an answer comes later.
  return { entryOf: (id: string): Entry => store.entries().get(id) ?? rules.none, change: store.change };
}
