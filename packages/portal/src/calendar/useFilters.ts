import type { CalendarEntry } from '@lia/sdk/calendar/eventSchema';
import { type EntryKind, entryKinds } from '@lia/sdk/calendar/rules';
import { useMemo } from 'react';
import { useSearchParams } from 'react-router';

import { isOfChild, useChosenChild } from '../childChoice/useChosenChild.ts';
import { useHandler } from '../ui/useHandler.ts';

/** What of a calendar is left out, as the address names it: it stays when one goes on and comes back. */
export interface Filters {
  hidden: ReadonlySet<string>;
  child: string;
  toggle: (kind: EntryKind) => void;
  choose: (child: string) => void;
  /** The entries that are shown. */
  pass: (entries: readonly CalendarEntry[]) => CalendarEntry[];
}

const HIDDEN = 'sin';
const CHILD = 'hijo';

export function useFilters(): Filters {
  const [params, setParams] = useSearchParams();
  const names = params.get(HIDDEN) ?? '';
  const [chosen, chooseChild] = useChosenChild();
  const child = params.get(CHILD) ?? chosen;
  const set = useHandler((name: string, value: string) =>
    setParams(
      (before) => {
        const next = new URLSearchParams(before);
        if (value === '') next.delete(name);
        else next.set(name, value);
        return next;
      },
      { replace: true },
    ),
  );
  return useMemo((): Filters => {
    const hidden = new Set(names.split(','));
    return {
      hidden,
      child,
      toggle: (kind) => set(HIDDEN, entryKinds.filter((one) => hidden.has(one) !== (one === kind)).join(',')),
      choose: (name) => {
        chooseChild(name);
        set(CHILD, name);
      },
      pass: (entries) =>
        entries.filter(
          ({ kind, children }) => !hidden.has(kind) && (children.length === 0 || isOfChild(child, children)),
        ),
    };
  }, [names, child, set, chooseChild]);
}
