import { getVolunteering, listVolunteerings } from '@lia/sdk/giving/endpoints';
import { volunteeringListSchema, volunteeringRecordSchema } from '@lia/sdk/giving/records';

import { found } from '../platform/errors.ts';
import { rowUuid } from '../platform/list.ts';
import { type Api, serve } from '../platform/serve.ts';
import { volunteeringList } from './volunteer.ts';

/** What the console reads; offers come in by the call of the donations. */
export function volunteeringRoutes(api: Api): void {
  serve(api, listVolunteerings, {
    ...volunteeringList.pages(),
    summary: 'Offers to volunteer',
    permission: 'donations.read',
    returns: volunteeringListSchema,
  });

  serve(api, getVolunteering, {
    summary: 'An offer to volunteer',
    permission: 'donations.read',
    params: rowUuid,
    returns: volunteeringRecordSchema,
    handle: async (call) => found(await volunteeringList.find(call, call.params.id)),
  });
}
