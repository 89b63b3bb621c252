import type { SessionUser } from '@lia/sdk/accounts/schema';
import { lazy, Suspense, useEffect, useLayoutEffect, useSyncExternalStore } from 'react';
import { Outlet, useLocation } from 'react-router';
import { SWRConfig, useSWRConfig } from 'swr';

import { useText } from '../i18n/useText.ts';
import { useServices, useSession } from '../services/services.ts';
import { LazyBoundary } from '../ui/LazyBoundary.tsx';
import { Splash } from '../ui/Splash.tsx';
import { hasUnsent } from './hasUnsent.ts';

const BackgroundTasks = lazy(() => import('./BackgroundTasks.tsx'));
const UsageTracker = lazy(() => import('../usage/UsageTracker.tsx'));

/** Around the screens that read: what was read for one person is never shown to the next one on the same device. */
export default function PersonalCache() {
  const { t } = useText();
  const state = useSession();
  const owner = state.status === 'member' ? state.user.uuid : 'visitor';
  return (
    <SWRConfig key={owner} value={{ provider: () => new Map(), shouldRetryOnError: false }}>
      <Emptied />
      <Reconnected />
      {state.status === 'member' && state.user.usage && (
        <LazyBoundary missing={null}>
          <UsageTracker />
        </LazyBoundary>
      )}
      {state.status === 'member' && !state.user.viewed && <UnsentTasks user={state.user} />}
      {/* A boundary outside of the cache would hide it while a page loads, and SWR drops a hidden cache's state. */}
      <Suspense fallback={<Splash text={t('page.loading')} />}>
        <Outlet />
      </Suspense>
    </SWRConfig>
  );
}

/** Sends what earlier pages could not. Whether there is anything is asked with each page, since the one that was just left may be one of them. */
function UnsentTasks({ user }: { user: SessionUser }) {
  useLocation();
  const { reads } = useServices();
  const isBehind = useSyncExternalStore(reads.subscribe, reads.isBehind);
  // Without a connection the code would not arrive, and browsers do not ask for it again: what is unsent would wait until the portal is loaded again.
  return (
    navigator.onLine &&
    !isBehind &&
    hasUnsent(user.uuid) && (
      <LazyBoundary missing={null}>
        <BackgroundTasks user={user} />
      </LazyBoundary>
    )
  );
}

/** Empties the cache when its member leaves: a change that is answered later finds nothing in it to read again, which SWR cannot do. */
function Emptied() {
  const { cache } = useSWRConfig();
  useEffect(
    () => () => {
      for (const key of cache.keys()) cache.delete(key);
    },
    [cache],
  );
  return null;
}

/** A browser may reach no server and not know: then, what was shown is asked for again after so long, twice as long each time. */
const AGAIN_MS = { first: 1_000, last: 30_000 };

/** Reads again what was shown without a connection, as soon as there is one. */
function Reconnected() {
  const { mutate } = useSWRConfig();
  const { reads } = useServices();
  const isBehind = useSyncExternalStore(reads.subscribe, reads.isBehind);

  useLayoutEffect(() => {
    function reconnect(): void {
      if (reads.isBehind()) void mutate(() => true);
      reads.reconnect();
    }
    window.addEventListener('online', reconnect);
    return () => window.removeEventListener('online', reconnect);
  }, [mutate, reads]);

  useEffect(() => {
    if (!isBehind) return;
    let wait = AGAIN_MS.first;
    let timer = setTimeout(readAgain, wait);
    function readAgain(): void {
      if (navigator.onLine) void mutate(() => true);
      wait = Math.min(wait * 2, AGAIN_MS.last);
      timer = setTimeout(readAgain, wait);
    }
    return () => clearTimeout(timer);
  }, [isBehind, mutate]);

  return null;
}
