import { login, logout, resumeSession } from '@lia/sdk/accounts/endpoints';
import type { Credentials, SessionUser } from '@lia/sdk/accounts/schema';
import type { Client } from '@lia/sdk/http/client';
import { ApiError } from '@lia/sdk/http/error';
import { credentialsHere } from '@lia/sdk/session/devices';
import { forgetSession, keepSession, sessionToken } from '@lia/sdk/session/session';
import type { AuthProvider } from 'react-admin';

import { mayOpen } from './access.ts';

const LOGIN = '/login';

/** The login with the word that the session ended, for whoever did not end it themselves. */
export const ENDED_MARK = 'ended';
const LOGIN_AFTER_END = `${LOGIN}?${ENDED_MARK}`;

/**
 * react-admin's door to the session, which the console shares with the portal: whoever signed in there is signed in
 * here. The token in local storage is the truth; who stands behind it is asked once per token.
 */
export function createAuthProvider(client: Client): AuthProvider {
  let known: { token: string; user: Promise<SessionUser> } | null = null;
  let leaveTo = LOGIN;

  function currentUser(): Promise<SessionUser> {
    const token = sessionToken();
    if (!token) return Promise.reject(new Error('Nobody is signed in'));
    if (known?.token !== token) {
      const user = client.call(resumeSession, { body: { access_token: token } }).then((answer) => answer.user);
      known = { token, user };
      // Asked again next time: a failed answer must not stand for the rest of the visit.
      user.catch(() => (known = null));
    }
    return known.user;
  }

  /** Leaves by way of the sentence on the login page; a toast on top would say it twice, and then vanish. */
  function ended() {
    leaveTo = LOGIN_AFTER_END;
    return { message: false, redirectTo: LOGIN_AFTER_END };
  }

  return {
    async login(credentials: Credentials) {
      const answer = await client.call(login, { body: credentialsHere(credentials) });
      keepSession(answer);
      known = { token: answer.access_token, user: Promise.resolve(answer.user) };
      leaveTo = LOGIN;
    },

    async logout() {
      if (sessionToken()) {
        // Without a connection, or with a dead token, forgetting it here is all that can be done.
        await client.call(logout).catch((error: unknown) => {
          if (!(error instanceof ApiError)) throw error;
        });
      }
      forgetSession();
      known = null;
      // react-admin may ask twice for one refusal, so only a new session takes the sentence back.
      return leaveTo;
    },

    async checkAuth() {
      // Nobody is signed in: to the login, without a toast.
      if (!sessionToken()) throw { message: false, redirectTo: leaveTo };
      try {
        await currentUser();
      } catch (error) {
        if (isRefusal(error)) throw ended();
        // The server cannot be asked right now. That ends no session; each call will say for itself what fails.
      }
    },

    async checkError(error: unknown) {
      if (isRefusal(error)) throw ended();
    },

    async getIdentity() {
      const { uuid, data } = await currentUser();
      return { id: uuid, fullName: [data.displayName, data.lastName].filter(Boolean).join(' ') || data.username };
    },

    async getPermissions() {
      return (await currentUser()).role;
    },

    async canAccess({ resource }) {
      return mayOpen(resource, (await currentUser()).role);
    },
  };
}

const isRefusal = (error: unknown): boolean =>
  typeof error === 'object' && error !== null && 'status' in error && error.status === 401;
