import { messageSchema } from '@lia/sdk/accounts/schema';
import { listChildren, registerFree } from '@lia/sdk/registrations/endpoints';
import { childListSchema, freeRegistrationSchema } from '@lia/sdk/registrations/schema';

import { assertState } from '../geography/service.ts';
import type { Till } from '../payments/fulfilment.ts';
import { type Api, serve } from '../platform/serve.ts';
import { familyRoutes } from './familyRoutes.ts';
import { REGISTRATIONS } from './limits.ts';
import { recognise } from './knownFamily.ts';
import { paidRegistrationRoutes } from './paidRoutes.ts';
import { prepareFamily, registerFamily } from './registerFamily.ts';
import { schoolRoutes } from './schoolRoutes.ts';
import { childrenOf } from './store.ts';

export function registrationRoutes(api: Api, till: Till): void {
  paidRegistrationRoutes(api, till);
  familyRoutes(api);
  schoolRoutes(api);

  serve(api, registerFree, {
    summary: 'Register a family on the free plan',
    description:
      'A parent and their children, each with an account of their own. 422 names every username and e-mail address ' +
      'that is taken: `form.username`, `children[1].email`. A family that is registered and comes again is told so as at ' +
      'first, where the parent proves it by their username, address and password.',
    permission: 'anyone',
    limit: REGISTRATIONS,
    idempotent: true,
    body: freeRegistrationSchema,
    returns: messageSchema,
    async prepare({ house, body, address }) {
      assertState(body.form, 'form');
      return { family: await prepareFamily(body), recognised: await recognise(house, body, address) };
    },
    async handle({ db, say, language }, { family, recognised }) {
      await registerFamily(db, family, language, 'form', recognised);
      return { message: say('registration.received') };
    },
  });

  serve(api, listChildren, {
    summary: 'My children',
    description: 'The students whom the parent who asks has registered.',
    permission: 'children.read',
    returns: childListSchema,
    handle: async ({ db, session }) => ({ data: await childrenOf(db, session.userId) }),
  });
}
