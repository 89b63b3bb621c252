import { mergeUsers, previewMerge } from '@lia/sdk/users/endpoints';
import { mergePreviewSchema, userMergeSchema } from '@lia/sdk/users/merge';
import { userSavedSchema } from '@lia/sdk/users/schema';
import { object } from 'yup';

import { found } from '../platform/errors.ts';
import { uuid } from '../platform/list.ts';
import { type Api, serve } from '../platform/serve.ts';
import { merge, preview } from './merge/merge.ts';
import { findUser } from './store.ts';

const pairPath = object({ id: uuid(), other: uuid() });

/** Two accounts of the same person become one, for administrators. */
export function userMergeRoutes(api: Api): void {
  serve(api, previewMerge, {
    summary: 'What merging a user into another would do',
    description: 'What moves, what differs and whose value stays, and what has to be confirmed.',
    permission: 'users.oversee',
    params: pairPath,
    returns: mergePreviewSchema,
    handle: (call) => preview(call, call.params.id, call.params.other),
  });

  serve(api, mergeUsers, {
    summary: 'Merge a user into another',
    description: 'As it was previewed, in one transaction and for good. The merged account signs in no more.',
    permission: 'users.oversee',
    idempotent: true,
    params: pairPath,
    body: userMergeSchema,
    returns: userSavedSchema,
    async handle(call) {
      const { id, other } = call.params;
      await merge(call, id, other, call.body);
      return { message: call.t('user.merged'), data: found(await findUser(call, id)) };
    },
  });
}
