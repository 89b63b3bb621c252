import { messageSchema, signedInSchema } from '@lia/sdk/accounts/schema';
import {
  finishFederation,
  finishLink,
  listIdentities,
  startFederation,
  startLink,
  unlinkIdentity,
} from '@lia/sdk/federation/endpoints';
import { attemptSchema, identityListSchema, providerAnswerSchema } from '@lia/sdk/federation/schema';
import { ownPasswordSchema } from '@lia/sdk/secondFactor/schema';
import { record } from '@lia/sdk/validation/fields';
import { string } from 'yup';

import { listIdentitiesIn } from '../accounts/identities/store.ts';
import { provePassword } from '../accounts/ownPassword.ts';
import { type Limit, TOKENS_OF_NETWORK } from '../platform/limits.ts';
import { rowUuid } from '../platform/list.ts';
import { type Api, serve } from '../platform/serve.ts';
import { begin, linkProvider, signInByProvider, unlinkProvider } from './service.ts';

/** Attempts of one person to link a provider. */
const LINKS: Limit = { times: 60, seconds: 60 };

const providerName = record({ provider: string().required().max(30) });

export function federationRoutes(api: Api): void {
  serve(api, startFederation, {
    summary: 'Begin to sign in by an identity provider',
    description: 'The browser goes to the address, keeps the secret, and comes back to `/callback`.',
    permission: 'anyone',
    limit: TOKENS_OF_NETWORK,
    params: providerName,
    returns: attemptSchema,
    handle: ({ app, params }) => begin(app, params.provider, null),
  });

  serve(api, finishFederation, {
    summary: 'Sign in by an identity provider',
    description:
      'With the query that the provider sent the browser back with, and the secret of the attempt. A first visit adds an account, ' +
      'unless another one has confirmed its e-mail address: 422 at `email`.',
    permission: 'anyone',
    limit: TOKENS_OF_NETWORK,
    body: providerAnswerSchema,
    returns: signedInSchema,
    handle: ({ app, body, address, raw, language }) =>
      signInByProvider(app, body, { address, language, userAgent: raw.headers['user-agent'] }),
  });

  serve(api, startLink, {
    summary: 'Begin to link an identity provider to my account',
    description: 'With my current password, since the provider stands in for it from then on: 422 where it is wrong.',
    permission: 'member',
    limit: LINKS,
    params: providerName,
    body: ownPasswordSchema,
    returns: attemptSchema,
    async handle({ app, params, body, session }) {
      await provePassword(app, session.userId, body.current_password);
      return begin(app, params.provider, session.userId);
    },
  });

  serve(api, finishLink, {
    summary: 'Link an identity provider to my account',
    permission: 'member',
    limit: LINKS,
    body: providerAnswerSchema,
    returns: messageSchema,
    async handle({ app, body, session, t, language }) {
      const provider = await linkProvider(app, body, session.userId, language);
      return { message: t('identity.linked', { provider }) };
    },
  });

  serve(api, listIdentities, {
    summary: 'Identity providers by which I sign in',
    permission: 'member',
    returns: identityListSchema,
    async handle({ app, db, scope }) {
      const rows = await listIdentitiesIn(db, scope);
      const labels = new Map(app.config.identityProviders.map(({ issuer, label }) => [hrefOf(issuer), label]));
      const data = rows.map(({ id, issuer, email, createdAt }) => ({
        id,
        provider: labels.get(hrefOf(issuer)) ?? null,
        email,
        linked_at: createdAt.toISOString(),
      }));
      return { data };
    },
  });

  serve(api, unlinkIdentity, {
    summary: 'Unlink an identity provider',
    permission: 'member',
    params: rowUuid,
    returns: messageSchema,
    async handle({ db, scope, params, t, language }) {
      await unlinkProvider(db, scope, params.id, language);
      return { message: t('identity.unlinked') };
    },
  });
}

/** Issuers compare as addresses: one may end with a slash. */
const hrefOf = (issuer: string): string => (URL.canParse(issuer) ? new URL(issuer).href : issuer);
