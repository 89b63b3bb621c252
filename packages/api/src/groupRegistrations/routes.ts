import { messageSchema } from '@lia/sdk/accounts/schema';
import { inviteStudentGuardian, registerGroupStudent } from '@lia/sdk/groupRegistrations/endpoints';
import {
  groupRegisteredSchema,
  groupRegistrationSchema,
  guardianAddressSchema,
} from '@lia/sdk/groupRegistrations/schema';

import { rowUuid } from '../platform/list.ts';
import { type Api, serve } from '../platform/serve.ts';
import { firstPassword } from '../users/create.ts';
import { inviteGuardianOf } from './invite.ts';
import { registerStudent } from './register.ts';

const permission = 'students.register';

export function groupRegistrationRoutes(api: Api): void {
  serve(api, registerGroupStudent, {
    summary: 'Register a student in a group',
    description:
      'In its school, level and grade, with a username of their name. Students of preescolar and primaria sign in with an access ' +
      'card; one of secundaria needs a temporary password. Answers 403 `PLAN_NEEDED` to teachers of the school of public ' +
      'registrations without a paid plan.',
    permission,
    status: 201,
    idempotent: true,
    params: rowUuid,
    body: groupRegistrationSchema,
    returns: groupRegisteredSchema,
    prepare: ({ app, body }) => firstPassword(app, body),
    async handle(call, passwordHash) {
      const data = await registerStudent(call, call.params.id, call.body, passwordHash);
      return { message: call.t(call.body.email ? 'group.registeredAndInvited' : 'group.registered'), data };
    },
  });

  serve(api, inviteStudentGuardian, {
    summary: 'Invite a parent of a registered student',
    description:
      'Of one whom a teacher registered and for whom no one answers yet. An earlier invitation of theirs is replaced.',
    permission,
    idempotent: true,
    params: rowUuid,
    body: guardianAddressSchema,
    returns: messageSchema,
    async handle(call) {
      await inviteGuardianOf(call, call.params.id, call.body.email);
      return { message: call.t('group.guardianInvited') };
    },
  });
}
