import type { MemberPermission } from '@lia/sdk/accounts/permissions';
import {
  getUserFamily,
  getUserPurchases,
  listUserEmails,
  listUserImports,
  listUserSessions,
} from '@lia/sdk/users/endpoints';
import {
  userEmailsSchema,
  userFamilySchema,
  userImportsSchema,
  userPurchasesSchema,
  userSessionsSchema,
} from '@lia/sdk/users/details';

import { found } from '../platform/errors.ts';
import { rowUuid } from '../platform/list.ts';
import { type Api, serve } from '../platform/serve.ts';
import { familyOf } from './family.ts';
import { emailsOf, importsOf, sessionsOf } from './history.ts';
import { purchasesOf } from './purchases.ts';
import { userIdIn } from './store.ts';

const manage = 'users.manage' satisfies MemberPermission;

/** The parts of a user's page, each fetched when it is looked at. What families buy is for administrators alone. */
export function userDetailRoutes(api: Api): void {
  serve(api, getUserFamily, {
    summary: 'Guardians and children of a user',
    description:
      'A guardian whom the caller does not reach has no `uuid`; children whom they do not reach are left out. `removable` where the ' +
      'caller may end the guardianship.',
    permission: manage,
    params: rowUuid,
    returns: userFamilySchema,
    handle: async (call) => ({ data: await familyOf(call, found(await userIdIn(call, call.params.id))) }),
  });

  serve(api, listUserSessions, {
    summary: 'The latest sign-ins of a user',
    permission: manage,
    params: rowUuid,
    returns: userSessionsSchema,
    handle: async (call) => ({ data: await sessionsOf(call.db, found(await userIdIn(call, call.params.id))) }),
  });

  serve(api, listUserImports, {
    summary: 'The imports that had a user in their file',
    permission: manage,
    params: rowUuid,
    returns: userImportsSchema,
    handle: async (call) => ({ data: await importsOf(call, found(await userIdIn(call, call.params.id))) }),
  });

  serve(api, getUserPurchases, {
    summary: 'Memberships and orders of a user',
    permission: 'orders.read',
    params: rowUuid,
    returns: userPurchasesSchema,
    handle: async (call) => ({ data: await purchasesOf(call, found(await userIdIn(call, call.params.id))) }),
  });

  serve(api, listUserEmails, {
    summary: 'E-mails to the address of a user',
    description: 'Their kind and whether they went out; the outbox keeps them for 90 days.',
    permission: 'emails.manage',
    params: rowUuid,
    returns: userEmailsSchema,
    handle: async (call) => ({ data: await emailsOf(call, found(await userIdIn(call, call.params.id))) }),
  });
}
