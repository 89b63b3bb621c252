import { newIdempotencyKey } from '@lia/sdk/http/idempotency';
import type { Host } from '@lia/widgets/react';
import { useState } from 'react';

import { type DraftForm, useDraftValues } from './useDraftValues.ts';

/**
 * A draft that is sent with files. The same sent again after a lost answer is one write; what was changed since is another, and has
 * another key.
 */
export function useSentDraft<V extends object>(form: DraftForm<V>, drafts: Host['drafts']) {
  const { change, ...draft } = useDraftValues(form, drafts);
  const [files, setFiles] = useState<readonly File[]>([]);
  const [key, setKey] = useState(newIdempotencyKey);
  return {
    ...draft,
    files,
    key,
    change: (changed: Partial<V>): void => {
      change(changed);
      setKey(newIdempotencyKey());
    },
    chooseFiles: (chosen: readonly File[]): void => {
      setFiles(chosen);
      setKey(newIdempotencyKey());
    },
  };
}
