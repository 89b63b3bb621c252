import type { MessageAnswer, SignedIn } from '../accounts/schema.ts';
import { endpoint } from '../http/endpoint.ts';
import type { OwnPassword } from '../secondFactor/schema.ts';
import type { Attempt, IdentityList, ProviderAnswer } from './schema.ts';

/** Begins to sign in by a provider, which sends the browser back to `/callback`. 404 for one that is not configured. */
export const startFederation = endpoint<{ params: { provider: string }; returns: Attempt }>(
  'POST /federation/{provider}/login',
);

/**
 * Opens the session of who signed in there, whose account is added with their first visit. 401 `FEDERATION_OVER`,
 * `FEDERATION_CANCELLED` or `FEDERATION_REFUSED`, 403 `EMAIL_UNVERIFIED`, 422 with the field that an error is about
 * (`federationFields` in rules.ts): an address that another account has confirmed is never enough to open that one.
 */
export const finishFederation = endpoint<{ body: ProviderAnswer; returns: SignedIn }>('POST /federation/callback');

/**
 * Begins to link a provider to the account of the person who asks, with their current password; it sends the browser back to
 * `/callback/link`.
 */
export const startLink = endpoint<{ params: { provider: string }; body: OwnPassword; returns: Attempt }>(
  'POST /federation/{provider}/link',
);

/** Links who signed in there to the account of the person who asks; 409 `IDENTITY_TAKEN` where it opens another account. */
export const finishLink = endpoint<{ body: ProviderAnswer; returns: MessageAnswer }>('POST /federation/link/callback');

/** Providers by which the person who asks signs in. */
export const listIdentities = endpoint<{ returns: IdentityList }>('GET /account/identities');

/** Unlinks one of them; 404 for anyone else's. */
export const unlinkIdentity = endpoint<{ params: { id: string }; returns: MessageAnswer }>(
  'DELETE /account/identities/{id}',
);
