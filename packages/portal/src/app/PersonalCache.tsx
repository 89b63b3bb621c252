import { Suspense, useLayoutEffect } from 'react';
import { Outlet } from 'react-router';
import { SWRConfig, useSWRConfig } from 'swr';

import { useText } from '../i18n/useText.ts';
import { useServices, useSession } from '../services/services.ts';
import { Splash } from '../ui/Splash.tsx';

/** Around the screens that read: what was read for one person is never shown to the next one on the same device. */
export default function PersonalCache() {
  const { t } = useText();
  const state = useSession();
  const owner = state.status === 'member' ? state.user.uuid : 'visitor';
  return (
    <SWRConfig key={owner} value={{ provider: () => new Map(), shouldRetryOnError: false }}>
      <Reconnected />
      {/* A boundary outside of the cache would hide it while a page loads, and SWR drops a hidden cache's state. */}
      <Suspense fallback={<Splash text={t('page.loading')} />}>
        <Outlet />
      </Suspense>
    </SWRConfig>
  );
}

/** A browser that has a connection again may still reach no server: until it does, it is asked so often. */
const AGAIN_MS = 10_000;

/** Reads again what was shown without a connection, as soon as there is one. */
function Reconnected() {
  const { mutate } = useSWRConfig();
  const { reads } = useServices();

  useLayoutEffect(() => {
    function readAgain(): void {
      if (reads.seenAt() !== null && navigator.onLine) void mutate(() => true);
    }
    function reconnect(): void {
      readAgain();
      reads.reconnect();
    }
    window.addEventListener('online', reconnect);
    const timer = setInterval(readAgain, AGAIN_MS);
    return () => {
      window.removeEventListener('online', reconnect);
      clearInterval(timer);
    };
  }, [mutate, reads]);

  return null;
}
