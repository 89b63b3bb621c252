import { getMyContact } from '@lia/sdk/accounts/endpoints';
import { contactSchema } from '@lia/sdk/accounts/schema';

import { type Api, serve } from '../platform/serve.ts';
import { contactIn } from './contact.ts';

export function contactRoutes(api: Api): void {
  serve(api, getMyContact, {
    summary: 'Who I am and how I am reached',
    description: 'What forms start with for who is signed in.',
    permission: 'member',
    returns: contactSchema,
    handle: async ({ db, scope }) => ({ data: await contactIn(db, scope) }),
  });
}
