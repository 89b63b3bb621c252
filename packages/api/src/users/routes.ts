import { getUser, listUsers } from '@lia/sdk/users/endpoints';
import { userListSchema, userRecordSchema } from '@lia/sdk/users/records';

import { found } from '../platform/errors.ts';
import { rowUuid } from '../platform/list.ts';
import { type Api, serve } from '../platform/serve.ts';
import { userList } from './lists.ts';
import { findUser, listUsersIn } from './store.ts';

export function userRoutes(api: Api): void {
  serve(api, listUsers, {
    ...userList.pages('Those of their own schools for who works for a school.'),
    summary: 'Users',
    permission: 'users.manage',
    returns: userListSchema,
    handle: (call) => listUsersIn(call),
  });

  serve(api, getUser, {
    summary: 'A user',
    permission: 'users.manage',
    params: rowUuid,
    returns: userRecordSchema,
    handle: async (call) => found(await findUser(call, call.params.id)),
  });
}
