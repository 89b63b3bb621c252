import { billAnswerSchema, billListSchema, billQuestionSchema } from '@lia/sdk/receipts/bills';
import { getMyBill, listMyBills } from '@lia/sdk/receipts/endpoints';

import { notFound } from '../platform/errors.ts';
import { DataPage, pageQuery } from '../platform/list.ts';
import { type Api, serve } from '../platform/serve.ts';
import { billsIn, countBills } from './bills.ts';
import { licencesSoldBy } from './licencesSold.ts';

/** What members see of what they paid. Each row is found by the call's scope. */
export function billRoutes(api: Api): void {
  const licencesSold = licencesSoldBy(api.app);

  serve(api, getMyBill, {
    summary: 'My bill',
    description: 'By order, payment, checkout or subscription; the latest one where nothing is named.',
    permission: 'member',
    query: billQuestionSchema,
    returns: billAnswerSchema,
    async handle({ db, scope, query }) {
      const [bill] = await billsIn(db, scope, query, { first: 0, limit: 1 }, licencesSold);
      if (!bill) throw notFound();
      return { data: bill };
    },
  });

  serve(api, listMyBills, {
    summary: 'My bills',
    description: 'Of plans, with their renewals, and of courses; newest first, each with where its invoice stands.',
    permission: 'member',
    query: pageQuery,
    returns: billListSchema,
    async handle({ db, scope, range }) {
      return new DataPage(await billsIn(db, scope, {}, range, licencesSold), range, await countBills(db, scope));
    },
  });
}
