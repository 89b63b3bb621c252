import { messageSchema } from '@lia/sdk/accounts/schema';
import {
  createUser,
  deactivateUser,
  eraseUser,
  giveTemporaryPassword,
  listSchoolGroups,
  moveUsers,
  resetSecondFactor,
  restoreUser,
  sendUserReset,
  updateUser,
} from '@lia/sdk/users/endpoints';
import {
  newUserSchema,
  schoolGroupsSchema,
  temporaryPasswordSchema,
  userDeactivationSchema,
  userErasureSchema,
  userMoveSchema,
  userRestoreSchema,
  userSavedSchema,
  userUpdateSchema,
} from '@lia/sdk/users/schema';

import { hashTemporary } from '../accounts/commonPasswords.ts';
import { found } from '../platform/errors.ts';
import { rowId, rowUuid } from '../platform/list.ts';
import { type Api, serve } from '../platform/serve.ts';
import * as secondFactor from '../secondFactor/service.ts';
import { lockUser } from './changeable.ts';
import * as create from './create.ts';
import { erase } from './erasure/erase.ts';
import * as lifecycle from './lifecycle.ts';
import * as move from './move.ts';
import { findUser, type UserCall } from './store.ts';
import * as update from './update.ts';

/** The account as it is now, with what happened to it. */
const saved = async (call: UserCall, uuid: string, message: string) => ({
  message,
  data: found(await findUser(call, uuid)),
});

export function userWriteRoutes(api: Api): void {
  serve(api, createUser, {
    summary: 'Create a user',
    description:
      'A user with an e-mail address and no password is sent a link to choose one, good for a week. A school gives the roles ' +
      'of its students and teachers, and creates them in its own schools.',
    permission: 'users.manage',
    status: 201,
    idempotent: true,
    body: newUserSchema,
    returns: userSavedSchema,
    prepare: ({ app, body }) => create.firstPassword(app, body),
    async handle(call, passwordHash) {
      const { uuid, invited } = await create.createUser(call, call.body, passwordHash);
      return saved(call, uuid, call.t(invited ? 'user.invited' : 'user.created'));
    },
  });

  serve(api, updateUser, {
    summary: 'Change a user',
    description:
      'What is left out stays. A school changes no address that is confirmed or of a teacher or parent who uses the account, no ' +
      'role that it cannot give, and no account that is also of another school or administers one.',
    permission: 'users.manage',
    idempotent: true,
    params: rowUuid,
    body: userUpdateSchema,
    returns: userSavedSchema,
    async handle(call) {
      const { confirms } = await update.updateUser(call, call.params.id, call.body);
      return saved(call, call.params.id, call.t(confirms ? 'user.confirm' : 'user.saved'));
    },
  });

  serve(api, moveUsers, {
    summary: 'Move users into a school, a section or a group',
    description: 'All of them or none. They leave `from_school_id` where it is given.',
    permission: 'users.manage',
    idempotent: true,
    body: userMoveSchema,
    returns: messageSchema,
    async handle(call) {
      await move.moveUsers(call, call.body);
      return { message: call.t('user.moved') };
    },
  });

  serve(api, listSchoolGroups, {
    summary: 'The groups of a school',
    permission: 'users.manage',
    params: rowId,
    returns: schoolGroupsSchema,
    handle: async (call) => ({ data: await move.groupsOf(call, call.params.id) }),
  });

  serve(api, deactivateUser, {
    summary: 'Deactivate a user',
    description:
      'Ends their sessions and links at once, and releases username and e-mail address. `free_licences` frees the licences that they ' +
      'hold first; a school frees those of its own memberships.',
    permission: 'users.manage',
    idempotent: true,
    params: rowUuid,
    body: userDeactivationSchema,
    returns: userSavedSchema,
    async handle(call) {
      await lifecycle.deactivate(call, call.params.id, call.body.free_licences ?? false);
      return saved(call, call.params.id, call.t('user.deactivated'));
    },
  });

  serve(api, restoreUser, {
    summary: 'Restore a user',
    permission: 'users.manage',
    idempotent: true,
    params: rowUuid,
    body: userRestoreSchema,
    returns: userSavedSchema,
    async handle(call) {
      const { keptConfirmation } = await lifecycle.restore(call, call.params.id, call.body.username ?? null);
      return saved(call, call.params.id, call.t(keptConfirmation ? 'user.restored' : 'user.restoredUnconfirmed'));
    },
  });

  serve(api, eraseUser, {
    summary: 'Erase an account for good',
    description:
      'What a request of cancellation (LFPDPPP) asks for: name, address, CURP, messages, files and all else that is not kept by law. It ' +
      'cannot be undone.',
    permission: 'users.erase',
    idempotent: true,
    params: rowUuid,
    body: userErasureSchema,
    returns: userSavedSchema,
    async handle(call) {
      await erase(call, call.params.id, call.body);
      return saved(call, call.params.id, call.t('user.erased'));
    },
  });

  serve(api, sendUserReset, {
    summary: 'Send a user a link to choose another password',
    description: 'An address gets three such e-mails an hour.',
    permission: 'users.manage',
    params: rowUuid,
    returns: messageSchema,
    async handle(call) {
      await lifecycle.sendPasswordLink(call, call.params.id);
      return { message: call.t('user.reset') };
    },
  });

  serve(api, giveTemporaryPassword, {
    summary: 'Give a user a temporary password',
    description:
      'To who gets neither e-mail nor a card; a school gives them to its students alone. It opens the page that changes it.',
    permission: 'users.manage',
    idempotent: true,
    params: rowUuid,
    body: temporaryPasswordSchema,
    returns: messageSchema,
    prepare: ({ app, body }) => hashTemporary(app.config, body.password),
    async handle(call, passwordHash) {
      await lifecycle.givePassword(call, call.params.id, passwordHash);
      return { message: call.t('user.passwordGiven') };
    },
  });

  serve(api, resetSecondFactor, {
    summary: 'Turn off the second factor of a user',
    description: 'For one who lost the app and the recovery codes; they get an e-mail. 409 `SECOND_FACTOR_OFF`.',
    permission: 'users.oversee',
    idempotent: true,
    params: rowUuid,
    returns: messageSchema,
    async handle(call) {
      const { id } = await lockUser(call, call.params.id);
      await secondFactor.reset(call.db, id);
      return { message: call.t('secondFactor.reset') };
    },
  });
}
