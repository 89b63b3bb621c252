import { calculatePKCECodeChallenge } from 'openid-client';
import { object, string } from 'yup';

import type { GoogleConfig } from '../../platform/config/google.ts';
import { ask, read } from './ask.ts';
import { type ConsentAttempt, GoogleFailure, type GoogleProvider } from './provider.ts';

/** To read the list of calendars, and events: nothing is ever written. */
const SCOPES = [
  'https://www.googleapis.com/auth/calendar.calendarlist.readonly',
  'https://www.googleapis.com/auth/calendar.events.readonly',
];

const tokensSchema = object({
  access_token: string().required().max(8192),
  refresh_token: string().max(2048),
  scope: string(),
});
const refusalSchema = object({ error: string().required() });

/** Consents of people, by OAuth 2.0 for web servers (https://developers.google.com/identity/protocols/oauth2/web-server). */
export function googleConsent(
  { clientId, clientSecret, hosts }: GoogleConfig,
  redirect: string,
): Pick<GoogleProvider, 'consentAddress' | 'redeem' | 'accessToken' | 'revoke'> {
  const post = (path: string, body: Record<string, string>) =>
    ask(new URL(path, hosts.tokens), { method: 'POST', body: new URLSearchParams(body) });

  async function tokens(body: Record<string, string>) {
    const { status, answer } = await post('/token', { ...body, client_id: clientId, client_secret: clientSecret });
    if (status === 200) return read(tokensSchema, answer);
    if (status === 429) throw new GoogleFailure('busy');
    const code = refusalSchema.isValidSync(answer) ? answer.error : '';
    // Of anything else than a grant, as a wrong secret of ours, the person is not to be asked for their consent again.
    throw new GoogleFailure(code === 'invalid_grant' ? 'revoked' : 'unavailable');
  }

  async function revoke(token: string): Promise<void> {
    const { status } = await post('/revoke', { token });
    // 400: it is good for nothing any more.
    if (status !== 200 && status !== 400) throw new GoogleFailure('unavailable');
  }

  async function redeem(answer: URLSearchParams, { verifier }: ConsentAttempt) {
    const code = answer.get('code');
    if (answer.get('error') === 'access_denied') throw new GoogleFailure('cancelled');
    if (code === null) throw new GoogleFailure('refused');
    const given = await tokens({
      grant_type: 'authorization_code',
      code,
      code_verifier: verifier,
      redirect_uri: redirect,
    }).catch((error: unknown) => {
      // A code that is used, over or of someone else.
      throw error instanceof GoogleFailure && error.code === 'revoked' ? new GoogleFailure('refused') : error;
    });
    const { access_token: accessToken, refresh_token: refreshToken, scope = '' } = given;
    const granted = new Set(scope.split(' '));
    // People may untick what is asked for.
    if (refreshToken !== undefined && SCOPES.every((one) => granted.has(one))) return { accessToken, refreshToken };
    await revoke(refreshToken ?? accessToken);
    throw new GoogleFailure('refused');
  }

  return {
    async consentAddress({ state, verifier }) {
      const address = new URL('/o/oauth2/v2/auth', hosts.consent);
      address.search = new URLSearchParams({
        client_id: clientId,
        redirect_uri: redirect,
        response_type: 'code',
        scope: SCOPES.join(' '),
        // A token that lasts is given with each consent, and not with the first alone.
        access_type: 'offline',
        prompt: 'consent',
        state,
        code_challenge: await calculatePKCECodeChallenge(verifier),
        code_challenge_method: 'S256',
      }).toString();
      return address.href;
    },
    redeem,
    accessToken: async (refreshToken) =>
      (await tokens({ grant_type: 'refresh_token', refresh_token: refreshToken })).access_token,
    revoke,
  };
}
