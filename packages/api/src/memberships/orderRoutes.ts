import { payMembership, storeOrder, subscribeMember } from '@lia/sdk/memberships/endpoints';
import {
  membershipPaymentSchema,
  memberSubscriptionSchema,
  orderRequestSchema,
  paidMembershipSchema,
  storedOrderSchema,
} from '@lia/sdk/memberships/records';
import { cardOutcomeSchema } from '@lia/sdk/payments/cardsSchema';

import { cardOutcome } from '../payments/cardOutcome.ts';
import { configuredPayments } from '../payments/configured.ts';
import { type Api, serve } from '../platform/serve.ts';
import { keepPlanOrder, orderNamedPlan, orderOwnPlan } from './checkout.ts';
import { chargeSubscription, checkSubscription } from './subscribe.ts';

/** Orders that one person asks for. */
const ORDERS = { times: 30, seconds: 60 };

/** Plans for people who have an account: on a checkout of their own, or by card. */
export function memberOrderRoutes(api: Api): void {
  const payments = configuredPayments(api.app);

  serve(api, storeOrder, {
    summary: 'Order a plan',
    description:
      'For the caller; answers where to pay. Asked again while that checkout waits, it is the same one. 422 for a plan ' +
      'that is not sold to their audience; 409 `MEMBERSHIP_RENEWS` while a card goes on paying the same plan for ' +
      'as many children, 409 `PLAN_PAID_BY_OTHER` while another guardian pays it for each of them, 409 ' +
      '`SCHOOL_PLAN_PAID_BY_OTHER` while another administrator pays a plan for each of their schools, 409 ' +
      '`PLAN_BEING_PAID` while a payment of that checkout is in process.',
    permission: 'member',
    limit: ORDERS,
    idempotent: true,
    body: orderRequestSchema,
    returns: storedOrderSchema,
    prepare: (call) => orderOwnPlan(call, call.body),
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
    prepare: (call) => orderNamedPlan(call, call.body),
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
      'same subscription; 409 `MEMBERSHIP_STANDS` where an annual plan is paid, 409 `PLAN_PAID_BY_OTHER` and ' +
      '`SCHOOL_PLAN_PAID_BY_OTHER` as for `/storeOrder`, 409 ' +
      '`ORDER_BEING_PAID` while another guardian is paying for one of the children, or another administrator for one of the schools. Another plan that renews itself, or ' +
      'the same for fewer children, is not charged again. Vouchers ' +
      'and checkouts of the same plan end before the card is charged, 409 `ORDER_CLOSED` where one of them was paid.',
    permission: 'member',
    limit: ORDERS,
    idempotent: true,
    body: memberSubscriptionSchema,
    returns: cardOutcomeSchema,
    prepare: (call) => checkSubscription(call, call.body),
    charge: ({ body }, checked) => chargeSubscription(payments, checked, body),
    handle: ({ db, t }, { person }, { orderId, made }) => cardOutcome(db, t, orderId, person.uuid, made),
  });
}
