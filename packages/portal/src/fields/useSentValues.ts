import { newIdempotencyKey } from '@lia/sdk/http/idempotency';
import { useState } from 'react';

/** What a form is filled in with. The same sent again after a lost answer is one; what was changed since is another. */
export function useSentValues<V>(initial: V | (() => V)) {
  const [values, setValues] = useState(initial);
  const [key, setKey] = useState(newIdempotencyKey);
  const renewKey = () => setKey(newIdempotencyKey());
  return {
    values,
    change: (changed: Partial<V>): void => {
      setValues((before) => ({ ...before, ...changed }));
      renewKey();
    },
    key,
    /** Where something beside the values was changed. */
    renewKey,
  };
}
