import { MINUTE_MS } from '@lia/sdk/calendar/durations';

const RENEWED_KEY = 'lia_renewed';

/**
 * Holds this build against the one that the server has (document 1 section 4, "Build version"): where that is newer,
 * caches are cleared and the page reloads. Once for each newer build: a server that goes on sending the old page is not
 * asked for ever. `isIdle` is asked once the answer has come: a page on which something was typed is left alone.
 */
export async function renewIfOutdated(builtAt: string, reload: () => void, isIdle = () => true): Promise<void> {
  const newest = await newestBuild();
  if (newest === null || !(Date.parse(newest) > Date.parse(builtAt)) || !isIdle()) return;
  if (sessionStorage.getItem(RENEWED_KEY) === newest) return;
  sessionStorage.setItem(RENEWED_KEY, newest);
  // A page without encryption has none.
  const names = 'caches' in globalThis ? await caches.keys() : [];
  // The service worker of the newer build may have filled its own already, and does so once: it removes what is outdated itself.
  const others = names.filter((name) => !name.startsWith('workbox-precache-'));
  await Promise.all(others.map((name) => caches.delete(name)));
  reload();
}

/** How often a page that stays open asks, beside each time that its tab is opened again. */
const ASK_EVERY_MS = 30 * MINUTE_MS;

/**
 * Does the same in a tab that stays open, but never where something was typed on the page that is open, nor beside a frame
 * such as that of a card: it waits until the person has gone on to another page. Returns how to stop.
 */
export function renewWhenIdle(builtAt: string, reload: () => void): () => void {
  let typedOn: string | null = null;
  const noteTyping = () => {
    typedOn = location.pathname;
  };
  const isIdle = () => typedOn !== location.pathname && document.querySelector('iframe') === null;
  const ask = () => {
    if (document.visibilityState !== 'visible' || !isIdle()) return;
    renewIfOutdated(builtAt, reload, isIdle).catch(() => undefined);
  };
  // Before a field stops the event.
  document.addEventListener('input', noteTyping, true);
  document.addEventListener('visibilitychange', ask);
  const timer = setInterval(ask, ASK_EVERY_MS);
  return () => {
    document.removeEventListener('input', noteTyping, true);
    document.removeEventListener('visibilitychange', ask);
    clearInterval(timer);
  };
}

/** When the portal that the server has was built; null where the server does not report it. */
async function newestBuild(): Promise<string | null> {
  const response = await fetch('/meta.json', { cache: 'no-store' });
  const meta: unknown = await response.json();
  return typeof meta === 'object' && meta !== null && 'date' in meta && typeof meta.date === 'string'
    ? meta.date
    : null;
}
