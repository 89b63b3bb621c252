/** History state of `/login`: where the person wanted to go when the guard stopped them. */
export interface Wanted {
  wanted: string;
  /** They were signed in, without any role: redirected there again, they would be stopped again. */
  roleless?: true;
}

/** Whether the guard stopped a user without a role (document 1 section 2). */
export const wasRoleless = (state: unknown): boolean =>
  typeof state === 'object' && state !== null && 'roleless' in state && state.roleless === true;

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
