import { useRef } from 'react';
import { type RaRecord, useNotify } from 'react-admin';
import { useNavigate } from 'react-router';

import { sentenceOf } from '../app/sentences.ts';

/** How saving a site ends: on its page, where its code is, or on the form with what went wrong. */
export function useSaved() {
  const navigate = useNavigate();
  const notify = useNotify();
  /** True once nothing is left to lose. */
  const settled = useRef(false);
  return {
    settled,
    onSuccess: (saved: RaRecord | undefined) => {
      settled.current = true;
      notify(sentenceOf(saved), { type: 'success' });
      void navigate(saved ? `/embeds/${saved.id}/show` : '/embeds');
    },
    onError: (error: unknown) => {
      notify(error instanceof Error ? error.message : 'ra.notification.http_error', { type: 'error' });
    },
  };
}
