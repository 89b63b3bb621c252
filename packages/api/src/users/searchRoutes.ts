import { searchPeople } from '@lia/sdk/users/endpoints';
import { foundPeopleSchema, peopleSearchSchema } from '@lia/sdk/users/search';

import { type Api, serve } from '../platform/serve.ts';
import { findGroups, findPeople } from './search.ts';

export function userSearchRoutes(api: Api): void {
  serve(api, searchPeople, {
    summary: 'People and groups that I may see, by words of their name',
    description:
      'Ten of each at most: of a school its people and groups, of a teacher their own groups with their students, of a parent their ' +
      'children, of an administrator all; people by name, username and, but for teachers, e-mail address.',
    permission: 'people.search',
    query: peopleSearchSchema,
    returns: foundPeopleSchema,
    handle: async ({ db, scope, query: { q } }) => ({
      data: await findPeople(db, scope, q),
      groups: await findGroups(db, scope, q),
    }),
  });
}
