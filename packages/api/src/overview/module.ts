import { may } from '@lia/sdk/accounts/permissions';
import { getGroupFigures, getMonthFigures, getOverview } from '@lia/sdk/overview/endpoints';
import { groupFiguresSchema, monthFiguresSchema, overviewSchema } from '@lia/sdk/overview/records';

import type { ApiModule } from '../platform/module.ts';
import { Scope } from '../platform/scope.ts';
import { type Api, serve } from '../platform/serve.ts';
import { readGroupFigures, readMonthFigures } from './groups.ts';
import { hideGroups, hideMonths } from './hidden.ts';
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
    description:
      'By period of the school year, those with the least share of deliveries in time first. Counts from 1 to 4 are null for who ' +
      'does not read the members of a school.',
    permission: 'overview.read',
    returns: groupFiguresSchema,
    async handle({ db, scope, session }) {
      const data = await readGroupFigures(db, scope);
      return { data: may(session, 'members.read') ? data : hideGroups(data) };
    },
  });

  serve(api, getMonthFigures, {
    summary: 'Deliveries of groups by month',
    description: 'Of a year at most, by when they were due. The same counts are hidden.',
    permission: 'overview.read',
    returns: monthFiguresSchema,
    async handle({ db, scope, session }) {
      const data = await readMonthFigures(db, scope);
      return { data: may(session, 'members.read') ? data : hideMonths(data) };
    },
  });
}

/** What the home of a school shows of it. */
export const overview: ApiModule = { name: 'overview', routes: overviewRoutes };
