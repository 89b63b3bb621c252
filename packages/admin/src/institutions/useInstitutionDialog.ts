import { useRef } from 'react';
import { type RaRecord, useNotify } from 'react-admin';
import { useLocation, useNavigate } from 'react-router';

/** How a dialog of the list ends: back to the list as it was, with the server's sentence. */
export function useInstitutionDialog() {
  const navigate = useNavigate();
  const notify = useNotify();
  const { search } = useLocation();
  /** True once nothing is left to lose: what stands in the form was saved or deleted. */
  const settled = useRef(false);

  const close = () => void navigate({ pathname: '/institutions', search });

  return {
    settled,
    close,
    /** Takes what a save or a delete hands back: a record with the server's sentence on it. */
    onSuccess: (saved: RaRecord | undefined) => {
      settled.current = true;
      notify(String(saved?.message), { type: 'success' });
      close();
    },
    onError: (error: unknown) => {
      notify(error instanceof Error ? error.message : 'ra.notification.http_error', { type: 'error' });
    },
  };
}
