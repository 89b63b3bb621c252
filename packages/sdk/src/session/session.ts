import { audienceAt, type Audience, audienceNumber, audienceOf } from '../accounts/roles.ts';
import type { SignedIn } from '../accounts/schema.ts';
import { keepDevice } from './devices.ts';
import { type KeptToken, readToken } from './keptToken.ts';
import { forgetSeen } from './lastSeen.ts';

const TOKEN_KEY = 'jwt_access_token';
const ROLE_COOKIE = 'role';
const YEAR_IN_SECONDS = 31_536_000;

/** Keeps the token of a fresh session, and what the next login wants to know, in this browser. */
export function keepSession(signedIn: SignedIn): void {
  const { access_token, expires_at, user } = signedIn;
  keepDevice(signedIn);
  forgetSeen(user.uuid);
  const kept: KeptToken = { token: access_token, expiresAt: Date.parse(expires_at) };
  localStorage.setItem(TOKEN_KEY, JSON.stringify(kept));
  const audience = audienceNumber(audienceOf(user.role[0] ?? ''));
  document.cookie = `${ROLE_COOKIE}=${audience}; path=/; max-age=${YEAR_IN_SECONDS}; SameSite=Lax`;
}

/** The kept token, or null when there is none, it has expired, or what is kept is not ours. */
export const sessionToken = (now: number = Date.now()): string | null => keptToken(now)?.token ?? null;

/** The instant (ms since 1970) at which the kept token becomes worthless, or null where there is no usable one. */
export const sessionEndsAt = (now: number = Date.now()): number | null => keptToken(now)?.expiresAt ?? null;

/** Forgets the token, and what its member has seen. The `role` cookie stays: it only preselects a tab. */
export function forgetSession(): void {
  localStorage.removeItem(TOKEN_KEY);
  forgetSeen();
}

/** Calls back where another tab has kept another token, or forgotten it; returns what ends that. */
export function followSession(onChange: () => void): () => void {
  const follow = ({ storageArea, key }: StorageEvent) => {
    // Without a key, everything was removed.
    if (storageArea === localStorage && (key ?? TOKEN_KEY) === TOKEN_KEY) onChange();
  };
  window.addEventListener('storage', follow);
  return () => window.removeEventListener('storage', follow);
}

/** The login tab to preselect, from the `role` cookie of the last session (document 1 section 2). */
export function rememberedAudience(): Audience {
  return audienceAt(new RegExp(`(?:^|; )${ROLE_COOKIE}=(\\d)`).exec(document.cookie)?.[1]);
}

const keptToken = (now: number): KeptToken | null => readToken(localStorage.getItem(TOKEN_KEY), now);
