import { billAnswerSchema, billListSchema, billQuestionSchema } from '@lia/sdk/receipts/bills';
import { getMyBill, listMyBills } from '@lia/sdk/receipts/endpoints';
import { and } from 'drizzle-orm';

import { ownedBy } from '../payments/owner.ts';
import { notFound } from '../platform/errors.ts';
import { DataPage, pageQuery } from '../platform/list.ts';
import { type Api, serve } from '../platform/serve.ts';
import { billsOf, countBills, meant } from './bills.ts';

/** What members see of what they paid. Each row is found by who asks alone. */
export function billRoutes(api: Api): void {
  serve(api, getMyBill, {
    summary: 'My bill',
    description: 'By order, payment, checkout or subscription; the latest one where nothing is named.',
    permission: 'member',
    query: billQuestionSchema,
    returns: billAnswerSchema,
    async handle({ db, session, query }) {
      const [bill] = await billsOf(db, and(ownedBy(session.userId), meant(query)), { first: 0, limit: 1 });
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
    async handle({ db, session, range }) {
      const own = ownedBy(session.userId);
      return new DataPage(await billsOf(db, own, range), range, await countBills(db, own));
    },
  });
}
