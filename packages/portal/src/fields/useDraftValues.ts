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
}

/**
 * What is typed into a form. It is kept as a draft (decision 74) until it is sent; files are not. The key of its call is kept with it: the same
 * sent again after a lost answer is one write, also on a later visit, and what was changed since is another.
 */
export function useDraftValues<V extends object>({ name, blank, revive }: DraftForm<V>, drafts: Host['drafts']) {
  // Without the member's own storage nothing is kept: the browser's may be shared.
  const place = { draftKey: drafts ? `portal:${name}` : null, drafts };
  const [kept] = useState(() => readDraft(place));
  const [restored, setRestored] = useState(kept !== null);
  const [values, setValues] = useState(() => (kept ? revive(kept.values) : blank()));
  const [key, setKey] = useState(() => kept?.attempt?.key ?? newIdempotencyKey());

  /** What is sent under a key does not change. */
  function renewed(): Attempt {
    const attempt = { key: newIdempotencyKey(), print: '' };
    setKey(attempt.key);
    return attempt;
  }
  return {
    values,
    /** Whether they are of an earlier visit. */
    restored,
    change: (changed: Partial<V>): void => {
      const next = { ...values, ...changed };
      setValues(next);
      keepDraft(place, { values: next, attempt: renewed() });
    },
    key,
    /** Where something beside the values was changed: a file was chosen. */
    renewKey: (): void => {
      const attempt = renewed();
      if (readDraft(place)) keepDraft(place, { values, attempt });
    },
    /** Forgets the draft: it was sent, or is not wanted. */
    discard: (): void => {
      keepDraft(place, null);
      setRestored(false);
      setValues(blank());
      renewed();
    },
  };
}
