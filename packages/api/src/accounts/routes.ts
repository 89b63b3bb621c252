import { login, logout, resumeSession, verifySession } from '@lia/sdk/accounts/endpoints';
import {
  accessTokenSchema,
  credentialsSchema,
  messageSchema,
  signedInSchema,
  verificationSchema,
} from '@lia/sdk/accounts/schema';

import { type Api, serve } from '../platform/serve.ts';
import { resume, signIn } from './service.ts';
import { endSession } from './sessions.ts';

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

  serve(api, verifySession, {
    summary: 'Verify the session',
    permission: 'member',
    returns: verificationSchema,
    handle: async ({ say }) => ({ success: true, message: say('session.valid') }),
  });
}
