import { payMembership, storeOrder, subscribeMember } from '@lia/sdk/memberships/endpoints';
import {
  membershipPaymentSchema,
  memberSubscriptionSchema,
  orderRequestSchema,
  paidMembershipSchema,
  storedOrderSchema,
} from '@lia/sdk/memberships/records';
import { plans, priceIdOf, slugOf } from '@lia/sdk/memberships/rules';
import { cardOutcomeSchema } from '@lia/sdk/payments/cardsSchema';

import { takeMemberConsents } from '../consents/memberConsents.ts';
import { cardOutcome } from '../payments/cardOutcome.ts';
import { cardsOf, providerOf } from '../payments/configured.ts';
import type { PaymentContext } from '../payments/fulfilment.ts';
import { subscribeOnce, subscriptionMethod } from '../payments/subscribeOnce.ts';
import { findOrder } from '../payments/store.ts';
import { ApiFailure, invalidFields } from '../platform/errors.ts';
import { type Api, serve } from '../platform/serve.ts';
import { keepPlanOrder, orderPlan } from './checkout.ts';
import { endSupersededSubscriptions } from './supersededSubscriptions.ts';
import { endOtherOrders } from './otherOrders.ts';
import { assertNotRenewed, buyerOf, cardOrder, planFor, seatsOf } from './sale.ts';
import { subscriptionOfPerson } from './store.ts';

/** Orders that one address asks for. */
const ORDERS = { times: 30, seconds: 60 };

/** Plans for people who have an account: on a checkout of their own, or by card. */
export function memberOrderRoutes(api: Api, context: PaymentContext): void {
  const { app } = api;
  const cards = cardsOf(app);
  const provider = providerOf(app);

  serve(api, storeOrder, {
    summary: 'Order a plan',
    description:
      'For the caller; answers where to pay. Asked again while that checkout waits, it is the same one. 422 for a plan ' +
      'that is not sold to their audience; 409 `MEMBERSHIP_RENEWS` while a card goes on paying the same plan.',
    permission: 'member',
    limit: ORDERS,
    idempotent: true,
    body: orderRequestSchema,
    returns: storedOrderSchema,
    async prepare(call) {
      const { db, body, session } = call;
      const plan = planFor(body, session.role);
      const person = await buyerOf(db, session.userId);
      await assertNotRenewed(db, person.id, plan);
      const consents = await takeMemberConsents(db, person.id, body.consents, call);
      const payer = { name: `${person.name} ${person.lastName}`, email: person.email };
      return orderPlan(call, { plan, quantity: await seatsOf(db, plan, person.id), payer, consents });
    },
    async handle({ db, session, t }, ordered) {
      const { id, init_point } = await keepPlanOrder(db, session.userId, ordered);
      return { message: t('order.created'), order: { id }, payment: { init_point }, redirect: init_point };
    },
  });

  serve(api, payMembership, {
    summary: 'Pay a plan',
    description:
      'Opens a checkout for the payer and the number of licences that are named, or answers the one that waits. 422 for a plan that is not sold to ' +
      'the caller, or at another price; 409 as for `/storeOrder`.',
    permission: 'member',
    limit: ORDERS,
    idempotent: true,
    body: membershipPaymentSchema,
    returns: paidMembershipSchema,
    async prepare(call) {
      const { body, session } = call;
      const plan = planFor(body, session.role);
      const { payer, item, quantity } = body;
      if (item.unit_price !== plan.price) throw invalidFields({ 'item.unit_price': { key: 'plan.price' } });
      // Parents alone pay by the number of licences (document 1 section 1).
      if (plan.type !== 'padre' && quantity !== 1) throw invalidFields({ quantity: { key: 'invalid' } });
      await assertNotRenewed(call.db, session.userId, plan);
      const consents = await takeMemberConsents(call.db, session.userId, body.consents, call);
      const named = { name: `${payer.name} ${payer.surname}`, email: payer.email };
      return orderPlan(call, { plan, quantity, payer: named, consents });
    },
    async handle({ db, session, t }, ordered) {
      const { id, init_point } = await keepPlanOrder(db, session.userId, ordered);
      return { message: t('order.created'), order: { id }, init_point };
    },
  });

  serve(api, subscribeMember, {
    summary: 'Subscribe by card',
    description:
      'Takes the first payment of a plan for the caller. 402 `CARD_DECLINED` changes nothing; 409 ' +
      '`MEMBERSHIP_RENEWS` where the same plan renews itself already by another card; the same card asked again is the ' +
      'same subscription. Another plan that does is not charged again. Vouchers ' +
      'and checkouts of the same plan end before the card is charged, 409 `ORDER_CLOSED` where one of them was paid.',
    permission: 'member',
    limit: ORDERS,
    idempotent: true,
    body: memberSubscriptionSchema,
    returns: cardOutcomeSchema,
    async prepare(call) {
      const { db, body, session, t, language } = call;
      const asked = plans.find((known) => priceIdOf(known) === body.prices[0]);
      if (!asked) throw invalidFields({ prices: { key: 'choice.unknown' } });
      const plan = planFor({ id_licenses_type: asked.id }, session.role);
      const person = await buyerOf(db, session.userId);
      const before = await subscriptionOfPerson(db, person.id);
      if (before?.planId === plan.id) {
        // The bank's answer reached us before the browser asked again with the same card: that is no second subscription.
        const { orderId, status } = before.subscription;
        const paid = await findOrder(db, orderId);
        const isSame = status === 'active' && paid?.method === subscriptionMethod(body.payment_method);
        if (!isSame) throw new ApiFailure(409, 'MEMBERSHIP_RENEWS');
        await endSupersededSubscriptions(context, cards, person.id);
        return { orderId, owner: person.uuid, made: { status, clientSecret: null } };
      }
      const seats = await seatsOf(db, plan, person.id);
      if (body.children && body.children.length !== seats) throw invalidFields({ children: { key: 'invalid' } });
      if (body.quantity !== undefined && body.quantity !== seats) {
        throw invalidFields({ quantity: { key: 'plan.price' } });
      }
      const consents = await takeMemberConsents(db, person.id, body.consents, call);
      const order = await cardOrder(db, cards.name, { person, plan, seats, consents, t, language });
      await endOtherOrders(context, { provider, cards }, order.id);
      const made = await subscribeOnce(context, cards, {
        orderId: order.id,
        paymentMethod: body.payment_method,
        email: body.email,
        unitPrice: plan.price,
        quantity: seats,
        interval: plan.membership === 'anual' ? 'year' : 'month',
        product: { id: slugOf(plan), name: order.title },
      });
      await endSupersededSubscriptions(context, cards, person.id);
      return { orderId: order.id, owner: person.uuid, made };
    },
    handle: ({ db, t }, { orderId, owner, made }) => cardOutcome(db, t, orderId, owner, made),
  });
}
