import { endpoint } from '../http/endpoint.ts';
import type {
  AccessCode,
  AccessToken,
  ChildPassword,
  Confirmation,
  Contact,
  Credentials,
  DraftKey,
  Handoff,
  MessageAnswer,
  PasswordAnswer,
  PasswordChange,
  PasswordReset,
  PasswordResetRequest,
  SessionList,
  SignedIn,
  SignedOut,
  Verification,
} from './schema.ts';
import type { SignIn } from './signIn.ts';

/**
 * Opens a session. Refuses with 401 `USER_NOT_FOUND` or `INVALID_PASSWORD`, with 429 `RATE_LIMITED`; where the account has a
 * second factor with 401 `SECOND_FACTOR_REQUIRED` and `SECOND_FACTOR_INVALID`.
 */
export const login = endpoint<{ body: SignIn; returns: SignedIn }>('POST /login');

/**
 * Opens a session by the code of an access card; 401 `ACCESS_CODE_UNKNOWN` for one that is unknown or replaced, 429
 * `RATE_LIMITED`.
 */
export const loginByCode = endpoint<{ body: AccessCode; returns: SignedIn }>('POST /login/code');

/** The person and the expiry behind a token that the browser kept; 401 `TOKEN_EXPIRED` when it is worthless. */
export const resumeSession = endpoint<{ body: AccessToken; returns: SignedIn }>('POST /access-token');

/**
 * Ends the session on the server; the token is worthless afterwards. `url` is where the browser signs out of the identity provider
 * that opened it, too.
 */
export const logout = endpoint<{ returns: SignedOut }>('POST /logout');

/** Whether the session still stands; asked every `VERIFY_EVERY_MS` (rules.ts). */
export const verifySession = endpoint<{ returns: Verification }>('GET /auth/verify');

/**
 * Signs in from another site: refuses as `login` does, and answers a code that opens the session in the portal, so that
 * no token is ever on that site. The code is good once, for `HANDOFF_SECONDS` (rules.ts).
 */
export const loginElsewhere = endpoint<{ body: Credentials; returns: Handoff }>('POST /login/handoff');

/** Opens the session that a code was given for; 401 `SESSION_INVALID` for one that is used, over or unknown. */
export const takeSession = endpoint<{ body: Handoff; returns: SignedIn }>('POST /login/handoff/take');

/**
 * Confirms the e-mail address that an email with this token went to; good once, for `CONFIRMATION_DAYS` (rules.ts). A
 * link alone confirms nothing, since mail scanners open links. 410 `CONFIRMATION_OVER` for any other token.
 */
export const confirmEmail = endpoint<{ body: Confirmation; returns: MessageAnswer }>('POST /account/email/confirm');

/** Writes the confirmation email once more, to the caller. 429 after a few within the hour. */
export const sendConfirmation = endpoint<{ returns: MessageAnswer }>('POST /account/email/resend');

/**
 * Has a link sent to an address with which its accounts choose a new password: the confirmed account, else each account that
 * gave the address. The answer is the same where there is none. 429 after many requests from one network.
 */
export const requestPasswordReset = endpoint<{ body: PasswordResetRequest; returns: MessageAnswer }>(
  'POST /account/password/request',
);

/**
 * Sets a new password with the token of such a link; good once, for `PASSWORD_RESET_MINUTES` (rules.ts). Ends all sessions of
 * the account. 410 `RESET_OVER` for any other token. Send an idempotency key: after a lost answer the link is used up.
 */
export const resetPassword = endpoint<{ body: PasswordReset; returns: PasswordAnswer }>('POST /account/password/reset');

/**
 * Changes the password of the person who asks and ends their other sessions. 422 at `current_password` where that is wrong,
 * 429 after a few wrong ones. Send an idempotency key: after a lost answer the current one is another.
 */
export const changePassword = endpoint<{ body: PasswordChange; returns: PasswordAnswer }>('POST /account/password');

/** The open sessions of the person who asks, the latest first. */
export const listSessions = endpoint<{ returns: SessionList }>('GET /account/sessions');

/** Ends one of them; 404 for anyone else's. */
export const endSession = endpoint<{ params: { id: string }; returns: MessageAnswer }>('DELETE /account/sessions/{id}');

/** Ends all of them but the one that asks. */
export const endOtherSessions = endpoint<{ returns: MessageAnswer }>('DELETE /account/sessions');

/** The key of the drafts of who asks; the same in each of their sessions, and of no one else. */
export const getDraftKey = endpoint<{ returns: DraftKey }>('GET /account/draft-key');

/** Who asks and how they are reached, as far as their account knows: what forms start with. */
export const getMyContact = endpoint<{ returns: Contact }>('GET /me/contact');

/** Sets the password of one's own child and ends the child's sessions; 404 for anyone else's. */
export const setChildPassword = endpoint<{ params: { id: string }; body: ChildPassword; returns: PasswordAnswer }>(
  'POST /children/{id}/password',
);

/**
 * Opens a session in which a guardian sees the portal as their child does and changes nothing. It lasts `VIEW_MINUTES`, ends with
 * the session that opened it, and is kept with `keepView` (session/view.ts). 404 for any other account.
 */
export const viewAsChild = endpoint<{ params: { id: string }; returns: SignedIn }>('POST /children/{id}/views');
