import { login, logout, resumeSession } from '@lia/sdk/accounts/endpoints';
import type { SessionUser } from '@lia/sdk/accounts/schema';
import type { SignIn } from '@lia/sdk/accounts/signIn';
import type { Client } from '@lia/sdk/http/client';
import { ApiError } from '@lia/sdk/http/error';
import { credentialsHere } from '@lia/sdk/session/devices';
import { forgetSession, keepSession, sessionToken } from '@lia/sdk/session/session';
import type { AuthProvider, Identifier, UserIdentity } from 'react-admin';

import { keepOpenResources } from './openResources.ts';
import { mayOpen } from './resources.ts';

const LOGIN = '/login';

/** Why a session ended: a 401, a refused or failed verification, or its own user (document 1 section 8). */
const endings = ['TOKEN_EXPIRED', 'UNAUTHENTICATED', 'SESSION_INVALID', 'session.ended'] as const;
type Ending = (typeof endings)[number];

/** Query parameter of the login's address that carries it. */
const ENDED_MARK = 'ended';
const loginAfter = (ending: Ending): string => `${LOGIN}?${ENDED_MARK}=${ending}`;

/** Where one who signed out goes. */
export const SIGNED_OUT = loginAfter('session.ended');

/** Why the session ended that the login follows; undefined where none did. */
export const endingIn = (search: string): Ending | undefined =>
  endings.find((ending) => ending === new URLSearchParams(search).get(ENDED_MARK));

/** The session is over, for a reason that its verification found. */
export class SessionEnded extends Error {
  override readonly name = 'SessionEnded';
  readonly ending: Ending;

  constructor(ending: Ending) {
    super(ending);
    this.ending = ending;
  }
}

/** The session of one user, from the sign-in on: where the browser has that of another one, the console is drawn again. */
export interface SessionProvider extends AuthProvider {
  /** Whether the browser has another session by now than that of `shown`, the user's id: another tab ended it, or signed another user in. */
  isReplaced: (shown: Identifier | undefined) => Promise<boolean>;
}

/**
 * react-admin's adapter to the session, which the console shares with the portal: a user who signed in there is signed in
 * here. The token in local storage is the truth; who stands behind it is asked once per token.
 */
export function createAuthProvider(client: Client, leaveTo = LOGIN): SessionProvider {
  let known: { token: string; user: Promise<SessionUser> } | null = null;
  /** The token of the user whom this provider answers for. */
  let held = sessionToken();

  function currentUser(): Promise<SessionUser> {
    const token = sessionToken();
    if (!token) return Promise.reject(new Error('Not signed in'));
    if (known?.token !== token) {
      const user = client.call(resumeSession, { body: { access_token: token } }).then((answer) => answer.user);
      known = { token, user };
      // Asked again next time: a failed answer must not stand for the rest of the visit.
      user.catch(() => (known = null));
    }
    return known.user;
  }

  /**
   * Leaves for the login page, which shows why: react-admin's own toast would be a second one. Calls under way are refused once
   * their user has signed out, which is no other reason.
   */
  function ended(ending: Ending) {
    if (leaveTo !== SIGNED_OUT) leaveTo = loginAfter(ending);
    return { message: false, redirectTo: leaveTo };
  }

  return {
    async login(credentials: SignIn) {
      const answer = await client.call(login, { body: credentialsHere(credentials) });
      keepSession(answer);
      held = answer.access_token;
      keepOpenResources(answer.user);
      known = { token: answer.access_token, user: Promise.resolve(answer.user) };
      leaveTo = LOGIN;
    },

    async logout() {
      if (sessionToken()) {
        if (leaveTo === LOGIN) leaveTo = SIGNED_OUT;
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
      // Not signed in: to the login, without a toast.
      if (!sessionToken()) throw { message: false, redirectTo: leaveTo };
      try {
        await currentUser();
      } catch (error) {
        const ending = endingOf(error);
        if (ending) throw ended(ending);
        // The server cannot be asked right now. That ends no session; each call reports its own failure.
      }
    },

    async checkError(error: unknown) {
      const ending = endingOf(error);
      // What was refused to a former user is no reason to sign out the one who has signed in elsewhere meanwhile.
      if (ending && [held, null].includes(sessionToken())) throw ended(ending);
    },

    async getIdentity() {
      return identityOf(await currentUser());
    },

    async getPermissions() {
      return currentUser();
    },

    async canAccess({ resource }) {
      return mayOpen(resource, await currentUser());
    },

    async isReplaced(shown) {
      const token = sessionToken();
      if (token === held) return false;
      const user = token === null ? null : await currentUser().catch(() => null);
      if (user === null || user.uuid !== shown) return true;
      held = token;
      return false;
    },
  };
}

/** Key of react-admin's query for whom the console is drawn. */
export const IDENTITY = ['auth', 'getIdentity'];

/** What the bar on top shows of a user. */
export const identityOf = ({ uuid, data }: SessionUser): UserIdentity => ({
  id: uuid,
  fullName: [data.displayName, data.lastName].filter(Boolean).join(' ') || data.username,
});

/** What ends a session: a 401, and a 403, since the console offers only what the user's roles allow. */
function endingOf(error: unknown): Ending | null {
  if (error instanceof SessionEnded) return error.ending;
  if (typeof error !== 'object' || error === null || !('status' in error)) return null;
  if (error.status === 401) return 'TOKEN_EXPIRED';
  return error.status === 403 ? 'UNAUTHENTICATED' : null;
}
