import { ApiError } from '@lia/sdk/http/error';
import { type ReactElement, useState } from 'react';
import { useNotify, useRefresh } from 'react-admin';

import { useMessage } from '../i18n/text.ts';

/**
 * Does something to a record by a call of its own: shows the server's message, and the updated record.
 * `busy` names what is under way.
 */
export function useAct<Name extends string>() {
  const describe = useMessage();
  const notify = useNotify();
  const refresh = useRefresh();
  const [busy, setBusy] = useState<Name | null>(null);

  /** `then` takes the place of showing the record, where it is no more; `undo` stands in the toast. */
  const act = async (
    name: Name,
    call: () => Promise<{ message: string }>,
    then: () => void = refresh,
    undo?: ReactElement,
  ): Promise<void> => {
    setBusy(name);
    try {
      const { message } = await call();
      notify(message, { type: 'success', ...(undo && { action: undo }) });
      then();
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      notify(error.status === 0 ? describe({ key: error.code }) : error.message, { type: 'error' });
    } finally {
      setBusy(null);
    }
  };
  return { busy, act };
}
