import { useRef } from 'react';
import { type RaRecord, useNotify } from 'react-admin';
import { type To, useNavigate } from 'react-router';

import { sentenceOf } from '../client/httpClient.ts';
import { useFailureToast } from '../loading/failure.tsx';
import { startAtHeading } from './headingFocus.tsx';

/** How a write ends: on the page that follows with the server's message, or on the form with what went wrong. */
export function useSaved() {
  const navigate = useNavigate();
  const notify = useNotify();
  /** True once nothing is left to lose. */
  const settled = useRef(false);
  return {
    settled,
    leave: (saved: RaRecord | undefined, next: To, state: object = startAtHeading) => {
      settled.current = true;
      notify(sentenceOf(saved), { type: 'success' });
      void navigate(next, { state });
    },
    onError: useFailureToast(),
  };
}
