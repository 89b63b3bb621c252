import { messageSchema } from '@lia/sdk/accounts/schema';
import { endGroupCode, getGroupCode, joinGroup, makeGroupCode } from '@lia/sdk/groupCodes/endpoints';
import { GROUP_CODE_DAYS, GROUP_CODE_USES } from '@lia/sdk/groupCodes/rules';
import { groupCodeAnswerSchema, groupJoinedSchema, groupJoinSchema } from '@lia/sdk/groupCodes/schema';

import { rowUuid } from '../platform/list.ts';
import { type Api, serve } from '../platform/serve.ts';
import { joinGroup as join } from './join.ts';
import { endCode, makeCode, readCode } from './store.ts';

export function groupCodeRoutes(api: Api): void {
  serve(api, getGroupCode, {
    summary: 'The code of a group',
    permission: 'groups.manage',
    params: rowUuid,
    returns: groupCodeAnswerSchema,
    handle: async (call) => ({ data: await readCode(call, call.params.id) }),
  });

  serve(api, makeGroupCode, {
    summary: 'Make a code for a group',
    description: `Good for ${GROUP_CODE_DAYS} days and ${GROUP_CODE_USES} students. An earlier code of the group ends.`,
    permission: 'groups.manage',
    idempotent: true,
    params: rowUuid,
    returns: messageSchema,
    async handle(call) {
      await makeCode(call, call.params.id);
      return { message: call.t('groupCode.made') };
    },
  });

  serve(api, endGroupCode, {
    summary: 'End the code of a group',
    description: 'Who joined by it stays.',
    permission: 'groups.manage',
    params: rowUuid,
    returns: messageSchema,
    async handle(call) {
      await endCode(call, call.params.id);
      return { message: call.t('groupCode.ended') };
    },
  });

  serve(api, joinGroup, {
    summary: 'Join a group by its code',
    description:
      'The caller, or a child of theirs; again changes nothing. Answers 404 `GROUP_CODE_UNKNOWN` for a code that is not good, or ' +
      'is of a school where the student does not study. Tries in vain are limited per account and per address: 429 with `Retry-After`.',
    permission: 'groups.join',
    body: groupJoinSchema,
    returns: groupJoinedSchema,
    async handle(call) {
      const data = await join(call, call.body);
      return { message: call.t('groupCode.joined'), data };
    },
  });
}
