const KEY = 'lia_federation';

/** What a tab keeps while the user is at an identity provider. */
export interface KeptAttempt {
  /** Proves that the attempt began in this tab (decision 72). */
  secret: string;
  /** Where the user wanted to go; the guard of the screens checks that it is ours. */
  wanted: string | null;
}

/** Keeps an attempt in this tab alone; another one that it began is over. */
export const keepAttempt = (attempt: KeptAttempt): void => sessionStorage.setItem(KEY, JSON.stringify(attempt));

/** Forgets the attempt of this tab. */
export const forgetAttempt = (): void => sessionStorage.removeItem(KEY);

/** The attempt of this tab; null where none began here. */
export function keptAttempt(): KeptAttempt | null {
  const kept: unknown = JSON.parse(sessionStorage.getItem(KEY) ?? 'null');
  if (typeof kept !== 'object' || kept === null || !('secret' in kept) || typeof kept.secret !== 'string') return null;
  const wanted = 'wanted' in kept && typeof kept.wanted === 'string' ? kept.wanted : null;
  return { secret: kept.secret, wanted };
}

/** Where the user wanted to go, in a history state: of the guard that stopped them, or of the page that a provider led back to. */
export const wantedIn = (state: unknown): string | null =>
  typeof state === 'object' && state !== null && 'wanted' in state && typeof state.wanted === 'string'
    ? state.wanted
    : null;
