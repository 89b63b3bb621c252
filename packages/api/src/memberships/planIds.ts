import { type Plan, plans } from '@lia/sdk/memberships/rules';
import { inArray, type SQL } from 'drizzle-orm';

import { memberships } from './tables.ts';

/** Ids of the plans of a type. */
export const planIdsOf = (type: Plan['type']): number[] =>
  plans.filter((plan) => plan.type === type).map(({ id }) => id);

/** That its plan is one of schools, as a condition on `memberships`: who runs a school may have another for their own family. */
export const hasSchoolPlan: SQL = inArray(memberships.planId, planIdsOf('escuela'));
