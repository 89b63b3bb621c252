/** A kept token and the instant (ms since 1970) from which it is worthless. */
export interface KeptToken {
  token: string;
  expiresAt: number;
}

/** The token that a browser kept as text; null where there is none, it has expired, or what is kept is not ours. */
export function readToken(text: string | null, now: number): KeptToken | null {
  try {
    const kept: unknown = JSON.parse(text ?? 'null');
    return isKeptToken(kept) && kept.expiresAt > now ? kept : null;
  } catch {
    return null;
  }
}

function isKeptToken(value: unknown): value is KeptToken {
  return (
    typeof value === 'object' &&
    value !== null &&
    'token' in value &&
    typeof value.token === 'string' &&
    'expiresAt' in value &&
    typeof value.expiresAt === 'number'
  );
}
