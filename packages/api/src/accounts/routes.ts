import {
  confirmEmail,
  getMyContact,
  login,
  loginElsewhere,
  logout,
  resumeSession,
  sendConfirmation,
  takeSession,
  verifySession,
} from '@lia/sdk/accounts/endpoints';
import {
  accessTokenSchema,
  confirmationSchema,
  contactSchema,
  credentialsSchema,
  handoffSchema,
  messageSchema,
  signedInSchema,
  signedOutSchema,
  verificationSchema,
} from '@lia/sdk/accounts/schema';
import { signInSchema } from '@lia/sdk/accounts/signIn';

import type { RawCall } from '../platform/binding.ts';
import { ApiFailure } from '../platform/errors.ts';
import type { Language } from '../platform/language.ts';
import { TOKENS_OF_NETWORK } from '../platform/limits.ts';
import { type Api, serve } from '../platform/serve.ts';
import { askAgain } from './confirmation.ts';
import { confirm } from './confirmationTokens.ts';
import { contactIn } from './contact.ts';
import { offer, take } from './handoff.ts';
import { identifyElsewhere, open, resume, signIn } from './service.ts';
import { endSession, type Place } from './sessions.ts';
import { endView } from './views.ts';

const placeOf = ({ address, raw, language }: { address: string; raw: RawCall; language: Language }): Place => ({
  address,
  language,
  userAgent: raw.headers['user-agent'],
});

export function accountRoutes(api: Api): void {
  serve(api, getMyContact, {
    summary: 'Who I am and how I am reached',
    description: 'What forms start with for who is signed in.',
    permission: 'member',
    returns: contactSchema,
    handle: async ({ db, scope }) => ({ data: await contactIn(db, scope) }),
  });

  serve(api, login, {
    summary: 'Sign in',
    description:
      'Answers 401 `USER_NOT_FOUND` or `INVALID_PASSWORD`; for an account with a second factor `SECOND_FACTOR_REQUIRED` until its ' +
      'code is given in `second_factor` as well, and `SECOND_FACTOR_INVALID`. Failed attempts are limited per account and per ' +
      'address, which a known browser (`devices`) passes: 429 with `Retry-After`.',
    permission: 'anyone',
    body: signInSchema,
    returns: signedInSchema,
    handle: ({ app, body, ...call }) => signIn(app, body, placeOf(call)),
  });

  serve(api, resumeSession, {
    summary: 'Resume a session',
    description: 'The person and the expiry behind a token that the browser kept; 401 when it is worthless.',
    permission: 'anyone',
    inViews: true,
    body: accessTokenSchema,
    returns: signedInSchema,
    handle: ({ app, body }) => resume(app, body.access_token),
  });

  serve(api, logout, {
    summary: 'Sign out',
    description: 'Ends the session on the server; its token is worthless afterwards.',
    permission: 'session',
    inViews: true,
    returns: signedOutSchema,
    async handle({ app, db, session, t }) {
      await (session.viewerId === undefined ? endSession(db, session.id) : endView(db, session.id));
      const addresses = await Promise.all(app.modules.flatMap((module) => module.signOutAt?.(app, session) ?? []));
      const url = addresses.find((address) => address !== null);
      return { message: t('session.ended'), ...(url && { url }) };
    },
  });

  serve(api, loginElsewhere, {
    summary: 'Sign in from another site',
    description:
      'Refuses as signing in does, and answers a code that opens the session in the portal, once and soon. An account with a ' +
      'second factor signs in there: 401 `SECOND_FACTOR_ELSEWHERE`.',
    permission: 'anyone',
    body: credentialsSchema,
    returns: handoffSchema,
    async handle({ app, db, body, address }) {
      const { id } = await identifyElsewhere(app, body, address);
      return { code: await offer(db, id) };
    },
  });

  serve(api, takeSession, {
    summary: 'Take a session that was handed over',
    permission: 'anyone',
    limit: TOKENS_OF_NETWORK,
    body: handoffSchema,
    returns: signedInSchema,
    async handle({ app, db, body, ...call }) {
      const userId = await take(db, body.code);
      if (userId === null) throw new ApiFailure(401, 'SESSION_INVALID');
      return open(app, userId, placeOf(call));
    },
  });

  serve(api, confirmEmail, {
    summary: 'Confirm an e-mail address',
    description:
      'With the token of an email, once. 410 `CONFIRMATION_OVER` for any unknown, used or expired token; 409 ' +
      '`EMAIL_CONFIRMED` where another account confirmed the address before.',
    permission: 'anyone',
    limit: TOKENS_OF_NETWORK,
    body: confirmationSchema,
    returns: messageSchema,
    async handle({ db, body, t }) {
      if (!(await confirm(db, body.token))) throw new ApiFailure(410, 'CONFIRMATION_OVER');
      return { message: t('email.confirmed') };
    },
  });

  serve(api, sendConfirmation, {
    summary: 'Send me the confirmation email again',
    description: 'To the address of the caller. One that is confirmed already gets no email, and the same answer.',
    permission: 'member',
    returns: messageSchema,
    async handle({ app, session, t, language }) {
      await askAgain(app, session.userId, language);
      return { message: t('email.sent') };
    },
  });

  serve(api, verifySession, {
    summary: 'Verify the session',
    permission: 'session',
    returns: verificationSchema,
    handle: async ({ t }) => ({ success: true, message: t('session.valid') }),
  });
}
