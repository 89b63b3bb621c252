import { getPrice, listPlans } from '@lia/sdk/memberships/endpoints';
import { planOfPrice, type PricedPlan, priceIdOf, slugOf } from '@lia/sdk/memberships/rules';
import { planListSchema, type Price, priceSchema } from '@lia/sdk/memberships/schema';
import { CURRENCY } from '@lia/sdk/payments/money';
import { object, string } from 'yup';

import type { Database } from '../platform/database.ts';
import { found } from '../platform/errors.ts';
import type { Translate } from '../platform/language.ts';
import { type Api, serve } from '../platform/serve.ts';
import { memberOrderRoutes } from './orderRoutes.ts';
import { myMembershipRoutes } from './selfRoutes.ts';
import { planTermRoutes } from './termRoutes.ts';
import { pricedPlan, pricedPlans } from './terms.ts';

declare module '../platform/module.ts' {
  interface ApiModule {
    /** The price by its id, of what it sells beside plans; null where it sells no such thing. */
    findPrice?: (db: Database, id: string) => Promise<Price | null>;
  }
}

const planParams = object({ type: string().max(40).required() });

export function membershipRoutes(api: Api): void {
  const { modules } = api.app;

  serve(api, listPlans, {
    summary: 'Membership plans',
    description:
      'The nine plans in the order of the pricing page, at what they cost now; prices in centavos, discounts in percent.',
    permission: 'anyone',
    // A plan may cost something else at any moment, as a course may.
    cache: 0,
    returns: planListSchema,
    handle: async ({ db }) => ({ data: await pricedPlans(db) }),
  });

  serve(api, getPrice, {
    summary: 'Price of a plan or a course',
    description:
      '`type` joins the two words of a plan, as in `padre-mensual`, or is the id of a price: `price_padre-mensual`, ' +
      '`curso-12`. `unit_amount` is in centavos.',
    permission: 'anyone',
    cache: 0,
    params: planParams,
    returns: priceSchema,
    async handle({ db, params, t }) {
      for (const { findPrice } of modules) {
        const price = await findPrice?.(db, params.type);
        if (price) return price;
      }
      return priceOf(await pricedPlan(db, found(planOfPrice(params.type))), t);
    },
  });

  memberOrderRoutes(api);
  myMembershipRoutes(api);
  planTermRoutes(api);
}

const intervals = { gratis: null, mensual: { interval: 'month' }, anual: { interval: 'year' } } as const;

function priceOf(plan: PricedPlan, t: Translate): Price {
  const { id, membership, price } = plan;
  const slug = slugOf(plan);
  return {
    price: {
      id: priceIdOf(plan),
      unit_amount: price,
      currency: CURRENCY,
      recurring: intervals[membership],
    },
    product: { id: String(id), name: t(`plan.${slug}`), description: t(`plan.${slug}.what`) },
  };
}
