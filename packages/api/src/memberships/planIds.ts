import { type Plan, plans } from '@lia/sdk/memberships/rules';

/** Ids of the plans of a type. */
export const planIdsOf = (type: Plan['type']): number[] =>
  plans.filter((plan) => plan.type === type).map(({ id }) => id);
