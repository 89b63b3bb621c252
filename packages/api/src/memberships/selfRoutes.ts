import { messageSchema } from '@lia/sdk/accounts/schema';
import {
  cancelMembership,
  changeMembershipCard,
  getMyMembership,
  listMyOrders,
  listOpenOrders,
  openCardChange,
  resumeMembership,
} from '@lia/sdk/memberships/endpoints';
import {
  type CardChanged,
  cardChangedSchema,
  cardChangeSchema,
  myMembershipSchema,
  myOrdersSchema,
  ofOrderSchema,
  openOrdersSchema,
  type OwnMembership,
} from '@lia/sdk/memberships/records';
import { intentSchema } from '@lia/sdk/payments/cardsSchema';
import { nextPeriod } from '@lia/sdk/renewals/rules';

import type { ShownCard } from '../payments/cardProvider.ts';
import { configuredPayments } from '../payments/configured.ts';
import type { Subscription } from '../payments/subscriptionStore.ts';
import type { Database } from '../platform/database.ts';
import { DataPage, pageQuery } from '../platform/list.ts';
import { type Api, serve } from '../platform/serve.ts';
import { chargedAt } from './following.ts';
import { licensed } from './holders.ts';
import { openOrdersOf } from './openOrders.ts';
import { periodOf } from './renewed.ts';
import { cancelRenewal, changeCard, openSetup, resumeRenewal } from './renewal.ts';
import { missingLicences } from './sale.ts';
import { schoolPlansOf } from './schoolPlans.ts';
import { carriedDays, membershipsOf, shownPlans } from './shown.ts';
import { countOrders, listOwnOrders, type MembershipRow, subscriptionOf } from './store.ts';

/** Cards that one address tries: what tests stolen cards tries many. */
const CARDS = { times: 30, seconds: 60 };

const cardOf = ({ cardBrand, cardLast4 }: Subscription): ShownCard | null =>
  cardBrand !== null && cardLast4 !== null ? { brand: cardBrand, last4: cardLast4 } : null;

/** A membership as its payer sees it; undefined for one whose plan is no more. */
async function toOwnRecord(db: Database, found: MembershipRow): Promise<OwnMembership | undefined> {
  const shown = await shownPlans(db, found);
  if (!shown) return undefined;
  const { plan, next } = shown;
  const subscription = await subscriptionOf(db, found.orderId);
  return {
    order: found.orderId,
    plan: plan.id,
    type: plan.type,
    membership: plan.membership,
    status: found.status,
    paid_until: found.paidUntil.toISOString(),
    carried_days: carriedDays(found),
    next,
    cancelled: found.cancelled,
    renews: subscription !== undefined,
    renews_at: chargedAt(found).toISOString(),
    owes: subscription?.status === 'past_due',
    card: subscription ? cardOf(subscription) : null,
    further: nextPeriod(plan, periodOf(found)).further,
    licences: await licensed(db, found),
    missing_licences: await missingLicences(db, found, plan),
  };
}

/** What members see and decide of their own membership. Each row is found by the call's scope. */
export function myMembershipRoutes(api: Api): void {
  const payments = configuredPayments(api.app);

  serve(api, getMyMembership, {
    summary: 'My membership',
    description:
      '`others`: further ones that stand, as of a parent who teaches, or that a card goes on paying. `school_plans`: what others ' +
      'pay for the schools that the caller runs; `school_paid`: whether each of these has one that goes on.',
    permission: 'member',
    returns: myMembershipSchema,
    async handle({ db, scope }) {
      const found = await Promise.all((await membershipsOf(db, scope)).map((one) => toOwnRecord(db, one)));
      const [data = null, ...others] = found.flatMap((one) => one ?? []);
      const { plans, isPaid } = await schoolPlansOf(db, scope.userId);
      return { data, others, school_plans: plans, school_paid: isPaid };
    },
  });

  serve(api, cancelMembership, {
    summary: 'Cancel my membership',
    description: 'It stays until what is paid ends, and is not charged again.',
    permission: 'member',
    query: ofOrderSchema,
    returns: messageSchema,
    async handle({ t, ...call }) {
      await cancelRenewal(payments, call);
      return { message: t('membership.cancelled') };
    },
  });

  serve(api, resumeMembership, {
    summary: 'Take my cancelling back',
    description: 'While what is paid lasts; 404 once nothing renews itself any more.',
    permission: 'member',
    query: ofOrderSchema,
    returns: messageSchema,
    async handle({ t, ...call }) {
      await resumeRenewal(payments, call);
      return { message: t('membership.resumed') };
    },
  });

  serve(api, openCardChange, {
    summary: 'Begin to change my card',
    description: 'Answers the secret with which the browser confirms the new card with the card company.',
    permission: 'member',
    limit: CARDS,
    query: ofOrderSchema,
    returns: intentSchema,
    async handle(call) {
      const { id, clientSecret } = await openSetup(payments, call);
      return { id, client_secret: clientSecret };
    },
  });

  serve(api, changeMembershipCard, {
    summary: 'Change my card',
    description:
      'Pays what is owed, and the coming periods. 402 `CARD_DECLINED` leaves the card as it was, and so does ' +
      '`requires_action` until the holder answered their bank and the same is asked once more.',
    permission: 'member',
    limit: CARDS,
    query: ofOrderSchema,
    body: cardChangeSchema,
    returns: cardChangedSchema,
    async handle({ body, t, ...call }): Promise<CardChanged> {
      const change = await changeCard(payments, call, body.payment_method);
      return change.status === 'requires_action'
        ? { message: t('payment.confirm'), data: { status: 'requires_action', client_secret: change.clientSecret } }
        : { message: t('membership.card'), data: { status: 'changed', client_secret: null } };
    },
  });

  serve(api, listMyOrders, {
    summary: 'My orders',
    description: 'Of plans, with their renewals, of courses, and gifts; newest first.',
    permission: 'member',
    query: pageQuery,
    returns: myOrdersSchema,
    async handle({ db, scope, range }) {
      const found = await listOwnOrders(db, scope, range);
      const rows = found.map(({ createdAt, ...order }) => ({ ...order, created_at: createdAt.toISOString() }));
      return new DataPage(rows, range, await countOrders(db, scope));
    },
  });

  serve(api, listOpenOrders, {
    summary: 'My orders that wait for their payment',
    description:
      'With a voucher that OXXO still takes, or a checkout that is still open; neither while a payment is in process. Newest first.',
    permission: 'member',
    returns: openOrdersSchema,
    handle: async ({ db, scope }) => ({
      data: await openOrdersOf(db, payments.provider.name, scope),
    }),
  });
}
