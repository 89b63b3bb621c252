import { keepSeen, lastSeen } from '@lia/sdk/session/lastSeen';

import type { Session } from '../services/sessionStore.ts';

/** The service worker of members' screens, which keeps them for a page without a connection and shows pushes (build/offline.ts). */
const WORKER = '/sw.js';
const SCOPE = '/apps/';

export const registerWorker = (): Promise<ServiceWorkerRegistration> =>
  navigator.serviceWorker.register(WORKER, { scope: SCOPE });

/**
 * The worker once it runs. `navigator.serviceWorker.ready` waits for one of the address at which the page was loaded, which is
 * that of the sign-in for who has just signed in.
 */
export async function activeWorker(): Promise<ServiceWorkerRegistration> {
  const registration = await registerWorker();
  const worker = registration.installing ?? registration.waiting;
  if (!registration.active && worker) {
    await new Promise<void>((resolve, reject) => {
      worker.addEventListener('statechange', () => {
        if (worker.state === 'activated') resolve();
        if (worker.state === 'redundant') reject(new Error('The service worker was not installed'));
      });
    });
  }
  return registration;
}

/** This browser's subscription to push; null where it has none, or cannot have one. */
export async function currentSubscription(): Promise<PushSubscription | null> {
  if (!('serviceWorker' in navigator) || !('PushManager' in window)) return null;
  const worker = await navigator.serviceWorker.getRegistration(SCOPE);
  return worker?.pushManager.getSubscription() ?? null;
}

/** The address at which a member is notified on this device. It is kept as what they saw last is: until their session ends. */
const WHAT = 'push';
export const keepPushAddress = (owner: string, address: string): void => keepSeen(owner, WHAT, address);
export const pushAddress = (owner: string): string | null => lastSeen(owner, WHAT)?.text || null;

/** Leaves the push service; the API sends nothing more to the address of a session that has ended. */
async function leave(): Promise<void> {
  const subscription = await currentSubscription();
  await subscription?.unsubscribe();
}

/** Ends push on this device with the session for which it was switched on, also where another member's takes its place. */
export function endPushWithSession(session: Session): () => void {
  let owner: string | null | undefined;
  function look(): void {
    const state = session.state();
    if (state.status === 'checking' || state.status === 'unreachable') return;
    // A view is of one tab; the device stays the administrator's.
    if (state.status === 'member' && state.user.viewed) return;
    const next = state.status === 'member' ? state.user.uuid : null;
    if (next === owner) return;
    owner = next;
    // Without a connection the browser keeps a subscription to which nothing is sent.
    if (next === null || pushAddress(next) === null) leave().catch(() => undefined);
  }
  look();
  return session.subscribe(look);
}
