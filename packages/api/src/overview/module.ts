import { may } from '@lia/sdk/accounts/permissions';
import { getGroupFigures, getOverview } from '@lia/sdk/overview/endpoints';
import { groupFiguresSchema, overviewSchema } from '@lia/sdk/overview/records';

import type { ApiModule } from '../platform/module.ts';
import { Scope } from '../platform/scope.ts';
import { type Api, serve } from '../platform/serve.ts';
import { readGroupFigures } from './groups.ts';
import { countPeople, countSeats, countSignIns, latestImports } from './store.ts';

function overviewRoutes(api: Api): void {
  serve(api, getOverview, {
    summary: 'People, seats, sign-ins and latest imports of my schools',
    description: 'Of all of LIA for administrators. `imports` is null for who does not import.',
    permission: 'users.manage',
    returns: overviewSchema,
    async handle({ db, scope, session }) {
      return {
        data: {
          people: await countPeople(db, scope),
          seats: await countSeats(db, Scope.of(session, 'licences.read')),
          sign_ins: await countSignIns(db, scope),
          imports: may(session, 'imports.manage') ? await latestImports(db, Scope.of(session, 'imports.manage')) : null,
        },
      };
    },
  });

  serve(api, getGroupFigures, {
    summary: 'Activities, deliveries and scores of groups',
    description: 'By period of the school year, those with the least share of deliveries in time first.',
    permission: 'overview.read',
    returns: groupFiguresSchema,
    handle: async ({ db, scope }) => ({ data: await readGroupFigures(db, scope) }),
  });
}

/** What the home of a school shows of it. */
export const overview: ApiModule = { name: 'overview', routes: overviewRoutes };
