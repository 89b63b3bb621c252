import { audienceOf } from '@lia/sdk/accounts/roles';
import { messageSchema } from '@lia/sdk/accounts/schema';
import { courseOfPrice } from '@lia/sdk/courses/rules';
import { cancelMembership, getMyMembership, getPrice, listPlans, storeOrder } from '@lia/sdk/memberships/endpoints';
import { myMembershipSchema, orderRequestSchema, storedOrderSchema } from '@lia/sdk/memberships/records';
import { findPlan, type Plan, planById, plans, slugOf } from '@lia/sdk/memberships/rules';
import { planListSchema, type Price, priceSchema } from '@lia/sdk/memberships/schema';
import { CURRENCY } from '@lia/sdk/payments/money';
import { object, string } from 'yup';

import { coursePrice } from '../courses/shown.ts';
import { publishedCourse } from '../courses/store.ts';
import { findPerson } from '../accounts/store.ts';
import { cardsOf, providerOf } from '../payments/configured.ts';
import type { Till } from '../payments/fulfilment.ts';
import { openOrder, writeOrder } from '../payments/openOrder.ts';
import { settleSubscription } from '../payments/settleSubscription.ts';
import { ApiFailure, invalidFields, notFound } from '../platform/errors.ts';
import type { Say } from '../platform/language.ts';
import { type Api, serve } from '../platform/serve.ts';
import { childrenOf } from '../registrations/store.ts';
import { endMembershipsInTime } from './ending.ts';
import { insertPlanOrder, membershipOf, subscriptionOf } from './store.ts';

const AN_HOUR = 3600;

/** Orders that one address asks for. */
const ORDERS = { times: 30, seconds: 60 };

/** Whom a type of plan is sold to. */
const audienceOfType = { padre: 'parents', maestro: 'teachers', escuela: 'schools' } as const;

const planParams = object({ type: string().max(40).required() });

export function membershipRoutes(api: Api, till: Till): void {
  const { house, server } = api;
  const provider = providerOf(house);
  const cards = cardsOf(house);
  endMembershipsInTime(server, house.db);

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
      '`type` joins the two words of a plan, as in `padre-mensual`, or names a course: `curso-12`. `unit_amount` is in ' +
      'centavos.',
    permission: 'anyone',
    // A course may cost something else at any moment.
    cache: 0,
    params: planParams,
    returns: priceSchema,
    async handle({ db, params, say }) {
      const courseId = courseOfPrice(params.type);
      const course = courseId === null ? null : await publishedCourse(db, courseId);
      if (course) return coursePrice(course);
      const [type = '', membership = '', ...rest] = params.type.split('-');
      const plan = findPlan(type, membership);
      if (!plan || rest.length > 0) throw notFound();
      return priceOf(plan, say);
    },
  });

  serve(api, storeOrder, {
    summary: 'Order a plan',
    description: 'For whoever asks; answers where to pay. 422 for a plan that is not sold to their audience.',
    permission: 'member',
    limit: ORDERS,
    idempotent: true,
    body: orderRequestSchema,
    returns: storedOrderSchema,
    async prepare({ db, body, session, say, language }) {
      const plan = planById(body.id_licenses_type);
      const theirs = plan && session.role.some((role) => audienceOf(role) === audienceOfType[plan.type]);
      if (!theirs || plan.membership === 'gratis') throw invalidFields({ id_licenses_type: { key: 'choice.unknown' } });
      const person = await findPerson(db, session.userId);
      if (!person) throw new ApiFailure(401, 'SESSION_INVALID');
      // Parents pay for each child (document 1 section 1).
      const seats = plan.type === 'padre' ? Math.max(1, (await childrenOf(db, person.id)).length) : 1;
      const opened = await openOrder(provider, house.config.publicUrl, {
        reason: 'membership',
        charge: { title: say(`plan.${slugOf(plan)}`), quantity: seats, unitPrice: plan.price },
        payer: { name: `${person.name} ${person.lastName}`, email: person.email },
        language,
      });
      return { plan, opened };
    },
    async handle({ db, session, say }, { plan, opened }) {
      await writeOrder(db, opened);
      await insertPlanOrder(db, { orderId: opened.id, planId: plan.id, userId: session.userId });
      const { init_point } = opened.checkout;
      return {
        message: say('order.created'),
        order: { id: opened.id },
        payment: { init_point },
        redirect: init_point,
      };
    },
  });

  serve(api, getMyMembership, {
    summary: 'My membership',
    permission: 'member',
    returns: myMembershipSchema,
    async handle({ db, session }) {
      const found = await membershipOf(db, session.userId);
      const plan = found && planById(found.planId);
      if (!plan) return { data: null };
      return {
        data: {
          plan: plan.id,
          type: plan.type,
          membership: plan.membership,
          state: found.state,
          paid_until: found.paidUntil.toISOString(),
          cancelled: found.cancelled,
          renews: (await subscriptionOf(db, found.orderId)) !== undefined,
        },
      };
    },
  });

  serve(api, cancelMembership, {
    summary: 'Cancel my membership',
    description: 'It stays until what is paid ends, and is not charged again.',
    permission: 'member',
    returns: messageSchema,
    async handle({ db, session, say }) {
      const found = await membershipOf(db, session.userId);
      const subscription = found && (await subscriptionOf(db, found.orderId));
      if (!subscription) throw notFound();
      await cards.cancelSubscription(subscription.id, true);
      await settleSubscription(till, cards, subscription.id);
      return { message: say('membership.cancelled') };
    },
  });
}

const intervals = { gratis: null, mensual: { interval: 'month' }, anual: { interval: 'year' } } as const;

function priceOf({ id, type, membership, price }: Plan, say: Say): Price {
  const slug = `${type}-${membership}` as const;
  const name = say(`plan.${slug}`);
  return {
    price: {
      id: `price_${slug}`,
      unit_amount: price,
      currency: CURRENCY,
      recurring: intervals[membership],
    },
    product: { id: String(id), name, description: name },
  };
}
