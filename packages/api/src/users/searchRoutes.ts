import { searchPeople } from '@lia/sdk/users/endpoints';
import { foundPeopleSchema, peopleSearchSchema } from '@lia/sdk/users/search';

import { type Api, serve } from '../platform/serve.ts';
import { findPeople } from './search.ts';

export function userSearchRoutes(api: Api): void {
  serve(api, searchPeople, {
    summary: 'People whom I may see, by words of their name',
    description:
      'Ten at most: of a school its people, of a parent their children, of an administrator all; by name, username and e-mail address.',
    permission: 'people.search',
    query: peopleSearchSchema,
    returns: foundPeopleSchema,
    handle: async ({ db, scope, query: { q } }) => ({ data: await findPeople(db, scope, q) }),
  });
}
