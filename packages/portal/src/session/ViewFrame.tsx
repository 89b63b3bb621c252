import { lazy, Suspense, useEffect, useRef } from 'react';

import { useServices, useSession } from '../services/services.ts';

const ViewBanner = lazy(() => import('./ViewBanner.tsx'));

/** What stands above every page while an administrator sees the portal as a member; leads back to the console afterwards. */
export function ViewFrame() {
  const { go } = useServices();
  const state = useSession();
  const viewed = useRef<string | null>(null);
  const user = state.status === 'member' && state.user.viewed ? state.user : null;

  useEffect(() => {
    if (user) viewed.current = user.uuid;
    else if (state.status === 'visitor' && viewed.current !== null) {
      go(`/admin/users/${viewed.current}/show`);
      viewed.current = null;
    }
  }, [user, state.status, go]);

  if (!user) return null;
  return (
    <Suspense>
      <ViewBanner user={user} />
    </Suspense>
  );
}
