import { lazy, useEffect, useRef } from 'react';

import { useServices, useSession } from '../services/services.ts';
import { LazyBoundary } from '../ui/LazyBoundary.tsx';

const ViewBanner = lazy(() => import('./ViewBanner.tsx'));

/**
 * What stands above every page while an administrator or a guardian sees the portal as a member; leads back to the console, or to
 * the guardian's home, afterwards.
 */
export function ViewFrame() {
  const { go } = useServices();
  const state = useSession();
  const back = useRef<string | null>(null);
  const user = state.status === 'member' && state.user.viewed ? state.user : null;

  useEffect(() => {
    if (user) back.current = user.viewed_by_guardian ? '/' : `/admin/users/${user.uuid}/show`;
    else if (state.status === 'visitor' && back.current !== null) {
      go(back.current);
      back.current = null;
    }
  }, [user, state.status, go]);

  if (!user) return null;
  return (
    <LazyBoundary>
      <ViewBanner user={user} />
    </LazyBoundary>
  );
}
