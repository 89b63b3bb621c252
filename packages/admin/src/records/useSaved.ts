import { useRef } from 'react';
import { type RaRecord, useNotify } from 'react-admin';
import { useNavigate } from 'react-router';

import { sentenceOf } from '../app/sentences.ts';
import { startAtHeading } from '../lists/headingFocus.ts';

/** How saving ends: on the page that follows with the server's sentence, or on the form with what went wrong. */
export function useSaved(next: (saved: RaRecord | undefined) => string) {
  const navigate = useNavigate();
  const notify = useNotify();
  /** True once nothing is left to lose. */
  const settled = useRef(false);
  return {
    settled,
    onSuccess: (saved: RaRecord | undefined) => {
      settled.current = true;
      notify(sentenceOf(saved), { type: 'success' });
      void navigate(next(saved), { state: startAtHeading });
    },
    onError: (error: unknown) => {
      notify(error instanceof Error ? error.message : 'ra.notification.http_error', { type: 'error' });
    },
  };
}
