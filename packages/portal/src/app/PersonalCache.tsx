import { Suspense } from 'react';
import { Outlet } from 'react-router';
import { SWRConfig } from 'swr';

import { useText } from '../i18n/useText.ts';
import { useSession } from '../services/services.ts';
import { Splash } from '../ui/Splash.tsx';

/** Around the screens that read: what was read for one person is never shown to the next one on the same device. */
export default function PersonalCache() {
  const { t } = useText();
  const state = useSession();
  const owner = state.status === 'member' ? state.user.uuid : 'visitor';
  return (
    <SWRConfig key={owner} value={{ provider: () => new Map(), shouldRetryOnError: false }}>
      {/* A boundary outside of the cache would hide it while a page loads, and SWR drops a hidden cache's state. */}
      <Suspense fallback={<Splash text={t('page.loading')} />}>
        <Outlet />
      </Suspense>
    </SWRConfig>
  );
}
