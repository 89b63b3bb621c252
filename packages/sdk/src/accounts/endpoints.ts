import { endpoint } from '../http/endpoint.ts';
import type {
  AccessToken,
  Confirmation,
  Credentials,
  Handoff,
  MessageAnswer,
  SignedIn,
  Verification,
} from './schema.ts';

/** Opens a session. Refuses with 401 `USER_NOT_FOUND` or `INVALID_PASSWORD`, with 429 `RATE_LIMITED`. */
export const login = endpoint<{ body: Credentials; returns: SignedIn }>('POST /login');

/** The person and the expiry behind a token that the browser kept; 401 `TOKEN_EXPIRED` when it is worthless. */
export const resumeSession = endpoint<{ body: AccessToken; returns: SignedIn }>('POST /access-token');

/** Ends the session on the server; the token is worthless afterwards. */
export const logout = endpoint<{ returns: MessageAnswer }>('POST /logout');

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
 * Confirms the e-mail address that a letter with this token went to; good once, for `CONFIRMATION_DAYS` (rules.ts). A
 * link alone confirms nothing, since mail scanners open links. 410 `CONFIRMATION_OVER` for any other token.
 */
export const confirmEmail = endpoint<{ body: Confirmation; returns: MessageAnswer }>('POST /account/email/confirm');

/** Writes the confirmation letter once more, to whoever asks. 429 after a few within the hour. */
export const sendConfirmation = endpoint<{ returns: MessageAnswer }>('POST /account/email/letter');
