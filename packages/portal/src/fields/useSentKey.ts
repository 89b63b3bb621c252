import { newIdempotencyKey } from '@lia/sdk/http/idempotency';
import { useRef } from 'react';

interface Sent {
  body: string;
  key: string;
}

/** Idempotency keys of what a form sends: the same body again after a lost answer is one write, a changed one is another. */
export function useSentKey() {
  const sent = useRef<Sent | null>(null);
  return {
    keyOf: (body: object): string => {
      const text = JSON.stringify(body);
      if (sent.current?.body !== text) sent.current = { body: text, key: newIdempotencyKey() };
      return sent.current.key;
    },
    /** Once it has arrived: the same sent again is meant so. */
    forget: (): void => {
      sent.current = null;
    },
  };
}
