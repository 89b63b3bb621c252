import { useRef } from 'react';
import { type RaRecord, useNotify } from 'react-admin';
import { useLocation, useNavigate } from 'react-router';

import { sentenceOf } from '../app/sentences.ts';
import { startAtHeading } from '../lists/headingFocus.ts';

/** How a dialog of the list ends: back to the list as it was, with the server's sentence. */
export function useInstitutionDialog() {
  const navigate = useNavigate();
  const notify = useNotify();
  const { search } = useLocation();
  /** True once nothing is left to lose: what stands in the form was saved or deleted. */
  const settled = useRef(false);

  const list = { pathname: '/institutions', search };
  const close = () => void navigate(list);

  function finish(saved: RaRecord | undefined, state: object): void {
    settled.current = true;
    notify(sentenceOf(saved), { type: 'success' });
    void navigate(list, { state });
  }

  return {
    settled,
    close,
    /** These take what a save and a delete hand back. */
    onSaved: (saved: RaRecord | undefined) => finish(saved, {}),
    onDeleted: (deleted: RaRecord | undefined) => finish(deleted, startAtHeading),
    onError: (error: unknown) => {
      notify(error instanceof Error ? error.message : 'ra.notification.http_error', { type: 'error' });
    },
  };
}
