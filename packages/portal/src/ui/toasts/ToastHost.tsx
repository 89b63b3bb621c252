import { type ComponentType, lazy, Suspense, useEffect, useSyncExternalStore } from 'react';

import { useServices } from '../../services/services.ts';
import { PlainToast, type ToastProps } from './PlainToast.tsx';

const load = () => import('./ToastMessage.tsx');
const ToastMessage = lazy<ComponentType<ToastProps>>(() => load().catch(() => ({ default: PlainToast })));

/** Shows the toasts. How one looks is fetched once the first screen stands, so that it is at hand without a connection. */
export function ToastHost() {
  const { toasts } = useServices();
  const toast = useSyncExternalStore(toasts.subscribe, toasts.current);

  useEffect(() => {
    const idle = setTimeout(() => {
      // Browsers do not ask again for what does not arrive: without a connection all toasts would be plain.
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
