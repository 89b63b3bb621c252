import { registerWorker } from '../notifications/pushSubscription.ts';
import type { Session } from '../services/sessionStore.ts';
import { whenIdle } from '../prefetch/whenIdle.ts';

/** By then the first page of a member is there on a slow phone, too: what the worker keeps comes from the browser's cache. */
const AFTER_MS = 5000;

/** Has the portal's screens for members open without a connection (build/offline.ts), for whom signs in on this device. */
export function keepShell(session: Session): void {
  if (!('serviceWorker' in navigator)) return;
  const stop = session.subscribe(() => {
    if (session.state().status !== 'member') return;
    stop();
    whenIdle(register, AFTER_MS);
  });
}

function register(): void {
  // Without it the portal is as it was: it needs a connection.
  registerWorker().catch(() => undefined);
}
