const RENEWED_KEY = 'lia_renewed';

/**
 * Holds this build against the one that the server has (document 1 section 4, "Build version"): where that is newer,
 * caches are cleared and the page reloads. Once for each newer build: a server that goes on sending the old page is not
 * asked for ever.
 */
export async function renewIfOutdated(builtAt: string, reload: () => void): Promise<void> {
  const newest = await newestBuild();
  if (newest === null || !(Date.parse(newest) > Date.parse(builtAt))) return;
  if (sessionStorage.getItem(RENEWED_KEY) === newest) return;
  sessionStorage.setItem(RENEWED_KEY, newest);
  // A page without encryption has none.
  const names = 'caches' in globalThis ? await caches.keys() : [];
  await Promise.all(names.map((name) => caches.delete(name)));
  reload();
}

/** When the portal that the server has was built; null where the server does not report it. */
async function newestBuild(): Promise<string | null> {
  const response = await fetch('/meta.json', { cache: 'no-store' });
  const meta: unknown = await response.json();
  return typeof meta === 'object' && meta !== null && 'date' in meta && typeof meta.date === 'string'
    ? meta.date
    : null;
}
