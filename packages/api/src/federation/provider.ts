import { email as emailRule } from '@lia/sdk/validation/fields';
import { federationFields, isFederationError } from '@lia/sdk/federation/rules';
import {
  allowInsecureRequests,
  authorizationCodeGrant,
  AuthorizationResponseError,
  buildAuthorizationUrl,
  buildEndSessionUrl,
  calculatePKCECodeChallenge,
  ClientError,
  type Configuration,
  discovery,
  enableNonRepudiationChecks,
  fetchUserInfo,
  ResponseBodyError,
} from 'openid-client';

import type { Config } from '../platform/config/config.ts';
import { ApiFailure, found, invalidFields } from '../platform/errors.ts';
import type { IdentityProvider } from '../platform/config/identityProviders.ts';
import type { Begun, Expected } from './attempts.ts';

/** Seconds for which a provider's answer is waited for. */
const TIMEOUT = 10;

/** Where a provider sends the browser back to, after signing in and after linking. */
export type Return = '/callback' | '/callback/link';

/** A configured provider. @throws {ApiFailure} 404 */
export const providerNamed = ({ identityProviders }: Config, name: string): IdentityProvider =>
  found(identityProviders.find((provider) => provider.name === name));

/** What providers publish about themselves, by the server's configuration of them. Their keys are read again as they rotate. */
const discovered = new WeakMap<IdentityProvider, Promise<Configuration>>();

/** @throws {ApiFailure} 503 where the provider does not answer; the next call asks again. */
async function clientOf(provider: IdentityProvider): Promise<Configuration> {
  const { issuer, clientId, clientSecret } = provider;
  const asked =
    discovered.get(provider) ??
    discovery(new URL(issuer), clientId, clientSecret, undefined, {
      timeout: TIMEOUT,
      // Without these checks the library trusts the connection, and reads no signature.
      execute: [
        enableNonRepudiationChecks,
        // Configured for this machine alone.
        ...(issuer.startsWith('http:') ? [allowInsecureRequests] : []),
      ],
    });
  discovered.set(provider, asked);
  try {
    return await asked;
  } catch {
    discovered.delete(provider);
    throw new ApiFailure(503, 'SERVICE_UNAVAILABLE');
  }
}

/** The address at which a person signs in for an attempt. */
export async function addressAt(
  { publicUrl }: Config,
  provider: IdentityProvider,
  { state, nonce, verifier }: Begun,
  back: Return,
): Promise<string> {
  const address = buildAuthorizationUrl(await clientOf(provider), {
    redirect_uri: publicUrl + back,
    scope: 'openid email profile',
    state,
    nonce,
    code_challenge: await calculatePKCECodeChallenge(verifier),
    code_challenge_method: 'S256',
  });
  return address.href;
}

/** What a provider knows of a person. */
interface Claims {
  email: string | null;
  isVerified: boolean;
  name: string | null;
  givenName: string | null;
  familyName: string | null;
}

/** Who signed in at a provider. */
export interface Arrived {
  issuer: string;
  subject: string;
  claims: Claims;
}

/**
 * Redeems the code that the provider sent back, and checks state, nonce, PKCE, issuer, audience and signature.
 * @throws {ApiFailure} 401 `FEDERATION_CANCELLED` or `FEDERATION_REFUSED`, 422 for an error that is about a field, 503
 */
export async function redeemCode(
  { publicUrl }: Config,
  provider: IdentityProvider,
  { state, nonce, verifier }: Expected,
  query: URLSearchParams,
  back: Return,
): Promise<Arrived> {
  const client = await clientOf(provider);
  try {
    const tokens = await authorizationCodeGrant(client, new URL(`${publicUrl}${back}?${query}`), {
      expectedState: state,
      expectedNonce: nonce,
      pkceCodeVerifier: verifier,
      idTokenExpected: true,
    });
    const id = tokens.claims();
    if (!id) throw new ApiFailure(401, 'FEDERATION_REFUSED');
    // Not all of them write the address into the token.
    const isComplete = id['email'] !== undefined || !client.serverMetadata().userinfo_endpoint;
    const profile = isComplete ? id : await fetchUserInfo(client, tokens.access_token, id.sub);
    return { issuer: id.iss, subject: id.sub, claims: claimsIn(profile) };
  } catch (error) {
    throw failureOf(error);
  }
}

const textIn = (value: unknown): string | null => (typeof value === 'string' ? value : null);

const claimsIn = (from: Readonly<Record<string, unknown>>): Claims => ({
  email: textIn(from['email']),
  isVerified: from['email_verified'] === true,
  name: textIn(from['name']),
  givenName: textIn(from['given_name']),
  familyName: textIn(from['family_name']),
});

function failureOf(error: unknown): unknown {
  if (error instanceof AuthorizationResponseError) {
    const code = error.error.replace(/^auth\//, '');
    if (code === 'access_denied') return new ApiFailure(401, 'FEDERATION_CANCELLED');
    if (isFederationError(code)) return invalidFields({ [federationFields[code]]: { key: `federation.${code}` } });
    return new ApiFailure(401, 'FEDERATION_REFUSED');
  }
  // Where the network failed, its cause is a TypeError of fetch or a timeout.
  if (error instanceof ResponseBodyError) return new ApiFailure(401, 'FEDERATION_REFUSED');
  if (error instanceof ClientError) {
    return error.code === 'OAUTH_TIMEOUT'
      ? new ApiFailure(503, 'SERVICE_UNAVAILABLE')
      : new ApiFailure(401, 'FEDERATION_REFUSED');
  }
  return error instanceof TypeError ? new ApiFailure(503, 'SERVICE_UNAVAILABLE') : error;
}

/**
 * The address that the provider's users confirmed, of an account that is added with their first visit.
 * @throws {ApiFailure} 403 `EMAIL_UNVERIFIED` where there is none, 422 where it is not one that an account of ours could have
 */
export function verifiedEmail({ email, isVerified }: Claims): string {
  if (email === null || !isVerified) throw new ApiFailure(403, 'EMAIL_UNVERIFIED');
  if (!emailRule().isValidSync(email, { strict: true })) {
    throw invalidFields({ [federationFields['invalid-email']]: { key: 'federation.invalid-email' } });
  }
  return email;
}

/** Where a browser ends its session at the provider that opened ours; null where that has no such page, or is away. */
export async function signOutAddress(
  { publicUrl, identityProviders }: Config,
  name: string | undefined,
): Promise<string | null> {
  const provider = identityProviders.find((known) => known.name === name);
  const client = provider ? await clientOf(provider).catch(() => null) : null;
  if (!client?.serverMetadata().end_session_endpoint) return null;
  return buildEndSessionUrl(client, { post_logout_redirect_uri: `${publicUrl}/login` }).href;
}
