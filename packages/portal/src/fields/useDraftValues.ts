import { isRecord } from '@lia/sdk/http/json';
import { type Attempt, keepDraft, readDraft } from '@lia/widgets/drafts';
import type { Host } from '@lia/widgets/react';
import { newIdempotencyKey } from '@lia/sdk/http/idempotency';
import { useState } from 'react';

/** A form of the portal whose values are kept as a draft. */
interface DraftForm<V> {
  /** What the draft is kept under. */
  name: string;
  /** The values of a form that nothing was typed into. */
  blank: () => V;
  /** Those of a draft; what is of another form is ignored. */
  revive: (stored: unknown) => V;
  /** What the form changes, as it was read for it; undefined where it makes something new. */
  saved?: V | undefined;
}

/** The choice that a draft has; the given one where it has none of them. */
export const takeChoice = <T extends string | boolean>(choices: readonly T[], stored: unknown, given: T): T =>
  choices.find((one) => one === stored) ?? given;

const same = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

/**
 * What is typed into a form. It is kept as a draft (decision 74) until it is sent; files are not. The key of its call is kept with it: the same
 * sent again after a lost answer is one write, also on a later visit, and what was changed since is another.
 */
export function useDraftValues<V extends object>({ name, blank, revive, saved }: DraftForm<V>, drafts: Host['drafts']) {
  // Without the member's own storage nothing is kept: the browser's may be shared.
  const place = { draftKey: drafts ? `portal:${name}` : null, drafts };
  // It may be read again while the form is open.
  const [began] = useState(saved);
  const [start] = useState(() => {
    const kept = readDraft(place);
    const values = kept ? revive(kept.values) : blank();
    const before = isRecord(kept?.values) ? kept.values['saved'] : undefined;
    if (!began || before === undefined || same(before, began))
      return { values, restored: kept && ('whole' as const), key: kept?.attempt?.key ?? newIdempotencyKey() };
    // It was changed since the draft was begun: what was not typed is as it is by now.
    const from = revive(before);
    for (const part in began) if (same(values[part], from[part])) values[part] = began[part];
    const key = newIdempotencyKey();
    keepDraft(place, { values: { ...values, saved: began }, attempt: { key, print: '' } });
    return { values, restored: 'merged' as const, key };
  });
  const [restored, setRestored] = useState(start.restored);
  const [values, setValues] = useState(start.values);
  const [key, setKey] = useState(start.key);

  /** What is sent under a key does not change. */
  function renewed(): Attempt {
    const attempt = { key: newIdempotencyKey(), print: '' };
    setKey(attempt.key);
    return attempt;
  }
  return {
    values,
    /** Whether they are of an earlier visit, all of them or beside what was changed since; null for neither. */
    restored,
    change: (changed: Partial<V>): void => {
      const next = { ...values, ...changed };
      setValues(next);
      keepDraft(place, { values: { ...next, saved: began }, attempt: renewed() });
    },
    key,
    /** Where something beside the values was changed: a file was chosen. */
    renewKey: (): void => {
      const attempt = renewed();
      if (readDraft(place)) keepDraft(place, { values: { ...values, saved: began }, attempt });
    },
    /** Forgets the draft: it was sent, or is not wanted. */
    discard: (): void => {
      keepDraft(place, null);
      setRestored(null);
      setValues(blank());
      renewed();
    },
  };
}
