import { lazy, Suspense, useEffect, useSyncExternalStore } from 'react';

import { useServices } from '../../services/services.ts';

const load = () => import('./ToastMessage.tsx');
const ToastMessage = lazy(load);

/** Shows the toasts. How one looks is fetched once the first screen stands, so that it is at hand without a connection. */
export function ToastHost() {
  const { toasts } = useServices();
  const toast = useSyncExternalStore(toasts.subscribe, toasts.current);

  useEffect(() => {
    const idle = setTimeout(() => {
      // What does not arrive is not asked for again by browsers: without a connection there would be no more toasts.
      if (navigator.onLine) void load().catch(() => undefined);
    }, IDLE_MS);
    return () => clearTimeout(idle);
  }, []);

  if (!toast) return null;
  return (
    <Suspense>
      <ToastMessage key={toast.id} toast={toast} onClose={() => toasts.dismiss(toast.id)} />
    </Suspense>
  );
}

/** By then the first screen is drawn, and the earliest toast (signing in) is still to come. */
const IDLE_MS = 1500;
