import type { MessageAnswer } from '../accounts/schema.ts';
import { endpoint } from '../http/endpoint.ts';
import type {
  OwnPassword,
  PasswordAndCode,
  RecoveryCodes,
  SecondFactor,
  SecondFactorCode,
  SecondFactorKey,
} from './schema.ts';

/** Whether my account asks for a code besides the password, and how many recovery codes are left. */
export const getSecondFactor = endpoint<{ returns: SecondFactor }>('GET /account/second-factor');

/**
 * Makes the key that an app is set up with; nothing changes until a code confirms it. Again, it is another key. 422 at
 * `current_password` where that is wrong, 409 `SECOND_FACTOR_ON`.
 */
export const beginSecondFactor = endpoint<{ body: OwnPassword; returns: SecondFactorKey }>(
  'POST /account/second-factor/begin',
);

/**
 * Turns it on with a code of the app, and answers the recovery codes. 422 at `code` where that is wrong, 409 `SECOND_FACTOR_ON`,
 * `SECOND_FACTOR_OFF` where no key was made.
 */
export const confirmSecondFactor = endpoint<{ body: SecondFactorCode; returns: RecoveryCodes }>(
  'POST /account/second-factor/confirm',
);

/** Makes other recovery codes; the earlier ones are worthless. Asks for password and code as turning off does. */
export const renewRecoveryCodes = endpoint<{ body: PasswordAndCode; returns: RecoveryCodes }>(
  'POST /account/second-factor/codes',
);

/** Turns it off. 422 at `current_password` or `code` where that is wrong, 409 `SECOND_FACTOR_OFF`. */
export const endSecondFactor = endpoint<{ body: PasswordAndCode; returns: MessageAnswer }>(
  'POST /account/second-factor/off',
);
