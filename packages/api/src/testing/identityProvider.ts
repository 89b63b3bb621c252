import { generateKeyPairSync, randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type Server } from 'node:http';

import Provider from 'oidc-provider';

import type { IdentityProvider } from '../platform/config/identityProviders.ts';

/** What a provider knows of a person, by their account there. */
export type People = Readonly<Record<string, Readonly<Record<string, unknown>>>>;

/** A real OpenID Connect provider on a port of its own. */
export interface StartedProvider {
  settings: IdentityProvider;
  /** Begins to serve, once it is known where the browser is sent back to; called again, it signs with another key and publishes that one alone. */
  serve(origin: string): void;
  /**
   * Goes through the provider's pages as a browser does, from an address of ours to the address that it sends the browser back to.
   * `visitor` is who signs in there; null cancels.
   */
  visit(address: string, visitor: string | null): Promise<URL>;
  stop(): Promise<void>;
}

const SECRET = 'secret of the client of LIA';

interface StartOptions {
  port?: number;
  account?: string | null;
  clientSecret?: string;
  /** Whether the keys that it signs with are among those that it publishes. */
  publishesKeys?: boolean;
  /** Seconds for which its tokens are good. */
  tokenTtl?: number;
}

/**
 * Starts a provider with these people, on a free port unless one is given; it answers with `serve`. `account` is who signs in there
 * by a browser of its own; without one they cancel.
 */
export async function startProvider(
  { name, kind }: Pick<IdentityProvider, 'name' | 'kind'>,
  people: People,
  { port = 0, account = null, clientSecret = SECRET, publishesKeys = true, tokenTtl = 600 }: StartOptions = {},
): Promise<StartedProvider> {
  const server = createServer();
  await once(server.listen(port, '127.0.0.1'), 'listening');
  const issuer = `http://127.0.0.1:${portOf(server)}`;
  const settings = { name, kind, label: `Colegio ${name}`, issuer, clientId: 'lia', clientSecret };
  let signsIn = account;

  return {
    settings,
    serve(origin) {
      const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
      const key = { ...privateKey.export({ format: 'jwk' }), use: 'sig', alg: 'RS256', kid: randomUUID() };
      const provider = new Provider(issuer, {
        jwks: { keys: [key] },
        clients: [
          {
            client_id: settings.clientId,
            client_secret: clientSecret,
            redirect_uris: [`${origin}/callback`, `${origin}/callback/link`],
            post_logout_redirect_uris: [`${origin}/login`],
          },
        ],
        cookies: { keys: ['a key of the provider'] },
        claims: { openid: ['sub'], email: ['email', 'email_verified'], profile: ['name', 'given_name', 'family_name'] },
        ttl: { Interaction: 600, Grant: 600, Session: 600, AccessToken: 600, IdToken: () => tokenTtl },
        pkce: { required: () => true },
        features: { devInteractions: { enabled: false } },
        interactions: { url: (_, { uid }) => `/interaction/${uid}` },
        findAccount: (_, sub) => ({ accountId: sub, claims: () => ({ sub, ...people[sub] }) }),
        async loadExistingGrant({ oidc }) {
          const grant = new provider.Grant({ clientId: settings.clientId, accountId: oidc.session?.accountId ?? '' });
          grant.addOIDCScope('openid email profile');
          await grant.save();
          return grant;
        },
      });
      const answer = provider.callback();
      server.removeAllListeners('request').on('request', (request, response) => {
        if (request.url === '/jwks' && !publishesKeys) {
          return void response.setHeader('content-type', 'application/json').end('{"keys":[]}');
        }
        if (!request.url?.startsWith('/interaction/')) return void answer(request, response);
        const result = signsIn === null ? { error: 'access_denied' } : { login: { accountId: signsIn } };
        void provider.interactionFinished(request, response, result);
      });
    },
    async visit(address, visitor) {
      signsIn = visitor;
      const cookies = new Map<string, string>();
      let next = new URL(address);
      while (next.origin === issuer) {
        // oxlint-disable-next-line no-await-in-loop -- Each page leads to the next
        const page = await fetch(next, {
          redirect: 'manual',
          headers: { cookie: [...cookies].map(([key, value]) => `${key}=${value}`).join('; ') },
        });
        for (const cookie of page.headers.getSetCookie()) {
          const [, key = '', value = ''] = /^([^=]+)=([^;]*)/.exec(cookie) ?? [];
          cookies.set(key, value);
        }
        const location = page.headers.get('location');
        // oxlint-disable-next-line no-await-in-loop
        if (location === null) throw new Error(`${page.status} at ${next.pathname}: ${await page.text()}`);
        next = new URL(location, next);
      }
      return next;
    },
    async stop() {
      server.closeAllConnections();
      await once(server.close(), 'close');
    },
  };
}

function portOf(server: Server): number {
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('A listening server has an address');
  return address.port;
}
