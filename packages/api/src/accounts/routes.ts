import { login, loginElsewhere, logout, resumeSession, takeSession, verifySession } from '@lia/sdk/accounts/endpoints';
import {
  accessTokenSchema,
  credentialsSchema,
  handoffSchema,
  messageSchema,
  signedInSchema,
  verificationSchema,
} from '@lia/sdk/accounts/schema';

import { ApiFailure } from '../platform/errors.ts';
import { type Api, serve } from '../platform/serve.ts';
import { offer, take } from './handoff.ts';
import { identify, open, resume, signIn } from './service.ts';
import { endSession } from './sessions.ts';

/** Guesses at codes from one address. */
const HANDOFFS = { times: 30, seconds: 60 };

export function accountRoutes(api: Api): void {
  serve(api, login, {
    summary: 'Sign in',
    description:
      'Answers 401 `USER_NOT_FOUND` or `INVALID_PASSWORD`. Failed attempts are limited per account and per address: 429 with `Retry-After`.',
    permission: 'anyone',
    body: credentialsSchema,
    returns: signedInSchema,
    handle: ({ house, body, address }) => signIn(house, body, address),
  });

  serve(api, resumeSession, {
    summary: 'Resume a session',
    description: 'The person and the expiry behind a token that the browser kept; 401 when it is worthless.',
    permission: 'anyone',
    body: accessTokenSchema,
    returns: signedInSchema,
    handle: ({ house, body }) => resume(house, body.access_token),
  });

  serve(api, logout, {
    summary: 'Sign out',
    description: 'Ends the session on the server; its token is worthless afterwards.',
    permission: 'member',
    returns: messageSchema,
    async handle({ db, session, say }) {
      await endSession(db, session.id);
      return { message: say('session.ended') };
    },
  });

  serve(api, loginElsewhere, {
    summary: 'Sign in from another site',
    description: 'Refuses as signing in does, and answers a code that opens the session in the portal, once and soon.',
    permission: 'anyone',
    body: credentialsSchema,
    returns: handoffSchema,
    async handle({ house, db, body, address }) {
      const { id } = await identify(house, body, address);
      return { code: await offer(db, id) };
    },
  });

  serve(api, takeSession, {
    summary: 'Take a session that was handed over',
    permission: 'anyone',
    limit: HANDOFFS,
    body: handoffSchema,
    returns: signedInSchema,
    async handle({ house, db, body }) {
      const userId = await take(db, body.code);
      if (userId === null) throw new ApiFailure(401, 'SESSION_INVALID');
      return open(house, userId);
    },
  });

  serve(api, verifySession, {
    summary: 'Verify the session',
    permission: 'member',
    returns: verificationSchema,
    handle: async ({ say }) => ({ success: true, message: say('session.valid') }),
  });
}
