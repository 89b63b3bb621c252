import { messageSchema } from '@lia/sdk/accounts/schema';
import { endUserGuardianship, restoreUserGuardianship } from '@lia/sdk/users/endpoints';
import { object } from 'yup';

import { uuid } from '../platform/list.ts';
import { type Api, serve } from '../platform/serve.ts';
import * as guardians from './guardians.ts';

const guardianOfUser = object({ id: uuid(), guardian: uuid() });

/** Schools and administrators end guardianships of students; guardians do so in the area of children. */
export function userGuardianRoutes(api: Api): void {
  serve(api, endUserGuardianship, {
    summary: 'End a guardianship of a student',
    description:
      'A school those of who studies there and in no other one, administrators all; the last one as well. 409 `USER_PROTECTED` for ' +
      'the others, and for a student whom the caller answers for themselves.',
    permission: 'users.manage',
    idempotent: true,
    params: guardianOfUser,
    returns: messageSchema,
    async handle(call) {
      await guardians.endGuardianship(call, call.params);
      return { message: call.t('guardian.removed') };
    },
  });

  serve(api, restoreUserGuardianship, {
    summary: 'Restore a guardianship of a student',
    description: 'That the caller ended within the last minutes. 410 `RESTORE_OVER` later.',
    permission: 'users.manage',
    idempotent: true,
    params: guardianOfUser,
    returns: messageSchema,
    async handle(call) {
      await guardians.restoreGuardianship(call, call.params);
      return { message: call.t('guardian.restored') };
    },
  });
}
