import { useLayoutEffect, useState } from 'react';

import { useHost } from '../host/HostProvider.tsx';
import { type Attempt, keepDraft, readDraft, takeTexts } from './draft.ts';

export interface DraftOptions<V> {
  blank: V;
  /** What may be written down: never passwords, never files. */
  keep: (values: V) => unknown;
  /** Turns what was written down into values again; it may be of an older form, or of another hand. */
  revive: (stored: unknown) => V;
}

/** What the form starts with: a draft of an earlier visit, or nothing. */
export interface Beginning<V> {
  values: V;
  restored: boolean;
  attempt: Attempt | null;
}

/** Reads the draft once, when the form appears. */
export function useBeginning<V>({ blank, keep, revive }: DraftOptions<V>): Beginning<V> {
  const host = useHost();
  const [beginning] = useState(() => {
    const draft = readDraft(host);
    const values = draft ? revive(draft.values) : blank;
    return { values, restored: !same(keep(values), keep(blank)), attempt: draft?.attempt ?? null };
  });
  return beginning;
}

/** Writes the draft down as it changes, and removes it when nothing is left to keep. */
export function useDraft<V>({ blank, keep }: DraftOptions<V>, values: V, attempt: Attempt | null): void {
  const host = useHost();
  // During the commit and not after it: the page may be left in the same moment.
  useLayoutEffect(() => {
    const kept = keep(values);
    keepDraft(host, same(kept, keep(blank)) ? null : { values: kept, attempt });
  }, [host, blank, keep, values, attempt]);
}

const same = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

/** The draft of a form that holds texts alone, none of them secret to the device it was typed on. */
export const textDraft = <K extends string>(blank: Record<K, string>): DraftOptions<Record<K, string>> => ({
  blank,
  keep: (values) => values,
  revive: (stored) => takeTexts<K>(blank, stored),
});
