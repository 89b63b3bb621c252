import { getPayout, getPayoutEntries, listPayouts } from '@lia/sdk/payouts/endpoints';
import { payoutEntriesSchema, payoutListSchema, payoutRecordSchema } from '@lia/sdk/payouts/records';

import { found } from '../platform/errors.ts';
import { rowUuid } from '../platform/list.ts';
import { type Api, serve } from '../platform/serve.ts';
import { payoutList } from './lists.ts';
import { statementOf } from './statement.ts';

export function payoutRoutes(api: Api): void {
  serve(api, listPayouts, {
    ...payoutList.pages('One for each school and month; a school sees its own.'),
    summary: 'Statements of the gifts that came through the sites of schools',
    permission: 'payouts.read',
    returns: payoutListSchema,
  });

  serve(api, getPayout, {
    summary: 'A statement',
    permission: 'payouts.read',
    params: rowUuid,
    returns: payoutRecordSchema,
    handle: async (call) => found(await payoutList.find(call, call.params.id)),
  });

  serve(api, getPayoutEntries, {
    summary: 'The entries of a statement, and the sites of its school',
    description: 'Who gave is not in it. Amounts are in centavos; those that went back are below zero.',
    permission: 'payouts.read',
    params: rowUuid,
    returns: payoutEntriesSchema,
    handle: async (call) => statementOf(call.db, found(await payoutList.find(call, call.params.id))),
  });
}
