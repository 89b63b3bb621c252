/** History state of `/login`: where the person wanted to go when the guard stopped them. */
export interface Wanted {
  wanted: string;
}

/**
 * The path remembered in a history state, if it is one of ours. History state is written by the guard alone, yet an
 * address like `//elsewhere.example` must never become a redirect.
 */
export function wantedPath(state: unknown): string | null {
  if (typeof state !== 'object' || state === null || !('wanted' in state)) return null;
  const { wanted } = state;
  if (typeof wanted !== 'string' || !wanted.startsWith('/')) return null;
  return new URL(wanted, location.origin).origin === location.origin ? wanted : null;
}
