import { Suspense, useEffect, useLayoutEffect, useState, useSyncExternalStore } from 'react';
import { useLocation } from 'react-router';

import { useText } from '../i18n/useText.ts';
import { useServices, useSession } from '../services/services.ts';
import { useLook } from '../services/useSettings.ts';
import { arrivalOf } from '../session/arrival/arrival.ts';
import LoginPage from '../session/login/LoginPage.tsx';
import { BrokenPage } from '../ui/BrokenPage.tsx';
import { ErrorBoundary } from '../ui/ErrorBoundary.tsx';
import { Splash } from '../ui/Splash.tsx';
import { PlainToast } from '../ui/toasts/PlainToast.tsx';
import type { LaterPortal } from './laterPortal.ts';
import { whenIdle } from '../prefetch/whenIdle.ts';

/**
 * The first screen: to a visitor of `/login` the sign-in alone, which works before MUI and the other screens have come; else,
 * and from then on, the whole portal (decision 77).
 */
export function Entry({ Portal, prepare }: LaterPortal) {
  const { t } = useText();
  const location = useLocation();
  const { status } = useSession();
  const signsIn = location.pathname === '/login' && status === 'visitor' && arrivalOf(location) === null;
  const [isWhole, setIsWhole] = useState(!signsIn);
  // What the portal shows over its screens would be lost on the way back to `/login`.
  if (!signsIn && !isWhole) setIsWhole(true);

  return (
    <ErrorBoundary fallback={<BrokenPage />}>
      <Suspense fallback={<Splash text={t('page.loading')} />}>
        {isWhole ? <Portal /> : <SignIn prepare={prepare} />}
      </Suspense>
    </ErrorBoundary>
  );
}

function SignIn({ prepare }: Pick<LaterPortal, 'prepare'>) {
  const { direction } = useLook();
  const { toasts } = useServices();
  const toast = useSyncExternalStore(toasts.subscribe, toasts.current);
  useLayoutEffect(() => {
    document.documentElement.dir = direction;
  }, [direction]);
  useEffect(() => whenIdle(prepare), [prepare]);
  return (
    <>
      <LoginPage />
      {toast && <PlainToast key={toast.id} toast={toast} onClose={() => toasts.dismiss(toast.id)} />}
    </>
  );
}
