import type { MessageAnswer } from '@lia/sdk/accounts/schema';
import type { Client } from '@lia/sdk/http/client';
import { useState } from 'react';

import { useText } from '../i18n/useText.ts';
import { useServices } from '../services/services.ts';
import type { ToastAction } from '../services/toasts.ts';

interface ChangeOptions {
  /** Stands in the toast. */
  undo?: ToastAction;
  /** Stands in the toast of a failure. */
  again?: ToastAction;
  /** Takes the place of a toast of the failure, where a dialog is open. */
  refused?: (error: unknown) => void;
}

export interface Change {
  /** Whether a call is on its way. */
  busy: boolean;
  /** Makes a call and shows its message, or why it failed. Answers whether it succeeded. */
  run: (call: (client: Client) => Promise<MessageAnswer>, options?: ChangeOptions) => Promise<boolean>;
}

/** Changes something by a call whose answer is a message. */
export function useChange(): Change {
  const { failure } = useText();
  const { session, toasts } = useServices();
  const [busy, setBusy] = useState(false);
  return {
    busy,
    async run(call, { undo, again, refused } = {}) {
      setBusy(true);
      try {
        toasts.show('success', (await call(session.client)).message, undo);
        return true;
      } catch (error) {
        if (refused) refused(error);
        else toasts.show('error', failure(error), again);
        return false;
      } finally {
        setBusy(false);
      }
    },
  };
}
