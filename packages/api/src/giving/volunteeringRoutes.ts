import { getVolunteering, listVolunteerings } from '@lia/sdk/giving/endpoints';
import { volunteeringListSchema, volunteeringRecordSchema } from '@lia/sdk/giving/volunteeringRecords';

import { check } from '../platform/check.ts';
import { found } from '../platform/errors.ts';
import { listQuery, readFilter, readSort, rowUuid } from '../platform/list.ts';
import { type Api, serve } from '../platform/serve.ts';
import { NEWEST_FIRST, offerFilterSchema } from './calls.ts';
import { findVolunteering, listVolunteerings as list, sortNames } from './volunteer.ts';

/** What the console reads; offers come in by the call of the donations. */
export function volunteeringRoutes(api: Api): void {
  serve(api, listVolunteerings, {
    summary: 'Offers to volunteer',
    description: `Filters: \`state\` and \`q\`. Sorts by ${sortNames.join(', ')}; newest first otherwise.`,
    permission: 'donations.read',
    query: listQuery({}),
    returns: volunteeringListSchema,
    handle({ db, query, range }) {
      const filter = check(offerFilterSchema, readFilter(query.filter), 'strict');
      return list(db, filter, readSort(query.sort, sortNames) ?? NEWEST_FIRST, range);
    },
  });

  serve(api, getVolunteering, {
    summary: 'An offer to volunteer',
    permission: 'donations.read',
    params: rowUuid,
    returns: volunteeringRecordSchema,
    handle: async ({ db, params }) => found(await findVolunteering(db, params.id)),
  });
}
