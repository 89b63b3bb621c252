import { viewAsChild } from '@lia/sdk/accounts/endpoints';
import { signedInSchema } from '@lia/sdk/accounts/schema';

import { found } from '../platform/errors.ts';
import { rowUuid } from '../platform/list.ts';
import { type Api, serve } from '../platform/serve.ts';
import { findStudent } from './guardianships.ts';
import { resume } from './service.ts';
import { signToken } from './sessions.ts';
import { openView } from './views.ts';

/** Guardians see the portal as their children do. */
export function childViewRoutes(api: Api): void {
  serve(api, viewAsChild, {
    summary: 'See the portal as my child',
    description:
      'Opens a session of its own in which nothing can be changed, and which cannot be prolonged; it ends with the session that ' +
      'asks. 404 for any other account.',
    permission: 'children.view',
    params: rowUuid,
    returns: signedInSchema,
    async handle({ app, db, scope, params, session }) {
      const child = found(await findStudent(db, scope, params.id));
      const view = await openView(db, child, { viewerId: session.userId, sessionId: session.id });
      return resume(app, await signToken(app.secret, view));
    },
  });
}
