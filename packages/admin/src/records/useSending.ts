import { ApiError } from '@lia/sdk/http/error';
import type { Client } from '@lia/sdk/http/client';
import { newIdempotencyKey } from '@lia/sdk/http/idempotency';
import { useState } from 'react';
import { useNotify } from 'react-admin';

import { useClient } from '../client/ClientContext.ts';
import { useReason } from '../i18n/text.ts';
import { useKeptPlace } from './useKeptPlace.ts';

/** What is wrong with a form: by field, or as a whole by `form`. */
type Errors = Readonly<Record<string, string>>;

/** A form that is sent by a call of its own: shows the server's message, or keeps what was refused. */
export function useSending() {
  const client = useClient();
  const notify = useNotify();
  const reasonOf = useReason();
  const keepPlace = useKeptPlace();
  const [busy, setBusy] = useState(false);
  const [errors, setErrors] = useState<Errors>({});
  // The same sent again after a lost answer is one write.
  const [idempotencyKey, setKey] = useState(newIdempotencyKey);

  /** What is sent from here on is another: nothing of it was refused yet. */
  function changed(): void {
    setErrors({});
    setKey(newIdempotencyKey());
  }

  async function send(
    call: (client: Client, idempotencyKey: string) => Promise<{ message: string }>,
    then: () => void,
  ): Promise<void> {
    setBusy(true);
    setErrors({});
    try {
      const { message } = await call(client, idempotencyKey);
      notify(message, { type: 'success' });
      then();
      keepPlace();
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      setErrors(Object.keys(error.fields).length > 0 ? error.fields : { form: reasonOf(error) });
    }
    setBusy(false);
  }

  return { busy, errors, setErrors, changed, send };
}
