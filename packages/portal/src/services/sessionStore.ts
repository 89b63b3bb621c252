import { login, loginByCode, logout, resumeSession, verifySession } from '@lia/sdk/accounts/endpoints';
import { loginByPictures } from '@lia/sdk/signInPictures/endpoints';
import type { PictureSignIn } from '@lia/sdk/signInPictures/schema';
import type { SessionUser, SignedIn, SignedOut } from '@lia/sdk/accounts/schema';
import type { SignIn } from '@lia/sdk/accounts/signIn';
import { type Client, createClient } from '@lia/sdk/http/client';
import { ApiError, isAccessDenied } from '@lia/sdk/http/error';
import type { MessageKey } from '@lia/sdk/messages/es';
import { credentialsHere } from '@lia/sdk/session/devices';
import { forgetSeen } from '@lia/sdk/session/lastSeen';
import { followSession } from '@lia/sdk/session/session';
import { currentToken, forgetCurrent, forgetEndedView, keepCurrent } from '@lia/sdk/session/view';

import type { AheadCall } from '../routing/route.ts';
import { removeClearDrafts } from '../storage/clearDrafts.ts';
import type { OfflineReads } from './offlineReads.ts';
import { storeMember, storedMember } from '../storage/storedMember.ts';
import { createSessionClock } from './sessionClock.ts';
import { followInput } from '../storage/unsavedInput.ts';

/**
 * `checking`: a kept token is being held against the API. `unreachable`: the API gave no answer about it, so the token
 * is kept and may be tried again. A member's session that is over is `expired`, for a reason, while something typed waits on the
 * page: the same member signs in again and goes on.
 */
export type SessionState =
  | { status: 'checking' }
  | { status: 'unreachable' }
  | { status: 'visitor' }
  | { status: 'member'; user: SessionUser; expired?: MessageKey };

export interface SessionOptions {
  /** The API root. */
  baseUrl: string;
  /** Language of the API's sentences. */
  language: () => string;
  /** Shows that a session began or why it ended. */
  notify: (variant: 'success' | 'warning' | 'error', key: MessageKey) => void;
  /** Leaves the portal for another address. */
  go: (url: string) => void;
  /** What sends the calls, and answers some of them without a connection. */
  reads: OfflineReads;
}

export interface Session {
  /** Carries the token of the signed-in user; a 401 answer ends their session. */
  client: Client;
  /** Is answered by the server alone, by nothing that was read before; a 401 answer ends no session. */
  freshClient: Client;
  state: () => SessionState;
  subscribe: (listener: () => void) => () => void;
  /** Follows the kept token from now on: checks it, watches its end, and what other tabs do with it. */
  start: () => () => void;
  /** Fetches what a screen reads, before it is opened; `id`: of its address, where that has one. */
  prepare: (ahead: AheadCall, id?: string) => void;
  /** Reads the signed-in user again, after their data changed. A failure is not shown. */
  refresh: () => Promise<void>;
  /** Changes what the member decides about their own data, as the server is to have it; the caller sends it there. */
  change: (data: Partial<SessionUser['data']>) => void;
  /** Asks again after `unreachable`. */
  retry: () => void;
  /** @throws {ApiError} as `login` does. */
  signIn: (credentials: SignIn) => Promise<void>;
  /** Signs in with an access card; a session that is open ends. @throws {ApiError} as `loginByCode` does. */
  signInByCode: (code: string) => Promise<void>;
  /** Signs a child in with pictures; a session that is open ends. @throws {ApiError} as `loginByPictures` does. */
  signInByPictures: (pressed: PictureSignIn) => Promise<void>;
  signOut: () => void;
  /** Signs in with a session that was handed over (CallbackPage). */
  begin: (taken: SignedIn) => void;
  /** Ends one that is not wanted. */
  decline: (taken: SignedIn) => void;
}

/** The session of this browser (document 1 sections 2, 4 and 8), outside of React so that it outlives every screen. */
export function createSession({ baseUrl, language, notify, go, reads }: SessionOptions): Session {
  const listeners = new Set<() => void>();
  forgetEndedView();
  if (currentToken() === null) forgetSeen();
  let current: SessionState = currentToken() ? { status: 'checking' } : { status: 'visitor' };
  /** The token behind `current`; distinguishes answers about an earlier session from those about this one. */
  let held = currentToken();
  const input = followInput();
  const clock = createSessionClock({
    isOpen: () => current.status === 'member' && !isExpired(current),
    verify: () => void verify(),
    end: () => end('UNAUTHENTICATED'),
  });
  /** The member is the one that this browser kept: the API could not be asked. */
  let isUnasked = false;
  /** Ends once the session that was there at the start is answered for. */
  let started = Promise.resolve();

  const client = createClient({
    baseUrl,
    token: carried,
    language,
    onUnauthorized: () => end('TOKEN_EXPIRED'),
    fetch: (url, init) => reads.send(url, init, owner),
  });
  // Calls about the session itself answer for their own 401.
  const sessionClient = createClient({ baseUrl, token: currentToken, language });
  // What no one has asked for yet ends no session: the press that follows asks again.
  const freshClient = createClient({
    baseUrl,
    token: currentToken,
    language,
    fetch: (url, init) => reads.sendAhead(url, init, owner),
  });

  /** For whom answers are kept: nothing is of a view, nor once the token is gone. */
  const owner = (): string | null =>
    current.status === 'member' && !current.user.viewed && currentToken() !== null ? current.user.uuid : null;

  function become(next: SessionState): void {
    current = next;
    isUnasked = false;
    reads.forgetPrepared();
    held = next.status === 'visitor' || isExpired(next) ? null : currentToken();
    clock.stop();
    if (next.status === 'member' && !isExpired(next)) {
      clock.start();
      storeMember(next.user);
    }
    for (const listener of listeners) listener();
  }

  function end(reason: MessageKey, variant: 'success' | 'error' = 'error'): void {
    if (current.status === 'visitor') return;
    if (isExpired(current) && variant === 'error') return;
    // In a view nothing is typed, and its member does not sign in to it.
    const waiting =
      variant === 'error' && current.status === 'member' && !current.user.viewed && input.isThere() ? current : null;
    forgetCurrent();
    if (waiting) return become({ ...waiting, expired: reason });
    become({ status: 'visitor' });
    notify(variant, reason);
  }

  /** The token of a call. */
  function carried(): string | null {
    const token = currentToken();
    if (token === null && current.status === 'member' && !isExpired(current)) clock.endAfterStorageEvents();
    return token;
  }

  async function resume(token: string, renew: boolean): Promise<void> {
    if (!isUnasked) become({ status: 'checking' });
    try {
      const answer = await sessionClient.call(resumeSession, { body: { access_token: token } });
      if (held !== token) return;
      if (renew) keepCurrent(answer);
      become({ status: 'member', user: answer.user });
    } catch (error) {
      if (held !== token) return;
      if (isAccessDenied(error)) return end('UNAUTHENTICATED');
      const user = hadNoAnswer(error) ? storedMember() : null;
      become(user ? { status: 'member', user } : { status: 'unreachable' });
      isUnasked = user !== null;
    }
  }

  /** Asks about a session that went on without a connection. */
  function askAgain(): void {
    if (isUnasked && held !== null) void resume(held, true);
  }

  /** Goes on with a session that another tab opened, without taking the page away in between. */
  async function takeOver(token: string): Promise<void> {
    const answer = await sessionClient.call(resumeSession, { body: { access_token: token } }).catch(() => null);
    if (answer && currentToken() === token) become({ status: 'member', user: answer.user });
  }

  function begin(answer: SignedIn): void {
    keepCurrent(answer);
    become({ status: 'member', user: answer.user });
    if (answer.common_password) notify('warning', 'password.isCommon');
    else notify('success', 'session.started');
  }

  /** Ends the session on the server. Here its token is forgotten whether or not the server hears of it; there it expires. */
  async function leave(): Promise<SignedOut | null> {
    return held === null ? null : sessionClient.call(logout).catch(() => null);
  }

  /** Begins a session in the place of one that is open on a shared device. */
  function replace(answer: SignedIn): void {
    void leave();
    begin(answer);
  }

  async function verify(): Promise<void> {
    const asked = held;
    try {
      const { success } = await sessionClient.call(verifySession);
      if (held === asked && !success) end('SESSION_INVALID');
    } catch (error) {
      // A failed connection proves nothing about the session; the next round asks again.
      if (held === asked && isAccessDenied(error)) end('UNAUTHENTICATED');
    }
  }

  /** Another tab signed in, out, or in as another user, or this one began a view. */
  function follow(): void {
    const token = currentToken();
    if (token === held) return;
    if (token === null) end('session.ended', 'success');
    else if (isExpired(current)) void takeOver(token);
    // That tab renews what it keeps; doing the same here would have the tabs answer each other for ever.
    else void resume(token, false);
  }

  /** A page of the back/forward cache heard of nothing meanwhile: a view that was opened, or what other tabs did. */
  function restore({ persisted }: PageTransitionEvent): void {
    if (persisted) follow();
  }

  return {
    client,
    freshClient,
    state: () => current,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    start() {
      const stopFollowing = followSession(follow);
      window.addEventListener('online', askAgain);
      window.addEventListener('pageshow', restore);
      document.addEventListener('visibilitychange', clock.wake);
      removeClearDrafts();
      const stopInput = input.start();
      if (held) started = resume(held, true);
      return () => {
        stopFollowing();
        window.removeEventListener('online', askAgain);
        window.removeEventListener('pageshow', restore);
        document.removeEventListener('visibilitychange', clock.wake);
        stopInput();
        clock.stop();
        listeners.clear();
      };
    },
    prepare: (ahead, id) => reads.prepare(freshClient, ahead, id),
    async refresh() {
      // An answer on its way may be older than what has changed.
      await started;
      const asked = held;
      if (asked === null || current.status !== 'member') return;
      const answer = await sessionClient.call(resumeSession, { body: { access_token: asked } }).catch(() => null);
      if (answer && held === asked) become({ status: 'member', user: answer.user });
    },
    change(data) {
      if (current.status !== 'member') return;
      const { user } = current;
      current = { status: 'member', user: { ...user, data: { ...user.data, ...data } } };
      for (const listener of listeners) listener();
    },
    retry() {
      const token = currentToken();
      if (token) void resume(token, true);
      else end('UNAUTHENTICATED');
    },
    async signIn(credentials) {
      begin(await sessionClient.call(login, { body: credentialsHere(credentials) }));
    },
    async signInByCode(code) {
      replace(await sessionClient.call(loginByCode, { body: { code } }));
    },
    async signInByPictures(pressed) {
      replace(await sessionClient.call(loginByPictures, { body: pressed }));
    },
    begin,
    decline({ access_token }) {
      createClient({ baseUrl, token: () => access_token })
        .call(logout)
        .catch(() => undefined);
    },
    signOut() {
      // At the identity provider as well, on its own page, or the next press of its button would sign in again.
      void leave().then((answer) => answer?.url !== undefined && go(answer.url));
      end('session.ended', 'success');
    },
  };
}

const hadNoAnswer = (error: unknown): boolean => error instanceof ApiError && error.status === 0;

const isExpired = (state: SessionState): boolean => state.status === 'member' && state.expired !== undefined;
