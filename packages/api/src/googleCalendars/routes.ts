import { messageSchema } from '@lia/sdk/accounts/schema';
import { attemptSchema, providerAnswerSchema } from '@lia/sdk/federation/schema';
import {
  endGoogleConnection,
  finishGoogleConnection,
  getGoogleConnection,
  readGoogleCalendars,
  readGoogleEvents,
  startGoogleConnection,
} from '@lia/sdk/googleCalendars/endpoints';
import { googleCalendarListSchema, googleChoiceSchema, googleConnectionSchema } from '@lia/sdk/googleCalendars/schema';

import { inTransaction } from '../platform/database.ts';
import { ApiFailure } from '../platform/errors.ts';
import { countAttempt, type Limit } from '../platform/limits.ts';
import { type Api, serve } from '../platform/serve.ts';
import * as service from './service.ts';

const permission = 'calendar.google';

/** Calls of one person that ask Google. */
const ASKED: Limit = { times: 30, seconds: 3600 };

/** Calendars of Google in one's own calendar. */
export function googleCalendarRoutes(api: Api): void {
  const { app } = api;
  const count = ({ userId }: { userId: number }): Promise<void> =>
    app.config.rateLimits ? countAttempt(app.db, `google ${userId}`, ASKED) : Promise.resolve();

  serve(api, getGoogleConnection, {
    summary: 'My Google account',
    description: 'Whether calendars of Google can be connected on this server, and which account the caller connected.',
    permission,
    returns: googleConnectionSchema,
    async handle({ scope, session }) {
      // What a person keeps at Google is no help for anyone who sees the portal as them.
      if (session.viewerId !== undefined) throw new ApiFailure(403, 'VIEW_READ_ONLY');
      return service.readConnection(app, scope);
    },
  });

  serve(api, startGoogleConnection, {
    summary: 'Begin to connect my Google account',
    description: 'The browser goes to the address, keeps the secret, and comes back to `/callback/google`.',
    permission,
    returns: attemptSchema,
    handle: ({ scope }) => service.beginConnection(app, scope),
  });

  serve(api, finishGoogleConnection, {
    summary: 'Connect my Google account',
    description: 'With the query that Google sent the browser back with, and the secret of the attempt.',
    permission,
    body: providerAnswerSchema,
    returns: messageSchema,
    async handle({ scope, body, t }) {
      await count(scope);
      await service.finishConnection(app, scope.userId, body);
      return { message: t('google.connected') };
    },
  });

  serve(api, endGoogleConnection, {
    summary: 'Disconnect my Google account',
    description: 'What came from Google is deleted, and the consent is taken back there.',
    permission,
    returns: messageSchema,
    async handle({ db, scope, t }) {
      await inTransaction(db, (tx) => service.endConnection(tx, scope.userId, app.config.google !== null));
      return { message: t('google.disconnected') };
    },
  });

  serve(api, readGoogleCalendars, {
    summary: 'Read the list of my calendars at Google',
    permission,
    returns: googleCalendarListSchema,
    async handle({ scope }) {
      await count(scope);
      return service.readCalendars(app, scope);
    },
  });

  serve(api, readGoogleEvents, {
    summary: 'Show the events of my calendars at Google',
    description: 'Those of the named calendars and no others, which are read now and every few minutes from then on.',
    permission,
    body: googleChoiceSchema,
    returns: messageSchema,
    async handle({ scope, body, t }) {
      await count(scope);
      await service.chooseCalendars(app, scope.userId, body.calendars);
      return { message: t('google.reading') };
    },
  });
}
