import { signedInSchema } from '@lia/sdk/accounts/schema';
import { listUserViews, viewAs } from '@lia/sdk/users/endpoints';
import { userViewsSchema } from '@lia/sdk/users/details';
import { viewReasonSchema } from '@lia/sdk/users/schema';

import { found } from '../platform/errors.ts';
import { rowUuid } from '../platform/list.ts';
import { type Api, serve } from '../platform/serve.ts';
import { userIdIn } from './store.ts';
import * as views from './views.ts';

/** Administrators see the portal as a member does. */
export function userViewRoutes(api: Api): void {
  serve(api, viewAs, {
    summary: 'See the portal as a user',
    description: 'Opens a session of its own in which nothing can be changed, and which cannot be prolonged.',
    permission: 'users.oversee',
    status: 201,
    params: rowUuid,
    body: viewReasonSchema,
    returns: signedInSchema,
    handle: (call) => views.viewAs(call, call.params.id, call.body.reason),
  });

  serve(api, listUserViews, {
    summary: 'When administrators and guardians saw the portal as a user',
    permission: 'users.oversee',
    params: rowUuid,
    returns: userViewsSchema,
    handle: async (call) => ({ data: await views.viewsOf(call.db, found(await userIdIn(call, call.params.id))) }),
  });
}
