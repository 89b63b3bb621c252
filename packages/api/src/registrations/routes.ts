import { messageSchema } from '@lia/sdk/accounts/schema';
import {
  freeRegistrationCallSchema,
  usernameAnswerSchema,
  usernameQuestionSchema,
} from '@lia/sdk/registrations/callSchemas';
import { childStatusListSchema } from '@lia/sdk/registrations/childStatus';
import { checkUsername, listChildren, listChildrenStatus, registerFree } from '@lia/sdk/registrations/endpoints';
import { childListSchema } from '@lia/sdk/registrations/schema';

import { type Api, serve } from '../platform/serve.ts';
import { familyRoutes } from './familyRoutes.ts';
import { REGISTRATIONS, USERNAME_CHECKS } from './limits.ts';
import { paidRegistrationRoutes } from './paidRoutes.ts';
import { checkFamily, registerFamily } from './registerFamily.ts';
import { schoolRoutes } from './schoolRoutes.ts';
import { statusOfStudents } from './childStatus.ts';
import { listStudents } from './store.ts';
import { isUsernameTaken } from '../people/newUser.ts';

export function registrationRoutes(api: Api): void {
  paidRegistrationRoutes(api);
  familyRoutes(api);
  schoolRoutes(api);

  serve(api, checkUsername, {
    summary: 'Ask whether a username is free',
    description: 'For usernames alone, and limited: names cannot be collected by it. The registration itself decides.',
    permission: 'anyone',
    limit: USERNAME_CHECKS,
    preliminary: true,
    body: usernameQuestionSchema,
    returns: usernameAnswerSchema,
    handle: async ({ db, body }) => ({ available: !(await isUsernameTaken(db, body.username)) }),
  });

  serve(api, registerFree, {
    summary: 'Register a family on the free plan',
    description:
      'A parent and their children, each with an account of their own. 422 names every username that is taken ' +
      '(`form.username`) and every e-mail address that the family has twice (`children[1].email`). A family that is registered and sends the form again gets the same answer ' +
      'again, where the parent proves it by their username, address and password.',
    permission: 'anyone',
    limit: REGISTRATIONS,
    idempotent: true,
    body: freeRegistrationCallSchema,
    returns: messageSchema,
    prepare: (call) => checkFamily(call, call.body, call.body.form.consents, 'form'),
    async handle({ db, t, language }, checked) {
      await registerFamily(db, checked, language, 'form');
      return { message: t('registration.received') };
    },
  });

  serve(api, listChildren, {
    summary: 'My children',
    description: 'The students whom the parent who asks answers for.',
    permission: 'children.read',
    returns: childListSchema,
    handle: async ({ db, scope }) => ({ data: await listStudents(db, scope) }),
  });

  serve(api, listChildrenStatus, {
    summary: 'The licence and the latest sign-in of my children',
    permission: 'children.read',
    returns: childStatusListSchema,
    handle: async ({ db, scope }) => ({ data: await statusOfStudents(db, scope) }),
  });
}
