import { courseOfPrice } from '@lia/sdk/courses/rules';
import { getPrice, listPlans } from '@lia/sdk/memberships/endpoints';
import { type Plan, planOfPrice, plans, priceIdOf, slugOf } from '@lia/sdk/memberships/rules';
import { planListSchema, type Price, priceSchema } from '@lia/sdk/memberships/schema';
import { CURRENCY } from '@lia/sdk/payments/money';
import { object, string } from 'yup';

import { coursePrice } from '../courses/shown.ts';
import { publishedCourse } from '../courses/store.ts';
import { cardsOf } from '../payments/configured.ts';
import type { PaymentContext } from '../payments/fulfilment.ts';
import { found } from '../platform/errors.ts';
import type { Translate } from '../platform/language.ts';
import { type Api, serve } from '../platform/serve.ts';
import { endingJob } from './ending.ts';
import { memberOrderRoutes } from './orderRoutes.ts';
import { supersededSubscriptionsJob } from './supersededSubscriptions.ts';
import { myMembershipRoutes } from './selfRoutes.ts';

const AN_HOUR = 3600;

const planParams = object({ type: string().max(40).required() });

export function membershipRoutes(api: Api, context: PaymentContext): void {
  api.jobs.push(endingJob(api.app.db), supersededSubscriptionsJob(context, cardsOf(api.app)));

  serve(api, listPlans, {
    summary: 'Membership plans',
    description: 'The nine plans in the order of the pricing page; prices in centavos.',
    permission: 'anyone',
    cache: AN_HOUR,
    returns: planListSchema,
    handle: async () => ({ data: [...plans] }),
  });

  serve(api, getPrice, {
    summary: 'Price of a plan or a course',
    description:
      '`type` joins the two words of a plan, as in `padre-mensual`, or is the id of a price: `price_padre-mensual`, ' +
      '`curso-12`. `unit_amount` is in centavos.',
    permission: 'anyone',
    // A course may cost something else at any moment.
    cache: 0,
    params: planParams,
    returns: priceSchema,
    async handle({ db, params, t }) {
      const courseId = courseOfPrice(params.type);
      const course = courseId === null ? null : await publishedCourse(db, courseId);
      if (course) return coursePrice(course);
      const plan = found(planOfPrice(params.type));
      return priceOf(plan, t);
    },
  });

  memberOrderRoutes(api, context);
  myMembershipRoutes(api, context);
}

const intervals = { gratis: null, mensual: { interval: 'month' }, anual: { interval: 'year' } } as const;

function priceOf(plan: Plan, t: Translate): Price {
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
