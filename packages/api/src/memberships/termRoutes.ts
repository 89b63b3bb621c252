import { getPlanTerm, listPlanTerms, setPlanTerms, withdrawPlanTerm } from '@lia/sdk/memberships/administration';
import {
  planTermRecordListSchema,
  planTermRecordSchema,
  planTermsSavedSchema,
  planTermsSchema,
} from '@lia/sdk/memberships/termRecords';
import { messageSchema } from '@lia/sdk/accounts/schema';

import { found } from '../platform/errors.ts';
import { rowUuid } from '../platform/list.ts';
import { type Api, serve } from '../platform/serve.ts';
import { planTermList } from './termList.ts';
import { addTerms, withdrawTerm } from './terms.ts';

/** What administrators decide about prices and discounts of plans. */
export function planTermRoutes(api: Api): void {
  serve(api, listPlanTerms, {
    ...planTermList.pages('Prices in centavos, discounts in percent.'),
    summary: 'Prices and discounts of plans',
    permission: 'plans.manage',
    returns: planTermRecordListSchema,
  });

  serve(api, getPlanTerm, {
    summary: 'A price or discount of a plan',
    permission: 'plans.manage',
    params: rowUuid,
    returns: planTermRecordSchema,
    handle: async (call) => found(await planTermList.find(call, call.params.id)),
  });

  serve(api, setPlanTerms, {
    summary: 'Set another price or discount of a plan',
    description:
      'Now, or from a day in Mexico City on. Orders keep their price; a higher one reaches renewals 30 days after its notice. 422 for a ' +
      'day that has begun; 409 `PLAN_TERMS_TAKEN` where the plan has other terms from that day.',
    permission: 'plans.manage',
    status: 201,
    idempotent: true,
    body: planTermsSchema,
    returns: planTermsSavedSchema,
    async handle(call) {
      const id = await addTerms(call.db, call.session.userId, call.body);
      return { message: call.t('plan.terms.saved'), data: found(await planTermList.find(call, id)) };
    },
  });

  serve(api, withdrawPlanTerm, {
    summary: 'Take back a price or discount that does not hold yet',
    description: '409 `PLAN_TERMS_BEGUN` where it holds.',
    permission: 'plans.manage',
    params: rowUuid,
    returns: messageSchema,
    async handle({ db, scope, params, t }) {
      await withdrawTerm(db, scope, params.id);
      return { message: t('plan.terms.withdrawn') };
    },
  });
}
