import type { MessageAnswer } from '@lia/sdk/accounts/schema';
import { useState } from 'react';

import { useText } from '../i18n/useText.ts';
import { useServices } from './services.ts';
import type { ToastAction } from './toasts.ts';

interface Change {
  /** Whether a call is on its way. */
  busy: boolean;
  /** Makes a call and shows its message, or why it failed. Answers whether it succeeded. */
  run: (call: () => Promise<MessageAnswer>, undo?: ToastAction) => Promise<boolean>;
}

/** Changes something by a call whose answer is a message. */
export function useChange(): Change {
  const { failure } = useText();
  const { toasts } = useServices();
  const [busy, setBusy] = useState(false);
  return {
    busy,
    async run(call, undo) {
      setBusy(true);
      try {
        toasts.show('success', (await call()).message, undo);
        return true;
      } catch (error) {
        toasts.show('error', failure(error));
        return false;
      } finally {
        setBusy(false);
      }
    },
  };
}
