import { may } from '@lia/sdk/accounts/permissions';
import { getOverview } from '@lia/sdk/overview/endpoints';
import { overviewSchema } from '@lia/sdk/overview/records';

import type { ApiModule } from '../platform/module.ts';
import { Scope } from '../platform/scope.ts';
import { type Api, serve } from '../platform/serve.ts';
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
}

/** What the home of a school shows of it. */
export const overview: ApiModule = { name: 'overview', routes: overviewRoutes };
