import { Outlet } from 'react-router';
import { SWRConfig } from 'swr';

import { useSession } from '../services/services.ts';

/** Around the screens that read: what was read for one person is never shown to the next one on the same device. */
export default function PersonalCache() {
  const state = useSession();
  const owner = state.status === 'member' ? state.user.uuid : 'visitor';
  return (
    <SWRConfig key={owner} value={{ provider: () => new Map(), shouldRetryOnError: false }}>
      <Outlet />
    </SWRConfig>
  );
}
