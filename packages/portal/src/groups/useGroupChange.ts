import type { Client } from '@lia/sdk/http/client';
import { useState } from 'react';
import { useSWRConfig } from 'swr';

import { useText } from '../i18n/useText.ts';
import { useServices } from '../services/services.ts';
import type { ToastAction } from '../services/toasts.ts';

/** Whether a key of the cache is of groups or their students: a change of one shows in several lists. */
const isOfGroups = (key: unknown): boolean => Array.isArray(key) && key[0] === 'groups';

interface ChangeOptions {
  /** Stands in the toast. */
  undo?: ToastAction;
  /** Takes the place of a toast, where a dialog is open. */
  refused?: (error: unknown) => void;
}

/** Changes groups or their students, one change at a time: shows the server's message, and reads again what is on the screen. */
export function useGroupChange() {
  const { failure } = useText();
  const { session, toasts } = useServices();
  const { mutate } = useSWRConfig();
  const [busy, setBusy] = useState(false);

  async function change(
    call: (client: Client) => Promise<{ message: string }>,
    { undo, refused = (error) => toasts.show('error', failure(error)) }: ChangeOptions = {},
  ): Promise<boolean> {
    setBusy(true);
    try {
      const { message } = await call(session.client);
      toasts.show('success', message, undo);
      return true;
    } catch (error) {
      refused(error);
      return false;
    } finally {
      setBusy(false);
      void mutate(isOfGroups);
    }
  }

  return { busy, change };
}
