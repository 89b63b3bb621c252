import { endOtherSessions, endSession, getDraftKey, listSessions } from '@lia/sdk/accounts/endpoints';
import { draftKeySchema, messageSchema, sessionListSchema } from '@lia/sdk/accounts/schema';

import { ApiFailure, notFound } from '../platform/errors.ts';
import { rowUuid } from '../platform/list.ts';
import { keyedHash } from '../platform/secret.ts';
import { type Api, serve } from '../platform/serve.ts';
import { endSessionIn, endSessionsOf, listOpenSessions } from './sessions.ts';
import { deviceOf } from './userAgent.ts';

/** The key of a user's drafts, in base64url. It is kept nowhere: browsers forget it with the session. */
const draftKeyOf = (secret: Uint8Array, uuid: string): string => keyedHash(secret, 'drafts', uuid);

/** The sessions of the person who asks. */
export function sessionRoutes(api: Api): void {
  serve(api, listSessions, {
    summary: 'My open sessions',
    description: 'The latest first, each with its browser and system as far as we know them.',
    permission: 'member',
    returns: sessionListSchema,
    async handle({ db, scope, session }) {
      const rows = await listOpenSessions(db, scope);
      const data = rows.map(({ id, userAgent, createdAt }) => ({
        id,
        ...deviceOf(userAgent),
        started_at: createdAt.toISOString(),
        current: id === session.id,
      }));
      return { data };
    },
  });

  serve(api, endSession, {
    summary: 'End one of my sessions',
    permission: 'member',
    params: rowUuid,
    returns: messageSchema,
    async handle({ db, scope, params, t }) {
      if (!(await endSessionIn(db, scope, params.id))) throw notFound();
      return { message: t('sessions.ended') };
    },
  });

  serve(api, endOtherSessions, {
    summary: 'End my other sessions',
    permission: 'member',
    returns: messageSchema,
    async handle({ db, scope, session, t }) {
      await endSessionsOf(db, scope.userId, session.id);
      return { message: t('sessions.othersEnded') };
    },
  });

  serve(api, getDraftKey, {
    summary: 'The key of my drafts',
    description: 'A browser encrypts what I typed with it: on a device that is shared, no one else reads it.',
    permission: 'member',
    returns: draftKeySchema,
    async handle({ app, session }) {
      // An administrator who sees the portal as someone else reads none of their drafts.
      if (session.viewerId !== undefined) throw new ApiFailure(403, 'VIEW_READ_ONLY');
      return { key: draftKeyOf(app.secret, session.uuid) };
    },
  });
}
