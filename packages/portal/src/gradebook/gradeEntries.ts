import type { Host } from '@lia/widgets/react';
import { useState, useSyncExternalStore } from 'react';

import { keptValue } from '../services/keptDrafts.ts';

/** What a teacher types for a student. */
export interface Typed {
  grade: string;
  reason: string;
  description: string;
}

/** `cut`: the call did not arrive; `stale`: someone else has changed it since. */
export type GradeStatus = 'idle' | 'saving' | 'saved' | 'cut' | 'wrong' | 'reason' | 'stale';

/** What is typed for a student, and how its saving goes. */
export interface GradeEntry {
  /** With the version that was seen when the typing began: the sheet may be read again meanwhile. Null where nothing is typed. */
  draft: (Partial<Typed> & { version?: number }) | null;
  status: GradeStatus;
}

export const untouched: GradeEntry = { draft: null, status: 'idle' };

export type EnterGrade = (student: string, change: (before: GradeEntry) => Partial<GradeEntry>) => void;

type Entries = ReadonlyMap<string, GradeEntry>;

/** What is typed into a sheet, by student, kept as a draft until it is saved: also where the answer comes after the page was left. */
class GradeEntries {
  readonly #name: string;
  readonly #drafts: Host['drafts'];
  readonly #listeners = new Set<() => void>();
  #entries: Entries;

  constructor(name: string, drafts: Host['drafts']) {
    this.#name = name;
    this.#drafts = drafts;
    this.#entries = entriesIn(drafts ? keptValue(drafts, name) : null);
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => void this.#listeners.delete(listener);
  };

  readonly entries = (): Entries => this.#entries;

  readonly enter: EnterGrade = (student, change) => {
    const before = this.#entries.get(student) ?? untouched;
    this.#entries = new Map(this.#entries).set(student, { ...before, ...change(before) });
    const typed = [...this.#entries].filter(([, { draft }]) => draft !== null);
    if (typed.length > 0) this.#drafts?.setItem(this.#name, JSON.stringify(typed));
    else this.#drafts?.removeItem(this.#name);
    for (const listener of this.#listeners) listener();
  };
}

/** The entries of a sheet. They are held above its layouts: a phone that is turned changes from cards to a table. */
export function useGradeEntries(name: string, drafts: Host['drafts']) {
  const [store] = useState(() => new GradeEntries(name, drafts));
  const entries = useSyncExternalStore(store.subscribe, store.entries);
  return { entryOf: (student: string): GradeEntry => entries.get(student) ?? untouched, enter: store.enter };
}

/** What was kept of a sheet; nothing of anything else. What someone else had changed waits to be left once more. */
function entriesIn(kept: unknown): Entries {
  const entries = (Array.isArray(kept) ? kept : []).flatMap((one: unknown): [string, GradeEntry][] => {
    if (!Array.isArray(one) || typeof one[0] !== 'string') return [];
    const entry: Record<string, unknown> = Object(one[1]);
    const { grade, reason, description, version }: Record<string, unknown> = Object(entry['draft']);
    const draft = {
      ...(typeof grade === 'string' && { grade }),
      ...(typeof reason === 'string' && { reason }),
      ...(typeof description === 'string' && { description }),
      ...(typeof version === 'number' && { version }),
    };
    return [[one[0], { draft, status: entry['status'] === 'stale' ? 'stale' : 'idle' }]];
  });
  return new Map(entries);
}
