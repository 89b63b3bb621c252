import type { SignedIn } from '../accounts/schema.ts';
import { type KeptToken, readToken } from './keptToken.ts';
import { forgetSession, keepSession, sessionEndsAt, sessionToken } from './session.ts';

const VIEW_KEY = 'lia_view';

/** Keeps an administrator's view of an account, in this tab alone: the session of the browser stays as it is. */
export function keepView({ access_token, expires_at }: SignedIn): void {
  const kept: KeptToken = { token: access_token, expiresAt: Date.parse(expires_at) };
  sessionStorage.setItem(VIEW_KEY, JSON.stringify(kept));
}

const isInView = (): boolean => sessionStorage.getItem(VIEW_KEY) !== null;

const keptView = (now: number): KeptToken | null => readToken(sessionStorage.getItem(VIEW_KEY), now);

/** Forgets the view of this tab. */
export function forgetView(): void {
  sessionStorage.removeItem(VIEW_KEY);
}

/** Forgets a view that is over, so that the tab has the browser's session again. For a page that begins. */
export function forgetEndedView(now: number = Date.now()): void {
  if (!keptView(now)) forgetView();
}

/** The token of this tab: of its view, and no other once that has expired; of the browser's session where it has none. */
export const currentToken = (now: number = Date.now()): string | null =>
  isInView() ? (keptView(now)?.token ?? null) : sessionToken(now);

/** The instant (ms since 1970) at which the token of this tab becomes worthless; null where there is no usable one. */
export const currentEndsAt = (now: number = Date.now()): number | null =>
  isInView() ? (keptView(now)?.expiresAt ?? null) : sessionEndsAt(now);

/** Keeps the token of a session that began or was renewed; a view is not renewed. */
export function keepCurrent(signedIn: SignedIn): void {
  if (!isInView()) keepSession(signedIn);
}

/** Forgets the token of this tab. */
export function forgetCurrent(): void {
  if (isInView()) forgetView();
  else forgetSession();
}
