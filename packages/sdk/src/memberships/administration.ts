import type { MessageAnswer } from '../accounts/schema.ts';
import { endpoint } from '../http/endpoint.ts';
import type { ListQuery } from '../http/list.ts';
import type { PlanTermRecord, PlanTermsData, PlanTermsSaved } from './termRecords.ts';

/** Prices and discounts of the paid plans, past and coming. Filters with facets: `status`, `plan`, `kind`. */
export const listPlanTerms = endpoint<{ query: ListQuery; returns: PlanTermRecord[] }>('GET /plan-terms');

export const getPlanTerm = endpoint<{ params: { id: string }; returns: PlanTermRecord }>('GET /plan-terms/{id}');

/**
 * Sets another price or discount, now or from a day on; nothing of before changes. 422 for a day that has begun, 409
 * `PLAN_TERMS_TAKEN` where the plan has other terms from the same day. Send an idempotency key.
 */
export const setPlanTerms = endpoint<{ body: PlanTermsData; returns: PlanTermsSaved }>('POST /plan-terms');

/** Takes back what does not hold yet. 409 `PLAN_TERMS_BEGUN` where it does. */
export const withdrawPlanTerm = endpoint<{ params: { id: string }; returns: MessageAnswer }>(
  'POST /plan-terms/{id}/withdraw',
);
