import { array, type InferType, number, string } from 'yup';

import { record } from '../validation/fields.ts';
import { memberships, registrationTypes } from '../registrations/rules.ts';

/** A plan as the pricing page lists it; `price` in centavos, `discount` on courses and events in percent. */
export const planSchema = record({
  id: number().required(),
  type: string().oneOf(registrationTypes).required(),
  membership: string().oneOf(memberships).required(),
  price: number().required(),
  discount: number().required(),
});

export const planListSchema = record({ data: array(planSchema).required() });
export type PlanList = InferType<typeof planListSchema>;

/** Price and product of a plan (document 1 section 3). `unit_amount` in centavos; `recurring` is null for a free plan. */
export const priceSchema = record({
  price: record({
    id: string().required(),
    unit_amount: number().required(),
    currency: string().required(),
    recurring: record({ interval: string().oneOf(['month', 'year']).required() })
      .nullable()
      .defined(),
  }),
  product: record({ id: string().required(), name: string().required(), description: string().defined() }),
});
export type Price = InferType<typeof priceSchema>;
