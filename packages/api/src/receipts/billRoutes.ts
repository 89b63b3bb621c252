import { billAnswerSchema, billListSchema, billQuestionSchema } from '@lia/sdk/receipts/bills';
import { getMyBill, listMyBills } from '@lia/sdk/receipts/endpoints';
import { and } from 'drizzle-orm';

import { notFound } from '../platform/errors.ts';
import { type Api, serve } from '../platform/serve.ts';
import { billsOf, meant, type OwnOrders } from './bills.ts';

/** What members see of what they paid. Each row is found by who asks alone. */
export function billRoutes(api: Api, ownOrders: OwnOrders): void {
  serve(api, getMyBill, {
    summary: 'My bill',
    description: 'By order, payment, checkout or subscription; the latest one where nothing is named.',
    permission: 'member',
    query: billQuestionSchema,
    returns: billAnswerSchema,
    async handle({ db, session, query }) {
      const [bill] = await billsOf(db, and(ownOrders(db, session.userId), meant(query)), 1);
      if (!bill) throw notFound();
      return { data: bill };
    },
  });

  serve(api, listMyBills, {
    summary: 'My bills',
    description: 'Of plans, with their renewals, and of courses; newest first, each with where its invoice stands.',
    permission: 'member',
    returns: billListSchema,
    handle: async ({ db, session }) => ({ data: await billsOf(db, ownOrders(db, session.userId)) }),
  });
}
