import { lazy } from 'react';

import { useMember } from '../../services/services.ts';
import { LazyBoundary } from '../../ui/LazyBoundary.tsx';

const ConfirmReminder = lazy(() => import('./ConfirmReminder.tsx'));

/** Reminds users with an unconfirmed e-mail address of it. */
export function ConfirmNotice() {
  const { email_verified_at } = useMember();
  if (email_verified_at !== null) return null;
  return (
    <LazyBoundary>
      <ConfirmReminder />
    </LazyBoundary>
  );
}
